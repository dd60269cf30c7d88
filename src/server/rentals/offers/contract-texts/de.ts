import { annexSectionsDe } from './clauses-de.ts'
import type { ContractTexts } from './contract-text.ts'
import { germanyCommercialDe } from './germany-commercial-de.ts'
import { germanyCommercialStudentDe } from './germany-commercial-student-de.ts'
import { germanyDefaultDe } from './germany-default-de.ts'
import { germanyPrivateDe } from './germany-private-de.ts'
import { germanyPrivateStudentDe } from './germany-private-student-de.ts'
import { neutralDe } from './neutral-de.ts'
import { refugeeGermanyDe } from './refugee-germany-de.ts'
import { testContractDe } from './test-contract.ts'

/** The contract in German. */
export const contractTextsDe: ContractTexts = {
  madeOn: (day) => `Erstellt am ${day}`,
  page: (page, of) => `Seite ${page} von ${of}`,
  landlord: 'Vermietende Seite',
  tenant: 'Mietende Seite',
  representedBy: (name) => `vertreten durch ${name}`,
  partiesTitle: 'Vertragsparteien',
  facts: {
    apartment: 'Wohnung',
    stay: 'Mietzeit',
    people: 'Personen',
    price: 'Monatspreis',
    totalRent: 'Gesamtmiete',
    deposit: 'Kaution',
    perMonth: 'pro Monat',
    noDeposit: 'keine',
  },
  stay: (from, to) => `${from}\nbis ${to}`,
  duration: (months, days) => parts([count(months, 'Monat', 'Monate'), count(days, 'Tag', 'Tage')]),
  people: (adults, children) =>
    parts([count(adults, 'erwachsene Person', 'Erwachsene'), count(children, 'Kind', 'Kinder')]),
  pets: 'mit Haustieren',
  noPets: 'ohne Haustiere',
  reasons: {
    APPRENTICESHIP: 'eine Ausbildung',
    WORK: 'eine Arbeit fern von zu Hause',
    INTERNSHIP: 'ein Praktikum',
    STUDYING: 'ein Studium',
    INTERIM: 'die Zeit zwischen zwei Wohnungen',
    TEMPORARY_HOUSING_NEED: 'ein vorübergehender Wohnbedarf',
    OTHER: 'ein vorübergehender Bedarf der mietenden Seite',
    REFUGEE: 'ein erstes Zuhause nach der Flucht',
  },
  templates: {
    GERMANY_DEFAULT: germanyDefaultDe,
    GERMANY_PRIVATE: germanyPrivateDe,
    GERMANY_PRIVATE_STUDENT: germanyPrivateStudentDe,
    GERMANY_COMMERCIAL: germanyCommercialDe,
    GERMANY_COMMERCIAL_STUDENT: germanyCommercialStudentDe,
    REFUGEE_GERMANY: refugeeGermanyDe,
    TEST_CONTRACT_1: testContractDe,
    NEUTRAL: neutralDe,
  },
  annex: {
    title: ({ reference }) => `Nachtrag zum Mietvertrag ${reference}`,
    kind: ({ madeOn }) => `Verlängerung der Mietzeit aus dem Vertrag vom ${madeOn}`,
    sections: annexSectionsDe,
  },
  draft: 'Entwurf',
  signatures: {
    title: 'Unterschriften',
    placeAndDay: 'Ort und Tag',
    signature: 'Unterschrift',
    online:
      'Dieser Vertrag wird online unterschrieben. Haben beide unterschrieben, kommt das Protokoll der Unterschriften als letzte Seite hinzu.',
  },
  lawyer:
    'Ein Hinweis an beide: Dieser Text ist ein vernünftiger Anfang und keine Rechtsberatung. Lassen Sie ihn anwaltlich prüfen, bevor Sie sich darauf verlassen.',
  trail: {
    title: 'Protokoll der Unterschriften',
    intro: (reference, pages) =>
      `Die Seiten davor (1 bis ${pages}) sind der unterschriebene Vertrag ${reference}, unverändert. Diese Seite hält fest, wer ihn wann und wie unterschrieben hat. SHA-256 ist der Fingerabdruck des Dokuments, das jede Seite vor sich hatte.`,
    name: 'Name',
    typedName: 'Unterschrieben als',
    power: 'Vollmacht',
    byPower: (name, landlord, day) => `unterschrieben von ${name} für ${landlord} mit Vollmacht vom ${day}`,
    email: 'E-Mail',
    consent: 'Einverstanden mit',
    openedAt: 'Geöffnet am',
    notOpened: 'nicht festgehalten',
    signedAt: 'Unterschrieben am',
    ipAddress: 'IP-Adresse',
    userAgent: 'Browser',
    document: 'SHA-256',
    footer: 'Protokoll',
  },
}

function count(number: number, one: string, many: string): string {
  return number === 0 ? '' : `${number} ${number === 1 ? one : many}`
}

function parts(all: readonly string[]): string {
  return all.filter(Boolean).join(' und ')
}
