import { currencyBalance } from './balance.ts'
import { type Call, enter, found, keep, PLATFORM } from './call.ts'
import {
  amountIn,
  currencyIn,
  metadataIn,
  refuseUnknown,
  requiredAmountIn,
  requiredIn,
  textIn,
} from './form.ts'
import { reversalObject, type Transfer, transferObject, type TransferReversal } from './money-objects.ts'
import { type Charge, chargeObject } from './payment-objects.ts'
import { ProviderError } from './provider-error.ts'

/** POST /v1/transfers: from our balance, or of a charge before its money is available. */
export async function createTransfer(call: Call): Promise<Transfer> {
  const { form } = call
  refuseUnknown(form, [
    'amount', 'currency', 'description', 'destination', 'metadata', 'source_transaction', 'transfer_group',
  ]) // prettier-ignore
  const amount = requiredAmountIn(form, 'amount')
  const currency = currencyIn(form)
  const destination = requiredIn(form, 'destination')
  const source = textIn(form, 'source_transaction')
  if (!(await call.books.find(PLATFORM, destination))) throw ProviderError.missing('destination', destination)
  if (source) await checkSource(call, source, amount)
  else if ((await currencyBalance(call, currency)).available < amount)
    throw ProviderError.invalid('You have insufficient available funds in your Stripe account.', {
      code: 'balance_insufficient',
    })
  const transfer = transferObject({
    created: call.now,
    amount,
    currency,
    destination,
    description: textIn(form, 'description'),
    metadata: metadataIn(form),
    sourceTransaction: source,
    transferGroup: textIn(form, 'transfer_group'),
  })
  const line = await enter(call, {
    amount: -amount,
    fee: 0,
    currency,
    type: 'transfer',
    category: 'transfer',
    source: transfer.id,
    description: transfer.id,
  })
  transfer.balance_transaction = line.id
  const there = { ...call, account: destination }
  const payment = chargeObject({
    created: call.now,
    amount,
    currency,
    description: null,
    metadata: {},
    intent: null,
    method: null,
    decline: null,
    sourceTransfer: transfer.id,
  })
  const received = await enter(there, {
    amount,
    fee: 0,
    currency,
    type: 'payment',
    category: 'charge',
    source: payment.id,
    description: null,
  })
  payment.balance_transaction = received.id
  transfer.destination_payment = payment.id
  await keep(there, payment, 'payment.created')
  await keep(call, transfer, 'transfer.created')
  return transfer
}

async function checkSource(call: Call, id: string, amount: number): Promise<void> {
  const charge = await found<Charge>(call, 'charge', id)
  const earlier = (await call.books.list(call.account, 'transfer', {
    match: { source_transaction: id },
  })) as Transfer[]
  const used = earlier.reduce((sum, transfer) => sum + transfer.amount - transfer.amount_reversed, 0)
  if (!charge.paid || used + amount > charge.amount)
    throw ProviderError.invalid('Transfers using this transaction as a source must not exceed its amount.', {
      param: 'amount',
    })
}

/** POST /v1/transfers/:id/reversals */
export async function reverseTransfer(call: Call, id: string): Promise<TransferReversal> {
  refuseUnknown(call.form, ['amount', 'description', 'metadata'])
  const transfer = await found<Transfer>(call, 'transfer', id)
  const left = transfer.amount - transfer.amount_reversed
  const amount = amountIn(call.form, 'amount') ?? left
  if (left === 0 || amount > left)
    throw ProviderError.invalid(`The transfer has ${left} left to reverse.`, { param: 'amount' })
  const there = { ...call, account: transfer.destination }
  const balance = await currencyBalance(there, transfer.currency)
  if (balance.available < amount)
    throw ProviderError.invalid('The destination account does not have enough funds to be reversed.', {
      code: 'balance_insufficient',
    })
  const reversal = reversalObject({ created: call.now, amount, transfer, metadata: metadataIn(call.form) })
  const taken = await enter(there, {
    amount: -amount,
    fee: 0,
    currency: transfer.currency,
    type: 'payment_refund',
    category: 'refund',
    source: transfer.destination_payment ?? transfer.id,
    description: 'REFUND FOR PAYMENT',
  })
  const line = await enter(call, {
    amount,
    fee: 0,
    currency: transfer.currency,
    type: 'transfer_refund',
    category: 'transfer_reversal',
    source: reversal.id,
    description: `REFUND FOR TRANSFER (${transfer.id}, ${taken.id})`,
  })
  reversal.balance_transaction = line.id
  transfer.amount_reversed += amount
  transfer.reversed = transfer.amount_reversed === transfer.amount
  transfer.reversals.data.unshift(reversal)
  await keep(call, reversal)
  await keep(call, transfer, 'transfer.reversed')
  return reversal
}
