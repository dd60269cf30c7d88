/** What the server stores about the state of a listing request (D4, C4). */
export const REQUEST_STATUS_TYPES = [
  'START',
  'AV_CHECK',
  'NO_AV_CHECK',
  'SECOND_CHANCE',
  'AVAILABLE',
  'TENANT_APPROVED',
  'NOT_AVAILABLE',
  'TENANT_WITHDREW',
] as const satisfies readonly string[]

/** A stored request status type. */
export type RequestStatusType = (typeof REQUEST_STATUS_TYPES)[number]

/** Status types that are derived from other requests and never stored (D4). */
export const DERIVED_REQUEST_STATUS_TYPES = [
  'BLOCKED_BY_CURRENT_TENANT',
  'BLOCKED_BY_ANOTHER_TENANT',
] as const satisfies readonly string[]

/** A derived request status type. */
export type DerivedRequestStatusType = (typeof DERIVED_REQUEST_STATUS_TYPES)[number]

/** Status types after which nothing more happens to a request (C4 'declined'). */
export const ENDED_REQUEST_STATUS_TYPES = [
  'NOT_AVAILABLE',
  'TENANT_WITHDREW',
] as const satisfies readonly string[]

/** A status type of an ended request. */
export type EndedRequestStatusType = (typeof ENDED_REQUEST_STATUS_TYPES)[number]

/** Status types in which the landlord still owes an answer. */
export const ANSWERABLE_REQUEST_STATUS_TYPES = [
  'AV_CHECK',
  'NO_AV_CHECK',
  'SECOND_CHANCE',
] as const satisfies readonly string[]

/** A status type in which the landlord still owes an answer. */
export type AnswerableRequestStatusType = (typeof ANSWERABLE_REQUEST_STATUS_TYPES)[number]

/** The status type of a request that the landlord has accepted (C4 'accepted'). */
export const ACCEPTED_REQUEST_STATUS_TYPES = ['AVAILABLE'] as const satisfies readonly string[]

/** A status type of an accepted request. */
export type AcceptedRequestStatusType = (typeof ACCEPTED_REQUEST_STATUS_TYPES)[number]

/** The status type of a request that is open in the narrow sense (C4 'open'); more can be answered. */
export const OPEN_REQUEST_STATUS_TYPES = ['AV_CHECK'] as const satisfies readonly string[]

/** A status type of an open request. */
export type OpenRequestStatusType = (typeof OPEN_REQUEST_STATUS_TYPES)[number]
