import type { IdVerificationAction, IdVerificationStatus } from '../../catalogue/checks.ts'
import { HAND_IN_DAYS, isComplete, needsDocuments, type VerificationProgress } from '../tenant-documents.ts'
import type { SolvencyFacts } from './solvency-check.ts'

/** What a contract may wait for, in the order in which it is done. */
export const VERIFICATION_PARTS = ['DOCUMENTS', 'IDENTITY', 'SOLVENCY'] as const satisfies readonly string[]

/** A part of the verification. */
export type VerificationPart = (typeof VERIFICATION_PARTS)[number]

/** Who has to do something about a part; LATER: nobody yet, since it begins when the parts before it are done. */
export const VERIFICATION_TURNS = [
  'TENANT',
  'LANDLORD',
  'STAFF',
  'PROVIDER',
  'LATER',
] as const satisfies readonly string[]

/** Whose turn it is. */
export type VerificationTurn = (typeof VERIFICATION_TURNS)[number]

/** Something that is open. */
export interface OpenPart {
  part: VerificationPart
  turn: VerificationTurn
  /** Until when the tenant has time; null where it is not the tenant's turn, or no time runs. */
  until: Temporal.Instant | null
}

/** How far somebody's identity is, as far as it is asked for. */
export interface IdentityFacts {
  /** Approved, and its document still valid. */
  verified: boolean
  /** Of the latest verification; null without one. */
  latest: IdVerificationAction | IdVerificationStatus | null
  isExternal: boolean
}

/** What is asked for before a contract and how far it is; null: it isn't asked for. */
export interface PartFacts {
  documents: VerificationProgress | null
  identity: IdentityFacts | null
  solvency: (Pick<SolvencyFacts, 'status' | 'provider'> & { waived: boolean }) | null
  /** Until when the tenant has to do what is theirs. */
  tenantUntil: Temporal.Instant | null
}

/** What is open, in order; nothing: the contract can be made. One rule for the contract, the pages and the clocks. */
export function whatIsOpen(facts: PartFacts): OpenPart[] {
  const before: [VerificationPart, VerificationTurn | null][] = [
    ['DOCUMENTS', documentsTurn(facts.documents)],
    ['IDENTITY', identityTurn(facts.identity)],
  ]
  const isFirst = before.every(([, turn]) => turn === null)
  const all = [...before, ['SOLVENCY', solvencyTurn(facts.solvency, isFirst)] as const]
  return all.flatMap(([part, turn]) =>
    turn === null ? [] : [{ part, turn, until: turn === 'TENANT' ? facts.tenantUntil : null }],
  )
}

function documentsTurn(progress: VerificationProgress | null): VerificationTurn | null {
  if (!progress || isComplete(progress)) return null
  return needsDocuments(progress) ? 'TENANT' : 'STAFF'
}

function identityTurn(identity: IdentityFacts | null): VerificationTurn | null {
  if (!identity || identity.verified) return null
  if (identity.latest !== 'SUBMITTED') return 'TENANT'
  return identity.isExternal ? 'PROVIDER' : 'STAFF'
}

function solvencyTurn(solvency: PartFacts['solvency'], isFirst: boolean): VerificationTurn | null {
  if (!solvency || solvency.waived || solvency.status === 'SUCCESSFUL') return null
  // Nobody's income is looked at before everything else is there.
  if (!isFirst || solvency.status === 'NOT_STARTED') return 'LATER'
  if (solvency.status === 'FAILED') return 'LANDLORD'
  return solvency.provider === 'KLIPPA' ? 'PROVIDER' : 'STAFF'
}

/** Whether the tenant has to do something, so that the tenant's time runs. */
export function waitsForTenant(open: readonly OpenPart[]): boolean {
  return open.some(({ turn }) => turn === 'TENANT')
}

/**
 * Until when the tenant has to do what is theirs; null while it is somebody else's turn. Who was refused something has all
 * the time again.
 */
export function tenantUntil(
  open: readonly OpenPart[],
  given: Temporal.Instant | null,
  now: Temporal.Instant,
  isRefused = false,
): Temporal.Instant | null {
  if (!waitsForTenant(open)) return null
  return given && !isRefused ? given : now.add({ hours: 24 * HAND_IN_DAYS })
}

/** Whether the check of the income is all that is left and may begin. */
export function isSolvencyNext(open: readonly OpenPart[]): boolean {
  const [first, second] = open
  return first?.part === 'SOLVENCY' && first.turn === 'LATER' && second === undefined
}
