import { isUuid } from '../../../domain/kernel/text.ts'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import type { Route } from '../../kernel/http/route.ts'
import { sendText } from '../../kernel/graphql/compressed-text.ts'
import { linkPicture } from './link-picture.ts'
import { robotsText, sitemapIndex, sitemapOfListings, sitemapOfPages } from './sitemap.ts'
import { knownLanguage } from '../../kernel/http/language.ts'

const hour = 'public, max-age=3600'
const xml = 'application/xml; charset=utf-8'
const picturesPerMinute = 120

/** What crawlers ask for: what they may read, where it is, and the pictures that links show. */
export const publicPageRoutes: readonly Route[] = [
  {
    method: 'GET',
    url: '/robots.txt',
    policy: 'public',
    scope: 'any',
    description: 'What crawlers may read.',
    answers: 'text',
    handler: async (ctx, _, reply) =>
      reply
        .header('cache-control', hour)
        .type('text/plain; charset=utf-8')
        .send(robotsText(ctx.config.origin)),
  },
  {
    method: 'GET',
    url: '/sitemap.xml',
    policy: 'public',
    scope: 'any',
    description: 'The list of sitemaps.',
    answers: 'XML',
    handler: async (ctx, request, reply) => {
      reply.header('cache-control', hour).type(xml)
      return await sendText(request, reply, await sitemapIndex(ctx))
    },
  },
  {
    method: 'GET',
    url: '/sitemaps/:name.xml',
    policy: 'public',
    scope: 'any',
    description: 'The sitemap `pages`, or `homes-1`, `homes-2` …: public pages in each language.',
    answers: 'XML',
    handler: async (ctx, request, reply) => {
      const { name } = request.params as { name: string }
      const number = /^homes-([1-9]\d{0,4})$/.exec(name)?.[1]
      const text =
        name === 'pages'
          ? await sitemapOfPages(ctx)
          : number
            ? await sitemapOfListings(ctx, Number(number))
            : null
      if (text === null) throw new ResourceNotFoundError()
      reply.header('cache-control', hour).type(xml)
      return await sendText(request, reply, text)
    },
  },
  {
    method: 'GET',
    url: '/api/og/:language/:groupId',
    load: 'heavy',
    policy: 'public',
    scope: 'any',
    description: 'The picture that links to a public listing show: its photo, title, place, size and price.',
    answers: 'PNG, 1200 x 630',
    perMinute: picturesPerMinute,
    handler: async (ctx, request, reply) => {
      const { language, groupId } = request.params as { language: string; groupId: string }
      const known = knownLanguage(language)
      const picture = known && isUuid(groupId) ? await linkPicture(ctx, groupId, known) : null
      if (!picture) throw new ResourceNotFoundError()
      return reply.header('cache-control', 'public, max-age=86400').type('image/png').send(picture)
    },
  },
]
