import type { PartnerObstacle, PartnerSource } from '../catalogue/calendars.ts'
import type { Tag } from '../catalogue/flags.ts'
import { type Day, type Stay, sameStay } from '../kernel/day.ts'
import { isEntryOver, LEAST_LOST, quarantineNow } from './feed-quarantine.ts'
import type { Quarantine } from './feed-state.ts'

/** Whether a partner's source is read for a unit, with the reason when not. */
export interface PartnerVerdict {
  value: boolean
  reason: PartnerObstacle | null
}

// Which portal stands behind which source is not known (C3 has three of each): decision 48.
const NEVER: Record<PartnerSource, Tag> = {
  hns: 'NEVER_SYNC_WITH_PARTNER_PORTAL_1',
  hnsavailabilities: 'NEVER_SYNC_WITH_PARTNER_PORTAL_2',
  hnsrestrictions: 'NEVER_SYNC_WITH_PARTNER_PORTAL_3',
}

/** The one portal that a flag skips, and that another one always syncs with. */
const PROPERTY_PORTAL: PartnerSource = 'hns'

/**
 * Whether the flags of a listing let its days come from a source (C3): what forbids is stronger than what forces, and
 * what forces needs no enabling.
 */
export function canSyncPartner(
  source: PartnerSource,
  { labels, hasPartner }: { labels: readonly string[]; hasPartner: boolean },
): PartnerVerdict {
  const has = (tag: Tag) => labels.includes(tag)
  if (!hasPartner) return refuse('NO_PARTNER')
  if (has('NO_PARTNER_SYNC')) return refuse('NO_PARTNER_SYNC')
  if (has(NEVER[source])) return refuse('NEVER_SYNC_WITH_PARTNER_PORTAL')
  if (source === PROPERTY_PORTAL && has('SKIP_SYNC_WITH_PORTAL')) return refuse('SKIP_SYNC_WITH_PORTAL')
  const isForced = source === PROPERTY_PORTAL && has('ALWAYS_SYNC_WITH_PROPERTY_PORTAL')
  if (!isForced && !has('PARTNER_SYNC_ENABLED')) return refuse('PARTNER_SYNC_NOT_ENABLED')
  return { value: true, reason: null }
}

function refuse(reason: PartnerObstacle): PartnerVerdict {
  return { value: false, reason }
}

/** Days that a partner says are taken, under its own id. */
export interface PartnerStay extends Stay {
  externalId: string
}

/** The same as a block of ours. */
export interface KnownPartnerStay extends PartnerStay {
  blockId: string
  addedAt: Temporal.Instant
}

/** What has to be done to a unit's blocks of one source. */
export interface PartnerPlan {
  add: PartnerStay[]
  move: KnownPartnerStay[]
  remove: KnownPartnerStay[]
  /** Not null: what vanished is held, since far too much vanished at once. */
  quarantine: Quarantine | null
}

/**
 * What a partner's answer changes. Its ids don't change, so a stay whose days changed has moved. When all or most of
 * what is to come vanishes, that is held back as in a feed (D5); what is over stays as history.
 */
export function planPartnerAnswer(
  known: readonly KnownPartnerStay[],
  answer: readonly PartnerStay[],
  { today, now, quarantine }: { today: Day; now: Temporal.Instant; quarantine: Quarantine | null },
): PartnerPlan {
  const received = new Map(answer.map((stay) => [stay.externalId, stay]))
  const ids = new Set(known.map(({ externalId }) => externalId))
  const upcoming = known.filter((stay) => !isEntryOver(stay, today))
  const gone = upcoming.filter(({ externalId }) => !received.has(externalId))
  // What a quarantine's own answers brought does not confirm them.
  const counts = ({ addedAt }: KnownPartnerStay) =>
    !quarantine || Temporal.Instant.compare(addedAt, quarantine.since) < 0
  const [all, lost] = [upcoming.filter(counts).length, gone.filter(counts).length]
  const isSuspicious = lost > 0 && (lost === all || (lost >= LEAST_LOST && lost * 2 > all))
  const held = isSuspicious ? quarantineNow(quarantine, now) : null
  return {
    add: [...received.values()].filter((stay) => !ids.has(stay.externalId) && stay.to >= today),
    move: known.flatMap((stay) => {
      const now = received.get(stay.externalId)
      return now && !sameStay(now, stay) ? [{ ...stay, from: now.from, to: now.to }] : []
    }),
    remove: held ? [] : gone,
    quarantine: held,
  }
}
