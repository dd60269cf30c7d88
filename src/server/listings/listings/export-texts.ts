import type { Language } from '../../../domain/catalogue/language.ts'

/** The columns of the table of listings, in their order. */
export type HomeColumn =
  | 'name'
  | 'externalId'
  | 'street'
  | 'streetNumber'
  | 'zipCode'
  | 'city'
  | 'country'
  | 'homeType'
  | 'area'
  | 'accommodates'
  | 'price'
  | 'lowestPrice'
  | 'highestPrice'
  | 'deposit'
  | 'currency'
  | 'units'
  | 'publishedUnits'
  | 'freeFrom'
  | 'openRequests'
  | 'requestsInProgress'
  | 'blockedRequests'

/** The heads of the table of listings in every language of the interface. */
export const HOME_COLUMNS: Record<Language, Record<HomeColumn, string>> = {
  en: {
    name: 'Listing',
    externalId: 'Your number',
    street: 'Street',
    streetNumber: 'House number',
    zipCode: 'Postal code',
    city: 'City',
    country: 'Country',
    homeType: 'Property type',
    area: 'Area (m²)',
    accommodates: 'People',
    price: 'Monthly rent',
    lowestPrice: 'Lowest monthly rent',
    highestPrice: 'Highest monthly rent',
    deposit: 'Deposit',
    currency: 'Currency',
    units: 'Apartments',
    publishedUnits: 'Published apartments',
    freeFrom: 'Available from',
    openRequests: 'Open requests',
    requestsInProgress: 'Requests in progress',
    blockedRequests: 'Blocked requests',
  },
  de: {
    name: 'Inserat',
    externalId: 'Ihre Nummer',
    street: 'Straße',
    streetNumber: 'Hausnummer',
    zipCode: 'Postleitzahl',
    city: 'Ort',
    country: 'Land',
    homeType: 'Art der Wohnung',
    area: 'Fläche (m²)',
    accommodates: 'Personen',
    price: 'Monatsmiete',
    lowestPrice: 'Niedrigste Monatsmiete',
    highestPrice: 'Höchste Monatsmiete',
    deposit: 'Kaution',
    currency: 'Währung',
    units: 'Wohnungen',
    publishedUnits: 'Veröffentlichte Wohnungen',
    freeFrom: 'Frei ab',
    openRequests: 'Offene Anfragen',
    requestsInProgress: 'Anfragen in Bearbeitung',
    blockedRequests: 'Blockierte Anfragen',
  },
  fr: {
    name: 'Annonce',
    externalId: 'Votre numéro',
    street: 'Rue',
    streetNumber: 'Numéro',
    zipCode: 'Code postal',
    city: 'Ville',
    country: 'Pays',
    homeType: 'Type de logement',
    area: 'Surface (m²)',
    accommodates: 'Personnes',
    price: 'Loyer mensuel',
    lowestPrice: 'Loyer mensuel le plus bas',
    highestPrice: 'Loyer mensuel le plus élevé',
    deposit: 'Dépôt de garantie',
    currency: 'Devise',
    units: 'Logements',
    publishedUnits: 'Logements publiés',
    freeFrom: 'Disponible à partir du',
    openRequests: 'Demandes ouvertes',
    requestsInProgress: 'Demandes en cours',
    blockedRequests: 'Demandes bloquées',
  },
}
