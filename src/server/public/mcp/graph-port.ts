import type { GraphQLSchema } from 'graphql'
import { port } from '../../kernel/port.ts'

/** The whole schema, which only the root of the server puts together; read where a tool is called. */
export const graphOfServer = port<() => Promise<GraphQLSchema>>('graphOfServer')
