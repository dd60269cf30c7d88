import type { ContractName, TimeOfPayment } from '../../../../domain/catalogue/contracts.ts'

/** How the total rent follows from the monthly price; AGREED where no rule gives it. */
export type RentCalculation = 'OWN_CALCULATION' | 'CALCULATION_PER_NIGHT' | 'HALF_OR_FULL_MONTH' | 'AGREED'

/** The facts of a contract, written out in its language; what is empty is not there. */
export interface ContractTerms {
  reference: string
  landlord: string
  landlordCompany: string
  landlordAddress: string
  tenant: string
  company: string
  apartment: string
  /** Where in the building it is. */
  location: string
  address: string
  country: string
  area: string
  from: string
  to: string
  duration: string
  reason: string
  price: string
  totalRent: string
  calculation: RentCalculation
  deposit: string
  timeOfPayment: TimeOfPayment
  /** The day of the first payment; empty where it follows the contract at once. */
  firstPayment: string
  cleaningFee: string
  cleaningPerHour: boolean
  people: string
  pets: boolean
  petsDescription: string
  houseRules: string
  registrationNumber: string
  business: boolean
  online: boolean
  landlordConfirms: boolean
  isStudent: boolean
  annexTo: AnnexTerms | null
}

/** The contract that an annex prolongs, written out. */
export interface AnnexTerms {
  reference: string
  madeOn: string
  from: string
  to: string
}

/** One numbered section with its clauses. */
export interface ContractSection {
  title: string
  clauses: readonly string[]
  /** Words of the landlord that follow the clauses as they are. */
  quote?: string
}

/** One kind of contract in one language, with clauses of its own. */
export interface ContractTemplate {
  title: string
  kind: string
  sections: (terms: ContractTerms) => readonly ContractSection[]
  /** What an annex to such a contract says beyond the new dates and the rent. */
  annex: (terms: ContractTerms) => readonly string[]
}

/** The clauses of a template by its contract name; NEUTRAL is for the law of other countries. */
export type TemplateName = ContractName | 'NEUTRAL'

/** Everything around the clauses that the contract says in one language. */
export interface ContractTexts {
  madeOn: (day: string) => string
  page: (page: number, of: number) => string
  landlord: string
  tenant: string
  /** Who acts or lives there for a company. */
  representedBy: (name: string) => string
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
  templates: Readonly<Partial<Record<TemplateName, ContractTemplate>>> & { NEUTRAL: ContractTemplate }
  annex: {
    title: (contract: AnnexTerms) => string
    kind: (contract: AnnexTerms) => string
    sections: (
      terms: ContractTerms,
      annexTo: AnnexTerms,
      template: ContractTemplate,
    ) => readonly ContractSection[]
  }
  draft: string
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
    power: string
    byPower: (name: string, landlord: string, day: string) => string
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

/** The template of a contract: its own for apartments under its law, else the one for the law of any country. */
export function templateOf(texts: ContractTexts, contractName: string, country: string): ContractTemplate {
  const templates: Readonly<Record<string, ContractTemplate | undefined>> = texts.templates
  if (!isOfCountry(contractName, country) || !Object.hasOwn(templates, contractName))
    return texts.templates.NEUTRAL
  return templates[contractName] ?? texts.templates.NEUTRAL
}

function isOfCountry(contractName: string, country: string): boolean {
  if (contractName.includes('GERMANY')) return country === 'DE'
  if (contractName.startsWith('FRANCE')) return country === 'FR'
  return true
}
