import type { Language } from '../../../domain/catalogue/language.ts'

/** The columns of the table of performance, in the order of its cells. */
export const PERFORMANCE_COLUMNS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Listing',
    'Apartment',
    'Month',
    'Nights booked',
    'Nights vacant',
    'Nights blocked',
    'Nights not published',
    'Occupancy in %',
    'Earned',
    'Lost in vacant nights',
    'Currency',
  ],
  de: [
    'Inserat',
    'Wohnung',
    'Monat',
    'Gebuchte Nächte',
    'Leere Nächte',
    'Blockierte Nächte',
    'Nicht veröffentlichte Nächte',
    'Auslastung in %',
    'Verdient',
    'Entgangen durch Leerstand',
    'Währung',
  ],
  fr: [
    'Annonce',
    'Logement',
    'Mois',
    'Nuits réservées',
    'Nuits vacantes',
    'Nuits bloquées',
    'Nuits non publiées',
    'Taux d’occupation en %',
    'Gagné',
    'Manque à gagner',
    'Devise',
  ],
}
