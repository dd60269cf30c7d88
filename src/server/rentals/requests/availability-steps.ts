import type { Actor } from '../../../domain/kernel/verdict.ts'
import { answerDeadline } from '../../../domain/rentals/booking-request.ts'
import { isExtension } from '../../../domain/rentals/classification.ts'
import type { RequestCommand } from '../../../domain/rentals/request-transitions.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { makeOffer } from '../offers/make-offer.ts'
import { type LockedRequest, typeAfter } from '../lifecycle/command.ts'
import { saveStatus } from '../lifecycle/command-sql.ts'
import { declineForTakenDays } from '../lifecycle/conflicts.ts'
import { tellTenant } from '../lifecycle/mails.ts'

/** Makes a request AVAILABLE: the tenant has 72 hours; an extension gets its contract, and with it its days, at once. */
export async function makeAvailable(
  trx: Db,
  ctx: Context,
  request: LockedRequest,
  by: { command: Extract<RequestCommand, 'accept' | 'takeSuggestion'>; who: Actor },
): Promise<void> {
  const { row } = request
  // An extension goes straight to its contract: there is nothing to confirm in time.
  const tenantAnswerUntil = isExtension(row.type) ? null : answerDeadline(ctx.now())
  await saveStatus(trx, [row.id], {
    statusType: typeAfter(by.command, row, by.who),
    at: ctx.now(),
    statusReason: null,
    autoDeclineAt: null,
    tenantAnswerUntil,
    answeredAt: ctx.now(),
  })
  if (isExtension(row.type)) {
    // Where only the landlord's own document will do, the days are promised all the same: nobody else is told to wait.
    const offerId = await makeOffer(trx, ctx, request)
    const promisedIn = offerId ? null : row.extendsListingId
    await declineForTakenDays(trx, ctx, request, { suppressingListingRequestId: row.id }, promisedIn)
  }
  const template = isExtension(row.type) ? 'extensionAccepted' : 'requestAccepted'
  await tellTenant(trx, ctx, { ...row, tenantAnswerUntil }, template)
}
