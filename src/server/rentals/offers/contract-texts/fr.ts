import { annexSectionsFr } from './clauses-fr.ts'
import type { ContractTexts } from './contract-text.ts'
import { franceCivilLawFr } from './france-civil-law-fr.ts'
import { franceFurnishedFr } from './france-furnished-fr.ts'
import { franceMobilityMainFr, franceMobilitySecondaryFr } from './france-mobility-fr.ts'
import { franceShortTermRentalFr } from './france-short-term-rental-fr.ts'
import { neutralFr } from './neutral-fr.ts'
import { testContractFr } from './test-contract.ts'

/** The contract in French. */
export const contractTextsFr: ContractTexts = {
  madeOn: (day) => `Établi le ${day}`,
  page: (page, of) => `Page ${page} sur ${of}`,
  landlord: 'Bailleur',
  tenant: 'Locataire',
  representedBy: (name) => `représenté par ${name}`,
  partiesTitle: 'Parties',
  facts: {
    apartment: 'Logement',
    stay: 'Séjour',
    people: 'Personnes',
    price: 'Prix mensuel',
    totalRent: 'Loyer total',
    deposit: 'Dépôt de garantie',
    perMonth: 'par mois',
    noDeposit: 'aucun',
  },
  stay: (from, to) => `du ${from}\nau ${to}`,
  duration: (months, days) => parts([count(months, 'mois', 'mois'), count(days, 'jour', 'jours')]),
  people: (adults, children) =>
    parts([count(adults, 'adulte', 'adultes'), count(children, 'enfant', 'enfants')]),
  pets: 'avec animaux',
  noPets: 'sans animaux',
  reasons: {
    APPRENTICESHIP: 'un apprentissage',
    WORK: 'un travail loin du domicile',
    INTERNSHIP: 'un stage',
    STUDYING: 'des études',
    INTERIM: 'le temps entre deux logements',
    TEMPORARY_HOUSING_NEED: 'un besoin temporaire de logement',
    OTHER: 'un besoin temporaire du locataire',
    REFUGEE: 'un premier foyer après l’exil',
  },
  templates: {
    FRANCE_SHORT_TERM_RENTAL: franceShortTermRentalFr,
    FRANCE_CIVIL_LAW: franceCivilLawFr,
    FRANCE_MOBILITY_MAIN: franceMobilityMainFr,
    FRANCE_MOBILITY_SECONDARY: franceMobilitySecondaryFr,
    FRANCE_FURNISHED: franceFurnishedFr,
    TEST_CONTRACT_1: testContractFr,
    NEUTRAL: neutralFr,
  },
  annex: {
    title: ({ reference }) => `Avenant au contrat de location ${reference}`,
    kind: ({ madeOn }) => `Prolongation du séjour convenu le ${madeOn}`,
    sections: annexSectionsFr,
  },
  draft: 'Projet',
  signatures: {
    title: 'Signatures',
    placeAndDay: 'Lieu et date',
    signature: 'Signature',
    online:
      'Ce contrat se signe en ligne. Une fois signé par les deux parties, le journal des signatures s’y ajoute en dernière page.',
  },
  lawyer:
    'Une remarque aux deux parties : ce texte est un point de départ raisonnable et non un conseil juridique. Faites-le vérifier par un avocat avant de vous y fier.',
  trail: {
    title: 'Journal des signatures',
    intro: (reference, pages) =>
      `Les pages qui précèdent (1 à ${pages}) sont le contrat signé ${reference}, inchangé. Cette page consigne qui l’a signé, quand et comment. Le SHA-256 est l’empreinte du document que chaque partie avait sous les yeux.`,
    name: 'Nom',
    typedName: 'Signé sous le nom',
    power: 'Procuration',
    byPower: (name, landlord, day) => `signé par ${name} pour ${landlord}, avec la procuration du ${day}`,
    email: 'E-mail',
    consent: 'A accepté',
    openedAt: 'Ouvert le',
    notOpened: 'non consigné',
    signedAt: 'Signé le',
    ipAddress: 'Adresse IP',
    userAgent: 'Navigateur',
    document: 'SHA-256',
    footer: 'Journal',
  },
}

function count(number: number, one: string, many: string): string {
  return number === 0 ? '' : `${number} ${number === 1 ? one : many}`
}

function parts(all: readonly string[]): string {
  return all.filter(Boolean).join(' et ')
}
