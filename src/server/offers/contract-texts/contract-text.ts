import type { ContractName } from '../../../domain/catalogue/contract-name.ts'

/** A kind of contract; its texts say why the stay is temporary and which law applies. */
export type ContractFamily =
  | 'default'
  | 'germany'
  | 'germanyPrivate'
  | 'germanyCommercial'
  | 'germanyStudent'
  | 'germanyRefugee'
  | 'franceShortTerm'
  | 'franceCivilLaw'
  | 'franceMobility'
  | 'franceFurnished'

/** What only one family of contracts says. */
export interface FamilyText {
  kind: string
  purpose: readonly string[]
  law: readonly string[]
}

/** How the total rent follows from the monthly price; AGREED where no rule gives it. */
export type RentCalculation = 'OWN_CALCULATION' | 'CALCULATION_PER_NIGHT' | 'HALF_OR_FULL_MONTH' | 'AGREED'

/** The facts of a contract, written out in its language. */
export interface ContractTerms {
  reference: string
  landlord: string
  tenant: string
  company: string
  apartment: string
  address: string
  area: string
  from: string
  to: string
  duration: string
  reason: string
  price: string
  totalRent: string
  calculation: RentCalculation
  /** Empty when no deposit is asked. */
  deposit: string
  people: string
  pets: boolean
  petsDescription: string
  houseRules: string
  business: boolean
  online: boolean
  landlordConfirms: boolean
}

/** One numbered section with its clauses. */
export interface ContractSection {
  title: string
  clauses: readonly string[]
  /** Words of the landlord that follow the clauses as they are. */
  quote?: string
}

/** Everything that the contract says in one language. */
export interface ContractTexts {
  title: string
  madeOn: (day: string) => string
  page: (page: number, of: number) => string
  landlord: string
  tenant: string
  partiesTitle: string
  facts: {
    apartment: string
    stay: string
    people: string
    price: string
    totalRent: string
    deposit: string
    perMonth: string
    noDeposit: string
  }
  stay: (from: string, to: string) => string
  duration: (months: number, days: number) => string
  people: (adults: number, children: number) => string
  pets: string
  noPets: string
  reasons: Readonly<Record<string, string>>
  families: Readonly<Record<ContractFamily, FamilyText>>
  sections: (terms: ContractTerms, family: FamilyText) => readonly ContractSection[]
  signatures: {
    title: string
    placeAndDay: string
    signature: string
    online: string
  }
  lawyer: string
  trail: {
    title: string
    intro: (reference: string, pages: number) => string
    name: string
    typedName: string
    email: string
    consent: string
    openedAt: string
    notOpened: string
    signedAt: string
    ipAddress: string
    userAgent: string
    document: string
    footer: string
  }
}

const FAMILIES_BY_NAME: Record<ContractName, readonly ContractFamily[]> = {
  GERMANY_DEFAULT: ['germany'],
  GERMANY_PRIVATE: ['germanyPrivate'],
  GERMANY_PRIVATE_STUDENT: ['germanyStudent'],
  GERMANY_COMMERCIAL: ['germanyCommercial'],
  GERMANY_COMMERCIAL_STUDENT: ['germanyStudent', 'germanyCommercial'],
  FRANCE_SHORT_TERM_RENTAL: ['franceShortTerm'],
  FRANCE_CIVIL_LAW: ['franceCivilLaw'],
  FRANCE_MOBILITY_MAIN: ['franceMobility'],
  FRANCE_MOBILITY_SECONDARY: ['franceMobility'],
  FRANCE_FURNISHED: ['franceFurnished'],
  REFUGEE_GERMANY: ['germanyRefugee'],
  TEST_CONTRACT_1: ['default'],
}

/** The family text of a contract; a country's own family serves only for apartments in that country. */
export function familyText(texts: ContractTexts, contractName: string, country: string): FamilyText {
  const families = familiesOf(contractName).filter((family) => isAtHome(family, country))
  const [first = texts.families.default, ...others] = families.map((family) => texts.families[family])
  // The first sentence says that the use is temporary; the first family has said that already.
  return { ...first, purpose: [...first.purpose, ...others.flatMap((other) => other.purpose.slice(1))] }
}

/** Whether we have a text of our own for a contract of apartments in that country, not only the one for all. */
export function hasTemplate(contractName: string, country: string): boolean {
  return familiesOf(contractName).some((family) => family !== 'default' && isAtHome(family, country))
}

function familiesOf(contractName: string): readonly ContractFamily[] {
  const names: Readonly<Record<string, readonly ContractFamily[] | undefined>> = FAMILIES_BY_NAME
  return Object.hasOwn(names, contractName) ? (names[contractName] ?? []) : []
}

function isAtHome(family: ContractFamily, country: string): boolean {
  if (family.startsWith('germany')) return country === 'DE'
  if (family.startsWith('france')) return country === 'FR'
  return true
}
