import type { Language } from '../../../domain/catalogue/language.ts'
import type { TaxRecordChange } from '../../../domain/catalogue/tax.ts'
import type { TaxRecord } from '../../../domain/money/tax-report/tax-record.ts'
import { BYTE_ORDER_MARK, writeCsv } from '../../kernel/csv/csv.ts'
import type { FindingForStaff } from './staff-sql.ts'
import { recordName } from './find-record.ts'

const RECORD_HEADS: Record<Language, readonly string[]> = {
  en: [
    'Reference',
    'Corrects',
    'What it is',
    'Accepted',
    'Seller',
    'Property',
    'Postcode',
    'City',
    'Currency',
    'Days',
    'Quarter',
    'Stays',
    'Consideration',
    'Fees',
  ],
  de: [
    'Referenz',
    'Berichtigt',
    'Art',
    'Angenommen',
    'Anbieter',
    'Immobilie',
    'PLZ',
    'Ort',
    'Währung',
    'Tage',
    'Quartal',
    'Aufenthalte',
    'Vergütung',
    'Gebühren',
  ],
  fr: [
    'Référence',
    'Corrige',
    'Nature',
    'Accepté',
    'Vendeur',
    'Bien',
    'Code postal',
    'Ville',
    'Devise',
    'Jours',
    'Trimestre',
    'Séjours',
    'Contrepartie',
    'Frais',
  ],
}

const FINDING_HEADS: Record<Language, readonly string[]> = {
  en: ['Seller', 'Account', 'Email', 'Reported', 'Exempt', 'What is to be looked at'],
  de: ['Anbieter', 'Konto', 'E-Mail', 'Gemeldet', 'Befreit', 'Zu prüfen'],
  fr: ['Vendeur', 'Compte', 'E-mail', 'Déclaré', 'Exempté', 'À vérifier'],
}

/** A seller's record of a message, opened. */
export interface OpenedRecord {
  docRefId: string
  corrects: string | null
  change: TaxRecordChange
  isAccepted: boolean | null
  content: TaxRecord
}

/** What a message says, a line for each property and quarter, in whole units as told; never a tax number or an account. */
export function recordsCsv(records: readonly OpenedRecord[], language: Language): string {
  const lines = records.flatMap(({ docRefId, corrects, change, isAccepted, content }) =>
    content.properties.flatMap(({ address, currency, days, quarters }) =>
      quarters.map(({ activities, consideration, fees }, at) => [
        docRefId,
        corrects ?? '',
        change,
        yesOrNo(isAccepted),
        recordName(content),
        `${address.street} ${address.buildingIdentifier}`.trim(),
        address.postCode,
        address.city,
        currency,
        days,
        at + 1,
        activities,
        consideration,
        fees,
      ]),
    ),
  )
  return BYTE_ORDER_MARK + writeCsv([RECORD_HEADS[language], ...lines])
}

/** Who can't be reported, is exempt or is to be looked at, a line for each, with the problems by their names. */
export function findingsCsv(findings: readonly FindingForStaff[], language: Language): string {
  const lines = findings.map(({ name, landlordName, landlordEmail, isReported, isExempt, problems }) => [
    name,
    landlordName,
    landlordEmail,
    yesOrNo(isReported),
    yesOrNo(isExempt),
    problems.join(' '),
  ])
  return BYTE_ORDER_MARK + writeCsv([FINDING_HEADS[language], ...lines])
}

function yesOrNo(is: boolean | null): string {
  return is === null ? '' : is ? '1' : '0'
}
