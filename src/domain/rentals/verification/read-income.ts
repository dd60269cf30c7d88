import type { SolvencyCheckErrorType } from '../../catalogue/checks.ts'
import type { TenantDocumentType } from '../../catalogue/tenants.ts'
import { DOCUMENT_MAX_AGE_MONTHS } from '../../kernel/constants.ts'
import { type Day, addMonths } from '../../kernel/day.ts'
import { areNamesSimilar } from '../../kernel/similar-name.ts'
import { incomesError, type NetIncome } from './rent-cover.ts'
import { isGuarantorsDocument } from './solvency-check.ts'

/** What the external provider has read on a document; null: it isn't there. */
export interface ReadDocument {
  type: TenantDocumentType
  holderName: string | null
  /** Net, in minor units, of all its months. */
  netIncome: number | null
  months: number | null
  /** ISO 4217. */
  currency: string | null
  issuedOn: Day | null
}

/** Whom the documents are about. */
export interface CheckedPerson {
  /** As in the verified identity where one is asked for, else as in the request. */
  name: string | null
  /** Whether the name has to be a verified one. */
  isIdentityNeeded: boolean
}

/** What documents say of an income, or the first thing that is wrong with them (C8). */
export type IncomeReading = { incomes: NetIncome[] } | { errorType: SolvencyCheckErrorType }

/**
 * What the read documents say. Errors come in the order in which they are mended: without an identity nothing can be
 * compared; a person reads other currencies; then what is missing, whose it is, and how old it is.
 */
export function incomeOf(
  documents: readonly ReadDocument[],
  person: CheckedPerson,
  today: Day,
): IncomeReading {
  if (person.name === null) {
    return { errorType: person.isIdentityNeeded ? 'VERIFF_MISSING' : 'INCOMPLETE_DATA' }
  }
  if (documents.some(({ currency }) => currency !== null && currency !== 'EUR')) {
    return { errorType: 'CURRENCY_NOT_EURO' }
  }
  const incomes = documents.flatMap(({ netIncome, months }) =>
    netIncome === null || months === null ? [] : [{ amount: netIncome, months }],
  )
  const isWhole =
    incomes.length === documents.length &&
    documents.every(({ currency, issuedOn, holderName }) => currency && issuedOn && holderName)
  if (!isWhole || incomesError(incomes)) return { errorType: 'INCOMPLETE_DATA' }
  const { name } = person
  // A guarantor has a name of their own.
  const own = documents.filter(({ type }) => !isGuarantorsDocument(type))
  if (own.some(({ holderName }) => !areNamesSimilar(holderName ?? '', name))) {
    return { errorType: 'NAME_MISMATCH' }
  }
  const oldest = addMonths(today, -DOCUMENT_MAX_AGE_MONTHS)
  if (documents.some(({ issuedOn }) => issuedOn !== null && issuedOn < oldest)) {
    return { errorType: 'DOCUMENT_TOO_OLD' }
  }
  return { incomes }
}
