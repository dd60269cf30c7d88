import { createHmac } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../kernel/config/config.ts'
import { isSameSecret } from '../../kernel/http/same-secret.ts'
import { cookieAttributes, cookieName } from '../../kernel/http/session-cookie.ts'
import { systemContext, type Services } from '../../kernel/viewer/context.ts'
import { demoServers } from './port.ts'

const COOKIE = 'mezzo-demo-visit'

/** Leads a browser into a demo from now on. */
export function openDoor(config: Config, reply: FastifyReply, id: string): void {
  reply.setCookie(nameOutside(config), `${id}.${signatureOf(config, id)}`, cookieAttributes(config))
}

/** Leads a browser out of a demo. */
export function closeDoor(config: Config, reply: FastifyReply): void {
  reply.clearCookie(nameOutside(config), cookieAttributes(config))
}

/**
 * Hands what a browser asks for to the server of the demo that it is in. Programs with a token of their own and other
 * servers carry no such cookie; whose demo has ended is in their own account again.
 */
export function addDoor(app: FastifyInstance, services: Services): void {
  const { config } = services
  app.addHook('onRequest', async (request, reply) => {
    const id = visitOf(config, request)
    if (!id) return
    const server = await demoServers().find(systemContext(services, request.id), id)
    if (server) {
      reply.hijack()
      server.routing(request.raw, reply.raw)
      return
    }
    closeDoor(config, reply)
    // The address may be that of something which was in the demo alone.
    if (request.method === 'GET' && request.headers['sec-fetch-mode'] === 'navigate')
      return await reply.redirect('/', 302)
  })
  app.addHook('onClose', () => demoServers().stopAll(services.database.kysely))
}

function visitOf(config: Config, request: FastifyRequest): string | null {
  const { authorization, authtoken } = request.headers
  const cookie = request.cookies[nameOutside(config)]
  if (!cookie || authorization !== undefined || authtoken !== undefined) return null
  const [id, signature] = cookie.split('.')
  return id && signature && isSameSecret(signature, signatureOf(config, id)) ? id : null
}

/** The cookie is the product's, also where the server of the demo takes it back. */
function nameOutside(config: Config): string {
  return cookieName({ ...config, demoVisit: null }, COOKIE)
}

function signatureOf(config: Pick<Config, 'secret'>, id: string): string {
  return createHmac('sha256', config.secret).update(`demo-visit ${id}`).digest('base64url')
}
