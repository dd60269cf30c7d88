import type { Language } from '../../../domain/catalogue/language.ts'

/** The words of the exports in one language: the heads of the columns, in their order, and the calendar's. */
export interface BookingExportTexts {
  columns: Record<ExportColumn, string>
  calendar: string
  reference: string
  cancelled: string
}

/** The columns of the CSV export. */
export type ExportColumn =
  | 'reference'
  | 'phase'
  | 'type'
  | 'tenant'
  | 'company'
  | 'email'
  | 'phone'
  | 'listing'
  | 'apartment'
  | 'externalId'
  | 'address'
  | 'city'
  | 'from'
  | 'to'
  | 'lastDay'
  | 'days'
  | 'contract'
  | 'reasonForStay'
  | 'price'
  | 'totalCost'
  | 'actualCost'
  | 'fee'
  | 'actualFee'
  | 'currency'
  | 'invoice'
  | 'bookedAt'
  | 'cancelledAt'
  | 'cancellationReason'
  | 'note'

/** The exports' words in every language of the interface. */
export const EXPORT_TEXTS: Record<Language, BookingExportTexts> = {
  en: {
    calendar: 'Mezzo bookings',
    reference: 'Reference',
    cancelled: 'Cancelled',
    columns: {
      reference: 'Reference',
      phase: 'State',
      type: 'Kind',
      tenant: 'Tenant',
      company: 'Company',
      email: 'Email',
      phone: 'Phone',
      listing: 'Listing',
      apartment: 'Apartment',
      externalId: 'External id',
      address: 'Address',
      city: 'City',
      from: 'Moves in',
      to: 'Moves out',
      lastDay: 'Last day when cancelled',
      days: 'Days',
      contract: 'Contract',
      reasonForStay: 'Reason for the stay',
      price: 'Rent a month',
      totalCost: 'Rent in all',
      actualCost: 'Rent of the actual stay',
      fee: 'Fee',
      actualFee: 'Fee on the actual stay',
      currency: 'Currency',
      invoice: 'Invoice',
      bookedAt: 'Booked on',
      cancelledAt: 'Cancelled on',
      cancellationReason: 'Reason of the cancellation',
      note: 'Note',
    },
  },
  de: {
    calendar: 'Mezzo-Buchungen',
    reference: 'Kennung',
    cancelled: 'Storniert',
    columns: {
      reference: 'Kennung',
      phase: 'Status',
      type: 'Art',
      tenant: 'Mieter',
      company: 'Firma',
      email: 'E-Mail',
      phone: 'Telefon',
      listing: 'Inserat',
      apartment: 'Wohnung',
      externalId: 'Eigene Nummer',
      address: 'Adresse',
      city: 'Ort',
      from: 'Einzug',
      to: 'Auszug',
      lastDay: 'Letzter Tag bei Storno',
      days: 'Tage',
      contract: 'Vertrag',
      reasonForStay: 'Grund des Aufenthalts',
      price: 'Monatsmiete',
      totalCost: 'Miete insgesamt',
      actualCost: 'Miete des tatsächlichen Aufenthalts',
      fee: 'Gebühr',
      actualFee: 'Gebühr für den tatsächlichen Aufenthalt',
      currency: 'Währung',
      invoice: 'Rechnung',
      bookedAt: 'Gebucht am',
      cancelledAt: 'Storniert am',
      cancellationReason: 'Grund der Stornierung',
      note: 'Notiz',
    },
  },
  fr: {
    calendar: 'Réservations Mezzo',
    reference: 'Référence',
    cancelled: 'Annulée',
    columns: {
      reference: 'Référence',
      phase: 'État',
      type: 'Type',
      tenant: 'Locataire',
      company: 'Entreprise',
      email: 'E-mail',
      phone: 'Téléphone',
      listing: 'Annonce',
      apartment: 'Appartement',
      externalId: 'Numéro interne',
      address: 'Adresse',
      city: 'Ville',
      from: 'Arrivée',
      to: 'Départ',
      lastDay: 'Dernier jour si annulée',
      days: 'Jours',
      contract: 'Contrat',
      reasonForStay: 'Motif du séjour',
      price: 'Loyer mensuel',
      totalCost: 'Loyer total',
      actualCost: 'Loyer du séjour effectif',
      fee: 'Frais',
      actualFee: 'Frais du séjour effectif',
      currency: 'Devise',
      invoice: 'Facture',
      bookedAt: 'Réservée le',
      cancelledAt: 'Annulée le',
      cancellationReason: 'Motif de l’annulation',
      note: 'Note',
    },
  },
}
