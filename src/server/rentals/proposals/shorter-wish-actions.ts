import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { changedSince } from '../bookings/cancellation-plan.ts'
import { answerProposal, noteProposal } from './actions.ts'
import { tellLandlordOfWish, tellOfAgreedEnd, tellOfWithdrawnWish, tellTenantOfRefusal } from './mails.ts'
import { endAsAgreed, readProposalAnswer, type ShorterStayOrder, storeShorter } from './shorter-actions.ts'
import { saveProposalEnd } from './sql.ts'

/** An earlier end that the tenant asks for, with the amounts that were shown before, in minor units. */
export interface ShorterWishOrder extends ShorterStayOrder {
  /** The rent of the stay that would be left. */
  rent: number
  /** What would go back of what the tenant has paid through the product. */
  refund: number
}

/** The tenant asks to leave earlier; the landlord has a week to agree, and nothing changes until then (decision 135). Returns the proposal's id. */
export async function proposeShorterStay(
  ctx: Context,
  order: ShorterWishOrder,
  key: string,
): Promise<string> {
  const operation = 'proposeShorterStay'
  const body = { ...order, message: readProposalAnswer(order.message) }
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation, body }, async () => {
      const { rent, refund, ...wish } = body
      const shown = { rent, refund }
      const { proposal, end } = await storeShorter(trx, ctx, { ...wish, side: 'tenant', operation, shown })
      await tellLandlordOfWish(trx, ctx, proposal, end)
      return proposal.id
    }),
  )
}

/** The tenant takes back a proposal that nobody has answered: the stay ends as it was booked. Returns its id. */
export async function withdrawShorterStay(ctx: Context, proposalId: string, key: string): Promise<string> {
  const operation = 'withdrawShorterStay'
  const command = { proposalId, key, operation, side: 'tenant', of: 'TENANT' } as const
  return answerProposal(ctx, command, async (trx, proposal) => {
    await saveProposalEnd(trx, proposal.id, { state: 'WITHDRAWN', at: ctx.now() })
    await noteProposal(trx, ctx, proposal, operation)
    await tellOfWithdrawnWish(trx, ctx, proposal)
    return proposal.id
  })
}

/** A landlord's answer to a tenant who asks to leave earlier. */
export interface ShorterWishAnswer {
  proposalId: string
  /** What the tenant is written with it. */
  message: string
}

/**
 * The landlord agrees that the tenant leaves earlier: the stay ends as one that both sides agreed on (decision 127).
 * `seen` is the fingerprint of the consequences that were shown. Returns the proposal's id.
 */
export async function acceptShorterStay(
  ctx: Context,
  { proposalId, message, seen }: ShorterWishAnswer & { seen: string },
  key: string,
): Promise<string> {
  const operation = 'acceptShorterStay'
  const answer = readProposalAnswer(message)
  const command = { proposalId, key, operation, side: 'landlord', of: 'TENANT' } as const
  return answerProposal(ctx, { ...command, more: { seen, message: answer } }, async (trx, proposal) => {
    const end = await endAsAgreed(trx, ctx, proposal, {
      side: 'landlord',
      operation,
      note: answer,
      changed: ({ plan }) => changedSince(seen, plan),
      answer,
    })
    await tellOfAgreedEnd(trx, ctx, proposal, { ...end, template: 'shorterWishAgreed', answer })
    return proposal.id
  })
}

/** The landlord doesn't agree that the tenant leaves earlier: the stay ends as it was booked. Returns the proposal's id. */
export async function declineShorterStay(
  ctx: Context,
  { proposalId, message }: ShorterWishAnswer,
  key: string,
): Promise<string> {
  const operation = 'declineShorterStay'
  const answer = readProposalAnswer(message)
  const command = { proposalId, key, operation, side: 'landlord', of: 'TENANT' } as const
  return answerProposal(ctx, { ...command, more: { message: answer } }, async (trx, proposal) => {
    await saveProposalEnd(trx, proposal.id, { state: 'DECLINED', at: ctx.now(), answer })
    await noteProposal(trx, ctx, proposal, operation)
    await tellTenantOfRefusal(trx, ctx, proposal, answer)
    return proposal.id
  })
}
