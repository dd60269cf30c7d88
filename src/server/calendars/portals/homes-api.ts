import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { type HomeReport, type PortalReport, reportHomes } from './home-reports.ts'
import { listHomesForStaff, listOwnHomes, type PageAsked } from './homes-sql.ts'

const pageSize = 20
const lastPage = 100_000

const reportType = builder.objectRef<PortalReport>('PortalReport').implement({
  policy: 'visible',
  fields: (t) => ({
    portalId: t.id({ resolve: ({ portal }) => portal.id }),
    portalName: t.string({ resolve: ({ portal }) => portal.name }),
    isSent: t.boolean({ resolve: ({ verdict }) => verdict.value }),
    reason: t.field({
      type: catalogueEnum('portalObstacle'),
      nullable: true,
      description: 'Why it is not sent.',
      resolve: ({ verdict }) => verdict.reason,
    }),
    missing: t.field({ type: [catalogueEnum('listingGap')], resolve: ({ verdict }) => verdict.missing }),
    told: t.field({
      type: catalogueEnum('portalHomeState'),
      nullable: true,
      description: 'What the portal was told when it asked last; null: nothing yet.',
      resolve: ({ told }) => told?.state ?? null,
    }),
    toldAt: t.field({
      type: 'Instant',
      nullable: true,
      description: 'Since when it is told that.',
      resolve: ({ told }) => told?.changedAt ?? null,
    }),
  }),
})

const homeType = builder.objectRef<HomeReport>('PortalHome').implement({
  policy: 'visible',
  description: 'A home with what each partner portal gets of it.',
  fields: (t) => ({
    groupId: t.id({ resolve: ({ group }) => group.groupId }),
    name: t.string({ resolve: ({ group }) => group.name }),
    city: t.string({ resolve: ({ group }) => group.city }),
    portals: t.expose('portals', { type: [reportType] }),
  }),
})

const listType = builder.objectRef<{ totalCount: number; homes: HomeReport[] }>('PortalHomeList').implement({
  policy: 'visible',
  fields: (t) => ({
    nodes: t.expose('homes', { type: [homeType] }),
    totalCount: t.exposeInt('totalCount'),
  }),
})

builder.queryFields((t) => ({
  portalHomes: t.field({
    type: listType,
    policy: 'landlord',
    scope: 'listings:read',
    description: "The landlord's homes by name, 20 at a time: which partner portals get them, and why not.",
    args: { page: t.arg.int({ defaultValue: 1 }) },
    resolve: async (_, { page }, ctx) =>
      reportHomes(ctx, await listOwnHomes(ctx.db, requireViewer(ctx), pageOf(page))),
  }),
  staffPortalHomes: t.field({
    type: listType,
    policy: 'sales',
    scope: 'none',
    description:
      "Homes by the beginning of their name or city, or of their landlord's name or address, or by id, 20 at a time: which partner portals get them, and why not.",
    args: { search: t.arg.string({ defaultValue: '' }), page: t.arg.int({ defaultValue: 1 }) },
    resolve: async (_, { search, page }, ctx) =>
      reportHomes(ctx, await listHomesForStaff(ctx.db, search ?? '', pageOf(page))),
  }),
}))

function pageOf(page: number | null | undefined): PageAsked {
  const from = Math.min(lastPage, Math.max(1, page ?? 1))
  return { offset: (from - 1) * pageSize, limit: pageSize }
}
