import type { Language } from '../../../domain/catalogue/language.ts'

/** The columns of the table of deals, in their order. */
export type DealTableColumn =
  | 'reference'
  | 'status'
  | 'stage'
  | 'stageId'
  | 'since'
  | 'tenant'
  | 'company'
  | 'landlord'
  | 'listing'
  | 'place'
  | 'from'
  | 'to'
  | 'days'
  | 'fee'
  | 'currency'
  | 'manager'
  | 'keyAccount'

/** The heads of the table of deals in every language of the interface. */
export const DEAL_TABLE_COLUMNS: Record<Language, Record<DealTableColumn, string>> = {
  en: {
    reference: 'Reference',
    status: 'Deal',
    stage: 'Stage',
    stageId: 'Stage number',
    since: 'Since',
    tenant: 'Tenant',
    company: 'Company',
    landlord: 'Landlord',
    listing: 'Listing',
    place: 'Place',
    from: 'Moves in',
    to: 'Moves out',
    days: 'Days',
    fee: 'Fee',
    currency: 'Currency',
    manager: 'Account manager',
    keyAccount: 'Key account',
  },
  de: {
    reference: 'Kennung',
    status: 'Deal',
    stage: 'Stufe',
    stageId: 'Nummer der Stufe',
    since: 'Seit',
    tenant: 'Mieter',
    company: 'Firma',
    landlord: 'Vermieter',
    listing: 'Inserat',
    place: 'Ort',
    from: 'Einzug',
    to: 'Auszug',
    days: 'Tage',
    fee: 'Gebühr',
    currency: 'Währung',
    manager: 'Betreuung',
    keyAccount: 'Großkunde',
  },
  fr: {
    reference: 'Référence',
    status: 'Affaire',
    stage: 'Étape',
    stageId: 'Numéro de l’étape',
    since: 'Depuis',
    tenant: 'Locataire',
    company: 'Entreprise',
    landlord: 'Bailleur',
    listing: 'Annonce',
    place: 'Lieu',
    from: 'Arrivée',
    to: 'Départ',
    days: 'Jours',
    fee: 'Commission',
    currency: 'Devise',
    manager: 'Suivi par',
    keyAccount: 'Grand compte',
  },
}
