import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import type { Route } from '../../kernel/http/route.ts'
import { setSessionCookie } from '../../kernel/http/login-answer.ts'
import { enterDemo } from './actions.ts'
import { closeDoor, openDoor } from './door.ts'
import { demoServers } from './port.ts'

/** How a landlord comes into a demo of their own, and out of it again. */
export const demoVisitRoutes: readonly Route[] = [
  {
    method: 'POST',
    url: '/api/demo-visit',
    policy: 'owner',
    scope: 'none',
    perMinute: 6,
    description:
      'Leads the browser into a demo of its own, which is made first: the cookies that it gets are those of the demo’s landlord. 409 DEMO_FULL, DEMO_NOT_OFFERED or DEMO_ENDED.',
    answers: '{}',
    handler: async (ctx, _, reply) => {
      const { id, config, token } = await enterDemo(ctx)
      openDoor(ctx.config, reply, id)
      setSessionCookie(config, reply, token)
      return {}
    },
  },
  {
    method: 'DELETE',
    url: '/api/demo-visit',
    policy: 'public',
    scope: 'none',
    acting: 'ENDS',
    description: 'Ends the demo that the browser is in and deletes all of it; 404 outside of one.',
    answers: '{}',
    handler: async (ctx, _, reply) => {
      const id = ctx.config.demoVisit
      if (!id) throw new ResourceNotFoundError()
      closeDoor(ctx.config, reply)
      await demoServers().end(id)
      return {}
    },
  },
]
