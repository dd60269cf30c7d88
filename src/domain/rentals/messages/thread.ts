import type { RequestStatusType } from '../../catalogue/requests.ts'
import { addDays, type Day, dayOf } from '../../kernel/day.ts'
import { HIDDEN, maskAmounts, maskContacts } from './contact-mask.ts'

/** The two sides of a conversation: the landlord with the team, and the tenant. */
export const MESSAGE_SIDES = ['LANDLORD', 'TENANT'] as const

/** A side of a conversation. */
export type MessageSide = (typeof MESSAGE_SIDES)[number]

/** The side that somebody writes to from theirs. */
export function otherSideOf(side: MessageSide): MessageSide {
  return side === 'LANDLORD' ? 'TENANT' : 'LANDLORD'
}

/** How a message came. */
export const MESSAGE_CHANNELS = ['PAGE', 'MAIL'] as const

/** How a message came. */
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number]

/** What a conversation takes: messages, none because staff closed or a side blocked it, or because it is over, or an account is on hold. */
export const THREAD_STATES = ['OPEN', 'CLOSED', 'BLOCKED', 'OVER', 'ON_HOLD'] as const

/** What a conversation takes. */
export type ThreadState = (typeof THREAD_STATES)[number]

/** Longest message, in characters (ours; the database has it, too). */
export const THREAD_TEXT_MAX = 4000

/** Most messages that one side sends in one conversation within an hour (ours). */
export const MESSAGES_PER_HOUR = 30

/** For how many days after a request has ended without a stay both sides can still write. */
export const WRITE_DAYS_AFTER_END = 14

/** For how many days after a stay both sides can still write: the deposit is settled in that time. */
export const WRITE_DAYS_AFTER_STAY = 180

/** After how many months the messages of a request that became no stay go, counted from its end. */
export const UNBOOKED_MESSAGE_MONTHS = 6

/** After how many months the messages of a stay go: three years from the end of its last year (§§ 195, 199 BGB). */
export const STAY_MESSAGE_MONTHS = 48

/** What decides whether a conversation takes messages. */
export interface ThreadFacts {
  statusType: RequestStatusType
  endedAt: Temporal.Instant | null
  isBooked: boolean
  canceledAt: Temporal.Instant | null
  /** The last day of the stay as it was agreed. */
  to: Day
  /** The last day of a stay that was cut short. */
  stayedUntil: Day | null
  accountFrozen: boolean
  /** Staff have closed it (decision 134). */
  isClosed: boolean
  blockedBy: MessageSide | null
}

/** What a conversation takes today. */
export function threadStateOf(facts: ThreadFacts, today: Day): ThreadState {
  if (facts.isClosed) return 'CLOSED'
  if (facts.accountFrozen) return 'ON_HOLD'
  if (facts.blockedBy) return 'BLOCKED'
  return writableUntil(facts) < today ? 'OVER' : 'OPEN'
}

/** The last day on which both sides can write, as it stands now. */
export function writableUntil({ isBooked, canceledAt, endedAt, to, stayedUntil }: ThreadFacts): Day {
  const lastDay = canceledAt ? stayedUntil : to
  if (isBooked && lastDay) return addDays(lastDay, WRITE_DAYS_AFTER_STAY)
  const ended = canceledAt ?? endedAt
  return addDays(ended ? dayOf(ended) : to, WRITE_DAYS_AFTER_END)
}

/** Whether both sides read each other's contact data: once the landlord has accepted, and not after it ended without a stay (decision 12). */
export function areContactsShown(statusType: RequestStatusType): boolean {
  return statusType === 'AVAILABLE' || statusType === 'TENANT_APPROVED'
}

/** A message as it is kept: without contact data, and whole where there are any. */
export interface KeptText {
  content: string
  whole: string | null
}

/** What is kept of a text that somebody sends. */
export function keptTextOf(text: string): KeptText {
  const { text: content } = maskContacts(text)
  return { content, whole: content === text ? null : text }
}

/** Who reads a message: from which side, whether with full access, and whether contact data are shown by now. */
export interface Reader {
  side: MessageSide
  isLimited: boolean
  contactsShown: boolean
}

/**
 * What somebody reads of a message. Each side reads its own whole, the other's once contact data are shown; whoever has
 * limited access reads neither contact data nor amounts, of either side and at any time (decision 119).
 */
export function readTextOf(
  { content, whole, side }: KeptText & { side: MessageSide },
  { side: reader, isLimited, contactsShown }: Reader,
): { text: string; isHidden: boolean } {
  const shown = !isLimited && (contactsShown || side === reader) ? (whole ?? content) : content
  const text = isLimited ? maskAmounts(shown) : shown
  return { text, isHidden: text !== (whole ?? content) && text.includes(HIDDEN) }
}
