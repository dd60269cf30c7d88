import type { Language } from '../../../domain/catalogue/language.ts'
import { toMajorUnits } from '../../../domain/kernel/money.ts'
import { BYTE_ORDER_MARK, writeCsv } from '../../kernel/csv/csv.ts'
import type { TaxYearToday } from './today.ts'

const HEADS: Record<Language, readonly string[]> = {
  en: [
    'Seller',
    'Property',
    'Postcode',
    'City',
    'Currency',
    'Quarter',
    'Stays',
    'Received',
    'Fees',
    'Days of the year',
  ],
  de: [
    'Vermietet als',
    'Immobilie',
    'PLZ',
    'Ort',
    'Währung',
    'Quartal',
    'Aufenthalte',
    'Einnahmen',
    'Gebühren',
    'Tage im Jahr',
  ],
  fr: [
    'Bailleur',
    'Bien',
    'Code postal',
    'Ville',
    'Devise',
    'Trimestre',
    'Séjours',
    'Perçu',
    'Frais',
    'Jours de l’année',
  ],
}

/** A year as lines of RFC 4180, one for each property and quarter; amounts in major units with a point, to the cent. */
export function taxCsv({ sellers }: TaxYearToday, language: Language): string {
  const lines = sellers.flatMap(({ seller, properties }) =>
    properties.flatMap(({ homes: [home], currency, days, quarters }) =>
      quarters.map(({ quarter, activities, received, fees }) => [
        nameOf(seller),
        home ? `${home.street} ${home.streetNumber}` : '',
        home?.zipCode ?? '',
        home?.city ?? '',
        currency,
        quarter,
        activities,
        toMajorUnits(received, currency),
        toMajorUnits(fees, currency),
        days,
      ]),
    ),
  )
  return BYTE_ORDER_MARK + writeCsv([HEADS[language], ...lines])
}

function nameOf(seller: TaxYearToday['sellers'][number]['seller']): string {
  if (!seller) return ''
  return seller.type === 'COMPANY'
    ? (seller.companyName ?? '')
    : `${seller.firstName ?? ''} ${seller.lastName ?? ''}`.trim()
}
