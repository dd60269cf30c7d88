import { addDays, type Day, startOfDay } from '../../../domain/kernel/day.ts'
import { ValidationError } from '../../../domain/kernel/errors.ts'
import { LOG_ACTIONS, type LogKind } from '../../../domain/kernel/log-kinds.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import type { AuditNarrowing } from './log-sql.ts'

/** What somebody asks the log for. */
export interface AuditFilter {
  person?: string | null
  groupId?: string | null
  listingId?: string | null
  kind?: LogKind | null
  from?: Day | null
  to?: Day | null
  timeZone?: string | null
}

// What is no id is nobody's: it finds nothing, as an id does that isn't in this world.
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** An id as the database reads one; null where none is given. */
export function idOrNull(id: string | null | undefined): string | null {
  if (id === null || id === undefined || id === '') return null
  return isUuid(id) ? id : NOBODY
}

/** What the log is narrowed to by a filter; days begin and end in its time zone. ValidationError for one that isn't. */
export function narrowingOf(filter: AuditFilter): AuditNarrowing {
  const zone = filter.timeZone ?? 'UTC'
  return {
    person: filter.person === 'MEZZO' ? 'MEZZO' : idOrNull(filter.person),
    groupId: idOrNull(filter.groupId),
    listingId: idOrNull(filter.listingId),
    actions: filter.kind ? LOG_ACTIONS[filter.kind] : null,
    from: filter.from ? beginningOf(filter.from, zone) : null,
    before: filter.to ? beginningOf(addDays(filter.to, 1), zone) : null,
    impersonationId: null,
  }
}

function beginningOf(day: Day, zone: string): Temporal.Instant {
  try {
    return startOfDay(day, zone)
  } catch (cause) {
    throw new ValidationError({ timeZone: 'query.invalid' }, undefined, cause)
  }
}
