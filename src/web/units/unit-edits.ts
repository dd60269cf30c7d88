import { toMajorUnits } from '../../domain/kernel/money.ts'
import { parseAmount } from '../../domain/kernel/written-amount.ts'
import { numberedUnits } from '../../domain/listings/unit-names.ts'
import type { UnitField, UnitValues } from '../../domain/listings/unit-changes.ts'

/** What is wanted of one unit; `expected` is what was shown when it was wanted. */
export interface UnitChange {
  listingId: string
  values: Partial<UnitValues>
  expected?: Partial<UnitValues>
}

/** A unit whose values are edited; its rent is in this currency. */
export interface EditedUnit extends UnitValues {
  currency: string
}

/** What was done to one unit. */
export interface DoneChange {
  id: string
  changes: { field: UnitField; before: unknown; after: unknown }[]
}

/** The columns that are edited. */
export const EDITED_FIELDS = [
  'externalId',
  'apartmentName',
  'floor',
  'locationInBuilding',
  'availableFrom',
  'availableTo',
  'price',
] as const satisfies readonly UnitField[]

/** The text that stands in the input of a field; empty for none. */
export function draftOf(unit: EditedUnit, field: UnitField, language: string): string {
  if (field === 'locationInBuilding') return unit.locationInBuilding[language] ?? ''
  if (field === 'price') return unit.price === null ? '' : String(toMajorUnits(unit.price, unit.currency))
  const value = unit[field]
  return value === null ? '' : String(value)
}

/** What a typed text asks for; undefined where it can't be meant, for example half a floor. */
export function valueOfDraft(
  field: UnitField,
  text: string,
  language: string,
  currency: string,
): Partial<UnitValues> | undefined {
  const typed = text.trim()
  switch (field) {
    case 'locationInBuilding':
      return { locationInBuilding: { [language]: typed } }
    case 'floor':
      if (typed === '') return { floor: null }
      return /^-?\d{1,3}$/.test(typed) ? { floor: Number(typed) } : undefined
    case 'price':
      return typed === '' ? { price: null } : rentOf(typed, currency)
    case 'externalId':
    case 'availableTo':
      return { [field]: typed || null }
    case 'apartmentName':
    case 'availableFrom':
      return typed === '' ? undefined : { [field]: typed }
  }
}

function rentOf(typed: string, currency: string): Partial<UnitValues> | undefined {
  const amount = parseAmount(typed, currency)
  return amount ? { price: amount } : undefined
}

/** The change of one cell; null where nothing changes, undefined where the text can't be meant. */
export function cellChange(
  unit: EditedUnit & { _id: string },
  field: UnitField,
  text: string,
  language: string,
): UnitChange | null | undefined {
  if (text.trim() === draftOf(unit, field, language)) return null
  const values = valueOfDraft(field, text, language, unit.currency)
  return values && { listingId: unit._id, values, expected: { [field]: unit[field] } }
}

/** Whether units can be without a field: all but their name and their first day. */
export function canBeEmptied(field: UnitField): boolean {
  return field !== 'apartmentName' && field !== 'availableFrom'
}

/** Which keys a phone shows for a field. */
export function keysOf(field: UnitField): 'numeric' | 'decimal' | 'text' {
  if (field === 'floor') return 'numeric'
  return field === 'price' ? 'decimal' : 'text'
}

/** How many units have something in a field, and would lose it. */
export function countFilled(units: readonly EditedUnit[], field: UnitField, language: string): number {
  return units.filter((unit) => draftOf(unit, field, language) !== '').length
}

/**
 * The changes of many units at once: the same value for all, or names by a pattern with '#'. Null empties the field;
 * nothing typed asks for nothing, so that no field is erased by a click.
 */
export function bulkEdit(
  units: readonly (EditedUnit & { _id: string })[],
  field: UnitField,
  text: string | null,
  language: string,
): UnitChange[] | undefined {
  if (text === null) return canBeEmptied(field) ? bulkChanges(units, field, '', language) : undefined
  return text.trim() === '' ? undefined : bulkChanges(units, field, text, language)
}

function bulkChanges(
  units: readonly (EditedUnit & { _id: string })[],
  field: UnitField,
  text: string,
  language: string,
): UnitChange[] | undefined {
  if ((field === 'apartmentName' || field === 'externalId') && text.trim() !== '') {
    const numbering = {
      apartmentName: text.trim(),
      externalId: null,
      firstNumber: 1,
      firstFloor: null,
      unitsPerFloor: null,
    }
    const none = { apartmentNames: new Set<string>(), externalIds: new Set<string>() }
    const names = numberedUnits(numbering, units.length, none)
    return units.map((unit, at) => ({
      listingId: unit._id,
      values: { [field]: names[at]?.apartmentName },
      expected: { [field]: unit[field] },
    }))
  }
  const values = valueOfDraft(field, text, language, units[0]?.currency ?? '')
  return values && units.map((unit) => ({ listingId: unit._id, values, expected: { [field]: unit[field] } }))
}

/** The changes that take others back, as long as nobody has changed the same fields since. */
export function undoOf(done: readonly DoneChange[]): UnitChange[] {
  return done.map(({ id, changes }) => ({
    listingId: id,
    values: Object.fromEntries(
      changes.map(({ field, before, after }) => [field, undone(field, before, after)]),
    ),
    expected: Object.fromEntries(changes.map(({ field, after }) => [field, after])),
  }))
}

/** Texts are put over those that are there, so that a language that was new has to be emptied. */
function undone(field: UnitField, before: unknown, after: unknown): unknown {
  if (field !== 'locationInBuilding') return before
  const emptied = Object.keys(after ?? {}).map((language) => [language, ''])
  return { ...Object.fromEntries(emptied), ...(before as object) }
}

/** Units whose name, number, place or floor has the text. */
export function matchingUnits<U extends UnitValues>(units: readonly U[], text: string | undefined): U[] {
  const wanted = text?.trim().toLowerCase()
  if (!wanted) return [...units]
  return units.filter((unit) =>
    [unit.externalId ?? '', unit.apartmentName, ...Object.values(unit.locationInBuilding)].some((one) =>
      one.toLowerCase().includes(wanted),
    ),
  )
}

/** Units are changed so many at a time, so that a long change shows how far it is and can be stopped. */
export const CHUNK = 100

/** The parts of a change that may be done one after the other: names could collide in between, so they go at once. */
export function chunksOf(changes: readonly UnitChange[], isAtOnce: boolean): UnitChange[][] {
  const naming = changes.some(({ values }) => 'apartmentName' in values || 'externalId' in values)
  if (isAtOnce || naming || changes.length <= CHUNK) return [[...changes]]
  return Array.from({ length: Math.ceil(changes.length / CHUNK) }, (_, at) =>
    changes.slice(at * CHUNK, (at + 1) * CHUNK),
  )
}
