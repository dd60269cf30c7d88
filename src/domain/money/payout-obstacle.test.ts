import { expect, it } from 'vitest'
import { parseDay } from '../kernel/day.ts'
import { payoutObstacle, type PayoutObstacleFacts } from './payout-obstacle.ts'
import { taxDataHoldDay, type TaxDataClock } from './tax-data-clock.ts'

const today = parseDay('2026-11-25')
const asked: TaxDataClock = {
  askedAt: Temporal.Instant.from('2026-11-01T09:00:00Z'),
  firstReminderAt: null,
  secondReminderAt: null,
  heldAt: null,
}
const held = { ...asked, heldAt: Temporal.Instant.from('2026-11-20T09:00:00Z') }
const nothing: PayoutObstacleFacts = {
  homes: 3,
  withoutAccount: 0,
  otherCurrency: 0,
  withoutTaxData: 0,
  lacksPayoutAccount: false,
  taxData: null,
}

it.each<[string, Partial<PayoutObstacleFacts>, object | null]>([
  ['nothing', {}, null],
  ['an account', { withoutAccount: 2 }, { reason: 'ACCOUNT', homes: 2, day: null }],
  ['an account in the currency', { otherCurrency: 1 }, { reason: 'CURRENCY', homes: 1, day: null }],
  ['the account first', { otherCurrency: 1, withoutAccount: 1 }, { reason: 'ACCOUNT', homes: 1, day: null }],
  [
    'an account at the provider before others',
    { withoutAccount: 2, lacksPayoutAccount: true },
    { reason: 'PAYOUT_ACCOUNT', homes: 3, day: null },
  ],
  ['no account at the provider without a home', { homes: 0, lacksPayoutAccount: true }, null],
  [
    'tax data, with the day',
    { withoutTaxData: 1, taxData: asked },
    { reason: 'TAX_DATA_SOON', homes: 1, day: taxDataHoldDay(asked, today) },
  ],
  [
    'what stops money now before what will',
    { withoutTaxData: 1, taxData: asked, withoutAccount: 1 },
    { reason: 'ACCOUNT', homes: 1, day: null },
  ],
  [
    'what is held before all else',
    { withoutTaxData: 2, taxData: held, lacksPayoutAccount: true },
    { reason: 'TAX_DATA_HELD', homes: 2, day: '2026-11-20' },
  ],
  ['no tax data that nobody has asked for yet', { withoutTaxData: 1 }, null],
  ['no tax data that have come', { taxData: held }, null],
])('money waits for %s', (_, facts, obstacle) => {
  expect(payoutObstacle({ ...nothing, ...facts }, today)).toEqual(obstacle)
})
