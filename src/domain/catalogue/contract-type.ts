/** Whether the tenant signs as a business or as a consumer (C1). */
export const CONTRACT_TYPES = ['b2b', 'b2c'] as const satisfies readonly string[]

/** A contract type. */
export type ContractType = (typeof CONTRACT_TYPES)[number]
