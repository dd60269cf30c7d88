import * as z from 'zod/mini'
import { LISTING_LANGUAGES } from '../catalogue/language.ts'
import { MAX_GROUP_SIZE } from '../kernel/constants.ts'
import { type Day, isDay } from '../kernel/day.ts'
import { listingIdentifier } from './identifier.ts'
import { asOneLine } from '../kernel/text.ts'
import { sameValue } from '../kernel/same-value.ts'
import { isStorableText, LISTING_NAME_MAX_LENGTH, LOCATION_MAX_LENGTH } from '../kernel/text-limits.ts'

/** What a unit has for itself, days as YYYY-MM-DD. */
export interface UnitValues {
  externalId: string | null
  apartmentName: string
  floor: number | null
  /** By language; a language without a text is left out. */
  locationInBuilding: Record<string, string>
  availableFrom: string
  /** The last day, or null for open-ended. */
  availableTo: string | null
  /** The monthly rent in minor units, or null: that of the group. */
  price: number | null
}

/** The names of what a unit has for itself, as the specification spells them. */
export const UNIT_FIELDS = [
  'externalId',
  'apartmentName',
  'floor',
  'locationInBuilding',
  'availableFrom',
  'availableTo',
  'price',
] as const satisfies readonly (keyof UnitValues)[]

/** One of them. */
export type UnitField = (typeof UNIT_FIELDS)[number]

/** A unit as it is. */
export interface ExistingUnit extends UnitValues {
  id: string
}

/** What somebody wants of one unit; texts of `locationInBuilding` are put over those that are there. */
export interface UnitChange {
  /** Null for a new unit. */
  id: string | null
  /** The line of the file it stands in; else 0. */
  line: number
  values: Record<string, unknown>
  /** What the unit had when the change was thought of; another value by now is a problem. */
  expected?: Record<string, unknown> | null
}

/** A field with its value before (undefined for a new unit) and after. */
export interface ChangedField {
  field: UnitField
  before: unknown
  after: unknown
}

/** A unit that is changed or added, with all it then has. */
export interface PlannedUnit {
  id: string | null
  line: number
  identifier: string
  changes: ChangedField[]
  values: UnitValues
}

/** Why a change can't be made: the field (null for the whole line) and a text key. */
export interface UnitProblem {
  id: string | null
  line: number
  field: string | null
  text: string
}

/** Everything that changes would do to the units of a group. With problems nothing is done. */
export interface UnitsPlan {
  added: PlannedUnit[]
  changed: PlannedUnit[]
  /** Units that were named, but stay as they are. */
  unchanged: number
  /** Units that were not named. */
  untouched: number
  problems: UnitProblem[]
}

const storable = z.refine<string>(isStorableText)
const name = z
  .string()
  .check(storable, z.overwrite(asOneLine), z.minLength(1), z.maxLength(LISTING_NAME_MAX_LENGTH))
const day = z.string().check(z.refine(isDay))

const fields = {
  externalId: z.nullable(name),
  apartmentName: name,
  floor: z.nullable(z.int().check(z.minimum(-10), z.maximum(200))),
  locationInBuilding: z.partialRecord(
    z.enum(LISTING_LANGUAGES),
    z.string().check(storable, z.overwrite(asOneLine), z.maxLength(LOCATION_MAX_LENGTH)),
  ),
  availableFrom: day,
  availableTo: z.nullable(day),
  price: z.nullable(z.int().check(z.minimum(1))),
}

/** What the changes would do; `today` is the first day of new units that name none. */
export function planUnits(
  units: readonly ExistingUnit[],
  changes: readonly UnitChange[],
  today: Day,
): UnitsPlan {
  const byId = new Map(units.map((unit) => [unit.id, unit]))
  const plan: UnitsPlan = { added: [], changed: [], unchanged: 0, untouched: 0, problems: [] }
  const named = new Set<string>()
  for (const change of changes) {
    const unit = change.id === null ? null : byId.get(change.id)
    if (unit === undefined) plan.problems.push(problemOf(change, null, 'unknown'))
    else if (unit && named.has(unit.id)) plan.problems.push(problemOf(change, null, 'twice'))
    else planOne(plan, change, unit, today)
    if (unit) named.add(unit.id)
  }
  plan.untouched = units.length - named.size
  plan.problems.push(...doubles(units, plan))
  if (units.length + plan.added.length > MAX_GROUP_SIZE) {
    plan.problems.push({ id: null, line: 0, field: null, text: 'tooMany' })
  }
  return plan
}

