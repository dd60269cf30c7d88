import type {
  IdDocument,
  IdVerificationFailureReason,
  IdVerificationProvider,
} from '../../../../domain/catalogue/checks.ts'
import type { Language } from '../../../../domain/catalogue/language.ts'
import type { Day } from '../../../../domain/kernel/day.ts'
import type { IdentityStage } from '../../../../domain/people/identity-life.ts'

/** A person whose identity shall be verified. */
export interface SessionOrder {
  userId: string
  firstName: string
  lastName: string
  language: Language
  /** Our page, to which the person comes back. */
  returnUrl: string
}

/** Where the person goes on, and under which id the provider knows it. */
export interface OpenedSession {
  sessionId: string
  url: string
}

/** What a provider says about a session when it is read. */
export interface SessionReading {
  stage: IdentityStage
  failureReason: IdVerificationFailureReason | null
  /** What it has read on the document; null before it was approved. */
  identity: {
    firstName: string
    lastName: string
    birthDate: Day | null
    expiresOn: Day | null
    /** Two letters, or empty. */
    country: string
    document: IdDocument
    documentNumber: string
  } | null
}

/** Who verifies identities: the product itself, or the external provider. */
export interface IdentityProvider {
  name: IdVerificationProvider
  /** It proves nobody's identity: a sandbox, or our own local server. */
  isTest: boolean
  open(order: SessionOrder): Promise<OpenedSession>
  /** Where a session stands; null when the provider no longer knows it. Not of the product itself: there people decide. */
  read: ((sessionId: string) => Promise<SessionReading | null>) | null
  /** Destroys all that it has of a session; one that is gone already is fine, too. */
  remove: ((sessionId: string) => Promise<void>) | null
}

/** Thrown when the provider refuses or can't be reached; says nothing that is secret. */
export class IdentityProviderError extends Error {
  override name = 'IdentityProviderError'
  readonly status: number | null

  constructor(what: string, status: number | null, cause?: unknown) {
    super(`The identity provider did not ${what}${status === null ? '' : ` (${status})`}.`, { cause })
    this.status = status
  }
}
