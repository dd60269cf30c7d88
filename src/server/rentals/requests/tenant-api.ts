import { calendarsOfRequest } from '../lifecycle/fresh-calendars.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload } from '../../kernel/graphql/payload.ts'
import { findRequest, listTenantRequests } from '../lifecycle/requests-sql.ts'
import { confirmTenantInterest, withdrawListingRequest } from './tenant-actions.ts'
import { tenantPayload, tenantRequestAfter, tenantRequestType } from '../lifecycle/request-refs.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

builder.queryField('tenantRequests', (t) =>
  t.field({
    type: [tenantRequestType],
    policy: 'tenant',
    scope: 'none',
    resolve: (_, __, ctx) => listTenantRequests(ctx.reads, requireViewer(ctx)),
  }),
)

builder.queryField('tenantRequest', (t) =>
  t.field({
    type: tenantRequestType,
    nullable: true,
    policy: 'tenant',
    scope: 'none',
    args: { listingRequestId: t.arg.id({ required: true }) },
    resolve: (_, { listingRequestId }, ctx) =>
      findRequest(ctx.db, requireViewer(ctx), 'tenant', listingRequestId),
  }),
)

builder.mutationField('confirmTenantInterest', (t) =>
  t.field({
    type: tenantPayload,
    policy: 'tenant',
    scope: 'none',
    args: { listingRequestId: t.arg.id({ required: true }), idempotencyKey: t.arg.id({ required: true }) },
    resolve: (_, { listingRequestId, idempotencyKey }, ctx) =>
      payload(async () => {
        // The yes leads to the contract; what the landlord's calendars answered is not the tenant's to know.
        await calendarsOfRequest(ctx, listingRequestId, 'tenant')
        return tenantRequestAfter(ctx, await confirmTenantInterest(ctx, listingRequestId, idempotencyKey))
      }),
  }),
)

builder.mutationField('withdrawListingRequest', (t) =>
  t.field({
    type: tenantPayload,
    policy: 'tenant',
    scope: 'none',
    args: { listingRequestId: t.arg.id({ required: true }), idempotencyKey: t.arg.id({ required: true }) },
    resolve: (_, { listingRequestId, idempotencyKey }, ctx) =>
      payload(async () =>
        tenantRequestAfter(ctx, await withdrawListingRequest(ctx, listingRequestId, idempotencyKey)),
      ),
  }),
)
