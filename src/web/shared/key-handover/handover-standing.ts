import type { MessageSide } from '../../gen/graphql.ts'
import type { Tone } from '../../ui/pill.tsx'

/** How far a handover is, seen from a side. */
export type HandoverStanding = 'OPEN' | 'ENTERED' | 'OWN' | 'OTHER' | 'FINAL'

/** The colours of its pill. */
export const TONES: Record<HandoverStanding, Tone> = {
  OPEN: 'stone',
  ENTERED: 'blue',
  OWN: 'blue',
  OTHER: 'amber',
  FINAL: 'pine',
}

/** How far a handover is, seen from a side: confirmed by oneself, by the other, by both. */
export function standingOf(
  handover: {
    version: number
    landlordConfirmedAt?: string | null
    tenantConfirmedAt?: string | null
  },
  side: MessageSide,
): HandoverStanding {
  const { version, landlordConfirmedAt, tenantConfirmedAt } = handover
  if (landlordConfirmedAt && tenantConfirmedAt) return 'FINAL'
  if (landlordConfirmedAt) return side === 'LANDLORD' ? 'OWN' : 'OTHER'
  if (tenantConfirmedAt) return side === 'TENANT' ? 'OWN' : 'OTHER'
  return version > 0 ? 'ENTERED' : 'OPEN'
}
