import type { Gap } from '../../../domain/listings/listing-gaps.ts'
import { canPublish, canUnpublish } from '../../../domain/listings/publish.ts'
import { refuse, type Verdict } from '../../../domain/kernel/verdict.ts'
import { type BlockedDays, blockedDaysOf } from '../occupancy/blocked-days.ts'
import { loadCalendars } from '../occupancy/calendars.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { findGroup, findReadableGroup } from '../listings/sql.ts'
import type { Stay } from '../../../domain/kernel/day.ts'
import { archivingVerdict } from './archive-actions.ts'
import { gapsToPublish } from '../listings/gaps.ts'
import type { PublishingKey } from './locked-listing.ts'
import { isHeldBySales } from './publish-actions.ts'
import { listArchived } from '../listings/content-sql.ts'
import { listPublishedUnits, type PublishedUnitRow } from './sql.ts'
import { type Leaving, listStranded, type Stranded } from './stranded.ts'
import { ownUnits, worksOnWhole } from '../../kernel/viewer/visible-to.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

/** What may be done about a listing's being public, and why not. */
export interface PublishingSituation {
  groupId: string
  canPublish: Verdict
  canUnpublish: Verdict
  canArchive: Verdict
  archivedAt: Temporal.Instant | null
  /** What publishing needs and is missing. */
  gaps: Gap[]
  publicUnits: number
  /** Units that publishing would make public. */
  unitsToPublish: number
  /** Why it left the last time; null where it never did, or is public. */
  left: PublishedUnitRow | null
}

/** The situation of a listing, a unit or a group of the viewer's world; null for a missing or foreign one. */
export async function findSituation(ctx: Context, key: PublishingKey): Promise<PublishingSituation | null> {
  const group = await findReadableGroup(ctx.reads, requireViewer(ctx), { groupId: key.groupId })
  const all = group ? await listPublishedUnits(ctx.db, key.groupId, key.listingId) : []
  const units = group ? ownUnits(ctx.viewer, group, all) : []
  if (!group || units.length === 0) return null
  const hidden = units.filter((unit) => !unit.published)
  const mayBe = hidden.filter((unit) => !isHeldBySales(unit))
  const gaps = await gapsToPublish(ctx.db, ctx.today(), key.groupId, mayBe.length > 0 ? mayBe : units)
  const [archived] = await listArchived(ctx.db, [key.groupId])
  if (!worksOnWhole(ctx.viewer, group)) return situationInUnits(key, units, archived?.archivedAt ?? null)
  const held = requireViewer(ctx).frozen ? refuse('ACCOUNT_FROZEN') : null
  const publishing = canPublish({
    archived: archived !== undefined,
    hidden: hidden.length,
    heldBySales: hidden.length - mayBe.length,
    gaps: gaps.length,
  })
  const unpublishing = canUnpublish(units.length - hidden.length)
  return {
    groupId: key.groupId,
    canPublish: publishing.reason === 'ALREADY_PUBLISHED' ? publishing : (held ?? publishing),
    canUnpublish: unpublishing.value ? (held ?? unpublishing) : unpublishing,
    canArchive: held ?? (await archivingVerdict(ctx.db, ctx, key.groupId)),
    archivedAt: archived?.archivedAt ?? null,
    gaps,
    publicUnits: units.length - hidden.length,
    unitsToPublish: mayBe.length,
    left: hidden.find((unit) => unit.unpublishReason) ?? null,
  }
}

// Who works on single units of a house sees how public these are; the rest is for those who work on all of it.
function situationInUnits(
  { groupId }: PublishingKey,
  units: readonly PublishedUnitRow[],
  archivedAt: Temporal.Instant | null,
): PublishingSituation {
  const hidden = units.filter((unit) => !unit.published)
  const refused = refuse('NO_PERMISSION')
  return {
    groupId,
    canPublish: hidden.length === 0 ? refuse('ALREADY_PUBLISHED') : refused,
    canUnpublish: refused,
    canArchive: refused,
    archivedAt,
    gaps: [],
    publicUnits: units.length - hidden.length,
    unitsToPublish: hidden.length,
    left: hidden.find((unit) => unit.unpublishReason) ?? null,
  }
}

/** What taking a listing out means for others. */
export interface UnpublishConsequences {
  /** Units that leave. */
  units: number
  /** Units of the group that stay public. */
  unitsLeft: number
  /** Requests that no public unit could serve any more. */
  requests: Stranded[]
  /** The days that are blocked, unit by unit: the span without what is booked or being signed. */
  blocked: BlockedDays[]
  /** Bookings and contracts in signing of the units that leave, which stay as they are. */
  stays: number
}

/** Who is concerned when a listing of the viewer's world is taken out, as the command does it; null for a missing one. */
export async function findConsequences(
  ctx: Context,
  key: PublishingKey,
  what: { block: Stay | null } & Pick<Leaving, 'waiting' | 'accepted'>,
): Promise<UnpublishConsequences | null> {
  const group = await findGroup(ctx.reads, requireViewer(ctx), { groupId: key.groupId })
  if (!group) return null
  const calendars = (await loadCalendars(ctx.db, [key.groupId], ctx.today())).get(key.groupId) ?? []
  const shown = calendars.filter(({ unit }) => unit.published)
  const leaving = shown.filter(({ id }) => !key.listingId || id === key.listingId)
  const unpublished = leaving.map(({ id }) => id)
  const blocked = blockedDaysOf(leaving, what.block)
  return {
    units: leaving.length,
    unitsLeft: shown.length - leaving.length,
    blocked,
    requests: await listStranded(ctx.db, key.groupId, { ...what, blocked, unpublished }),
    stays: leaving.flatMap(({ occupancies }) => occupancies.filter(({ kind }) => kind !== 'BLOCK')).length,
  }
}
