import { describe, expect, it } from 'vitest'
import { parseDay } from '../kernel/day.ts'
import {
  canRecordTransfer,
  canSetReminder,
  canTakeWriteOffBack,
  canWriteOff,
  isReminderDay,
  isTransferDay,
} from './invoice-by-hand.ts'

const invoice = {
  documentType: 'INVOICE' as const,
  number: '2029-0001',
  amount: 107_100,
  paidAmount: 0,
  dueDate: parseDay('2029-12-05'),
  isCredited: false,
  isWrittenOff: false,
  reminders: 0,
}

describe('what staff do with an invoice by hand', () => {
  it.each([
    ['open', {}, null, null, 'NOT_WRITTEN_OFF', null],
    ['paid in part', { paidAmount: 1 }, null, null, 'NOT_WRITTEN_OFF', null],
    ['paid', { paidAmount: 107_100 }, 'NOTHING_OPEN', 'NOTHING_OPEN', 'NOT_WRITTEN_OFF', 'NOTHING_OPEN'],
    ['a draft', { number: null }, 'NOT_NUMBERED', 'NOT_NUMBERED', 'NOT_WRITTEN_OFF', 'NOT_NUMBERED'],
    [
      'a credit note',
      { documentType: 'CREDIT_NOTE' as const },
      'CREDIT_NOTE',
      'CREDIT_NOTE',
      'NOT_WRITTEN_OFF',
      'CREDIT_NOTE',
    ],
    ['credited', { isCredited: true }, 'NOTHING_OPEN', 'NOTHING_OPEN', 'NOT_WRITTEN_OFF', 'NOTHING_OPEN'],
    ['written off', { isWrittenOff: true }, null, 'ALREADY_WRITTEN_OFF', null, 'ALREADY_WRITTEN_OFF'],
    ['reminded of three times', { reminders: 3 }, null, null, 'NOT_WRITTEN_OFF', 'ALL_REMINDERS_SENT'],
  ])(
    '%s: transfer %s, write off %s, take back %s, reminder %s',
    (_, facts, transfer, off, back, reminder) => {
      const one = { ...invoice, ...facts }
      const verdicts = [
        canRecordTransfer(one),
        canWriteOff(one),
        canTakeWriteOffBack(one),
        canSetReminder(one),
      ]
      expect(verdicts.map(({ reason }) => reason)).toEqual([transfer, off, back, reminder])
      expect(verdicts.map(({ value }) => value)).toEqual(
        [transfer, off, back, reminder].map((reason) => !reason),
      )
    },
  )

  it.each([
    ['2029-11-20', false, true],
    ['2029-11-21', true, true],
    ['2029-11-22', true, false],
    ['2030-11-21', true, false],
    ['2030-11-22', false, false],
    ['2026-11-21', false, true],
    ['2026-11-20', false, false],
  ])('on %s may a reminder come: %s, money have come: %s', (day, reminder, transfer) => {
    const today = parseDay('2029-11-21')
    expect([isReminderDay(parseDay(day), today), isTransferDay(parseDay(day), today)]).toEqual([
      reminder,
      transfer,
    ])
  })
})
