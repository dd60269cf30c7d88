import type { FileValidationStatus, TenantDocumentType } from '../catalogue/tenants.ts'
import { addDays, addMonths, type Day, dayOf, earlierDay, laterDay } from '../kernel/day.ts'

/** Months for which the documents of a request are kept that led to no stay: as long as claims may be made (decision 88). */
export const ENDED_DOCUMENT_MONTHS = 6

/** Days for which a document is kept that was not accepted, so that its tenant can read why (decision 88). */
export const REFUSED_DOCUMENT_DAYS = 30

/** Days for which an identity document is kept once there is a contract, or none will come (decision 88). */
export const IDENTITY_DOCUMENT_DAYS = 30

/** Days for which it is kept after the first of a stay what its tenant does and earns (decision 88). */
export const STAY_BEGUN_DOCUMENT_DAYS = 30

/** Months for which it is kept after a stay who stands in for the tenant: until the landlord's claims lapse (BGB § 548). */
export const GUARANTEE_DOCUMENT_MONTHS = 6

/** Days after which a document is looked at again at the latest, whatever has become of it meanwhile. */
export const LOOK_AGAIN_DAYS = 7

/** Why a document is kept, and from what its clock runs. */
export const DOCUMENT_CLOCK_REASONS = [
  'REQUEST_GOING_ON',
  'REFUSED',
  'REQUEST_ENDED',
  'CONTRACT_CONCLUDED',
  'STAY_BEGUN',
  'STAY_OVER',
] as const satisfies readonly string[]

/** A reason of a document's clock. */
export type DocumentClockReason = (typeof DOCUMENT_CLOCK_REASONS)[number]

/** Until when a document is kept, and why. */
export interface DocumentClock {
  /** The first day without it, from midnight in UTC; null while its request goes on. */
  deletedOn: Day | null
  because: DocumentClockReason
}

/** A request that a document serves: its own, or one whose landlord the tenant let it be used for. */
export interface DocumentPurpose {
  /** When it ended without a stay, or its stay was cancelled; null while it goes on and of a stay. */
  endedAt: Temporal.Instant | null
  /** The stay that it led to, with its extensions; null without one and of a cancelled one. */
  stay: { concludedAt: Temporal.Instant; from: Day; to: Day } | null
}

/** What decides how long a document is kept. */
export interface ClockedDocument {
  type: TenantDocumentType
  status: FileValidationStatus
  uploadedAt: Temporal.Instant
  reviewedAt: Temporal.Instant | null
  purposes: readonly DocumentPurpose[]
}

/**
 * Until when a document is kept and why (decision 88): as long as the longest of its purposes wants it, and never
 * longer than a refusal allows. Taken away or replaced, it is gone at once and has no clock.
 */
export function documentClock(document: ClockedDocument): DocumentClock {
  const ends = document.purposes.map((purpose) => purposeEnd(document.type, purpose))
  const longest = ends.reduce<DocumentClock | null>(
    (latest, end) => (latest && isLater(latest, end) ? latest : end),
    null,
  )
  // Without any purpose nothing has to wait.
  const clock = longest ?? { deletedOn: dayOf(document.uploadedAt), because: 'REQUEST_ENDED' }
  if (document.status !== 'FAILED' || !document.reviewedAt) return clock
  const refused = addDays(dayOf(document.reviewedAt), REFUSED_DOCUMENT_DAYS)
  return clock.deletedOn && clock.deletedOn < refused ? clock : { deletedOn: refused, because: 'REFUSED' }
}

function isLater(a: DocumentClock, b: DocumentClock): boolean {
  return a.deletedOn === null || (b.deletedOn !== null && a.deletedOn >= b.deletedOn)
}

function purposeEnd(type: TenantDocumentType, { endedAt, stay }: DocumentPurpose): DocumentClock {
  if (stay) return stayEnd(type, stay)
  if (!endedAt) return { deletedOn: null, because: 'REQUEST_GOING_ON' }
  const ended = dayOf(endedAt)
  const deletedOn = isIdentity(type)
    ? addDays(ended, IDENTITY_DOCUMENT_DAYS)
    : addMonths(ended, ENDED_DOCUMENT_MONTHS)
  return { deletedOn, because: 'REQUEST_ENDED' }
}

function stayEnd(type: TenantDocumentType, stay: NonNullable<DocumentPurpose['stay']>): DocumentClock {
  const concluded = dayOf(stay.concludedAt)
  if (isIdentity(type)) {
    return { deletedOn: addDays(concluded, IDENTITY_DOCUMENT_DAYS), because: 'CONTRACT_CONCLUDED' }
  }
  if (isGuarantee(type)) {
    return { deletedOn: addMonths(stay.to, GUARANTEE_DOCUMENT_MONTHS), because: 'STAY_OVER' }
  }
  // A contract may be concluded once the stay has begun.
  const begun = laterDay(stay.from, concluded)
  return { deletedOn: addDays(begun, STAY_BEGUN_DOCUMENT_DAYS), because: 'STAY_BEGUN' }
}

const isIdentity = (type: TenantDocumentType) => type === 'VALID_IDENTITY_DOCUMENT'

const guarantees: readonly TenantDocumentType[] = [
  'GUARANTEE_FROM_PARENTS',
  'GUARANTEE_LETTER',
  'FRENCH_GUARANTOR',
]

/** Whether a document itself is what a landlord may need after the stay. */
function isGuarantee(type: TenantDocumentType): boolean {
  return guarantees.includes(type)
}

/** Whether a document is to be deleted on that day. */
export function isToDelete({ deletedOn }: Pick<DocumentClock, 'deletedOn'>, today: Day): boolean {
  return deletedOn !== null && deletedOn <= today
}

/** The day on which a document that stays is looked at again: on that of its clock, and within the week. */
export function lookOn({ deletedOn }: Pick<DocumentClock, 'deletedOn'>, today: Day): Day {
  const soon = addDays(today, LOOK_AGAIN_DAYS)
  return deletedOn ? earlierDay(deletedOn, soon) : soon
}
