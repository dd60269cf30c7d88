/** What a contract still needs, or would better have; the values are ours. */
export const CONTRACT_GAPS = [
  'OWN_CONTRACT',
  'COMPANY_NAME',
  'LANDLORD_ADDRESS',
  'REGISTRATION_NUMBER',
  'ENERGY_CERTIFICATE',
  'HOUSE_RULES_IN_LANGUAGE',
] as const satisfies readonly string[]

/** Something that a contract lacks. */
export type ContractGap = (typeof CONTRACT_GAPS)[number]
