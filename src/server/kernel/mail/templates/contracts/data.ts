import type {
  FileValidationFailureReason,
  TenantDocumentType,
} from '../../../../../domain/catalogue/tenants.ts'
import type { SolvencyCheckErrorType } from '../../../../../domain/catalogue/checks.ts'
import type { StayData } from '../shared-data.ts'

/** Which document was not accepted, and why. */
export interface FailedDocumentData {
  documentType: TenantDocumentType
  failureReason: FileValidationFailureReason
  /** What staff wrote to it, or ''. */
  explanation: string
  isExplained: boolean
}

/** What each mail about contracts needs to know. */
export interface ContractMails {
  /** To the landlord: the tenant booked elsewhere while this contract was in signing. */
  contractEnded: StayData
  /** To the landlord: the tenant refused the contract, and another one may be prepared. */
  contractRefused: StayData
  /** To the tenant: the landlord took the contract back, and the request ended. */
  contractCanceled: StayData
  /** To the tenant: it goes on with a contract on paper. */
  onlineSigningStopped: StayData
  /** To whoever's turn it is to sign, confirm or record. */
  signingReminder: StayData & { hasAgent: boolean; agentName: string }
  /** To both sides: nobody signed in time. */
  signingExpired: StayData
  /** To the landlord: the same, and the contract waits for the tenant's documents. */
  documentsAwaited: StayData
  /** To the tenant: what has to be handed in before the contract. */
  documentsNeeded: StayData & { answerUntil: Temporal.Instant | null }
  /** To the tenant: the one reminder. */
  documentsMissing: StayData & { answerUntil: Temporal.Instant | null }
  /** To the tenant: the time to hand in is over. */
  documentsTimeOver: StayData
  /** To the landlord: the same. */
  documentsNeverCame: StayData
  /** To the tenant: a document was not accepted. */
  documentFailed: StayData & FailedDocumentData
  /** To the tenant: before the contract they verify who they are. */
  identityNeeded: StayData & { answerUntil: Temporal.Instant | null }
  /** To the tenant: the income could not be read automatically, so a person does. */
  incomeReadByHand: StayData & { errorType: SolvencyCheckErrorType }
  /** To the tenant: the income could not be confirmed, why, and what to do. */
  incomeNotConfirmed: StayData & { errorType: SolvencyCheckErrorType }
  /** To the landlord: the same without the why; the landlord decides. */
  incomeUnconfirmed: StayData
  /** To the tenant: all were accepted. */
  documentsAccepted: StayData
  /** To the landlord: there is no text of ours for this contract, so their own is needed. */
  contractNeeded: StayData
  /** To the landlord, who signs first online, or somebody with a power of attorney, which may have been lost. */
  contractReady: StayData & { hasAgent: boolean; agentName: string; signerLost: boolean }
  /** To the tenant: a contract on paper waits for the tenant's yes. */
  contractToAccept: StayData
  /** To the landlord: the contract on paper is there, and the tenant says yes first. */
  paperContractSent: StayData
  /** To the landlord: the tenant has said yes to a contract on paper. */
  paperContractAccepted: StayData
  /** To the tenant. */
  signedByLandlord: StayData & { hasAgent: boolean; agentName: string }
  /** To the landlord, with landlord-confirmed booking. */
  signedByTenant: StayData
}
