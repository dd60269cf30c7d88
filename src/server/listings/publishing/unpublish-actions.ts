import { waitingRequests } from '../occupancy/waiting.ts'
import type { BlockReason } from '../../../domain/catalogue/calendars.ts'
import type { UnpublishReason, UnpublishReasonScope } from '../../../domain/catalogue/unpublish-reason.ts'
import { ValidationError } from '../../../domain/kernel/errors.ts'
import { canUnpublish } from '../../../domain/listings/publish.ts'
import {
  blockOf,
  blockReasonOf,
  checkUnpublish,
  findOfferedReason,
  type UnpublishInput,
} from '../../../domain/listings/unpublish.ts'
import { type BlockedDays, blockedDaysOf } from '../occupancy/blocked-days.ts'
import { type Calendar, loadCalendars } from '../occupancy/calendars.ts'
import { insertBlocks } from '../occupancy/sql.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import type { GroupRow } from '../listings/sql.ts'
import { auditListing, lockListing, type PublishingKey } from './locked-listing.ts'
import { tellLandlordOfUnpublishing } from './mails.ts'
import { saveUnpublished } from './sql.ts'
import { listStranded } from './stranded.ts'
import { demand } from '../../kernel/viewer/viewer-guard.ts'
import { recordPublished } from '../listings/change-sql.ts'
import { type Seen, demandSeen } from '../occupancy/waiting.ts'
import type { Day } from '../../../domain/kernel/day.ts'

/** How somebody takes a listing out. */
export interface Unpublishing extends UnpublishInput {
  /** Also those requests are declined that could wait for it to come back. */
  declineRequests: boolean
  /** Also those are declined that have the landlord's yes, and could still have it. */
  declineAccepted: boolean
}

/**
 * Takes a listing, a unit or all units of a group out, with a reason. Days that come with it are blocked in the same
 * transaction, and decline who wanted them; answers the group's id.
 */
export async function unpublishListing(
  ctx: Context,
  target: PublishingKey,
  given: Unpublishing,
  call: { scope: UnpublishReasonScope; seen: Seen; key: string },
): Promise<string> {
  const { scope, seen, key } = call
  const days = [given.block?.from, given.block?.to].map(String)
  const body = { ...target, ...given, block: days, seen }
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: `unpublishListing ${scope}`, body }, async () => {
      const { group, units } = await lockListing(trx, ctx, target, scope)
      const shown = units.filter((unit) => unit.published).map((unit) => unit.id)
      demand(canUnpublish(shown.length))
      const reason = checkedReason(given, scope, ctx.today())
      const explanation = given.explanation.trim()
      await saveUnpublished(trx, shown, { reason: reason.value, explanation, at: ctx.now() })
      await recordPublished(trx, ctx.now(), { listingIds: shown, published: false })
      await auditListing(trx, ctx, group, 'unpublishListing', {
        listingIds: shown,
        reason: reason.value,
        explanation,
      })
      const block = blockOf(given)
      const since = block?.from ?? ctx.today()
      const before = (await loadCalendars(trx, [group.groupId], since)).get(group.groupId) ?? []
      const blocked = blockedDaysOf(chosen(before, shown), block)
      const stranded = await listStranded(trx, group.groupId, {
        blocked,
        waiting: given.declineRequests,
        accepted: given.declineAccepted,
        unpublished: shown,
      })
      const declined = stranded.flatMap(({ row, wouldBeDeclined }) => (wouldBeDeclined ? [row] : []))
      demandSeen(
        declined.map(({ id }) => id),
        seen,
      )
      await blockDays(trx, ctx, group, blocked, blockReasonOf(reason.value))
      await waitingRequests().decline(trx, ctx, declined)
      await waitingRequests().daysChanged(trx, [group.groupId])
      if (scope === 'SALES') await tellLandlordOfUnpublishing(trx, ctx, group, reason, explanation)
      return target.groupId
    }),
  )
}

/** Takes all units of any listing out as a scam, in the words of whoever found it, once per key; answers the group's id. */
export async function takeOffAsScam(
  ctx: Context,
  { groupId, explanation }: { groupId: string; explanation: string },
  key: string,
): Promise<string> {
  if (explanation.trim() === '') throw new ValidationError({ explanation: 'unpublish.explanation.missing' })
  const given = { explanation, block: null, declineRequests: false, declineAccepted: false }
  const reasonKey = 'unpublishReason.SALES_SCAM'
  const call = { scope: 'SALES', seen: null, key } as const
  return unpublishListing(ctx, { groupId, listingId: null }, { ...given, reasonKey }, call)
}

function checkedReason(given: Unpublishing, scope: UnpublishReasonScope, today: Day): UnpublishReason {
  const problems = checkUnpublish(given, scope, today)
  const reason = findOfferedReason(given.reasonKey, scope)
  if (!reason || Object.keys(problems).length > 0) throw new ValidationError(problems)
  return reason
}

function chosen(calendars: readonly Calendar[], listingIds: readonly string[]): Calendar[] {
  return calendars.filter((calendar) => listingIds.includes(calendar.id))
}

async function blockDays(
  trx: Db,
  ctx: Context,
  group: GroupRow,
  blocked: readonly BlockedDays[],
  reason: BlockReason,
): Promise<void> {
  if (blocked.length === 0) return
  await insertBlocks(
    trx,
    blocked.map(({ listingId, from, to }) => ({
      listingId,
      groupId: group.groupId,
      landlordId: group.landlordId,
      stay: { from, to },
      source: 'own',
      reason,
      note: '',
    })),
  )
  await auditListing(trx, ctx, group, 'blockDays', {
    blocks: blocked.map(({ listingId, from, to }) => ({
      listingId,
      from,
      to,
    })),
    reason,
  })
}
