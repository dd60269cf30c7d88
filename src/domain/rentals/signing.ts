import {
  type OfferStatus,
  STOP_ONLINE_SIGNING_REASONS_WITH_COMMENT,
  type StopOnlineSigningReason,
} from '../catalogue/contracts.ts'
import type {
  SignatureMemberState,
  SignatureProcedureState,
  SignatureRequestState,
  SignerState,
} from '../catalogue/signatures.ts'
import type { WorldRole } from '../catalogue/people.ts'
import type { PowerState } from '../people/power-of-attorney.ts'
import { isHolding } from './landlord-status.ts'
import type { OfferFacts } from './request-facts.ts'
import { EXPLANATION_MAX_LENGTH } from '../kernel/text-limits.ts'
import { ALLOWED, refuse, type Verdict } from '../kernel/verdict.ts'

/** Who signs a contract. */
export const SIGNING_PARTIES = ['LANDLORD', 'TENANT'] as const satisfies readonly string[]

/** A party of a contract. */
export type SigningParty = (typeof SIGNING_PARTIES)[number]

/**
 * Whether somebody may sign for that party in person: neither the team nor staff who act as somebody do (decision 20);
 * with a power of attorney a manager signs all the same, by the rule below.
 */
export function canSignInPerson(
  party: SigningParty,
  signer: { role: WorldRole | null; impersonation: object | null },
): Verdict {
  const inPerson = !signer.impersonation && (party === 'TENANT' || signer.role === 'OWNER')
  return inPerson ? ALLOWED : refuse('NO_PERMISSION')
}

/** Whether somebody may sign for the landlord with a power of attorney that stands so; null: they have none (decision 105). */
export function canSignByPower(
  signer: { role: WorldRole | null; impersonation: object | null },
  power: PowerState | null,
): Verdict {
  const mayAct = !signer.impersonation && signer.role === 'MANAGER'
  return mayAct && power === 'VALID' ? ALLOWED : refuse('NO_PERMISSION')
}

/** Whether somebody may bind a party to a contract in any way: whoever acts as somebody may not (domain section 1). */
export function canBind(viewer: { impersonation: object | null }): Verdict {
  return viewer.impersonation ? refuse('NO_PERMISSION') : ALLOWED
}

/** What is wrong with the comment on stopping online signing, as a text key; null: nothing (C5). */
export function stopCommentError(reason: StopOnlineSigningReason, comment: string): string | null {
  const mayComment = STOP_ONLINE_SIGNING_REASONS_WITH_COMMENT.some((allowed) => allowed === reason)
  if (comment !== '' && !mayComment) return 'stop.comment.notAllowed'
  return comment.length > EXPLANATION_MAX_LENGTH ? 'stop.comment.long' : null
}

/** Whether a typed name is that of the signer: case, accents, order and middle names don't matter. */
export function typedNameMatches(typed: string, signer: { firstName: string; lastName: string }): boolean {
  const given = new Set(nameWords(typed))
  const first = nameWords(signer.firstName)[0]
  const last = nameWords(signer.lastName)
  if (!first || last.length === 0) return false
  return given.has(first) && last.every((word) => given.has(word))
}

function nameWords(name: string): string[] {
  return name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
}

/** How an offer's status ends its e-signature procedure, unless both had signed before (C4); null: it goes on. */
export const ENDED_PROCEDURE = {
  PROPOSED: null,
  LANDLORD_SIGNING: null,
  TENANT_SIGNING: null,
  ACCEPTED: 'FINISHED',
  REJECTED: 'REFUSED',
  CANCELED: 'EXPIRED',
} as const satisfies Record<OfferStatus, SignatureProcedureState | null>

/** The state of the e-signature procedure of an offer (C4), or null when it is signed on paper. */
export function procedureStateOf(offer: OfferFacts): SignatureProcedureState | null {
  if (!offer.isOnlineSigning) return null
  if (offer.landlordSignedAt && offer.tenantSignedAt) return 'FINISHED'
  return ENDED_PROCEDURE[offer.status] ?? (offer.generating ? 'DRAFT' : 'ACTIVE')
}

/** The state of one party's signer (C4): the tenant is told only once the landlord has signed. */
export function signerStateOf(offer: OfferFacts, party: SigningParty): SignerState | null {
  const procedure = procedureStateOf(offer)
  if (!procedure) return null
  if (procedure === 'FINISHED') return 'DONE'
  if (signedAt(offer, party)) return 'SIGNED'
  if (procedure === 'DRAFT') return 'INITIATED'
  return party === 'LANDLORD' || offer.landlordSignedAt ? 'NOTIFIED' : 'INITIATED'
}

/** The state of the signature request of an offer (C4). */
export function signatureRequestStateOf(offer: OfferFacts): SignatureRequestState | null {
  const procedure = procedureStateOf(offer)
  return procedure && REQUEST_STATE_BY_PROCEDURE[procedure]
}

const REQUEST_STATE_BY_PROCEDURE = {
  DRAFT: 'DRAFT',
  ACTIVE: 'ACTIVATED',
  FINISHED: 'DONE',
  EXPIRED: 'CANCELED',
  REFUSED: 'DECLINED',
} as const satisfies Record<SignatureProcedureState, SignatureRequestState>

/** The state of one party as a member of the procedure (C4); only the tenant can refuse. */
export function memberStateOf(offer: OfferFacts, party: SigningParty): SignatureMemberState | null {
  if (!offer.isOnlineSigning) return null
  if (signedAt(offer, party)) return 'DONE'
  if (offer.status === 'REJECTED' && party === 'TENANT') return 'REFUSED'
  return isHolding(offer) && signerStateOf(offer, party) === 'NOTIFIED' ? 'PROCESSING' : 'PENDING'
}

function signedAt(offer: OfferFacts, party: SigningParty): Temporal.Instant | null {
  return party === 'LANDLORD' ? offer.landlordSignedAt : offer.tenantSignedAt
}
