/** The states of an e-signature procedure (C4). */
export const SIGNATURE_PROCEDURE_STATES = [
  'DRAFT',
  'ACTIVE',
  'FINISHED',
  'EXPIRED',
  'REFUSED',
] as const satisfies readonly string[]

/** A state of an e-signature procedure. */
export type SignatureProcedureState = (typeof SIGNATURE_PROCEDURE_STATES)[number]

/** The states of a signer (C4). */
export const SIGNER_STATES = ['INITIATED', 'NOTIFIED', 'SIGNED', 'DONE'] as const satisfies readonly string[]

/** A signer's state. */
export type SignerState = (typeof SIGNER_STATES)[number]

/** The states of a signature request (C4). */
export const SIGNATURE_REQUEST_STATES = [
  'DRAFT',
  'ACTIVATED',
  'DECLINED',
  'CANCELED',
  'DONE',
] as const satisfies readonly string[]

/** A signature request's state. */
export type SignatureRequestState = (typeof SIGNATURE_REQUEST_STATES)[number]

/** The states of a member of a procedure (C4). */
export const SIGNATURE_MEMBER_STATES = [
  'PENDING',
  'PROCESSING',
  'DONE',
  'REFUSED',
] as const satisfies readonly string[]

/** A member's state. */
export type SignatureMemberState = (typeof SIGNATURE_MEMBER_STATES)[number]
