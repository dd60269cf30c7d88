import { type Call, enter, found, keep } from './call.ts'
import { mapIn, refuseUnknown, textIn } from './form.ts'
import { type Charge, type Dispute, disputeObject } from './payment-objects.ts'
import { ProviderError } from './provider-error.ts'

/** What a dispute costs, in minor units. */
const DISPUTE_COST = 2000

/** Somebody contests a payment: the money is taken from us until it is decided. */
export async function openDispute(call: Call, charge: Charge, reason: string): Promise<Dispute> {
  const dispute = disputeObject({ created: call.now, charge, reason })
  const line = await enter(call, {
    amount: -dispute.amount,
    fee: DISPUTE_COST,
    currency: dispute.currency,
    type: 'adjustment',
    category: 'dispute',
    source: dispute.id,
    description: `Chargeback withdrawal for ${charge.id}`,
  })
  dispute.balance_transactions.push(line)
  charge.disputed = true
  await keep(call, charge)
  await keep(call, dispute, 'charge.dispute.created')
  return dispute
}

/** A bank asks about a payment, before it takes any money. */
export async function openInquiry(call: Call, charge: Charge): Promise<Dispute> {
  const dispute = disputeObject({ created: call.now, charge, reason: 'unrecognized' })
  dispute.status = 'warning_needs_response'
  await keep(call, dispute, 'charge.dispute.created')
  return dispute
}

/** What the bank asked about is settled. */
export async function dropInquiry(call: Call, id: string): Promise<Dispute> {
  const dispute = await found<Dispute>(call, 'dispute', id)
  if (dispute.status !== 'warning_needs_response')
    throw ProviderError.invalid('This dispute is already closed.')
  dispute.status = 'warning_closed'
  await keep(call, dispute, 'charge.dispute.closed')
  return dispute
}

/** POST /v1/disputes/:id: evidence; 'winning_evidence' and 'losing_evidence' decide at once, as in the provider's tests. */
export async function answerBank(call: Call, id: string): Promise<Dispute> {
  refuseUnknown(call.form, ['evidence', 'metadata', 'submit'])
  const dispute = await found<Dispute>(call, 'dispute', id)
  if (dispute.status !== 'needs_response') throw ProviderError.invalid('This dispute is already closed.')
  const evidence = mapIn(call.form, 'evidence')
  for (const name of Object.keys(evidence)) dispute.evidence[name] = textIn(evidence, name)
  const text = textIn(evidence, 'uncategorized_text')
  if (text === 'winning_evidence') return decideDispute(call, id, 'won')
  if (text === 'losing_evidence') return decideDispute(call, id, 'lost')
  if (textIn(call.form, 'submit') !== 'false') dispute.status = 'under_review'
  await keep(call, dispute, 'charge.dispute.updated')
  return dispute
}

/** Decides a dispute; one that is won gives the money back, and what it cost. */
export async function decideDispute(call: Call, id: string, end: 'won' | 'lost'): Promise<Dispute> {
  const dispute = await found<Dispute>(call, 'dispute', id)
  if (dispute.status === 'won' || dispute.status === 'lost')
    throw ProviderError.invalid('This dispute is already closed.')
  dispute.status = end
  if (end === 'won') {
    const line = await enter(call, {
      amount: dispute.amount,
      fee: -DISPUTE_COST,
      currency: dispute.currency,
      type: 'adjustment',
      category: 'dispute_reversal',
      source: dispute.id,
      description: `Chargeback reversal for ${dispute.charge}`,
    })
    dispute.balance_transactions.push(line)
  }
  await keep(call, dispute, 'charge.dispute.closed')
  return dispute
}
