import type { Stay } from '../../../domain/kernel/day.ts'
import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { afterCalendars, calendarsOfRequest } from '../lifecycle/fresh-calendars.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload } from '../../kernel/graphql/payload.ts'
import { verdictType } from '../../listings/listings/listing-summary-type.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import {
  listingRequestPayload,
  requestAfter,
  tenantPayload,
  tenantRequestAfter,
} from '../lifecycle/request-refs.ts'
import { activeRequestsOfGroup, calendarsOfGroup, surroundingsOf } from './loaders.ts'
import { declinedByDates } from '../lifecycle/declined-by-answer.ts'
import { type Overlapping, overlappingType } from '../../listings/occupancy/overlapping-type.ts'
import { storedFactsOf } from '../lifecycle/rows.ts'
import { findRequest } from '../lifecycle/requests-sql.ts'
import {
  refuseSuggestedDates,
  suggestDates,
  takeSuggestedDates,
  verdictOnDates,
} from './suggestion-actions.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

builder.queryField('checkSuggestedDates', (t) =>
  t.field({
    type: verdictType,
    policy: 'limited',
    scope: 'requests:read',
    description:
      'Whether these dates can be suggested instead of the asked ones, by the five conditions of D5.',
    args: {
      listingRequestId: t.arg.id({ required: true }),
      from: t.arg({ type: 'Day', required: true }),
      to: t.arg({ type: 'Day', required: true }),
    },
    resolve: async (_, { listingRequestId, from, to }, ctx) => {
      if (to <= from) throw new ValidationError({ to: 'request.to.notAfterFrom' })
      const row = await findRequest(ctx.db, requireViewer(ctx), 'landlord', listingRequestId)
      if (!row) throw new ResourceNotFoundError()
      const request = { ...(await surroundingsOf(ctx, row)), facts: storedFactsOf(row) }
      return verdictOnDates(request, { from, to }, ctx)
    },
  }),
)

builder.queryField('datesWillDeclineListingRequests', (t) =>
  t.field({
    type: [overlappingType],
    policy: 'limited',
    scope: 'requests:read',
    description:
      'Requests that would be declined if the tenant took these dates: only an extension holds its days at once.',
    args: {
      listingRequestId: t.arg.id({ required: true }),
      from: t.arg({ type: 'Day', required: true }),
      to: t.arg({ type: 'Day', required: true }),
    },
    resolve: (_, { listingRequestId, from, to }, ctx) =>
      listDeclinedByDates(ctx, listingRequestId, { from, to }),
  }),
)

async function listDeclinedByDates(ctx: Context, requestId: string, dates: Stay): Promise<Overlapping[]> {
  if (dates.to <= dates.from) throw new ValidationError({ to: 'request.to.notAfterFrom' })
  const row = await findRequest(ctx.db, requireViewer(ctx), 'landlord', requestId)
  if (!row) throw new ResourceNotFoundError()
  const calendars = await calendarsOfGroup(ctx, row)
  const others = (await activeRequestsOfGroup(ctx, row.groupId)) ?? []
  return declinedByDates(row, dates, { calendars, others }).map((other) => ({
    row: other,
    wouldBeDeclined: true,
  }))
}

builder.mutationField('suggestDates', (t) =>
  t.field({
    type: listingRequestPayload,
    policy: 'limited',
    scope: 'requests:write',
    acting: 'ANSWERS',
    description: 'Suggests other dates to the tenant, who has 72 hours to take or refuse them.',
    args: {
      listingRequestId: t.arg.id({ required: true }),
      from: t.arg({ type: 'Day', required: true }),
      to: t.arg({ type: 'Day', required: true }),
      message: t.arg.string(),
      seen: t.arg.idList({
        description:
          'The other requests that were shown as declined when the dates are taken: exactly these are now, or nothing is sent. Without it nobody may be.',
      }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { listingRequestId, from, to, message, seen, idempotencyKey }, ctx) =>
      afterCalendars(calendarsOfRequest(ctx, listingRequestId), () =>
        payload(async () => {
          const suggestion = { from, to, message: message?.trim() ?? '', seen: seen ?? null }
          return requestAfter(ctx, await suggestDates(ctx, listingRequestId, suggestion, idempotencyKey))
        }),
      ),
  }),
)

const seenDatesInput = builder.inputType('SeenDatesInput', {
  description: 'Suggested dates with their rent, as they were shown.',
  fields: (t) => ({
    from: t.field({ type: 'Day', required: true }),
    to: t.field({ type: 'Day', required: true }),
    totalRent: t.float({ required: true }),
  }),
})

builder.mutationField('takeSuggestedDates', (t) =>
  t.field({
    type: tenantPayload,
    policy: 'tenant',
    scope: 'none',
    description: "The suggested dates become the request's; it goes on as if it had been accepted.",
    args: {
      listingRequestId: t.arg.id({ required: true }),
      seen: t.arg({
        type: seenDatesInput,
        required: true,
        description: 'What was shown: exactly these dates are taken at this rent, or nothing happens.',
      }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { listingRequestId, seen, idempotencyKey }, ctx) =>
      payload(async () => {
        // With the suggested dates the request is accepted; what the calendars answered is not the tenant's to know.
        await calendarsOfRequest(ctx, listingRequestId, 'tenant')
        return tenantRequestAfter(ctx, await takeSuggestedDates(ctx, listingRequestId, seen, idempotencyKey))
      }),
  }),
)

builder.mutationField('refuseSuggestedDates', (t) =>
  t.field({
    type: tenantPayload,
    policy: 'tenant',
    scope: 'none',
    description: 'The tenant does not want the suggested dates: the request ends.',
    args: { listingRequestId: t.arg.id({ required: true }), idempotencyKey: t.arg.id({ required: true }) },
    resolve: (_, { listingRequestId, idempotencyKey }, ctx) =>
      payload(async () =>
        tenantRequestAfter(ctx, await refuseSuggestedDates(ctx, listingRequestId, idempotencyKey)),
      ),
  }),
)
