import { isCountryCode } from '../../../domain/catalogue/countries.ts'
import { ValidationError } from '../../../domain/kernel/errors.ts'
import { oneOf } from '../../../domain/kernel/text.ts'
import { HOME_FIELDS, type HomeField } from '../../../domain/listings/homes-file-heads.ts'
import { HOME_OUTCOMES, type HomeOutcome, type PlannedHome } from '../../../domain/listings/homes-file.ts'
import { SEPARATORS } from '../../kernel/csv/csv.ts'
import type { TableColumn } from '../../kernel/csv/table.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { listingLanguageEnum, dayOrderType, tableProblemType } from '../../kernel/graphql/enums.ts'
import { type Payload, payload, payloadErrorType } from '../../kernel/graphql/payload.ts'
import { importHomes } from './actions.ts'
import { type HomesFile, type HomesPlan, planHomesFile } from './plan.ts'

/** Lines that one answer shows: those that need somebody first. */
const SHOWN_LINES = 200

const fieldType = builder.enumType('HomeField', {
  values: HOME_FIELDS,
  description: 'What a column of a file of homes is.',
})
const outcomeType = builder.enumType('HomeOutcome', {
  values: HOME_OUTCOMES,
  description: 'What importing does with a line, or why it is left out.',
})

const fileInput = builder.inputType('HomesFileInput', {
  description: 'A file of homes; what is not said is read from the file.',
  fields: (t) => ({
    csv: t.string({ required: true }),
    separator: t.string(),
    fields: t.stringList({ description: 'A field for each column; an empty text leaves it out.' }),
    dayOrder: t.field({ type: dayOrderType }),
    country: t.string({ required: true, description: 'Of lines that name none. Two letters, ISO 3166.' }),
    textLanguage: t.field({ type: listingLanguageEnum, description: 'Of titles and descriptions.' }),
  }),
})

/** The file that arguments mean; ValidationError for what isn't in the lists. */
function toHomesFile(given: typeof fileInput.$inferInput): HomesFile {
  const separator = given.separator ? oneOf(SEPARATORS, given.separator) : null
  if (separator === undefined) throw new ValidationError({ separator: 'query.invalid' })
  if (!isCountryCode(given.country)) throw new ValidationError({ country: 'listing.invalid' })
  return {
    csv: given.csv,
    separator,
    fields: given.fields?.map((field) => oneOf(HOME_FIELDS, field) ?? null) ?? null,
    dayOrder: given.dayOrder ?? null,
    country: given.country,
    textLanguage: given.textLanguage ?? null,
  }
}

const columnType = builder.objectRef<TableColumn<HomeField>>('HomesColumn').implement({
  policy: 'visible',
  fields: (t) => ({
    head: t.exposeString('head'),
    samples: t.exposeStringList('samples', { description: 'Up to three values.' }),
    field: t.expose('field', { type: fieldType, nullable: true, description: 'Null: it is left out.' }),
  }),
})

const lineType = builder.objectRef<PlannedHome>('HomesLine').implement({
  policy: 'visible',
  fields: (t) => ({
    line: t.exposeInt('line'),
    outcome: t.expose('outcome', { type: outcomeType }),
    name: t.exposeString('name'),
    city: t.exposeString('city'),
    wrong: t.expose('wrong', {
      type: [fieldType],
      description: 'What can not be read, or can not be true of a home.',
    }),
  }),
})

const countType = builder.objectRef<{ outcome: HomeOutcome; lines: number }>('HomeOutcomeCount').implement({
  policy: 'visible',
  fields: (t) => ({
    outcome: t.expose('outcome', { type: outcomeType }),
    lines: t.exposeInt('lines'),
  }),
})

const rank = ({ outcome }: PlannedHome) => ['CITY_MISSING', 'WRONG', 'DOUBLE', 'ADD', 'SAME'].indexOf(outcome)

const planType = builder.objectRef<HomesPlan>('HomesPlan').implement({
  description: 'How a file of homes is understood, and what importing it would do.',
  policy: 'visible',
  fields: (t) => ({
    problem: t.expose('problem', { type: tableProblemType, nullable: true }),
    missing: t.expose('missing', { type: [fieldType], description: 'Columns that nobody has named yet.' }),
    separator: t.exposeString('separator'),
    dayOrder: t.expose('dayOrder', { type: dayOrderType }),
    isDayOrderSure: t.exposeBoolean('isDayOrderSure'),
    textLanguage: t.expose('textLanguage', { type: listingLanguageEnum }),
    columns: t.expose('columns', { type: [columnType] }),
    counts: t.field({
      type: [countType],
      resolve: ({ homes }) =>
        [...Map.groupBy(homes, ({ outcome }) => outcome)].map(([outcome, same]) => ({
          outcome,
          lines: same.length,
        })),
    }),
    lines: t.field({
      type: [lineType],
      description: 'The first of them, those that need somebody before the others.',
      resolve: ({ homes }) => homes.toSorted((a, b) => rank(a) - rank(b)).slice(0, SHOWN_LINES),
    }),
    seen: t.exposeString('seen', {
      description: 'Goes back with the order, so that exactly this is done or nothing.',
    }),
  }),
})

builder.queryField('homesFileDryRun', (t) =>
  t.field({
    type: planType,
    policy: 'landlord',
    scope: 'listings:read',
    description: 'What importing a file of homes would do, without doing it.',
    args: { file: t.arg({ type: fileInput, required: true }) },
    resolve: (_, { file }, ctx) => planHomesFile(ctx.db, ctx, toHomesFile(file)),
  }),
)

const importedType = builder.objectRef<Payload<number>>('ImportHomesPayload').implement({
  policy: 'full',
  fields: (t) => ({
    error: t.field({ type: payloadErrorType, nullable: true, resolve: ({ error }) => error }),
    added: t.int({ nullable: true, resolve: ({ result }) => result }),
  }),
})

builder.mutationField('importHomes', (t) =>
  t.field({
    type: importedType,
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'LISTINGS',
    description: 'Begins an unpublished listing for each home of a file, as its dry run has shown.',
    args: {
      file: t.arg({ type: fileInput, required: true }),
      seen: t.arg.string({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { file, seen, idempotencyKey }, ctx) =>
      payload(() => importHomes(ctx, toHomesFile(file), seen, idempotencyKey)),
  }),
)
