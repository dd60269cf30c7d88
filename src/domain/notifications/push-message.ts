import { notificationTarget, type NotificationEvent } from './notification.ts'

/** What a button of a push message is for. */
export const PUSH_ACTIONS = ['ANSWER', 'SIGN'] as const

/** What a button of a push message is for. */
export type PushAction = (typeof PUSH_ACTIONS)[number]

const ANSWERED: readonly NotificationEvent[] = [
  'requestReceived',
  'extensionReceived',
  'secondChance',
  'requestResumed',
  'incomeUnconfirmed',
  'requestAccepted',
  'datesSuggested',
  'secondChanceTenant',
]
const SIGNED: readonly NotificationEvent[] = [
  'contractReady',
  'signingReminder',
  'signedByTenant',
  'contractReadyTenant',
  'signedByLandlord',
  'signingReminderTenant',
]

/** The button of a message about an event: it opens the page where that is done. Null where there is nothing to do. */
export function pushActionOf(event: NotificationEvent): PushAction | null {
  if (SIGNED.includes(event) && notificationTarget(event) === 'CONTRACT') return 'SIGN'
  return ANSWERED.includes(event) ? 'ANSWER' : null
}

/** A message in the format that browsers read by themselves (declarative web push); the service worker reads it, too. */
export interface DeclarativePush {
  web_push: 8030
  notification: {
    title: string
    body?: string
    lang: string
    dir: 'ltr'
    /** One of a tag replaces the one before. */
    tag: string
    navigate: string
    silent: false
    /** Where WebKit first read it. */
    app_badge: number
    actions?: { action: string; title: string; navigate: string }[]
    data?: { receipt: string }
  }
  app_badge: number
  /** The service worker gets it all the same: it says that a test has arrived. */
  mutable: true
}

/** What a message says. */
export interface PushContent {
  title: string
  body: string
  language: string
  tag: string
  navigate: string
  /** How many notices are unread. */
  badge: number
  action: { name: PushAction; title: string } | null
  /** By which the service worker answers; null where nobody asks for that. */
  receipt: string | null
}

/** How long it is known what was sent where. */
export const PUSH_DAYS_KEPT = 30

const LONGEST_TITLE = 120
const LONGEST_BODY = 400

/** Writes a message; `small` says what happened and where it leads, for a service that found it too large. */
export function declarativePush(content: PushContent, size: 'WHOLE' | 'SMALL' = 'WHOLE'): DeclarativePush {
  const { title, body, language, tag, navigate, badge, action, receipt } = content
  return {
    web_push: 8030,
    notification: {
      title: shortened(title, LONGEST_TITLE),
      ...(size === 'WHOLE' && { body: shortened(body, LONGEST_BODY) }),
      lang: language,
      dir: 'ltr',
      tag,
      navigate,
      silent: false,
      app_badge: badge,
      ...(size === 'WHOLE' &&
        action && { actions: [{ action: action.name.toLowerCase(), title: action.title, navigate }] }),
      ...(receipt !== null && { data: { receipt } }),
    },
    app_badge: badge,
    mutable: true,
  }
}

function shortened(text: string, longest: number): string {
  const signs = [...text]
  return signs.length > longest ? `${signs.slice(0, longest - 1).join('')}…` : text
}

/** Most messages that come at once; more of them, or several that waited, are told as one. */
const MOST_AT_ONCE = 3

/** Whether notices that wait go out as one message, which says how many: those of quiet hours, and many at once. */
export function isSummedUp(createdAt: readonly Temporal.Instant[], now: Temporal.Instant): boolean {
  if (createdAt.length < 2) return false
  const waited = now.subtract({ minutes: 10 })
  return createdAt.length > MOST_AT_ONCE || createdAt.some((at) => Temporal.Instant.compare(at, waited) < 0)
}
