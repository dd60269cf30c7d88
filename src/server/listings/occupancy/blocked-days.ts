import type { Stay } from '../../../domain/kernel/day.ts'
import { leftOver } from '../../../domain/calendars/feed-days.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import type { Calendar } from './calendars.ts'

/** Days that are blocked in a unit. */
export interface BlockedDays extends Stay {
  listingId: string
  apartmentName: string
}

/** GraphQL BlockedUnitDays. */
export const blockedDaysType = builder.objectRef<BlockedDays>('BlockedUnitDays').implement({
  policy: 'visible',
  description: 'Days that would be blocked in a unit; both belong to the block.',
  fields: (t) => ({
    listingId: t.exposeID('listingId'),
    apartmentName: t.exposeString('apartmentName'),
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day' }),
  }),
})

/** What is blocked of a span in some units: what no booking and no contract in signing takes of it. */
export function blockedDaysOf(calendars: readonly Calendar[], span: Stay | null): BlockedDays[] {
  if (!span) return []
  return calendars.flatMap(({ id, unit, occupancies }) =>
    leftOver(
      span,
      occupancies.filter(({ kind }) => kind !== 'BLOCK'),
    ).map((days) => ({ ...days, listingId: id, apartmentName: unit.apartmentName })),
  )
}
