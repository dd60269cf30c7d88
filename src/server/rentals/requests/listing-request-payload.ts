import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { payloadType } from '../../kernel/graphql/payload.ts'
import { listingRequestType } from '../lifecycle/request-refs.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import { findRequest } from '../lifecycle/requests-sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

/** GraphQL ListingRequestPayload. */
export const listingRequestPayload = payloadType(
  'ListingRequestPayload',
  'listingRequest',
  listingRequestType,
)

/** The landlord's request after a command changed it. */
export async function requestAfter(ctx: Context, requestId: string): Promise<RequestRow> {
  const row = await findRequest(ctx.db, requireViewer(ctx), 'landlord', requestId)
  if (!row) throw new ResourceNotFoundError()
  return row
}
