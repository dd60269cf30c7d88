import type { StatementTexts } from './statement-text.ts'

/** Statements in French. */
export const statementTextsFr: StatementTexts = {
  title: (year) => `Ce qui est déclaré pour ${year}`,
  lead: (operator) =>
    `${operator} transmet ces données à l’administration fiscale fédérale allemande (Bundeszentralamt für Steuern), comme l’exigent les articles 13, 14 et 22 du Plattformen-Steuertransparenzgesetz (DAC7).`,
  correction: 'Rectificatif : ce relevé remplace les précédents.',
  testing: {
    stamp: 'TEST',
    sentence: 'Ce relevé a été établi en mode test. Rien n’en est déclaré.',
  },
  seller: 'Vous louez en tant que',
  operator: 'Déclarant',
  facts: {
    madeOn: 'Établi le',
    taxId: 'Numéro fiscal',
    noTaxId: 'aucun',
    vatId: 'N° de TVA',
    birthDate: 'Date de naissance',
    birthPlace: 'Lieu de naissance',
    registration: 'Numéro d’immatriculation',
    account: 'Compte',
    establishments: 'Établissements en',
  },
  property: {
    type: { DPI904: 'Maison', DPI905: 'Appartement', DPI910: 'Autre bien' },
    landRegister: 'Livre foncier',
    days: (count) => (count === 1 ? 'loué 1 jour' : `loué ${count} jours`),
  },
  table: {
    quarter: (quarter) => (quarter === 1 ? '1er trimestre' : `${quarter}e trimestre`),
    stays: 'Séjours',
    consideration: 'Perçu, frais déduits',
    fees: 'Frais',
    taxes: 'Impôts retenus',
    year: 'Année',
  },
  notes: [
    'Les montants sont arrondis à l’unité monétaire. Chaque trimestre est la différence de deux sommes arrondies, de sorte que les trimestres font ensemble l’année.',
    'Une somme compte le jour où elle vous a été versée : un loyer payé par l’intermédiaire du produit, à l’arrivée de son versement ; un autre loyer, le jour où il a été noté comme reçu. Ce qui a été remboursé à des locataires est déduit le jour du remboursement.',
    'Les frais sont ceux facturés au cours du trimestre, TVA comprise, moins les avoirs. Les logements situés à une même adresse forment un seul bien. Un jour où plusieurs de ses logements étaient loués compte une fois.',
    'Si quelque chose est inexact, signalez-le à notre équipe. La déclaration est alors rectifiée et vous recevez un nouveau relevé.',
  ],
  page: (page, pages) => `Page ${page} sur ${pages}`,
}
