import type { Language } from '../../../domain/catalogue/language.ts'
import type { MoneyEntryKind } from '../../../domain/money/overview.ts'

/** The columns of the table, in their order. */
export type MoneyColumn =
  | 'kind'
  | 'day'
  | 'amount'
  | 'currency'
  | 'document'
  | 'tenant'
  | 'listing'
  | 'apartment'
  | 'from'
  | 'to'
  | 'nights'
  | 'booking'

/** The words of the exports in one language. */
export interface MoneyExportTexts {
  columns: Record<MoneyColumn, string>
  kinds: Record<MoneyEntryKind | 'NETTED', string>
  files: { entries: string; documents: string; missing: string }
}

/** The words of the exports. */
export const MONEY_EXPORT_TEXTS: Record<Language, MoneyExportTexts> = {
  en: {
    columns: {
      kind: 'Kind',
      day: 'Day',
      amount: 'Amount',
      currency: 'Currency',
      document: 'Document',
      tenant: 'Tenant',
      listing: 'Listing',
      apartment: 'Apartment',
      from: 'From',
      to: 'To',
      nights: 'Nights',
      booking: 'Booking',
    },
    kinds: {
      EARNED: 'Earned',
      RENT: 'Rent due',
      FEE: 'Fee',
      VAT: 'VAT on the fee',
      CREDITED: 'Credited',
      WRITTEN_OFF: 'Written off',
      PAID_BY_LANDLORD: 'Invoice paid',
      REFUNDED: 'Refund',
      DISPUTED: 'Dispute',
      INCENTIVE: 'Bonus',
      ADJUSTED: 'Correction',
      RECEIVED: 'Rent received',
      PAID_OUT: 'Payout',
      NETTED: 'Set off against the payout',
    },
    files: { entries: 'entries', documents: 'documents', missing: 'still being created' },
  },
  de: {
    columns: {
      kind: 'Art',
      day: 'Tag',
      amount: 'Betrag',
      currency: 'Währung',
      document: 'Beleg',
      tenant: 'Mieter',
      listing: 'Inserat',
      apartment: 'Wohnung',
      from: 'Von',
      to: 'Bis',
      nights: 'Nächte',
      booking: 'Buchung',
    },
    kinds: {
      EARNED: 'Verdient',
      RENT: 'Fällige Miete',
      FEE: 'Gebühr',
      VAT: 'USt. auf die Gebühr',
      CREDITED: 'Gutgeschrieben',
      WRITTEN_OFF: 'Ausgebucht',
      PAID_BY_LANDLORD: 'Rechnung bezahlt',
      REFUNDED: 'Erstattung',
      DISPUTED: 'Strittige Zahlung',
      INCENTIVE: 'Bonus',
      ADJUSTED: 'Korrektur',
      RECEIVED: 'Miete eingegangen',
      PAID_OUT: 'Auszahlung',
      NETTED: 'Mit der Auszahlung verrechnet',
    },
    files: { entries: 'eintraege', documents: 'belege', missing: 'wird noch erstellt' },
  },
  fr: {
    columns: {
      kind: 'Type',
      day: 'Jour',
      amount: 'Montant',
      currency: 'Devise',
      document: 'Document',
      tenant: 'Locataire',
      listing: 'Annonce',
      apartment: 'Logement',
      from: 'Du',
      to: 'Au',
      nights: 'Nuits',
      booking: 'Réservation',
    },
    kinds: {
      EARNED: 'Gagné',
      RENT: 'Loyer échu',
      FEE: 'Commission',
      VAT: 'TVA sur la commission',
      CREDITED: 'Avoir',
      WRITTEN_OFF: 'Passé en perte',
      PAID_BY_LANDLORD: 'Facture payée',
      REFUNDED: 'Remboursement',
      DISPUTED: 'Litige',
      INCENTIVE: 'Prime',
      ADJUSTED: 'Correction',
      RECEIVED: 'Loyer reçu',
      PAID_OUT: 'Versement',
      NETTED: 'Compensé avec le versement',
    },
    files: { entries: 'ecritures', documents: 'documents', missing: 'en cours de création' },
  },
}
