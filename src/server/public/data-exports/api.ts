import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { exportStateAt } from '../../../domain/public/data-exports/data-export.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requirePerson } from '../../people/accounts/password.ts'
import { cancelDataExport, requestDataExport } from './actions.ts'
import { type DataExportRow, findDataExport, listDataExports } from './exports-sql.ts'

const mostShown = 5

const stateOf = (row: DataExportRow, ctx: Context) =>
  exportStateAt({ state: row.state, endsAt: row.ends_at }, ctx.now())

const exportType = builder.objectRef<DataExportRow>('DataExport').implement({
  description: 'An archive of one’s own data, or of a landlord’s whole business.',
  policy: 'person',
  fields: (t) => ({
    _id: t.exposeID('id'),
    kind: t.expose('kind', { type: catalogueEnum('dataExportKind') }),
    state: t.field({ type: catalogueEnum('dataExportState'), resolve: (row, _, ctx) => stateOf(row, ctx) }),
    askedAt: t.expose('asked_at', { type: 'Instant' }),
    done: t.exposeInt('done', { description: 'Steps that are done, of `total`.' }),
    total: t.exposeInt('total', { nullable: true, description: 'Null while nobody has counted them.' }),
    size: t.exposeFloat('size', { nullable: true, description: 'In bytes, once it is ready.' }),
    finishedAt: t.expose('finished_at', { type: 'Instant', nullable: true }),
    endsAt: t.expose('ends_at', {
      type: 'Instant',
      nullable: true,
      description: 'Until when it can be downloaded.',
    }),
    downloadUrl: t.string({
      nullable: true,
      description:
        'Where the person downloads it, in a login of their own; null while or since it isn’t there.',
      resolve: (row, _, ctx) => (stateOf(row, ctx) === 'READY' ? `/api/data-exports/${row.id}` : null),
    }),
  }),
})

builder.queryField('dataExports', (t) =>
  t.field({
    type: [exportType],
    policy: 'person',
    scope: 'none',
    description: 'The person’s last exports of a kind, the newest first.',
    args: { kind: t.arg({ type: catalogueEnum('dataExportKind'), required: true }) },
    resolve: (_, { kind }, ctx) =>
      listDataExports(ctx.db, { userId: requirePerson(ctx).id, kind }, mostShown),
  }),
)

const exportPayload = payloadType('DataExportPayload', 'dataExport', exportType)

builder.mutationField('exportOwnData', (t) =>
  t.field({
    type: exportPayload,
    policy: 'person',
    scope: 'none',
    description: 'Makes an archive of all that is kept about the person; the login must be fresh.',
    resolve: (_, __, ctx) => payload(async () => exportOf(ctx, await requestDataExport(ctx, 'PERSON'))),
  }),
)

builder.mutationField('exportBusiness', (t) =>
  t.field({
    type: exportPayload,
    policy: 'owner',
    scope: 'none',
    description: 'Makes an archive of a landlord’s whole business; the login must be fresh.',
    resolve: (_, __, ctx) => payload(async () => exportOf(ctx, await requestDataExport(ctx, 'WORLD'))),
  }),
)

builder.mutationField('cancelDataExport', (t) =>
  t.field({
    type: exportPayload,
    policy: 'person',
    scope: 'none',
    description: 'Stops an export that is under way; one that is over stays as it is.',
    args: { dataExportId: t.arg.id({ required: true }) },
    resolve: (_, { dataExportId }, ctx) =>
      payload(async () => exportOf(ctx, await cancelDataExport(ctx, dataExportId))),
  }),
)

async function exportOf(ctx: Context, id: string): Promise<DataExportRow> {
  const found = await findDataExport(ctx.db, requirePerson(ctx).id, id)
  if (!found) throw new ResourceNotFoundError()
  return found
}
