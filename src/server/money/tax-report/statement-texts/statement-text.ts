import type { Language } from '../../../../domain/catalogue/language.ts'
import type { DpiPropertyType } from '../../../../domain/money/tax-report/tax-record.ts'
import { statementTextsDe } from './de.ts'
import { statementTextsEn } from './en.ts'
import { statementTextsFr } from './fr.ts'

/** The words of a statement of what is reported, in one language. */
export interface StatementTexts {
  title: (year: number) => string
  lead: (operator: string) => string
  correction: string
  testing: { stamp: string; sentence: string }
  seller: string
  operator: string
  facts: {
    madeOn: string
    taxId: string
    noTaxId: string
    vatId: string
    birthDate: string
    birthPlace: string
    registration: string
    account: string
    establishments: string
  }
  property: {
    type: Record<DpiPropertyType, string>
    landRegister: string
    days: (count: number) => string
  }
  table: {
    quarter: (quarter: number) => string
    stays: string
    consideration: string
    fees: string
    taxes: string
    year: string
  }
  notes: readonly string[]
  page: (page: number, pages: number) => string
}

/** The words of statements. */
export const STATEMENT_TEXTS: Record<Language, StatementTexts> = {
  en: statementTextsEn,
  de: statementTextsDe,
  fr: statementTextsFr,
}
