import { expect, it } from 'vitest'
import { checkCancelDraft } from './cancel-draft.ts'

const possible = { from: '2027-03-10', to: '2027-07-30' }

it.each([
  ['', null, '', { reason: 'reasonMissing' }],
  ['NO_VISA', null, '', {}],
  ['NO_VISA', possible, '2027-03-10', {}],
  ['NO_VISA', possible, '2027-07-30', {}],
  ['NO_VISA', possible, '2027-07-31', { lastDay: 'lastDayOutside' }],
  ['NO_VISA', possible, '2027-03-09', { lastDay: 'lastDayOutside' }],
  ['', possible, '', { reason: 'reasonMissing', lastDay: 'lastDayOutside' }],
] as const)('reason %j, last day within %j, chosen %j', (reason, days, lastDay, errors) => {
  expect(checkCancelDraft({ reason, lastDay, note: '', refund: null }, days)).toEqual(errors)
})
