import type { Language } from '../../../domain/catalogue/language.ts'

/** The columns of the table of requests, in their order. */
export type RequestColumn =
  | 'reference'
  | 'status'
  | 'type'
  | 'tenant'
  | 'company'
  | 'listing'
  | 'place'
  | 'apartment'
  | 'from'
  | 'to'
  | 'days'
  | 'guests'
  | 'pets'
  | 'reasonForStay'
  | 'price'
  | 'totalRent'
  | 'currency'
  | 'requestedAt'
  | 'answerUntil'
  | 'answeredAt'
  | 'endReason'

/** The heads of the table of requests in every language of the interface. */
export const REQUEST_COLUMNS: Record<Language, Record<RequestColumn, string>> = {
  en: {
    reference: 'Reference',
    status: 'Status',
    type: 'Type',
    tenant: 'Tenant',
    company: 'Company',
    listing: 'Listing',
    place: 'Place',
    apartment: 'Apartment in the contract',
    from: 'Moves in',
    to: 'Moves out',
    days: 'Days',
    guests: 'People',
    pets: 'Pets',
    reasonForStay: 'Reason for the stay',
    price: 'Monthly rent',
    totalRent: 'Total rent',
    currency: 'Currency',
    requestedAt: 'Received on',
    answerUntil: 'Answer by',
    answeredAt: 'Answered on',
    endReason: 'Why it ended',
  },
  de: {
    reference: 'Kennung',
    status: 'Status',
    type: 'Art',
    tenant: 'Mieter',
    company: 'Firma',
    listing: 'Inserat',
    place: 'Ort',
    apartment: 'Wohnung im Vertrag',
    from: 'Einzug',
    to: 'Auszug',
    days: 'Tage',
    guests: 'Personen',
    pets: 'Haustiere',
    reasonForStay: 'Anlass des Aufenthalts',
    price: 'Monatsmiete',
    totalRent: 'Gesamtmiete',
    currency: 'Währung',
    requestedAt: 'Eingegangen am',
    answerUntil: 'Antwort bis',
    answeredAt: 'Beantwortet am',
    endReason: 'Grund des Endes',
  },
  fr: {
    reference: 'Référence',
    status: 'Statut',
    type: 'Type',
    tenant: 'Locataire',
    company: 'Entreprise',
    listing: 'Annonce',
    place: 'Lieu',
    apartment: 'Logement au contrat',
    from: 'Arrivée',
    to: 'Départ',
    days: 'Jours',
    guests: 'Personnes',
    pets: 'Animaux',
    reasonForStay: 'Motif du séjour',
    price: 'Loyer mensuel',
    totalRent: 'Loyer total',
    currency: 'Devise',
    requestedAt: 'Reçue le',
    answerUntil: 'Réponse avant le',
    answeredAt: 'Réponse donnée le',
    endReason: 'Motif de clôture',
  },
}
