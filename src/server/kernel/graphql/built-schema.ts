import type { GraphQLSchema } from 'graphql'
import { port } from '../port.ts'

/** The schema of all areas, for the few calls that ask it themselves instead of being asked by it. */
export const builtSchema = port<GraphQLSchema>('builtSchema')
