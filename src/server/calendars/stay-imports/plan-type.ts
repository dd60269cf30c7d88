import { LAST_DAYS } from '../../../domain/calendars/stays-file-columns.ts'
import { STAY_FIELDS, type StayField } from '../../../domain/calendars/stays-file-heads.ts'
import { type PlannedStay, STAY_OUTCOMES, type StayOutcome } from '../../../domain/calendars/stays-file.ts'
import type { TableColumn } from '../../kernel/csv/table.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum, dayOrderType, tableProblemType } from '../../kernel/graphql/enums.ts'
import { overlappingType } from '../../listings/occupancy/overlapping-type.ts'
import type { StaysPlan } from './plan.ts'
import type { StayUnit } from './sql.ts'
import type { StaysUnitName } from './unit-names.ts'

/** Lines that one answer shows: those that need somebody first. */
const SHOWN_LINES = 200

const fieldType = builder.enumType('StayField', {
  values: STAY_FIELDS,
  description: 'What a column of a file of stays is.',
})
/** GraphQL StayLastDay. */
export const lastDayType = builder.enumType('StayLastDay', {
  values: LAST_DAYS,
  description: 'DEPARTURE: the next guest can have the last day of the file. TAKEN: it belongs to the stay.',
})
const outcomeType = builder.enumType('StayOutcome', {
  values: STAY_OUTCOMES,
  description: 'What importing does with a line, or why it is left out.',
})

const columnType = builder.objectRef<TableColumn<StayField>>('StaysColumn').implement({
  policy: 'visible',
  fields: (t) => ({
    head: t.exposeString('head'),
    samples: t.exposeStringList('samples', { description: 'Up to three values.' }),
    field: t.expose('field', { type: fieldType, nullable: true, description: 'Null: it is left out.' }),
  }),
})

const unitNameType = builder.objectRef<StaysUnitName>('StaysUnitName').implement({
  description: 'A name of an apartment in a file.',
  policy: 'visible',
  fields: (t) => ({
    name: t.exposeString('name'),
    stays: t.exposeInt('stays'),
    listingId: t.exposeID('listingId', { nullable: true, description: 'Null: not known yet, or left out.' }),
    isOpen: t.exposeBoolean('isOpen', { description: 'Nobody has said yet what it means.' }),
  }),
})

const unitType = builder.objectRef<StayUnit>('StayUnit').implement({
  policy: 'visible',
  fields: (t) => ({
    listingId: t.exposeID('id'),
    name: t.string({
      resolve: ({ apartmentName, groupName, partOfGroup }) =>
        partOfGroup ? `${groupName} · ${apartmentName}` : groupName,
    }),
  }),
})

const lineType = builder.objectRef<PlannedStay>('StaysLine').implement({
  policy: 'visible',
  fields: (t) => ({
    line: t.exposeInt('line'),
    outcome: t.expose('outcome', { type: outcomeType }),
    unitName: t.exposeString('unitName'),
    guest: t.exposeString('guest'),
    fromText: t.exposeString('fromText', { description: 'As it stands in the file.' }),
    toText: t.exposeString('toText'),
    from: t.field({ type: 'Day', nullable: true, resolve: ({ stay }) => stay?.from ?? null }),
    to: t.field({ type: 'Day', nullable: true, resolve: ({ stay }) => stay?.to ?? null }),
  }),
})

const countType = builder.objectRef<{ outcome: StayOutcome; lines: number }>('StayOutcomeCount').implement({
  policy: 'visible',
  fields: (t) => ({
    outcome: t.expose('outcome', { type: outcomeType }),
    lines: t.exposeInt('lines'),
  }),
})

// What somebody can mend stands above what is done, and that above what is left out for good.
const needy = new Set<StayOutcome>(['UNIT_OPEN', 'NO_DAYS', 'TURNED', 'LONG', 'TAKEN', 'DOUBLE', 'BY_HAND'])
const doing = new Set<StayOutcome>(['ADD', 'CHANGE', 'FREE'])
const rank = ({ outcome }: PlannedStay) => {
  if (needy.has(outcome)) return 0
  return doing.has(outcome) ? 1 : 2
}

/** GraphQL StaysPlan. */
export const staysPlanType = builder.objectRef<StaysPlan>('StaysPlan').implement({
  description: 'How a file of stays is understood, and what importing it would do.',
  policy: 'visible',
  fields: (t) => ({
    problem: t.expose('problem', { type: tableProblemType, nullable: true }),
    missing: t.expose('missing', { type: [fieldType], description: 'Columns that nobody has named yet.' }),
    platform: t.expose('platform', { type: catalogueEnum('calendarPlatform') }),
    separator: t.exposeString('separator'),
    dayOrder: t.expose('dayOrder', { type: dayOrderType }),
    isDayOrderSure: t.exposeBoolean('isDayOrderSure'),
    lastDay: t.expose('lastDay', { type: lastDayType }),
    isRemembered: t.exposeBoolean('isRemembered'),
    columns: t.expose('columns', { type: [columnType] }),
    unitNames: t.expose('unitNames', { type: [unitNameType] }),
    units: t.expose('units', { type: [unitType] }),
    counts: t.field({
      type: [countType],
      resolve: ({ stays }) =>
        [...Map.groupBy(stays, ({ outcome }) => outcome)].map(([outcome, same]) => ({
          outcome,
          lines: same.length,
        })),
    }),
    lines: t.field({
      type: [lineType],
      description: 'The first of them, those that need somebody before the others.',
      resolve: ({ stays }) => stays.toSorted((a, b) => rank(a) - rank(b)).slice(0, SHOWN_LINES),
    }),
    declined: t.field({
      type: [overlappingType],
      description: 'Waiting requests that no unit could serve any more; they would be declined.',
      resolve: ({ declined }) => declined.map((row) => ({ row, wouldBeDeclined: true })),
    }),
    seen: t.exposeString('seen', {
      description: 'Goes back with the order, so that exactly this is done or nothing.',
    }),
  }),
})
