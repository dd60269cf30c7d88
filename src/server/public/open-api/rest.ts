import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Route } from '../../kernel/http/route.ts'
import { sendText } from '../../kernel/graphql/compressed-text.ts'

const path = join(import.meta.dirname, '../../../openapi.json')

/** The description of the REST calls for programs that write clients. */
export const openApiRoutes: readonly Route[] = [
  {
    method: 'GET',
    url: '/api/openapi.json',
    policy: 'public',
    scope: 'any',
    description: 'This description of the REST calls, as OpenAPI 3.1.',
    answers: 'OpenAPI 3.1',
    handler: async (_, request, reply) => {
      reply.header('cache-control', 'public, max-age=300').type('application/json; charset=utf-8')
      return await sendText(request, reply, await readFile(path, 'utf8'))
    },
  },
]
