import type { Stay } from '../../../domain/kernel/day.ts'
import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { type BlockedDays, blockedDaysType } from '../../listings/occupancy/blocked-days.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { findGroup } from '../../listings/listings/sql.ts'
import { declinedByBlock, daysToBlockFor } from '../lifecycle/declined-by-answer.ts'
import { type Overlapping, overlappingType } from '../../listings/occupancy/overlapping-type.ts'
import { activeRequestsOfGroup, calendarsOfGroup } from './loaders.ts'
import { findRequest } from '../lifecycle/requests-sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

builder.queryField('blockWillDeclineListingRequests', (t) =>
  t.field({
    type: [overlappingType],
    policy: 'limited',
    scope: 'requests:read',
    description:
      'Requests that would be declined if whatever is free of the days were blocked in every unit.',
    args: {
      groupId: t.arg.id({ required: true }),
      from: t.arg({ type: 'Day', required: true }),
      to: t.arg({ type: 'Day', required: true }),
      listingRequestId: t.arg.id({
        description: 'The request that is declined as occupied: an extension blocks its own unit alone.',
      }),
    },
    resolve: (_, { groupId, from, to, listingRequestId }, ctx) =>
      listDeclinedByBlock(ctx, groupId, { from, to }, listingRequestId ?? null),
  }),
)

builder.queryField('daysBlockedByDeclining', (t) =>
  t.field({
    type: [blockedDaysType],
    policy: 'limited',
    scope: 'requests:read',
    description:
      'What declining a request as occupied blocks of these days, in which units: all that no booking and no contract in signing takes.',
    args: {
      listingRequestId: t.arg.id({ required: true }),
      from: t.arg({ type: 'Day', required: true }),
      to: t.arg({ type: 'Day', required: true }),
    },
    resolve: (_, { listingRequestId, from, to }, ctx) => listBlockedDays(ctx, listingRequestId, { from, to }),
  }),
)

async function listBlockedDays(ctx: Context, requestId: string, block: Stay): Promise<BlockedDays[]> {
  checkOrder(block)
  const row = await findRequest(ctx.reads, requireViewer(ctx), 'landlord', requestId)
  if (!row) throw new ResourceNotFoundError()
  return daysToBlockFor(row, await calendarsOfGroup(ctx, row), block)
}

async function listDeclinedByBlock(
  ctx: Context,
  groupId: string,
  block: Stay,
  requestId: string | null,
): Promise<Overlapping[]> {
  checkOrder(block)
  const group = await findGroup(ctx.reads, requireViewer(ctx), { groupId })
  if (!group) throw new ResourceNotFoundError()
  const [calendars, requests] = await Promise.all([
    calendarsOfGroup(ctx, group),
    activeRequestsOfGroup(ctx, groupId).then((found) => found ?? []),
  ])
  // As the command does it; one that has ended meanwhile can't be declined any more.
  const declined = requests.find(({ id }) => id === requestId) ?? null
  const blocked = daysToBlockFor(declined, calendars, block)
  return declinedByBlock(blocked, block, { calendars, requests }).map((row) => ({
    row,
    wouldBeDeclined: true,
  }))
}

function checkOrder(block: Stay): void {
  if (block.to < block.from) throw new ValidationError({ to: 'reject.blockTo.beforeFrom' })
}
