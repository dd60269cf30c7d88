import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payloadType } from '../../kernel/graphql/payload.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import type { Side } from '../../kernel/viewer/visible-to.ts'
import { freshPayloadType } from './fresh-payload-type.ts'
import { findRequest } from './requests-sql.ts'
import type { RequestRow } from './rows.ts'

// Bookings and documents name requests, whose fields stand above them: here is what both know.

/** GraphQL ListingRequest: a request as its landlord sees it. */
export const listingRequestType = builder.objectRef<RequestRow>('ListingRequest')

/** GraphQL TenantRequest: a request as its tenant sees it. */
export const tenantRequestType = builder.objectRef<RequestRow>('TenantRequest')

/** GraphQL ListingRequestPayload: what a landlord's command on a request answers. */
export const listingRequestPayload = freshPayloadType(
  'ListingRequestPayload',
  'listingRequest',
  listingRequestType,
)

/** GraphQL TenantRequestPayload: what a tenant's command on a request answers. */
export const tenantPayload = payloadType('TenantRequestPayload', 'request', tenantRequestType)

/** The landlord's request after a command changed it. */
export async function requestAfter(ctx: Context, requestId: string): Promise<RequestRow> {
  return rowAfter(ctx, 'landlord', requestId)
}

/** The tenant's request after a command changed it. */
export async function tenantRequestAfter(ctx: Context, requestId: string): Promise<RequestRow> {
  return rowAfter(ctx, 'tenant', requestId)
}

async function rowAfter(ctx: Context, side: Side, requestId: string): Promise<RequestRow> {
  const row = await findRequest(ctx.db, requireViewer(ctx), side, requestId)
  if (!row) throw new ResourceNotFoundError()
  return row
}
