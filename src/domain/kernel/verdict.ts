import type { VerdictReason } from '../catalogue/reasons.ts'

/** Whether something may be done now, with the reason when not (D3 canBeAccepted, canBeRejected). */
export interface Verdict {
  value: boolean
  reason: VerdictReason | null
}

/** The verdict of everything that may be done. */
export const ALLOWED: Verdict = { value: true, reason: null }

/** A refusal with its reason. */
export function refuse(reason: VerdictReason): Verdict {
  return { value: false, reason }
}

/** On whose behalf a command is given; a staff member impersonating a landlord acts as LANDLORD. */
export const ACTORS = ['TENANT', 'LANDLORD', 'STAFF', 'SYSTEM'] as const satisfies readonly string[]

/** Who gives a command. */
export type Actor = (typeof ACTORS)[number]
