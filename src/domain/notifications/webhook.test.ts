import { expect, it } from 'vitest'
import type { WebhookEvent } from '../catalogue/webhooks.ts'
import {
  isFailingTooLong,
  nextWebhookAttempt,
  WEBHOOK_WAITS,
  webhookEventsOf,
  webhookProblems,
} from './webhook.ts'

const now = Temporal.Instant.from('2030-01-15T09:00:00Z')

it('tries again ever later, for about three days', () => {
  const total = WEBHOOK_WAITS.reduce((sum, seconds) => sum + seconds, 0)
  expect(WEBHOOK_WAITS.toSorted((a, b) => a - b)).toEqual(WEBHOOK_WAITS)
  expect(total / 86_400).toBeGreaterThan(2.9)
  expect(total / 86_400).toBeLessThan(3.5)
})

it.each([
  [1, '2030-01-15T09:01:00Z'],
  [2, '2030-01-15T09:05:00Z'],
  [9, '2030-01-16T05:00:00Z'],
  [10, null],
])('after %i failed attempts the next one is at %s', (failed, at) => {
  expect(nextWebhookAttempt(failed, now)?.toString() ?? null).toBe(at)
})

it.each([
  ['2030-01-10T09:00:01Z', false],
  ['2030-01-10T09:00:00Z', true],
])('one that fails since %s is switched off: %s', (since, off) => {
  expect(isFailingTooLong(Temporal.Instant.from(since), now)).toBe(off)
})

it.each([
  ['', false, 'required'],
  [`https://a.example/${'a'.repeat(1000)}`, false, 'long'],
  ['mailto:a@b.example', false, 'unreadable'],
  ['ftp://a.example', false, 'unreadable'],
  ['https://', false, 'unreadable'],
  ['https:// a.example', false, 'unreadable'],
  ['https:\\\\a.example', false, 'unreadable'],
  ['https://me:secret@a.example/', false, 'password'],
  ['https://me@a.example/', true, 'password'],
  ['http://a.example/hook', false, 'open'],
  ['HTTP://a.example/hook', false, 'open'],
  ['http://a.example/hook', true, undefined],
  ['https://a.example/hook?key=a@b', false, undefined],
  ['HTTPS://a.example:8443', false, undefined],
])('the address %s (open allowed: %s): %s', (url, mayBeOpen, problem) => {
  expect(webhookProblems({ url, events: ['BOOKING_MADE'] }, mayBeOpen).url).toBe(problem)
})

it.each<[WebhookEvent[], string | undefined]>([
  [[], 'required'],
  [['WEBHOOK_TEST'], 'required'],
  [['BOOKING_MADE'], undefined],
])('%j as the events: %s', (events, problem) => {
  expect(webhookProblems({ url: 'https://a.example', events }, false).events).toBe(problem)
})

it('keeps each event once, in the order of the catalogue, and no test', () => {
  expect(webhookEventsOf(['BOOKING_MADE', 'WEBHOOK_TEST', 'REQUEST_RECEIVED', 'BOOKING_MADE'])).toEqual([
    'REQUEST_RECEIVED',
    'BOOKING_MADE',
  ])
})
