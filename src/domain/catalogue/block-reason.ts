/** Why days are blocked; the specification names no values, these are ours. */
export const BLOCK_REASONS = [
  'OWN_USE',
  'RENTED_ELSEWHERE',
  'RENOVATION',
  'MAINTENANCE',
  'OTHER',
] as const satisfies readonly string[]

/** A block's reason. */
export type BlockReason = (typeof BLOCK_REASONS)[number]
