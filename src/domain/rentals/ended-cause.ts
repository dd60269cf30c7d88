import { utcDayOf } from '../kernel/day.ts'
/** What of an ended request tells why it ended. */
export interface EndedStory {
  /** The reason of the specification (D4). */
  reason: string
  /** The last day of the stay. */
  to: string
  /** What happened, oldest first. */
  events: readonly { action: string; at: string }[]
}

/** What silence let pass, where the specification has one reason for all of it (D4). */
export type SilentCause =
  | 'CONTRACT_NOT_SIGNED'
  | 'LANDLORD_DID_NOT_SIGN'
  | 'CONTRACT_NOT_MADE'
  | 'DOCUMENTS_MISSING'
  | 'STAY_PASSED'

const TENANT_SILENT: readonly string[] = ['SINGLE_REQUEST_NO_RESPONSE', 'NO_RESPONSE_FROM_TENANT']
const LANDLORD_SILENT = 'LANDLORD_DID_NOT_RESPOND'
const ENDS: readonly string[] = ['signingExpired', 'documentsTimeOver', 'tenantNoResponse', 'autoDecline']

/** The reason of an ended request, or what exactly was let pass where the reason is a side's silence. */
export function endedCause({ reason, to, events }: EndedStory): string {
  const isLandlord = reason === LANDLORD_SILENT
  if (!isLandlord && !TENANT_SILENT.includes(reason)) return reason
  return silentCause(isLandlord, to, events) ?? reason
}

function silentCause(isLandlord: boolean, to: string, events: EndedStory['events']): SilentCause | null {
  const end = events.findLast(({ action }) => ENDS.includes(action))
  if (!end) return null
  if (end.action === 'signingExpired') return isLandlord ? 'LANDLORD_DID_NOT_SIGN' : 'CONTRACT_NOT_SIGNED'
  if (end.action === 'documentsTimeOver') return 'DOCUMENTS_MISSING'
  // Both are instants' and stays' days of the same calendar, the server's.
  if (utcDayOf(Date.parse(end.at)) > to) return 'STAY_PASSED'
  return isLandlord && events.some(({ action }) => ACCEPTED.includes(action)) ? 'CONTRACT_NOT_MADE' : null
}

// After these the landlord owes nothing but the contract.
const ACCEPTED: readonly string[] = ['acceptListingRequest', 'confirmTenantInterest', 'takeSuggestedDates']
