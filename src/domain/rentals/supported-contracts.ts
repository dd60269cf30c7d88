import {
  type ContractName,
  type ContractObstacle,
  type ContractType,
  CONTRACT_LANGUAGES,
} from '../catalogue/contracts.ts'
import type { Language } from '../catalogue/language.ts'
import type { Permission } from '../catalogue/people.ts'
import { REFUGEE_REASONS_FOR_STAY, STUDENT_REASONS_FOR_STAY } from '../catalogue/requests.ts'
import { daysOfStay, durationOf, type Stay } from '../kernel/day.ts'

/** What decides which contracts may be made for a stay; of a prolonged one it is the whole stay from its first day. */
export interface ContractedStay extends Stay {
  /** Of the listing. */
  country: string
  /** What the landlord has chosen for the listing. */
  contractName: ContractName
  reasonForStay: string
  type: ContractType
  /** How often the first contract is prolonged, this time counted; 0 for a first contract. */
  prolongations: number
  /** The name of the contract that is prolonged, or null. */
  prolongedContract: string | null
  /** Whether the landlord has student housing (C6), or the request a contract of its kind already. */
  studentHousing: boolean
  /** Whether the contract that binds nobody is among them: for whom mayTestContracts allows it, and where it was chosen. */
  testContracts: boolean
}

/** The contract that says it binds nobody (C3). */
export const TEST_CONTRACT = 'TEST_CONTRACT_1' satisfies ContractName

/** Whether somebody may choose the test contract: who tries the product out for us (C6), never a landlord as such. */
export function mayTestContracts(permissions: readonly Permission[]): boolean {
  return permissions.includes('TEST') || permissions.includes('DEVELOPER')
}

/** A contract for a stay, with the reason where our text of it can't be used (D3). */
export interface SupportedContract {
  name: ContractName
  isTemplateSupported: boolean
  obstacle: ContractObstacle | null
}

const GERMAN: readonly ContractName[] = [
  'GERMANY_DEFAULT',
  'GERMANY_PRIVATE',
  'GERMANY_COMMERCIAL',
  'GERMANY_PRIVATE_STUDENT',
  'GERMANY_COMMERCIAL_STUDENT',
  'REFUGEE_GERMANY',
]

const FRENCH: readonly ContractName[] = [
  'FRANCE_SHORT_TERM_RENTAL',
  'FRANCE_CIVIL_LAW',
  'FRANCE_MOBILITY_MAIN',
  'FRANCE_MOBILITY_SECONDARY',
  'FRANCE_FURNISHED',
]

// Elsewhere there is the default alone, whose text names the law of the country that the listing lies in.
const ELSEWHERE: readonly ContractName[] = ['GERMANY_DEFAULT']

/** The contracts for a stay, the listing's own first, each with whether our text of it may be used (D3). */
export function supportedContracts(stay: ContractedStay): SupportedContract[] {
  const names = contractsOf(stay.country).filter((name) => stay.studentHousing || !isStudentContract(name))
  if (stay.testContracts) names.push(TEST_CONTRACT)
  const own = names.filter((name) => name === stay.contractName)
  return [...new Set([...own, ...names])].map((name) => {
    const obstacle = obstacleTo(name, stay)
    return { name, isTemplateSupported: obstacle === null, obstacle }
  })
}

/** Whether a contract is one of student housing, which a feature flag switches off (C6). */
export function isStudentContract(name: string): boolean {
  return name === 'GERMANY_PRIVATE_STUDENT' || name === 'GERMANY_COMMERCIAL_STUDENT'
}

/** The contract names of a country. */
export function contractsOf(country: string): readonly ContractName[] {
  if (country === 'DE') return GERMAN
  return country === 'FR' ? FRENCH : ELSEWHERE
}

/** The contract of a listing: the one that was chosen for it, or the first of the country where that is another country's. */
export function contractOfListing(chosen: string | null | undefined, country: string): ContractName {
  const names = contractsOf(country)
  return names.find((name) => name === chosen) ?? names[0] ?? 'GERMANY_DEFAULT'
}

/** Whether a contract is called by the law of its country: the list has names for Germany and France alone (decision 31). */
export function isNeutralContract(name: string, country: string | null): boolean {
  return name === 'GERMANY_DEFAULT' && country !== 'DE'
}

