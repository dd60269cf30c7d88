/** Why our text of a contract can't be used for a stay; the specification knows only whether it can (D3), the values are ours. */
export const CONTRACT_OBSTACLES = [
  'STUDENTS_ONLY',
  'REFUGEES_ONLY',
  'MOBILITY_REASON_NEEDED',
  'CONSUMERS_ONLY',
  'NOT_A_MAIN_HOME',
  'STAY_TOO_SHORT',
  'STAY_TOO_LONG',
  'PROLONGED_ONCE_ALREADY',
  'NO_TEXT_FOR_COUNTRY',
] as const satisfies readonly string[]

/** A reason why our text of a contract can't be used. */
export type ContractObstacle = (typeof CONTRACT_OBSTACLES)[number]
