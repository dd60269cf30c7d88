import type { Day } from '../../../../../domain/kernel/day.ts'
import type {
  DataExportKind,
  FreezeReason,
  Permission,
  RecoveryWay,
} from '../../../../../domain/catalogue/people.ts'
import type { IdVerificationFailureReason } from '../../../../../domain/catalogue/checks.ts'
import type { PermissionChange } from '../../../../../domain/people/permission-rules.ts'
import type { HandoverNotice } from '../../../../../domain/people/handover.ts'
import type { PowerNotice } from '../../../../../domain/people/power-of-attorney.ts'
import type { RecoveryEnd, RecoveryNotice } from '../../../../../domain/people/recovery.ts'

/** A mail about the recipient's own account. */
export interface AccountData {
  firstName: string
  path: string
}

/** Who invites whom into a team. */
export interface InvitationData extends AccountData {
  landlordName: string
  /** For how many days the link works. */
  days: number
}

/** What became of the verification of somebody's identity. */
export interface IdentityMailData extends AccountData {
  identityReason: IdVerificationFailureReason
  /** Of whoever decided, for the person; may be empty. */
  explanation: string
  isExplained: boolean
  /** It had been approved before. */
  isTakenBack: boolean
}

/** What happened since the last mail that told of several. */
export interface DigestData extends AccountData {
  count: number
  /** One a line. */
  items: string
}

/** A call that a landlord has cancelled. */
export interface CancelledCallData extends AccountData {
  landlordName: string
  hasTime: boolean
  callAt: Temporal.Instant | null
}

/** What became of a permission of staff, by whom and why. */
export interface PermissionMailData extends AccountData {
  permission: Permission
  change: PermissionChange
  byName: string
  reason: string
  /** Until when a second person can confirm it; null where nobody has to. */
  confirmUntil: Temporal.Instant | null
}

/** That a recovery of the recipient’s account waits, or has come to its end. */
export interface RecoveryMailData extends AccountData {
  recoveryNotice: RecoveryNotice
  recoveryWay: RecoveryWay
  /** When the link is mailed; null while that waits for the staff. */
  readyAt: Temporal.Instant | null
}

/** Whose account one of the staff wants to have recovered, and until when a second can confirm that. */
export interface RecoveryAskedData extends AccountData {
  personName: string
  byName: string
  reason: string
  confirmUntil: Temporal.Instant
}

/** What became of a power of attorney, for the landlord and for whoever signs with it. */
export interface PowerMailData extends AccountData {
  powerNotice: PowerNotice
  isAgent: boolean
  landlordName: string
  agentName: string
  from: Day
  to: Day
  /** May be empty. */
  withdrawalReason: string
}

/** What became of a handover of a business, for both persons. */
export interface HandoverMailData extends AccountData {
  handoverNotice: HandoverNotice
  isReceiver: boolean
  landlordName: string
  /** The address where nobody is known by it. */
  receiverName: string
  endsAt: Temporal.Instant
  /** What went; of one that isn't done 0. */
  homes: number
  stays: number
  requests: number
}

/** To a tenant whose landlord is somebody else from now on. */
export interface NewLandlordData extends AccountData {
  landlordName: string
  receiverName: string
  /** Empty where there is a request alone. */
  receiverEmail: string
  listingName: string
  hasStay: boolean
}

/** What became of a hold on the recipient's own account. */
export type FreezeEvent = 'FROZEN' | 'KEPT' | 'LIFTED'

/** A hold on the recipient's own account, with the reasons that the law asks for. */
export interface FreezeMailData extends AccountData {
  freezeEvent: FreezeEvent
  freezeReason: FreezeReason
  /** On what it is based, why it stays, or why it ends. */
  facts: string
}

/** That somebody with whom the recipient has a stay or a request is on hold, or no longer is. */
export interface OtherSideFrozenData extends AccountData {
  personName: string
  /** The recipient is the tenant. */
  isTenant: boolean
  hasStay: boolean
  isOver: boolean
}

/** What each mail about the recipient’s own account needs to know. */
export interface AccountMails {
  digest: DigestData
  teamInvitation: InvitationData
  /** To a landlord whose team somebody has left. */
  teamMemberLeft: AccountData & { memberName: string; memberEmail: string }
  powerOfAttorney: PowerMailData
  /** To a landlord for whom a contract was signed. */
  signedByPower: AccountData & { agentName: string; otherName: string; listingName: string }
  handover: HandoverMailData
  newLandlord: NewLandlordData
  resetPassword: AccountData
  /** To an address that has no account yet. */
  confirmEmail: AccountData
  /** To the owner of an account, when somebody signs up with its address. */
  alreadySignedUp: AccountData
  /** To whoever has a new password by a mailed link; its button leads to where another one is asked for. */
  passwordSet: AccountData
  /** To whoever's login has changed. */
  loginChanged: AccountData & { change: string }
  /** To whoever asked for it, just before the account and its address are erased. */
  accountErased: AccountData
  /** To a landlord whose program has not answered well for days. */
  webhookDisabled: AccountData & { host: string; days: number }
  /** To whoever asked for an export, once it can be downloaded or has failed for good. */
  dataExport: AccountData & {
    kind: DataExportKind
    isReady: boolean
    readyUntil: Temporal.Instant | null
  }
  identityVerified: IdentityMailData
  identityDeclined: IdentityMailData
  identityToShowAgain: IdentityMailData
  /** Nobody went on with it, and its time was over. */
  identityEnded: IdentityMailData
  /** To whoever of the sales staff was to call. */
  appointmentCanceled: CancelledCallData
  /** To whoever was given or lost a permission, or is to be given one. */
  ownPermission: PermissionMailData
  /** To everybody who manages permissions. */
  staffPermission: PermissionMailData & { personName: string }
  /** To whoever wants to recover an account: the link works for so many minutes. */
  recoveryLink: AccountData & { minutes: number }
  /** To the owner of an account that a password alone opens. */
  recoveryNotNeeded: AccountData & { minutes: number }
  recoveryRunning: RecoveryMailData
  /** The link works for so many hours. */
  recoveryReady: AccountData & { hours: number }
  recoveryEnded: AccountData & { recoveryEnd: RecoveryEnd }
  /** To the staff who may confirm it. */
  recoveryAsked: RecoveryAskedData
  accountFrozen: FreezeMailData
  otherSideFrozen: OtherSideFrozenData
  /** To the staff who may answer it. */
  freezeObjection: AccountData & { personName: string }
  welcomeLandlord: AccountData
  welcomeTenant: AccountData
}
