import type { GraphQLSchema } from 'graphql'
import './scalars.ts'
import './payload.ts'
import '../accounts/api.ts'
import { builder } from './builder.ts'

/** The product's whole schema; each feature's api.ts is imported above. */
export const schema: GraphQLSchema = builder.toSchema()