function planOne(plan: UnitsPlan, change: UnitChange, unit: ExistingUnit | null, today: Day): void {
  const { values, problems } = checkedValues(change, unit)
  if (problems.length > 0) {
    plan.problems.push(...problems)
    return
  }
  const before = unit ? valuesOf(unit) : null
  const after = merged(before ?? emptyUnit(today), values)
  if (after.apartmentName === '') {
    plan.problems.push(problemOf(change, 'apartmentName', 'nameMissing'))
    return
  }
  if (after.availableTo !== null && after.availableTo < after.availableFrom) {
    plan.problems.push(problemOf(change, 'availableTo', 'window'))
    return
  }
  const changes = changedFields(before, after)
  const planned = {
    id: change.id,
    line: change.line,
    identifier: listingIdentifier(after),
    changes,
    values: after,
  }
  if (!before) plan.added.push(planned)
  else if (changes.length > 0) plan.changed.push(planned)
  else plan.unchanged++
}

function checkedValues(
  change: UnitChange,
  unit: ExistingUnit | null,
): { values: Partial<UnitValues>; problems: UnitProblem[] } {
  const values: Record<string, unknown> = {}
  const problems: UnitProblem[] = []
  for (const [field, given] of Object.entries(change.values)) {
    if (!isUnitField(field)) {
      problems.push(problemOf(change, field, 'unknownField'))
      continue
    }
    const result = z.safeParse(fields[field], unit ? givenAnew(unit[field], given) : given)
    if (result.success) values[field] = result.data
    else problems.push(problemOf(change, field, field))
  }
  for (const [field, expected] of Object.entries(change.expected ?? {})) {
    if (unit && isUnitField(field) && !sameValue(unit[field], expected)) {
      problems.push(problemOf(change, field, 'changedElsewhere'))
    }
  }
  return { values, problems }
}

/** A text of a place that is there already may stay, even if it is from before there was a limit. */
function givenAnew(before: unknown, given: unknown): unknown {
  if (typeof before !== 'object' || before === null || typeof given !== 'object' || given === null)
    return given
  const known = new Map(Object.entries(before))
  return Object.fromEntries(Object.entries(given).filter(([language, text]) => known.get(language) !== text))
}

function merged(before: UnitValues, values: Partial<UnitValues>): UnitValues {
  const texts = { ...before.locationInBuilding, ...values.locationInBuilding }
  const locationInBuilding = Object.fromEntries(
    LISTING_LANGUAGES.flatMap((language) => (texts[language] ? [[language, texts[language]]] : [])),
  )
  return { ...before, ...values, locationInBuilding }
}

function changedFields(before: UnitValues | null, after: UnitValues): ChangedField[] {
  return UNIT_FIELDS.flatMap((field) =>
    before && sameValue(before[field], after[field])
      ? []
      : [{ field, before: before ? before[field] : null, after: after[field] }],
  )
}

/** Two units of a group by the same name or number can't be told apart; those that were there before may stay. */
function doubles(units: readonly ExistingUnit[], plan: UnitsPlan): UnitProblem[] {
  const touched = [...plan.changed, ...plan.added]
  const changed = new Map(plan.changed.map((planned) => [planned.id, planned.values]))
  const all = [
    ...units.map((unit) => changed.get(unit.id) ?? unit),
    ...plan.added.map(({ values }) => values),
  ]
  return (['apartmentName', 'externalId'] as const).flatMap((field) => {
    const times = new Map<string, number>()
    for (const { [field]: text } of all) if (text) times.set(text, (times.get(text) ?? 0) + 1)
    return touched
      .filter(({ changes, values }) => {
        const text = values[field]
        return text && (times.get(text) ?? 0) > 1 && changes.some((one) => one.field === field)
      })
      .map((planned) => problemOf(planned, field, 'double'))
  })
}

/** Whether a window of days leaves out a stay that the former one took in. */
export function leavesOut(
  before: Pick<UnitValues, 'availableFrom' | 'availableTo'>,
  after: Pick<UnitValues, 'availableFrom' | 'availableTo'>,
  stay: { from: string; to: string },
): boolean {
  return isWithin(stay, before) && !isWithin(stay, after)
}

function isWithin(
  stay: { from: string; to: string },
  window: Pick<UnitValues, 'availableFrom' | 'availableTo'>,
): boolean {
  return stay.from >= window.availableFrom && (window.availableTo === null || stay.to <= window.availableTo)
}

/** What a unit has for itself, without what else is known of it. */
export function valuesOf(unit: UnitValues): UnitValues {
  const { externalId, apartmentName, floor, locationInBuilding, availableFrom, availableTo, price } = unit
  return { externalId, apartmentName, floor, locationInBuilding, availableFrom, availableTo, price }
}

function emptyUnit(today: Day): UnitValues {
  return {
    externalId: null,
    apartmentName: '',
    floor: null,
    locationInBuilding: {},
    availableFrom: today,
    availableTo: null,
    price: null,
  }
}

function isUnitField(field: string): field is UnitField {
  return (UNIT_FIELDS as readonly string[]).includes(field)
}

function problemOf(
  { id, line }: { id: string | null; line: number },
  field: string | null,
  text: string,
): UnitProblem {
  return { id, line, field, text }
}