/** The contract that is made unless the landlord chooses another: the prolonged one's, the listing's, the first that fits; null when none does. */
export function defaultContract(stay: ContractedStay): ContractName | null {
  const fitting = supportedContracts(stay).filter((contract) => contract.isTemplateSupported)
  const names = fitting.map((contract) => contract.name)
  // A test contract is chosen or prolonged, never fallen back to.
  const first = names.find((name) => name !== TEST_CONTRACT)
  return names.find((name) => name === stay.prolongedContract) ?? first ?? null
}

/** The languages that a contract may have in a country, the default first; elsewhere than in C1's countries English. */
export function contractLanguages(country: string): readonly Language[] {
  const languages: Readonly<Record<string, readonly Language[] | undefined>> = CONTRACT_LANGUAGES
  return (Object.hasOwn(languages, country) ? languages[country] : undefined) ?? ['en']
}

/** Days in a row that a seasonal letting in France may last at most (article 1-1 of law 70-9 of 2 January 1970). */
export const SEASONAL_MAX_DAYS = 90

/** Months that a mobility lease may last at most (article 25-14 of law 89-462). */
export const MOBILITY_MAX_MONTHS = 10

/** Months that a furnished main home is let for at least, and to students (article 25-7 of law 89-462). */
export const FURNISHED_MIN_MONTHS = { anybody: 12, student: 9 } as const

const MOBILITY_REASONS: readonly string[] = [...STUDENT_REASONS_FOR_STAY, 'WORK']

// Who lives between two homes or had to leave one has no other main home.
const WITHOUT_OTHER_HOME: readonly string[] = ['INTERIM', ...REFUGEE_REASONS_FOR_STAY]

function obstacleTo(name: ContractName, stay: ContractedStay): ContractObstacle | null {
  switch (name) {
    case TEST_CONTRACT:
    case 'GERMANY_PRIVATE':
    case 'GERMANY_COMMERCIAL':
      return null
    case 'GERMANY_DEFAULT':
      return Object.hasOwn(CONTRACT_LANGUAGES, stay.country) ? null : 'NO_TEXT_FOR_COUNTRY'
    case 'GERMANY_PRIVATE_STUDENT':
    case 'GERMANY_COMMERCIAL_STUDENT':
      if (!isStudent(stay)) return 'STUDENTS_ONLY'
      return consumersOnly(stay)
    case 'REFUGEE_GERMANY':
      return REFUGEE_REASONS_FOR_STAY.some((reason) => reason === stay.reasonForStay) ? null : 'REFUGEES_ONLY'
    case 'FRANCE_SHORT_TERM_RENTAL':
      return daysOfStay(stay) > SEASONAL_MAX_DAYS ? 'STAY_TOO_LONG' : notAMainHome(stay)
    case 'FRANCE_CIVIL_LAW':
      return stay.type === 'b2b' ? null : notAMainHome(stay)
    case 'FRANCE_MOBILITY_MAIN':
    case 'FRANCE_MOBILITY_SECONDARY':
      return obstacleToMobility(stay)
    case 'FRANCE_FURNISHED':
      return durationOf(stay).months < leastMonthsFurnished(stay) ? 'STAY_TOO_SHORT' : consumersOnly(stay)
  }
}

function obstacleToMobility(stay: ContractedStay): ContractObstacle | null {
  const { months, days } = durationOf(stay)
  if (!MOBILITY_REASONS.includes(stay.reasonForStay)) return 'MOBILITY_REASON_NEEDED'
  if (stay.type === 'b2b') return 'CONSUMERS_ONLY'
  if (months < 1) return 'STAY_TOO_SHORT'
  if (months > MOBILITY_MAX_MONTHS || (months === MOBILITY_MAX_MONTHS && days > 0)) return 'STAY_TOO_LONG'
  return stay.prolongations > 1 ? 'PROLONGED_ONCE_ALREADY' : null
}

function isStudent(stay: ContractedStay): boolean {
  return STUDENT_REASONS_FOR_STAY.some((reason) => reason === stay.reasonForStay)
}

function leastMonthsFurnished(stay: ContractedStay): number {
  return isStudent(stay) ? FURNISHED_MIN_MONTHS.student : FURNISHED_MIN_MONTHS.anybody
}

function consumersOnly(stay: ContractedStay): ContractObstacle | null {
  return stay.type === 'b2b' ? 'CONSUMERS_ONLY' : null
}

function notAMainHome(stay: ContractedStay): ContractObstacle | null {
  return WITHOUT_OTHER_HOME.includes(stay.reasonForStay) ? 'NOT_A_MAIN_HOME' : null
}
