import { SAVED_VIEW_PAGES, type SavedViewPage } from '../../../domain/people/saved-view.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import { deleteView, saveView } from './actions.ts'
import { listSavedViews, type SavedViewRow } from './sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

const pageType = builder.enumType('SavedViewPage', {
  values: SAVED_VIEW_PAGES,
  description: 'The page whose filters a view keeps.',
})

const viewType = builder.objectRef<SavedViewRow>('SavedView').implement({
  policy: 'visible',
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    search: t.expose('search', { type: 'JSON', description: "The part of the page's address, by name." }),
  }),
})

interface SavedViews {
  page: SavedViewPage
}

const viewsType = builder.objectRef<SavedViews>('SavedViews').implement({
  policy: 'visible',
  fields: (t) => ({
    nodes: t.field({
      type: [viewType],
      resolve: ({ page }, _, ctx) => listSavedViews(ctx.db, requireViewer(ctx), page),
    }),
  }),
})

builder.queryField('savedViews', (t) =>
  t.field({
    type: viewsType,
    policy: 'viewer',
    scope: 'none',
    description: "The person's own named filters of a page, by name.",
    args: { page: t.arg({ type: pageType, required: true }) },
    resolve: (_, { page }) => ({ page }),
  }),
)

const viewsPayload = payloadType('SavedViewsPayload', 'savedViews', viewsType)

const saveInput = builder.inputType('SaveViewInput', {
  fields: (t) => ({
    page: t.field({ type: pageType, required: true }),
    name: t.string({ required: true }),
    search: t.field({ type: 'JSON', required: true }),
  }),
})

builder.mutationField('saveView', (t) =>
  t.field({
    type: viewsPayload,
    policy: 'person',
    scope: 'none',
    description: 'Keeps the filters of a page under a name; a view of that name gets them instead.',
    args: {
      input: t.arg({ type: saveInput, required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { input, idempotencyKey }, ctx) =>
      payload(async () => {
        const view = { page: input.page, name: input.name, search: input.search }
        return { page: await saveView(ctx, view, idempotencyKey) }
      }),
  }),
)

builder.mutationField('deleteView', (t) =>
  t.field({
    type: viewsPayload,
    policy: 'person',
    scope: 'none',
    description: "Forgets one of the person's own views.",
    args: { viewId: t.arg.id({ required: true }), idempotencyKey: t.arg.id({ required: true }) },
    resolve: (_, { viewId, idempotencyKey }, ctx) =>
      payload(async () => ({ page: await deleteView(ctx, viewId, idempotencyKey) })),
  }),
)
