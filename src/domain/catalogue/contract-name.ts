/** The contract templates (C3). */
export const CONTRACT_NAMES = [
  'GERMANY_DEFAULT',
  'GERMANY_PRIVATE',
  'GERMANY_PRIVATE_STUDENT',
  'GERMANY_COMMERCIAL',
  'GERMANY_COMMERCIAL_STUDENT',
  'FRANCE_SHORT_TERM_RENTAL',
  'FRANCE_CIVIL_LAW',
  'FRANCE_MOBILITY_MAIN',
  'FRANCE_MOBILITY_SECONDARY',
  'FRANCE_FURNISHED',
  'REFUGEE_GERMANY',
  'TEST_CONTRACT_1',
] as const satisfies readonly string[]

/** A contract template's name. */
export type ContractName = (typeof CONTRACT_NAMES)[number]
