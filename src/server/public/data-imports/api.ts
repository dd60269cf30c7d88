import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { DATA_IMPORT_PROBLEMS, DATA_IMPORT_STATES } from '../../../domain/public/data-imports/data-import.ts'
import {
  type CountedKind,
  countedKinds,
  IMPORT_KINDS,
  type ImportPlan,
} from '../../../domain/public/data-imports/import-plan.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requirePerson } from '../../people/accounts/password.ts'
import { beginDataImport, cancelDataImport, confirmDataImport } from './actions.ts'
import { type DataImportRow, findDataImport, findLastImport } from './imports-sql.ts'
import { readPlan } from './read-plan.ts'

const stateType = builder.enumType('DataImportState', {
  values: DATA_IMPORT_STATES,
  description: 'PLANNED: it waits for the landlord’s word. REFUSED: the archive can’t be imported here.',
})
const problemType = builder.enumType('DataImportProblem', {
  values: DATA_IMPORT_PROBLEMS,
  description: 'Why an archive can’t be imported.',
})
const kindType = builder.enumType('DataImportKind', { values: IMPORT_KINDS })

const countType = builder.objectRef<CountedKind>('DataImportCount').implement({
  policy: 'person',
  fields: (t) => ({
    kind: t.expose('kind', { type: kindType }),
    live: t.exposeInt('live', { description: 'Rows with which one works here.' }),
    history: t.exposeInt('history', {
      description: 'Rows that are kept as they are, and go along in the next export.',
    }),
  }),
})

const planType = builder.objectRef<ImportPlan>('DataImportPlan').implement({
  description: 'What an import would do, or has done.',
  policy: 'person',
  fields: (t) => ({
    madeAt: t.exposeString('madeAt', { description: 'When the archive was made, as it says itself.' }),
    counts: t.field({ type: [countType], resolve: (plan) => countedKinds(plan) }),
    underWay: t.exposeInt('underWay', {
      description: 'Requests that are under way in the other installation, and stay history here.',
    }),
    idsGiven: t.int({
      description: 'Rows whose ids were taken here, so that others stand for them.',
      resolve: ({ given }) => Object.values(given).reduce((sum, count) => sum + count, 0),
    }),
    members: t.exposeStringList('members', {
      description: 'Addresses of the team, whose members are to be invited anew; at most 100.',
    }),
    files: t.exposeInt('files'),
    photos: t.exposeInt('photos'),
    bytes: t.exposeFloat('bytes', { description: 'What files and photos take.' }),
  }),
})

const importType = builder.objectRef<DataImportRow>('DataImport').implement({
  description: 'A landlord’s whole business that comes from another installation.',
  policy: 'person',
  fields: (t) => ({
    _id: t.exposeID('id'),
    state: t.expose('state', { type: stateType }),
    askedAt: t.expose('asked_at', { type: 'Instant' }),
    size: t.exposeFloat('size', { description: 'Of the archive, in bytes.' }),
    partSize: t.exposeInt('part_size', { description: 'Of a part, in bytes; the last one is what is left.' }),
    parts: t.exposeInt('parts', { description: 'How many have arrived.' }),
    done: t.exposeInt('done', { description: 'Steps that are done, of `total`.' }),
    total: t.exposeInt('total', { nullable: true, description: 'Null while nobody has counted them.' }),
    plan: t.field({ type: planType, nullable: true, resolve: ({ plan }) => readPlan(plan) }),
    problem: t.expose('problem', { type: problemType, nullable: true }),
    foundIn: t.exposeString('problem_place', {
      description: 'Where in the archive; empty for nowhere.',
    }),
    finishedAt: t.expose('finished_at', { type: 'Instant', nullable: true }),
  }),
})

builder.queryField('dataImport', (t) =>
  t.field({
    type: importType,
    nullable: true,
    policy: 'person',
    scope: 'none',
    description:
      'The person’s last import as a landlord, or the one that was carried out; null before the first.',
    resolve: async (_, __, ctx) => (await findLastImport(ctx.db, requirePerson(ctx).id)) ?? null,
  }),
)

const importPayload = payloadType('DataImportPayload', 'dataImport', importType)

builder.mutationField('beginDataImport', (t) =>
  t.field({
    type: importPayload,
    policy: 'owner',
    scope: 'none',
    description:
      'Begins to import an archive, whose parts are sent to /api/data-imports/{id}/parts; the login must be fresh. One that is under way, or was carried out, is the answer.',
    args: { size: t.arg.float({ required: true, description: 'Of the archive, in bytes.' }) },
    resolve: (_, { size }, ctx) => payload(async () => importOf(ctx, await beginDataImport(ctx, size))),
  }),
)

builder.mutationField('confirmDataImport', (t) =>
  t.field({
    type: importPayload,
    policy: 'owner',
    scope: 'none',
    description: 'Carries out an import as its plan says; the login must be fresh.',
    args: { dataImportId: t.arg.id({ required: true }) },
    resolve: (_, { dataImportId }, ctx) =>
      payload(async () => importOf(ctx, await confirmDataImport(ctx, dataImportId))),
  }),
)

builder.mutationField('cancelDataImport', (t) =>
  t.field({
    type: importPayload,
    policy: 'owner',
    scope: 'none',
    description: 'Leaves an import be; one that writes already, or is over, stays as it is.',
    args: { dataImportId: t.arg.id({ required: true }) },
    resolve: (_, { dataImportId }, ctx) =>
      payload(async () => importOf(ctx, await cancelDataImport(ctx, dataImportId))),
  }),
)

async function importOf(ctx: Context, id: string): Promise<DataImportRow> {
  const found = await findDataImport(ctx.db, requirePerson(ctx).id, id)
  if (!found) throw new ResourceNotFoundError()
  return found
}
