import type { PortalInput } from '../../../domain/calendars/portal-input.ts'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum, languageEnum } from '../../kernel/graphql/enums.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import {
  changePartnerPortal,
  createPartnerPortal,
  replacePartnerPortalLink,
  revokePartnerPortal,
} from './actions.ts'
import { listPortalFetches, type PortalFetchRow } from './fetch-sql.ts'
import { portalToken } from './portal-token.ts'
import { type AskedPortalRow, findAskedPortal, listPortals } from './sql.ts'

/** How long ended portals stay in the list. */
const endedDays = 30
const fetchesPerPage = 50

const portalType = builder.objectRef<AskedPortalRow>('PartnerPortal').implement({
  policy: 'sales',
  description: 'A partner portal that pulls a feed of homes by its private link.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    place: t.expose('place', {
      type: catalogueEnum('portalPlace'),
      description: 'Which of the portals that flags name it is.',
    }),
    format: t.expose('format', { type: catalogueEnum('portalFormat') }),
    language: t.expose('language', { type: languageEnum }),
    state: t.expose('state', { type: catalogueEnum('portalState') }),
    providerNumber: t.exposeString('provider_number'),
    countries: t.exposeStringList('countries', { description: 'None: homes in any country.' }),
    minPictures: t.exposeInt('min_pictures'),
    url: t.string({
      nullable: true,
      description: 'Null once it has ended.',
      resolve: (portal, _, ctx) => (portal.revoked_at ? null : addressOf(ctx, portal)),
    }),
    homes: t.exposeInt('homes', { description: 'How many it was told of last and has not to take out.' }),
    lastFetchedAt: t.expose('fetchedAt', { type: 'Instant', nullable: true }),
    revokedAt: t.expose('revoked_at', { type: 'Instant', nullable: true }),
  }),
})

function addressOf({ config }: Context, portal: AskedPortalRow): string {
  const link = { portalId: portal.id, linkNumber: portal.link_number }
  return `${config.origin}/api/portals/${portalToken(config.secret, link)}`
}

const fetchType = builder.objectRef<PortalFetchRow>('PartnerPortalFetch').implement({
  policy: 'sales',
  fields: (t) => ({
    at: t.expose('at', { type: 'Instant' }),
    status: t.exposeInt('status', { description: '200 with the feed, 304 when it was unchanged.' }),
    isFull: t.boolean({ resolve: ({ scope }) => scope === 'FULL' }),
    sent: t.exposeInt('sent'),
    removed: t.exposeInt('removed'),
    userAgent: t.exposeString('user_agent'),
  }),
})

const portalInput = builder.inputType('PartnerPortalInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    place: t.field({ type: catalogueEnum('portalPlace'), required: true }),
    format: t.field({ type: catalogueEnum('portalFormat'), required: true }),
    language: t.field({ type: languageEnum, required: true }),
    providerNumber: t.string({ required: true }),
    countries: t.stringList({ required: true }),
    minPictures: t.int({ required: true }),
    isPaused: t.boolean({ required: true }),
  }),
})

builder.queryFields((t) => ({
  partnerPortals: t.field({
    type: [portalType],
    policy: 'sales',
    scope: 'none',
    description: 'The partner portals: the living ones first, then those that ended in the last 30 days.',
    resolve: (_, __, ctx) => listPortals(ctx.db, ctx.now().subtract({ hours: 24 * endedDays })),
  }),
  partnerPortalFetches: t.field({
    type: [fetchType],
    policy: 'sales',
    scope: 'none',
    description: 'When a portal asked in the last 30 days, the newest first; 50 at a time.',
    args: { portalId: t.arg.id({ required: true }), before: t.arg({ type: 'Instant' }) },
    resolve: (_, { portalId, before }, ctx) =>
      listPortalFetches(ctx.db, portalId, { before: before ?? null, limit: fetchesPerPage }),
  }),
}))

const portalPayload = payloadType('PartnerPortalPayload', 'portal', portalType)

async function changed(ctx: Context, action: Promise<string>): Promise<AskedPortalRow> {
  const portal = await findAskedPortal(ctx.db, await action)
  if (!portal) throw new ResourceNotFoundError()
  return portal
}

builder.mutationFields((t) => {
  const idempotencyKey = t.arg.id({ required: true })
  const input = t.arg({ type: portalInput, required: true })
  const portalId = t.arg.id({ required: true })
  return {
    createPartnerPortal: t.field({
      type: portalPayload,
      policy: 'sales',
      scope: 'none',
      description: 'Adds a portal with its private link.',
      args: { input, idempotencyKey },
      resolve: (_, args, ctx) =>
        payload(() => changed(ctx, createPartnerPortal(ctx, inputOf(args.input), args.idempotencyKey))),
    }),
    changePartnerPortal: t.field({
      type: portalPayload,
      policy: 'sales',
      scope: 'none',
      description: 'Says anew which homes a portal gets and how; paused, it is told to take all of them out.',
      args: { portalId, input, idempotencyKey },
      resolve: (_, args, ctx) =>
        payload(() =>
          changed(ctx, changePartnerPortal(ctx, args.portalId, inputOf(args.input), args.idempotencyKey)),
        ),
    }),
    replacePartnerPortalLink: t.field({
      type: portalPayload,
      policy: 'sales',
      scope: 'none',
      description: 'Gives a portal another link; the former one is dead at once.',
      args: { portalId, idempotencyKey },
      resolve: (_, args, ctx) =>
        payload(() => changed(ctx, replacePartnerPortalLink(ctx, args.portalId, args.idempotencyKey))),
    }),
    revokePartnerPortal: t.field({
      type: portalPayload,
      policy: 'sales',
      scope: 'none',
      description: 'Ends a portal and its link at once.',
      args: { portalId, idempotencyKey },
      resolve: (_, args, ctx) =>
        payload(() => changed(ctx, revokePartnerPortal(ctx, args.portalId, args.idempotencyKey))),
    }),
  }
})

function inputOf(input: PortalInput): PortalInput {
  return { ...input, countries: [...input.countries] }
}
