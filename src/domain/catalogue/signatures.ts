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

/** Who carries out an e-signature: the product itself, or the external provider (C6 ENVIRONMENT_YOUSIGN_CONTRACTS). */
export const SIGNATURE_PROVIDERS = ['MEZZO', 'YOUSIGN'] as const satisfies readonly string[]

/** A provider of e-signatures. */
export type SignatureProvider = (typeof SIGNATURE_PROVIDERS)[number]

/** How somebody signed with the product itself; the values are ours. */
export const SIGNATURE_KINDS = ['TYPED', 'DRAWN'] as const satisfies readonly string[]

/** A kind of signature. */
export type SignatureKind = (typeof SIGNATURE_KINDS)[number]

/** What a check of a sealed document finds; the values are ours. */
export const SEAL_STATES = ['INTACT', 'CHANGED', 'NOT_OURS'] as const satisfies readonly string[]

/** What a check of a sealed document found. */
export type SealState = (typeof SEAL_STATES)[number]
