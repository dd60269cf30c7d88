import type { ListingLanguage } from '../../../domain/catalogue/language.ts'
import { CSV_MAX_LENGTH } from '../../../domain/kernel/constants.ts'
import type { ExistingUnit } from '../../../domain/listings/unit-changes.ts'
import {
  readUnitLines,
  type ReadUnits,
  refusedUnits,
  unitLines,
  type WrittenUnit,
} from '../../../domain/listings/units-csv.ts'
import { BYTE_ORDER_MARK, readCsv, writeCsv } from '../../kernel/csv/csv.ts'

/** The units as a file that can be changed by hand and read again. */
export function unitsFile(
  units: readonly WrittenUnit[],
  languages: readonly ListingLanguage[],
  currency: string,
): string {
  return BYTE_ORDER_MARK + writeCsv(unitLines(units, languages, currency))
}

/** What a file of units asks for; one that is too long or broken asks for nothing and has a problem. */
export function readUnitsFile(text: string, units: readonly ExistingUnit[], currency: string): ReadUnits {
  if (text.length > CSV_MAX_LENGTH) return refusedUnits('csvTooLong')
  const lines = readCsv(text)
  return lines ? readUnitLines(lines, units, currency) : refusedUnits('csvBroken')
}
