import { STAY_FIELDS } from '../../../domain/calendars/stays-file-heads.ts'
import { MAX_GROUP_SIZE } from '../../../domain/kernel/constants.ts'
import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { oneOf } from '../../../domain/kernel/text.ts'
import { SEPARATORS } from '../../kernel/csv/csv.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum, dayOrderType } from '../../kernel/graphql/enums.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { importStays } from './actions.ts'
import { listImports, type StayImportRow } from './imports-sql.ts'
import { planStaysFile, type StaysFile } from './plan.ts'
import { lastDayType, staysPlanType } from './plan-type.ts'
import { type UndoneImport, undoStaysImport } from './undo-actions.ts'

const unitNameInput = builder.inputType('StaysUnitNameInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    listingId: t.id({ description: 'Null: its lines are left out.' }),
  }),
})

const fileInput = builder.inputType('StaysFileInput', {
  description:
    'A file of stays; what is not said is read from the file, or is as in the last one with these heads.',
  fields: (t) => ({
    csv: t.string({ required: true }),
    separator: t.string(),
    fields: t.stringList({ description: 'A field for each column; an empty text leaves it out.' }),
    dayOrder: t.field({ type: dayOrderType }),
    lastDay: t.field({ type: lastDayType }),
    units: t.field({ type: [unitNameInput] }),
  }),
})

/** The file that arguments mean; ValidationError for what isn't in the lists. */
function toFile(given: typeof fileInput.$inferInput): StaysFile {
  const separator = given.separator ? oneOf(SEPARATORS, given.separator) : null
  if (separator === undefined) throw new ValidationError({ separator: 'query.invalid' })
  const units = given.units ?? []
  if (units.length > 10 * MAX_GROUP_SIZE) throw new ValidationError({ units: 'query.invalid' })
  return {
    csv: given.csv,
    separator,
    fields: given.fields?.map((field) => oneOf(STAY_FIELDS, field) ?? null) ?? null,
    dayOrder: given.dayOrder ?? null,
    lastDay: given.lastDay ?? null,
    units: units.map(({ name, listingId }) => ({ name, listingId: listingId ?? null })),
  }
}

builder.queryField('staysFileDryRun', (t) =>
  t.field({
    type: staysPlanType,
    policy: 'landlord',
    scope: 'listings:read',
    description: 'What importing a file of stays would do, without doing it.',
    args: { file: t.arg({ type: fileInput, required: true }) },
    resolve: (_, { file }, ctx) => planStaysFile(ctx.db, ctx, toFile(file)),
  }),
)

const importType = builder.objectRef<StayImportRow>('StayImport').implement({
  policy: 'visible',
  fields: (t) => ({
    _id: t.exposeID('id'),
    at: t.expose('at', { type: 'Instant' }),
    platform: t.expose('platform', { type: catalogueEnum('calendarPlatform') }),
    added: t.exposeInt('added'),
    changed: t.exposeInt('changed'),
    freed: t.exposeInt('freed'),
    undoneAt: t.expose('undoneAt', { type: 'Instant', nullable: true }),
  }),
})

builder.queryField('stayImports', (t) =>
  t.field({
    type: [importType],
    policy: 'landlord',
    scope: 'listings:read',
    description: 'The last files of stays that were imported, the newest first.',
    resolve: (_, __, ctx) => listImports(ctx.db, requireViewer(ctx), null),
  }),
)

builder.mutationField('importStays', (t) =>
  t.field({
    type: payloadType('StayImportPayload', 'import', importType),
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'CALENDARS',
    description: 'Blocks, moves and frees days as a file of stays says, and as its dry run has shown.',
    args: {
      file: t.arg({ type: fileInput, required: true }),
      seen: t.arg.string({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { file, seen, idempotencyKey }, ctx) =>
      payload(async () => {
        const id = await importStays(ctx, toFile(file), seen, idempotencyKey)
        const [made] = await listImports(ctx.db, requireViewer(ctx), id)
        if (!made) throw new ResourceNotFoundError()
        return made
      }),
  }),
)

const undoneType = builder.objectRef<UndoneImport>('UndoneStaysImport').implement({
  policy: 'visible',
  fields: (t) => ({
    importId: t.exposeID('importId'),
    undone: t.exposeInt('undone'),
    kept: t.exposeInt('kept', {
      description: 'Stays that stay as they are, since something was built on them.',
    }),
  }),
})

builder.mutationField('undoStaysImport', (t) =>
  t.field({
    type: payloadType('UndoneStaysImportPayload', 'undone', undoneType),
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'CALENDARS',
    description: 'Takes an import of stays back wherever nothing has been built on it since.',
    args: { importId: t.arg.id({ required: true }), idempotencyKey: t.arg.id({ required: true }) },
    resolve: (_, { importId, idempotencyKey }, ctx) =>
      payload(() => undoStaysImport(ctx, importId, idempotencyKey)),
  }),
)
