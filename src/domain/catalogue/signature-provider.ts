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
