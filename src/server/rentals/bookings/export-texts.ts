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
      phase: 'Status',
      type: 'Type',
      tenant: 'Tenant',
      company: 'Company',
      email: 'Email',
      phone: 'Phone',
      listing: 'Listing',
      apartment: 'Apartment',
      externalId: 'Your number',
      address: 'Address',
      city: 'City',
      from: 'Moves in',
      to: 'Moves out',
      lastDay: 'Last day when cancelled',
      days: 'Days',
      contract: 'Contract',
      reasonForStay: 'Reason for the stay',
      price: 'Monthly rent',
      totalCost: 'Total rent',
      actualCost: 'Rent for the actual stay',
      fee: 'Fee',
      actualFee: 'Fee for the actual stay',
      currency: 'Currency',
      invoice: 'Invoice',
      bookedAt: 'Booked on',
      cancelledAt: 'Cancelled on',
      cancellationReason: 'Reason for the cancellation',
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
      externalId: 'Ihre Nummer',
      address: 'Adresse',
      city: 'Ort',
      from: 'Einzug',
      to: 'Auszug',
      lastDay: 'Letzter Tag bei Storno',
      days: 'Tage',
      contract: 'Vertrag',
      reasonForStay: 'Anlass des Aufenthalts',
      price: 'Monatsmiete',
      totalCost: 'Gesamtmiete',
      actualCost: 'Miete für den tatsächlichen Aufenthalt',
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
      phase: 'Statut',
      type: 'Type',
      tenant: 'Locataire',
      company: 'Entreprise',
      email: 'E-mail',
      phone: 'Téléphone',
      listing: 'Annonce',
      apartment: 'Logement',
      externalId: 'Votre numéro',
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
      fee: 'Commission',
      actualFee: 'Commission sur le séjour effectif',
      currency: 'Devise',
      invoice: 'Facture',
      bookedAt: 'Réservée le',
      cancelledAt: 'Annulée le',
      cancellationReason: 'Motif de l’annulation',
      note: 'Note',
    },
  },
}
