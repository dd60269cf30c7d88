import { describe, expect, it, test } from 'vitest'
import {
  NOTIFICATION_EVENTS,
  TENANT_NOTIFICATION_EVENTS,
  notificationTarget,
  type NotificationEvent,
} from './notification.ts'
import { nextPushAttempt, pushOutcome } from './push-answer.ts'
import { subscriptionProblem } from './push-endpoint.ts'
import { declarativePush, pushActionOf, type PushContent } from './push-message.ts'
import { pushSubjectProblem } from './push-subject.ts'
import { pushTestState } from './push-test.ts'
import { isTimeOfDay, isTimeZone, quietUntil } from './quiet-hours.ts'

const now = Temporal.Instant.from('2030-01-10T12:00:00Z')

describe('a push service means', () => {
  it.each([
    [201, 'TAKEN'],
    [202, 'TAKEN'],
    [404, 'GONE'],
    [410, 'GONE'],
    [413, 'TOO_LARGE'],
    [408, 'LATER'],
    [429, 'LATER'],
    [500, 'LATER'],
    [503, 'LATER'],
    [401, 'KEYS'],
    [403, 'KEYS'],
    [400, 'REFUSED'],
    [301, 'REFUSED'],
  ] as const)('by %i: %s', (status, outcome) => {
    expect(pushOutcome(status)).toBe(outcome)
  })
})

describe('a message is tried again', () => {
  it.each([
    [1, null, 30],
    [2, null, 120],
    [4, null, 1920],
    [1, '90', 90],
    [1, '5', 30],
    [1, 'Thu, 10 Jan 2030 12:10:00 GMT', 600],
    [1, 'Thu, 10 Jan 2030 11:00:00 GMT', 30],
    [1, 'soon', 30],
    [1, '86400', 86400],
  ] as const)('after %i attempts and Retry-After %s in %i seconds', (attempts, retryAfter, seconds) => {
    expect(nextPushAttempt(attempts, retryAfter, now)?.toString()).toBe(now.add({ seconds }).toString())
  })

  it.each([
    [5, null],
    [1, '86401'],
  ] as const)('not after %i attempts and Retry-After %s', (attempts, retryAfter) => {
    expect(nextPushAttempt(attempts, retryAfter, now)).toBeNull()
  })
})

describe('whom to ask about messages', () => {
  it.each([
    ['mailto:push@mezzo.com', null],
    ['https://mezzo.com', null],
    ['https://mezzo.com:8443/contact', null],
    ['http://mezzo.com', 'SCHEME'],
    ['push@mezzo.com', 'SCHEME'],
    ['mailto:', 'SCHEME'],
    ['https://', 'SCHEME'],
    ['mailto:<push@mezzo.com>', 'SCHEME'],
    ['https://localhost:3000', 'HOST'],
    ['mailto:push@localhost', 'HOST'],
    ['https://mezzo.local', 'HOST'],
    ['https://mezzo.invalid.', 'HOST'],
    ['mailto:push@mezzo.example', 'HOST'],
    ['https://192.168.0.5', 'HOST'],
    ['https://[::1]/', 'HOST'],
    ['https://intranet', 'HOST'],
  ] as const)('%s: %s', (subject, problem) => {
    expect(pushSubjectProblem(subject)).toBe(problem)
  })
})

describe('a subscription', () => {
  const right = {
    endpoint: 'https://push.example.com/1',
    p256dh: `BP${'a'.repeat(85)}`,
    auth: 'a'.repeat(22),
  }
  it.each([
    [{}, null],
    [{ auth: `${'a'.repeat(22)}==` }, null],
    [{ endpoint: 'ftp://push.example.com/1' }, 'endpoint'],
    [{ endpoint: 'https://push.example.com/a b' }, 'endpoint'],
    [{ endpoint: `https://push.example.com/${'a'.repeat(2000)}` }, 'endpoint'],
    [{ p256dh: `AP${'a'.repeat(85)}` }, 'p256dh'],
    [{ p256dh: `BP${'a'.repeat(84)}` }, 'p256dh'],
    [{ auth: 'short' }, 'auth'],
    [{ auth: 'a+'.repeat(11) }, 'auth'],
  ] as const)('with %o has a problem: %s', (change, problem) => {
    expect(subscriptionProblem({ ...right, ...change })).toBe(problem)
  })
})

