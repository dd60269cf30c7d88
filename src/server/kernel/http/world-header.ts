import type { FastifyRequest } from 'fastify'
import type { ContextOf } from '../viewer/context.ts'

const headerName = 'x-world'

/** What a page asks for was meant for another world than the one in which its session works by now. */
export class OtherWorldError extends Error {
  readonly statusCode = 412

  constructor() {
    super('This session works for another landlord by now.')
    this.name = 'OtherWorldError'
  }
}

/**
 * Refuses what a page sends for another world than the one that it shows: the session may have been switched in another
 * tab, or a membership have ended. Calls of the login are about the person, in whichever world.
 */
export async function checkWorld(request: FastifyRequest, contextOf: ContextOf): Promise<void> {
  const meant = request.headers[headerName]
  if (typeof meant !== 'string' || meant === '' || request.url.startsWith('/api/auth/')) return
  const { viewer } = await contextOf(request)
  if (viewer && viewer.landlordId !== meant) throw new OtherWorldError()
}
