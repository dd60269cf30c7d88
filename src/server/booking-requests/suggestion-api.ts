import { canSuggestDates } from '../../domain/booking-request.ts'
import { compareDays } from '../../domain/day.ts'
import { ResourceNotFoundError, ValidationError } from '../../domain/errors.ts'
import { staysBeside } from '../extensions/tenant-stays.ts'
import { afterCalendars, calendarsOfRequest } from '../feeds/fresh-calendars.ts'
import { builder } from '../graphql/builder.ts'
import { payload } from '../graphql/payload.ts'
import { verdictType } from '../listings/listing-summary-type.ts'
import { circumstancesOf, requireViewer } from './command.ts'
import type { Context } from '../context.ts'
import { groupOf } from './group-of-request.ts'
import { listingRequestPayload, requestAfter } from './listing-request-payload.ts'
import { listingRequestType } from './listing-request-type.ts'
import { calendarsOfGroup } from './loaders.ts'
import { factsOf, type RequestRow, storedDerivedFacts } from './rows.ts'
import { findRequest } from './sql.ts'
import {
  refuseSuggestedDates,
  suggestDates,
  takeSuggestedDates,
  verdictOnDates,
} from './suggestion-actions.ts'
import { suggestionOf, suggestionType } from './suggestion-type.ts'
import { requestAfter as tenantRequestAfter, tenantPayload } from './tenant-request-type.ts'

// Other dates that the landlord suggests (D5).
builder.objectFields(listingRequestType, (t) => ({
  suggestion: t.field({ type: suggestionType, nullable: true, resolve: suggestionOf }),
  canSuggestDates: t.field({
    type: verdictType,
    resolve: async (row, _, ctx) => {
      const request = await surroundingsOf(ctx, row)
      return canSuggestDates(request.facts, circumstancesOf(request, ctx))
    },
  }),
}))

async function surroundingsOf(ctx: Context, row: RequestRow) {
  return {
    row,
    facts: factsOf(row, storedDerivedFacts(row)),
    group: await groupOf(ctx, row),
    calendars: (await calendarsOfGroup(ctx, row.groupId)) ?? [],
    stays: await staysBeside(ctx, row),
  }
}

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
      if (compareDays(to, from) <= 0) throw new ValidationError({ to: 'request.to.notAfterFrom' })
      const row = await findRequest(ctx.db, requireViewer(ctx), 'landlord', listingRequestId)
      if (!row) throw new ResourceNotFoundError()
      return verdictOnDates(await surroundingsOf(ctx, row), { from, to }, ctx)
    },
  }),
)

builder.mutationField('suggestDates', (t) =>
  t.field({
    type: listingRequestPayload,
    policy: 'limited',
    scope: 'requests:write',
    description: 'Suggests other dates to the tenant, who has 72 hours to take or refuse them.',
    args: {
      listingRequestId: t.arg.id({ required: true }),
      from: t.arg({ type: 'Day', required: true }),
      to: t.arg({ type: 'Day', required: true }),
      message: t.arg.string(),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { listingRequestId, from, to, message, idempotencyKey }, ctx) =>
      afterCalendars(calendarsOfRequest(ctx, listingRequestId), () =>
        payload(async () => {
          const suggestion = { from, to, message: message?.trim() ?? '' }
          return requestAfter(ctx, await suggestDates(ctx, listingRequestId, suggestion, idempotencyKey))
        }),
      ),
  }),
)

builder.mutationField('takeSuggestedDates', (t) =>
  t.field({
    type: tenantPayload,
    policy: 'tenant',
    scope: 'none',
    description: "The suggested dates become the request's; it goes on as if it had been accepted.",
    args: { listingRequestId: t.arg.id({ required: true }), idempotencyKey: t.arg.id({ required: true }) },
    resolve: (_, { listingRequestId, idempotencyKey }, ctx) =>
      payload(async () => {
        // With the suggested dates the request is accepted; what the calendars said is not the tenant's to know.
        await calendarsOfRequest(ctx, listingRequestId, 'tenant')
        return tenantRequestAfter(ctx, await takeSuggestedDates(ctx, listingRequestId, idempotencyKey))
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