describe('a message', () => {
  const content: PushContent = {
    title: 'New request',
    body: 'Amélie asks for Torstraße 14',
    language: 'de',
    tag: 'n-1',
    navigate: 'https://mezzo.example/de/dashboard/notifications/1',
    badge: 3,
    action: { name: 'ANSWER', title: 'Antworten' },
    receipt: null,
  }

  test('is one that browsers read by themselves', () => {
    expect(declarativePush(content)).toEqual({
      web_push: 8030,
      notification: {
        title: content.title,
        body: content.body,
        lang: 'de',
        dir: 'ltr',
        tag: 'n-1',
        navigate: content.navigate,
        silent: false,
        app_badge: 3,
        actions: [{ action: 'answer', title: 'Antworten', navigate: content.navigate }],
      },
      app_badge: 3,
      mutable: true,
    })
  })

  test('that is too large goes without body and button, and with its receipt', () => {
    const { notification } = declarativePush({ ...content, receipt: 'r' }, 'SMALL')
    expect(notification).not.toHaveProperty('body')
    expect(notification).not.toHaveProperty('actions')
    expect(notification.data).toEqual({ receipt: 'r' })
  })

  test('stays below what push services must take, whatever names are in it', () => {
    const long = '👩‍🚀'.repeat(2_000)
    const written = JSON.stringify(declarativePush({ ...content, title: long, body: long }))
    expect(new TextEncoder().encode(written).length).toBeLessThan(3_900)
  })

  test('has a button only where something is to be done there, and signing only for contracts', () => {
    const events = Object.keys({
      ...NOTIFICATION_EVENTS,
      ...TENANT_NOTIFICATION_EVENTS,
    }) as NotificationEvent[]
    const signed = events.filter((event) => pushActionOf(event) === 'SIGN')
    expect(signed.toSorted()).toEqual([
      'contractReady',
      'contractReadyTenant',
      'signedByLandlord',
      'signedByTenant',
      'signingReminder',
      'signingReminderTenant',
    ])
    expect(signed.map(notificationTarget)).toEqual(signed.map(() => 'CONTRACT'))
    expect(pushActionOf('requestReceived')).toBe('ANSWER')
    expect(pushActionOf('bookingMade')).toBeNull()
  })
})

describe('quiet hours', () => {
  const night = { from: '22:00', to: '07:30', timeZone: 'Europe/Berlin' }
  it.each([
    ['before', '2030-01-10T20:59:59Z', night, null],
    ['at their first minute', '2030-01-10T21:00:00Z', night, '2030-01-11T06:30:00Z'],
    ['after midnight', '2030-01-11T03:00:00Z', night, '2030-01-11T06:30:00Z'],
    ['at their end', '2030-01-11T06:30:00Z', night, null],
    [
      'within a day',
      '2030-01-10T12:30:00Z',
      { ...night, from: '13:00', to: '14:00' },
      '2030-01-10T13:00:00Z',
    ],
    ['outside of those within a day', '2030-01-10T13:00:00Z', { ...night, from: '13:00', to: '14:00' }, null],
    ['that are none', '2030-01-10T12:00:00Z', { ...night, from: '13:00', to: '13:00' }, null],
    ['without any', '2030-01-10T12:00:00Z', null, null],
    ['over the night to summer time', '2030-03-30T22:30:00Z', night, '2030-03-31T05:30:00Z'],
    ['over the night to winter time', '2030-10-26T22:30:00Z', night, '2030-10-27T06:30:00Z'],
    [
      'that end in the hour left out',
      '2030-03-31T00:30:00Z',
      { ...night, to: '02:30' },
      '2030-03-31T01:30:00Z',
    ],
    ['in the zone of the person', '2030-01-10T21:00:00Z', { ...night, timeZone: 'America/New_York' }, null],
  ] as const)('%s', (_, instant, hours, end) => {
    expect(quietUntil(Temporal.Instant.from(instant), hours)?.toString() ?? null).toBe(end)
  })

  test('are given in times of day and in zones that there are', () => {
    expect(['00:00', '23:59', '24:00', '7:00', '07:60', ''].map(isTimeOfDay)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
    expect(['Europe/Berlin', 'UTC', 'Berlin', '', 'x'.repeat(70)].map(isTimeZone)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
})

describe('a test', () => {
  const none = { failure: null, sentAt: null, receivedAt: null }
  const ago = (seconds: number) => now.subtract({ seconds })
  it.each([
    ['waits to be sent', none, 'PUSH_SERVICE', 'WAITING'],
    ['has no subscription any more', { ...none, failure: 'GONE' }, 'SUBSCRIPTION', 'FAILED'],
    [
      'has a subscription that leads into a private network',
      { ...none, failure: 'LINK' },
      'SUBSCRIPTION',
      'FAILED',
    ],
    ['was refused for our keys', { ...none, failure: 'KEYS' }, 'SERVER_KEYS', 'FAILED'],
    ['was refused by the service', { ...none, failure: 'REFUSED' }, 'PUSH_SERVICE', 'FAILED'],
    ['found a busy service', { ...none, failure: 'LATER' }, 'PUSH_SERVICE', 'FAILED'],
    ['found no service', { ...none, failure: 'UNREACHABLE' }, 'PUSH_SERVICE', 'FAILED'],
    ['waits for the service worker', { ...none, sentAt: ago(30) }, 'RECEIPT', 'WAITING'],
    ['was not received', { ...none, sentAt: ago(31) }, 'RECEIPT', 'FAILED'],
    ['has arrived', { ...none, sentAt: ago(60), receivedAt: ago(1) }, 'RECEIPT', 'DONE'],
  ] as const)('%s', (_, facts, hop, state) => {
    expect(pushTestState(facts, now)).toEqual({ hop, state })
  })
})
