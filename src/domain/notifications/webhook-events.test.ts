import { expect, it } from 'vitest'
import { WEBHOOK_EVENTS } from '../catalogue/webhooks.ts'
import { NOTIFICATION_EVENTS } from './notification.ts'
import { webhookEventOfNotice, webhookType } from './webhook-events.ts'

it.each([
  ['REQUEST_RECEIVED', 'request.received'],
  ['CALENDAR_PROBLEM', 'calendar.problem'],
  ['WEBHOOK_TEST', 'webhook.test'],
] as const)('%s is %s on the wire', (event, type) => {
  expect(webhookType(event)).toBe(type)
})

it('names of events on the wire have two words and no two are the same', () => {
  const types = WEBHOOK_EVENTS.map(webhookType)
  expect(types.filter((type) => !/^[a-z]+\.[a-z]+$/.test(type))).toEqual([])
  expect(new Set(types).size).toBe(types.length)
})

it('tells programs of every problem of a calendar that a landlord is told of, and of no other notice', () => {
  const events = Object.keys(NOTIFICATION_EVENTS) as (keyof typeof NOTIFICATION_EVENTS)[]
  const told = events.filter((event) => webhookEventOfNotice(event) !== null)
  expect(told).toEqual(events.filter((event) => NOTIFICATION_EVENTS[event] === 'CALENDAR_PROBLEM'))
})
