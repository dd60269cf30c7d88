import { requestsDeclinedByBlock } from '../../domain/availability.ts'
import { compareDays, type Stay } from '../../domain/day.ts'
import { ResourceNotFoundError, ValidationError } from '../../domain/errors.ts'
import { unitsToBlock, withoutHolds } from '../availability/calendars.ts'
import type { Context } from '../context.ts'
import { builder } from '../graphql/builder.ts'
import { findGroup } from '../listings/sql.ts'
import { requireViewer } from './command.ts'
import { isWaiting, unitsFor } from './derived-facts.ts'
import { type Overlapping, overlappingType } from './overlapping-request-type.ts'
import { activeRequestsOfGroup, calendarsOfGroup } from './loaders.ts'

builder.queryField('blockWillDeclineListingRequests', (t) =>
  t.field({
    type: [overlappingType],
    policy: 'limited',
    scope: 'requests:read',
    description: 'Requests that would be declined if the days were blocked in every unit that is free then.',
    args: {
      groupId: t.arg.id({ required: true }),
      from: t.arg({ type: 'Day', required: true }),
      to: t.arg({ type: 'Day', required: true }),
    },
    resolve: (_, { groupId, from, to }, ctx) => listDeclinedByBlock(ctx, groupId, { from, to }),
  }),
)

async function listDeclinedByBlock(ctx: Context, groupId: string, block: Stay): Promise<Overlapping[]> {
  if (compareDays(block.to, block.from) < 0) throw new ValidationError({ to: 'reject.blockTo.beforeFrom' })
  if (!(await findGroup(ctx.db, requireViewer(ctx), { groupId }))) throw new ResourceNotFoundError()
  const calendars = (await calendarsOfGroup(ctx, groupId)) ?? []
  const requests = (await activeRequestsOfGroup(ctx, groupId)) ?? []
  // As the command does it; a hold declines nobody.
  const blocked = unitsToBlock(calendars, block).map((calendar) => calendar.id)
  const lasting = withoutHolds(calendars)
  return requests.filter(isWaiting).flatMap((row) => {
    const request = { ...row, listingRequestId: row.id }
    const [declined] = requestsDeclinedByBlock(blocked, block, unitsFor(row, lasting), [request])
    return declined ? [{ row, wouldBeDeclined: declined.wouldBeDeclined }] : []
  })
}
