import type { GraphQLSchema } from 'graphql'
import './scalars.ts'
import './payload.ts'
import '../accounts/api.ts'
import '../booking-requests/api.ts'
import '../booking-requests/block-api.ts'
import '../booking-requests/tenant-api.ts'
import '../bookings/api.ts'
import '../listings/api.ts'
import '../listings/figures-api.ts'
import '../listings/listing-content-type.ts'
import '../listings/public-api.ts'
import '../notifications/api.ts'
import '../offers/api.ts'
import '../search/api.ts'
import { builder } from './builder.ts'

/** The product's whole schema; each feature's api.ts is imported above. */
export const schema: GraphQLSchema = builder.toSchema()
