import type { MessageReportOutcome } from '../../../../../domain/catalogue/reports.ts'
import type { NotTakenReason } from '../../../../../domain/rentals/messages/reply-mail.ts'
import type { Day } from '../../../../../domain/kernel/day.ts'
import type { StayData } from '../shared-data.ts'

/** How a request ended by its tenant. */
export interface WithdrawalData {
  /** The tenant did not say so but did not answer in time. */
  letTimePass: boolean
  /** A contract in signing ended with the request. */
  contractEnded: boolean
}

/** Other dates that a landlord suggests. */
export interface SuggestionData {
  answerUntil: Temporal.Instant | null
  suggestedFrom: Day
  suggestedTo: Day
  hasMessage: boolean
  message: string
}

/** A message; it may have no words, where files came with it. */
export interface MessageData {
  hasMessage: boolean
  message: string
  hasHidden: boolean
  files: number
  canReply: boolean
  /** Files of an answer are taken over. */
  canAttach: boolean
}

/** What somebody wrote that is no message, and which files don't go with it. */
export interface NotTakenData {
  hasMessage: boolean
  message: string
  hasRefused: boolean
  refusedFiles: string
}

/** What each mail about requests needs to know. */
export interface RequestMails {
  /** To the landlord. */
  requestReceived: StayData & { answerUntil: Temporal.Instant | null }
  /** To the tenant. */
  requestAccepted: StayData & { answerUntil: Temporal.Instant | null }
  /** To the tenant. */
  requestDeclined: StayData
  /** To the tenant: the landlord took the yes back and answers once more. */
  acceptTakenBack: StayData & { answerUntil: Temporal.Instant | null; message: string }
  /** To the tenant: the landlord took the yes back and declined. */
  acceptedDeclined: StayData
  /** To the landlord: the tenant took the request back or let the time pass. */
  requestWithdrawn: StayData & WithdrawalData
  /** To the landlord: the tenant's other request became a booking. */
  bookedElsewhere: StayData
  /** To the landlord: the 72 hours for the answer are over. */
  answerTimeOver: StayData
  /** To the landlord: a label of the listing let the system accept. */
  requestAutoAccepted: StayData
  /** To the tenant: the landlord suggests other dates. */
  datesSuggested: StayData & SuggestionData
  /** To the landlord: the tenant took the suggested dates. */
  datesTaken: StayData
  /** To the landlord: the tenant did not want the suggested dates. */
  datesRefused: StayData
  /** To the landlord: the tenant did not answer the suggestion in time. */
  suggestionUnanswered: StayData
  /** To the tenant: the same. */
  suggestionLapsed: StayData
  /** To the tenant: the 72 hours to confirm are over. */
  confirmationTimeOver: StayData
  /** To the landlord: staff opened a request again that had ended without an answer. */
  secondChance: StayData & { answerUntil: Temporal.Instant | null }
  /** To the tenant: the same. */
  secondChanceTenant: StayData
  /** To the landlord: a contract in signing pauses the request. */
  requestPaused: StayData
  /** To the tenant: the same. */
  requestPausedTenant: StayData
  /** To the landlord: what had paused the request is gone. */
  requestResumed: StayData & { answerUntil: Temporal.Instant | null }
  /** To the tenant: the same. */
  requestResumedTenant: StayData & { answerUntil: Temporal.Instant | null }
  /** To the landlord. */
  interestConfirmed: StayData
  /** To either side: the other one wrote. */
  messageReceived: StayData & MessageData
  /** To either side: a mail of theirs is no message, or not all of it. */
  replyNotTaken: StayData & { notTaken: ToldReason } & NotTakenData
  /** To whoever reported a conversation: how it ended. */
  reportEnded: StayData & { outcome: MessageReportOutcome; answer: string }
  /** To the side that was reported: a warning, or that the conversation is closed. */
  conversationWarned: StayData & { isClosed: boolean; answer: string }
}

/** Why a mail is no message as its person is told, which says more than what is noted: it is too long, or an account is on hold. */
export type ToldReason = NotTakenReason | 'LONG' | 'ON_HOLD'
