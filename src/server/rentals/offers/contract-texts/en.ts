import { annexSectionsEn } from './clauses-en.ts'
import type { ContractTexts } from './contract-text.ts'
import { franceCivilLawEn } from './france-civil-law-en.ts'
import { franceFurnishedEn } from './france-furnished-en.ts'
import { franceMobilityMainEn, franceMobilitySecondaryEn } from './france-mobility-en.ts'
import { franceShortTermRentalEn } from './france-short-term-rental-en.ts'
import { germanyCommercialEn } from './germany-commercial-en.ts'
import { germanyCommercialStudentEn } from './germany-commercial-student-en.ts'
import { germanyDefaultEn } from './germany-default-en.ts'
import { germanyPrivateEn } from './germany-private-en.ts'
import { germanyPrivateStudentEn } from './germany-private-student-en.ts'
import { neutralEn } from './neutral-en.ts'
import { refugeeGermanyEn } from './refugee-germany-en.ts'
import { testContractEn } from './test-contract.ts'

/** The contract in English. */
export const contractTextsEn: ContractTexts = {
  madeOn: (day) => `Drawn up on ${day}`,
  page: (page, of) => `Page ${page} of ${of}`,
  landlord: 'Landlord',
  tenant: 'Tenant',
  representedBy: (name) => `represented by ${name}`,
  partiesTitle: 'Parties',
  facts: {
    apartment: 'Apartment',
    stay: 'Stay',
    people: 'People',
    price: 'Monthly price',
    totalRent: 'Total rent',
    deposit: 'Deposit',
    perMonth: 'per month',
    noDeposit: 'none',
  },
  stay: (from, to) => `${from}\nto ${to}`,
  duration: (months, days) => parts([count(months, 'month'), count(days, 'day')]),
  people: (adults, children) => parts([count(adults, 'adult'), count(children, 'child', 'children')]),
  pets: 'with pets',
  noPets: 'no pets',
  reasons: {
    APPRENTICESHIP: 'an apprenticeship',
    WORK: 'work away from home',
    INTERNSHIP: 'an internship',
    STUDYING: 'studies',
    INTERIM: 'a home in between two homes',
    TEMPORARY_HOUSING_NEED: 'a temporary need of housing',
    OTHER: 'a temporary need of the tenant',
    REFUGEE: 'a first home after flight',
  },
  templates: {
    GERMANY_DEFAULT: germanyDefaultEn,
    GERMANY_PRIVATE: germanyPrivateEn,
    GERMANY_PRIVATE_STUDENT: germanyPrivateStudentEn,
    GERMANY_COMMERCIAL: germanyCommercialEn,
    GERMANY_COMMERCIAL_STUDENT: germanyCommercialStudentEn,
    REFUGEE_GERMANY: refugeeGermanyEn,
    FRANCE_SHORT_TERM_RENTAL: franceShortTermRentalEn,
    FRANCE_CIVIL_LAW: franceCivilLawEn,
    FRANCE_MOBILITY_MAIN: franceMobilityMainEn,
    FRANCE_MOBILITY_SECONDARY: franceMobilitySecondaryEn,
    FRANCE_FURNISHED: franceFurnishedEn,
    TEST_CONTRACT_1: testContractEn,
    NEUTRAL: neutralEn,
  },
  annex: {
    title: ({ reference }) => `Annex to the rental agreement ${reference}`,
    kind: ({ madeOn }) => `Prolongation of the stay agreed on ${madeOn}`,
    sections: annexSectionsEn,
  },
  draft: 'Draft',
  signatures: {
    title: 'Signatures',
    placeAndDay: 'Place and day',
    signature: 'Signature',
    online:
      'This contract is signed online. Once both have signed, the audit trail is added as its last page.',
  },
  lawyer:
    'A note to both: this text is a sensible starting point and no legal advice. Have it checked by a lawyer before you rely on it.',
  trail: {
    title: 'Audit trail of the signatures',
    intro: (reference, pages) =>
      `The pages before this one (1 to ${pages}) are the signed contract ${reference}, unchanged. This page records who signed it, when and how. The SHA-256 is the fingerprint of the document that each side had in front of them.`,
    name: 'Name',
    typedName: 'Signed as',
    power: 'Power of attorney',
    byPower: (name, landlord, day) => `signed by ${name} for ${landlord} by power of attorney of ${day}`,
    email: 'Email',
    consent: 'Agreed to',
    openedAt: 'Opened at',
    notOpened: 'not recorded',
    signedAt: 'Signed at',
    ipAddress: 'IP address',
    userAgent: 'Browser',
    document: 'SHA-256',
    footer: 'Audit trail',
  },
}

function count(number: number, one: string, many = `${one}s`): string {
  return number === 0 ? '' : `${number} ${number === 1 ? one : many}`
}

function parts(all: readonly string[]): string {
  return all.filter(Boolean).join(' and ')
}
