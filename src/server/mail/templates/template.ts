/** Who writes about which stay to whom. */
export interface StayData {
  /** First name of the recipient. */
  firstName: string
  /** Name of the other side. */
  otherName: string
  listingName: string
  from: Temporal.PlainDate
  to: Temporal.PlainDate
  /** Path of the page that the button opens, with its language prefix. */
  path: string
}

/** How a request ended by its tenant. */
export interface WithdrawalData {
  /** The tenant did not say so but did not answer in time. */
  letTimePass: boolean
  /** A contract in signing ended with the request. */
  contractEnded: boolean
}

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

/** What each mail needs to know. */
export interface MailData {
  teamInvitation: InvitationData
  resetPassword: AccountData
  /** To an address that has no account yet. */
  confirmEmail: AccountData
  /** To the owner of an account, when somebody signs up with its address. */
  alreadySignedUp: AccountData
  /** To whoever's login has changed. */
  loginChanged: AccountData & { change: string }
  welcomeLandlord: AccountData
  welcomeTenant: AccountData
  /** To the landlord. */
  requestReceived: StayData & { answerUntil: Temporal.Instant | null }
  /** To the tenant. */
  requestAccepted: StayData & { answerUntil: Temporal.Instant | null }
  /** To the tenant. */
  requestDeclined: StayData
  /** To the tenant: an extension leads straight to a contract, so there is nothing to confirm in time. */
  extensionAccepted: StayData
  /** To the landlord: the tenant took the request back or let the time pass. */
  requestWithdrawn: StayData & WithdrawalData
  /** To the landlord: the tenant booked elsewhere while this contract was in signing. */
  contractEnded: StayData
  /** To the landlord: the tenant's other request became a booking. */
  bookedElsewhere: StayData
  /** To the landlord: the 72 hours for the answer are over. */
  answerTimeOver: StayData
  /** To the landlord: the invoice of the fee. */
  invoiceReady: StayData
  /** To the landlord. */
  interestConfirmed: StayData
  /** To the landlord: there is no text of ours for this contract, so their own is needed. */
  contractNeeded: StayData
  /** To whoever has to sign next. */
  contractReady: StayData
  /** To the tenant. */
  signedByLandlord: StayData
  /** To the landlord, with landlord-confirmed booking. */
  signedByTenant: StayData
  bookingMadeLandlord: StayData
  bookingMadeTenant: StayData
}

/** The name of a mail. */
export type MailTemplate = keyof MailData

/** A mail's texts in one language, as ICU messages. */
export interface MailText {
  subject: string
  lines: readonly string[]
  button: string
}

/** The texts of every mail in one language. */
export interface MailTexts {
  greeting: string
  footer: string
  templates: Record<MailTemplate, MailText>
}
