import type { FastifyRequest } from 'fastify'
import { pageOfAppLink, pageOfProviderLink, readAppLink } from '../../../domain/notifications/app-link.ts'
import type { Route } from '../../kernel/http/route.ts'

/**
 * Links of the landlord app (C7): each leads to the page of ours that it is about. Who may see that is the page's to
 * say; whoever is not logged in is asked to, and comes to it then.
 */
export const appLinkRoutes: readonly Route[] = [
  {
    method: 'GET',
    url: '/api/open',
    policy: 'public',
    scope: 'none',
    description:
      'The open-app link, and links of the app’s scheme that a browser hands to the installed product.',
    takes:
      '?notificationId=, or ?kind= with bookingRequestId, listingRequestId, offerId, bookingId, groupId, listingId; or ?link=web+mezzo://open?…',
    answers: '302 to the page',
    handler: async (ctx, request, reply) => {
      const values = queryOf(request)
      const read = values.link === undefined ? null : readAppLink(values.link)
      const named = read ? read.values : values
      const page = read?.isProvider ? pageOfProviderLink(named) : pageOfAppLink(named)
      return reply.header('cache-control', 'no-store').redirect(`/${ctx.language}/${page}`)
    },
  },
  {
    method: 'GET',
    url: '/api/open/external-provider',
    policy: 'public',
    scope: 'none',
    description:
      'Where somebody goes on who comes back from a provider of signatures, identities or payments.',
    takes: '?provider=YOUSIGN|VERIFF|STRIPE&side=landlord|tenant, with offerId or bookingId',
    answers: '302 to the page',
    handler: async (ctx, request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .redirect(`/${ctx.language}/${pageOfProviderLink(queryOf(request))}`),
  },
]

function queryOf(request: FastifyRequest): Record<string, string | undefined> {
  const given = Object.entries(request.query as Record<string, unknown>)
  // A name that comes twice is a list, which is no id.
  return Object.fromEntries(
    given.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
