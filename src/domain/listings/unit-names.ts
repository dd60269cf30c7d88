import { asOneLine } from '../kernel/text.ts'
import { isStorableText, LISTING_NAME_MAX_LENGTH } from '../kernel/text-limits.ts'

/** How new units are named. In a pattern a run of `#` stands for the number, as many digits long as the run at least. */
export interface Numbering {
  apartmentName: string
  /** Pattern of the landlord's own number; null for none. */
  externalId: string | null
  firstNumber: number
  /** The floor of the first unit; null for no floors. */
  firstFloor: number | null
  /** Units on one floor; null puts all on the first one. */
  unitsPerFloor: number | null
}

/** A new unit by its number. */
export interface NumberedUnit {
  apartmentName: string
  externalId: string | null
  floor: number | null
}

/** The highest first number (ours). */
export const MAX_FIRST_NUMBER = 99_999

// So many digits a number may have more than its pattern has signs.
const room = 6

/** Whether a pattern says once where the number goes, and leaves room for it. */
export function isNumberingPattern(pattern: string): boolean {
  const runs = pattern.match(/#+/g) ?? []
  if (!isStorableText(pattern)) return false
  return (
    runs.length === 1 && asOneLine(pattern) === pattern && pattern.length <= LISTING_NAME_MAX_LENGTH - room
  )
}

/** The pattern's text with a number: 'WE ##' and 7 is 'WE 07'. */
export function numbered(pattern: string, number: number): string {
  return pattern.replace(/#+/, (run) => String(number).padStart(run.length, '0'))
}

/** So many new units from the first number on; numbers that a unit of the group has already are passed over. */
export function numberedUnits(
  numbering: Numbering,
  quantity: number,
  taken: { apartmentNames: ReadonlySet<string>; externalIds: ReadonlySet<string> },
): NumberedUnit[] {
  const units: NumberedUnit[] = []
  for (let number = numbering.firstNumber; units.length < quantity; number++) {
    const apartmentName = numbered(numbering.apartmentName, number)
    const externalId = numbering.externalId === null ? null : numbered(numbering.externalId, number)
    if (taken.apartmentNames.has(apartmentName)) continue
    if (externalId !== null && taken.externalIds.has(externalId)) continue
    units.push({ apartmentName, externalId, floor: floorOf(numbering, units.length) })
  }
  return units
}

function floorOf({ firstFloor, unitsPerFloor }: Numbering, place: number): number | null {
  if (firstFloor === null) return null
  return firstFloor + (unitsPerFloor === null ? 0 : Math.floor(place / unitsPerFloor))
}

/** The pattern that is proposed for a group: that of its numbered units, else its name with two digits. */
export function proposedPattern(name: string, units: readonly string[]): string {
  const last = units.toSorted(new Intl.Collator('en', { numeric: true }).compare).at(-1)
  const [, text, digits] = (units.length > 1 && last?.match(/^([^#]*?)(\d{1,6})$/)) || []
  if (text !== undefined && digits) return text + '#'.repeat(digits.length)
  return `${name
    .replaceAll('#', '')
    .slice(0, LISTING_NAME_MAX_LENGTH - room - 3)
    .trim()} ##`
}
