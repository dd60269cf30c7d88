import { builder } from '../../kernel/graphql/builder.ts'
import type { RequestRow } from './rows.ts'

/** GraphQL ListingRequest: a request as its landlord sees it. */
export const listingRequestType = builder.objectRef<RequestRow>('ListingRequest')

/** GraphQL TenantRequest: a request as its tenant sees it. */
export const tenantRequestType = builder.objectRef<RequestRow>('TenantRequest')
