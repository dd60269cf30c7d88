import type { ContractName } from './catalogue/contract-name.ts'
import { REFUGEE_REASONS_FOR_STAY, STUDENT_REASONS_FOR_STAY } from './catalogue/reason-for-stay.ts'

/** What decides which contracts may be made for a stay. */
export interface ContractedStay {
  /** Of the listing. */
  country: string
  /** What the landlord has chosen for the listing. */
  contractName: string
  reasonForStay: string
}

const ANYBODYS: Readonly<Record<string, readonly ContractName[]>> = {
  DE: ['GERMANY_DEFAULT', 'GERMANY_PRIVATE', 'GERMANY_COMMERCIAL'],
  FR: [
    'FRANCE_SHORT_TERM_RENTAL',
    'FRANCE_CIVIL_LAW',
    'FRANCE_MOBILITY_MAIN',
    'FRANCE_MOBILITY_SECONDARY',
    'FRANCE_FURNISHED',
  ],
}

/** The contracts that may be made for a stay (D3 supportedContracts): the listing's own, those of its country, for some tenants more. */
export function supportedContracts({ country, contractName, reasonForStay }: ContractedStay): string[] {
  return [...new Set([contractName, ...(ANYBODYS[country] ?? []), ...forSome(country, reasonForStay)])]
}

function forSome(country: string, reasonForStay: string): ContractName[] {
  if (country !== 'DE') return []
  if (REFUGEE_REASONS_FOR_STAY.some((reason) => reason === reasonForStay)) return ['REFUGEE_GERMANY']
  const isStudent = STUDENT_REASONS_FOR_STAY.some((reason) => reason === reasonForStay)
  return isStudent ? ['GERMANY_PRIVATE_STUDENT', 'GERMANY_COMMERCIAL_STUDENT'] : []
}
