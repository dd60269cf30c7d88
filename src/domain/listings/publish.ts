import type { OccupancyKind } from '../catalogue/calendars.ts'
import type { Day, Stay } from '../kernel/day.ts'
import { ALLOWED, refuse, type Verdict } from '../kernel/verdict.ts'
import type { RequestStatusType } from '../catalogue/requests.ts'

/** Days of a unit that is to be deleted. */
export interface TakenStay extends Stay {
  kind: OccupancyKind
}

/** Whether units can be deleted: not with a booking that is not over, nor with an offer in signing, whose days are held. */
export function canDeleteUnits(taken: readonly TakenStay[], today: Day): Verdict {
  const lasting = taken.filter((stay) => stay.to >= today)
  if (lasting.some((stay) => stay.kind === 'BOOKING')) return refuse('BOOKED')
  return taken.some((stay) => stay.kind === 'HOLD') ? refuse('OFFER_EXISTS') : ALLOWED
}

/** What decides whether units may be shown to tenants. */
export interface PublishFacts {
  archived: boolean
  /** Units that are asked for and not public yet. */
  hidden: number
  /** Those of them that sales took out: only sales lets them back. */
  heldBySales: number
  /** How much is missing, by the one rule of what publishing needs. */
  gaps: number
}

/** Whether units may be published; what is missing is told beside it. */
export function canPublish(facts: PublishFacts): Verdict {
  if (facts.archived) return refuse('ARCHIVED')
  if (facts.hidden === 0) return refuse('ALREADY_PUBLISHED')
  if (facts.heldBySales === facts.hidden) return refuse('UNPUBLISHED_BY_SALES')
  return facts.gaps > 0 ? refuse('INCOMPLETE') : ALLOWED
}

/** Whether there is anything that may be taken out. */
export function canUnpublish(publicUnits: number): Verdict {
  return publicUnits > 0 ? ALLOWED : refuse('NOT_PUBLISHED')
}

/**
 * Whether a unit can still be given that has been taken out: it was public when the landlord said yes to the request,
 * and who has that word can still be held to it (decision 58).
 */
export function isPromised(
  request: { statusType: RequestStatusType; answeredAt: Temporal.Instant | null },
  unit: { published: boolean; unpublishedAt: Temporal.Instant | null },
): boolean {
  if (unit.published || !unit.unpublishedAt || !request.answeredAt || !isPromise(request)) return false
  return Temporal.Instant.compare(request.answeredAt, unit.unpublishedAt) <= 0
}

/** Whether the landlord has said yes to a request that has not ended. */
export function isPromise({ statusType }: { statusType: RequestStatusType }): boolean {
  return statusType === 'AVAILABLE' || statusType === 'TENANT_APPROVED'
}

/** What decides whether a listing may be put away. */
export interface ArchiveFacts {
  archived: boolean
  publicUnits: number
  /** Requests that have not ended. */
  activeRequests: number
  taken: readonly TakenStay[]
}

/** Whether a listing may be put away: nothing that still needs somebody may get out of sight. */
export function canArchive(facts: ArchiveFacts, today: Day): Verdict {
  if (facts.archived) return refuse('ARCHIVED')
  if (facts.publicUnits > 0) return refuse('STILL_PUBLISHED')
  if (facts.activeRequests > 0) return refuse('REQUESTS_WAITING')
  return canDeleteUnits(facts.taken, today)
}

/** 'Torstraße 14 (2)': the name of a copy, with the first number that no other listing has. */
export function nameOfCopy(name: string, taken: Iterable<string>, maxLength: number): string {
  const names = new Set(taken)
  const base = name.replace(/ \(\d+\)$/, '')
  for (let number = 2; ; number++) {
    const suffix = ` (${number})`
    const next = `${base.slice(0, maxLength - suffix.length)}${suffix}`
    if (!names.has(next)) return next
  }
}
