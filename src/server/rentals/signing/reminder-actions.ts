import type { SigningParty } from '../../../domain/rentals/signing.ts'
import { canRemind, reminderCancellationOf, turnOf } from '../../../domain/rentals/signing-deadline.ts'
import { isEnded } from '../../../domain/rentals/landlord-status.ts'
import type { Verdict } from '../../../domain/kernel/verdict.ts'
import { auditRequest } from '../lifecycle/audit.ts'
import type { LockedRequest } from '../lifecycle/command.ts'
import { tellTenant, tellLandlord } from '../lifecycle/mails.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { isNotificationWanted } from '../../notifications/notifications/tell-sql.ts'
import { lockOffer, lockOfferForSystem, situationOf } from '../offers/locked-offer.ts'
import type { OfferRow } from '../lifecycle/offers-sql.ts'
import { listSigners } from '../lifecycle/signature-sql.ts'
import { forEachAlone } from '../../kernel/jobs/for-each-alone.ts'
import {
  insertReminder,
  listDueReminders,
  listReminders,
  type SettledReminder,
  settleReminder,
} from './reminder-sql.ts'
import { requireViewer, demand } from '../../kernel/viewer/viewer-guard.ts'

const batchSize = 100

/** Whether a side can have the other one reminded, given the reminders so far. */
export function canRemindNow(
  offer: OfferRow,
  side: SigningParty,
  reminders: readonly SettledReminder[],
  now: Temporal.Instant,
): Verdict {
  const sent = reminders.flatMap((reminder) =>
    reminder.sentAt && reminder.role !== side ? [reminder.sentAt] : [],
  )
  const lastAt = sent.toSorted((a, b) => Temporal.Instant.compare(a, b)).at(-1) ?? null
  return canRemind(situationOf(offer), side, { lastAt, now })
}

/** One side has the other one reminded that it is their turn. */
export async function sendSigningReminder(ctx: Context, offerId: string, key: string): Promise<string> {
  const viewer = requireViewer(ctx)
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'sendSigningReminder', body: offerId }, async () => {
      const { offer, role, request } = await lockOffer(trx, viewer, offerId)
      const now = ctx.now()
      demand(canRemindNow(offer, role, await listReminders(trx, [offerId]), now))
      const reminded = turnOf(situationOf(offer)) ?? 'TENANT'
      await insertReminder(trx, {
        offerId,
        landlordId: offer.landlordId,
        role: reminded,
        requestedBy: viewer.id,
        dueAt: now,
        sentAt: now,
        at: now,
      })
      await auditRequest(trx, ctx, request.row, 'sendSigningReminder')
      await remind(trx, ctx, request, offer, reminded)
      return offerId
    }),
  )
}

/** Sends the reminders that are due, or notes why they aren't wanted any more; running it twice sends none twice. */
export async function sendDueReminders(ctx: Context): Promise<void> {
  const due = await listDueReminders(ctx.db, ctx.now(), batchSize)
  await forEachAlone(due, 'reminders', ({ id, offerId, role }) =>
    inTransaction(ctx, async (trx) => {
      const locked = await lockOfferForSystem(trx, offerId)
      if (!locked) return
      const { offer, request } = locked
      const cancellationReason = reminderCancellationOf(role, {
        situation: situationOf(offer),
        booking: request.facts.booking,
        requestEnded: isEnded(request.row.statusType),
        wanted: role === 'TENANT' || (await isNotificationWanted(trx, request.row, 'signingReminder')),
      })
      const how = cancellationReason ? { cancellationReason } : { sentAt: ctx.now() }
      if (!(await settleReminder(trx, id, how)) || cancellationReason) return
      await auditRequest(trx, ctx, request.row, 'signingReminder')
      await remind(trx, ctx, request, offer, role)
    }),
  )
}

/** Who is to sign for the landlord at the external provider; null: the landlord. */
async function agentOf(trx: Db, offer: OfferRow): Promise<string | null> {
  if (offer.signatureProvider !== 'YOUSIGN' || offer.landlordSignedAt) return null
  const signers = await listSigners(trx, [offer.id])
  return signers.find(({ role }) => role === 'LANDLORD')?.agentName ?? null
}

async function remind(
  trx: Db,
  ctx: Context,
  request: LockedRequest,
  offer: OfferRow,
  role: SigningParty,
): Promise<void> {
  if (role === 'LANDLORD') {
    const page = `dashboard/contracts/${offer.id}`
    const signer = { agentName: await agentOf(trx, offer), wasLost: false }
    await tellLandlord(trx, ctx, request.row, 'signingReminder', page, undefined, signer)
  } else await tellTenant(trx, ctx, request.row, 'signingReminder', `contracts/${offer.id}`)
}
