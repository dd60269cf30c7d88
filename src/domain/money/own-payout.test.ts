import { expect, it } from 'vitest'
import { arrivalsOf, DAYS_TO_ARRIVE } from './own-payout.ts'

/** All pairs that fit, as the database finds them: lines by their day, and of each the earliest payouts first. */
function possible(payoutDays: readonly number[], lineDays: readonly number[]) {
  return lineDays.flatMap((lineDay) =>
    payoutDays
      .filter((day) => lineDay >= day && lineDay <= day + DAYS_TO_ARRIVE)
      .map((day) => ({ bankLineId: `line ${lineDay}`, providerLineId: `payout ${day}` })),
  )
}

it.each<[string, number[], number[], string[]]>([
  ['nothing came', [1], [], []],
  ['each has come', [1, 8], [3, 10], ['1 by 3', '8 by 10']],
  ['came on its day, and on the last one', [1, 30], [1, 44], ['1 by 1', '30 by 44']],
  ['came too late', [1], [16], []],
  ['came before it', [5], [4], []],
  ['a line is missing, later ones arrive', [1, 40, 80], [42, 82], ['40 by 42', '80 by 82']],
  ['a line is missing, with others soon after', [1, 8, 15], [10, 17], ['1 by 10', '8 by 17']],
  ['a payout is unknown to us', [40], [3, 42], ['40 by 42']],
])('%s', (_, payouts, lines, expected) => {
  const found = arrivalsOf(possible(payouts, lines))
  expect(
    found.map(({ bankLineId, providerLineId }) =>
      `${providerLineId} by ${bankLineId}`.replaceAll(/payout |line /g, ''),
    ),
  ).toEqual(expected)
})
