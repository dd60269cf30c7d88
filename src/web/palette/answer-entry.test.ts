import { expect, it } from 'vitest'
import { createFormat } from '../shared/format.ts'
import { entryOfAnswer } from './answer-entry.ts'
import type { AnsweredQuestion } from './palette-queries.ts'

type Answer = AnsweredQuestion['answers'][number]

const format = createFormat('en', (key) => key)
const words = (key: string, values: Record<string, string> = {}) => [key, ...Object.values(values)].join(' ')
const answer = (own: Partial<Answer>): Answer => ({
  kind: 'FREE',
  id: '1',
  groupId: 'g',
  listingId: 'u',
  partOfGroup: false,
  homeName: 'Torstraße 14',
  groupName: 'Torstraße 14',
  tenantName: null,
  bookingId: null,
  bookingRequestId: null,
  listingRequestId: null,
  from: '2027-05-01',
  to: null,
  amount: null,
  currency: null,
  dueOn: null,
  number: null,
  ...own,
})
const tenant = { tenantName: 'Amélie Fournier', bookingId: 'b', from: '2027-05-01', to: '2027-07-31' }

it.each([
  [{ amount: 150_000, currency: 'EUR' }, 'Torstraße 14', 'facts.freeOpen · facts.price €1,500'],
  [{ to: '2027-06-14' }, 'Torstraße 14', `facts.freeUntil ${format.day('2027-06-14')}`],
  [
    { ...tenant, kind: 'STAY', homeName: '23', groupName: 'Lindenhof' },
    'Amélie Fournier',
    `23 · Lindenhof · ${format.dayRange('2027-05-01', '2027-07-31')}`,
  ],
  [{ kind: 'NOBODY' }, 'Torstraße 14', 'facts.nobody'],
  [
    { ...tenant, kind: 'RENT', amount: 150_000, currency: 'EUR', dueOn: '2027-05-03' },
    'Amélie Fournier',
    `Torstraße 14 · facts.rent €1,500 ${format.day('2027-05-03')}`,
  ],
  [
    { ...tenant, kind: 'INVOICE', amount: 15_000, currency: 'EUR', dueOn: '2027-05-03', number: 'R-1' },
    'Amélie Fournier',
    `Torstraße 14 · facts.invoice €150 R-1 ${format.day('2027-05-03')}`,
  ],
] as const)('says the facts of %o', (own, name, detail) => {
  expect(entryOfAnswer(answer(own), words, format)).toMatchObject({ name, detail, section: 'ANSWER' })
})

it.each([
  [{}, 'listingAvailability', { listingId: 'u' }],
  [{ partOfGroup: true }, 'sublistingAvailability', { groupId: 'g', sublistingId: 'u' }],
  [{ kind: 'STAY', bookingId: 'b' }, 'bookings', { bookingId: 'b' }],
  [
    { kind: 'REQUEST', bookingRequestId: 'r', listingRequestId: 'l' },
    'inbox',
    { bookingRequestId: 'r', listingRequestId: 'l' },
  ],
] as const)('leads from %o to its page', (own, page, params) => {
  expect(entryOfAnswer(answer(own), words, format).target).toEqual({ page, params })
})
