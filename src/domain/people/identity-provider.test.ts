import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { IdentityStage } from './identity-life.ts'
import { countsAfter, failureReasonOf, fitsCode, stageOfWord } from './identity-provider.ts'

it.each<[string, IdentityStage | null]>([
  ['created', 'STARTED'],
  ['started', 'STARTED'],
  ['submitted', 'SUBMITTED'],
  ['review', 'SUBMITTED'],
  ['approved', 'APPROVED'],
  ['Approved ', 'APPROVED'],
  ['declined', 'DECLINED'],
  ['resubmission_requested', 'RESUBMISSION_REQUESTED'],
  ['expired', 'EXPIRED'],
  ['abandoned', 'ABANDONED'],
  ['delivered', null],
  ['', null],
])('the provider’s word %j is %s', (word, stage) => expect(stageOfWord(word)).toBe(stage))

it.each<[string, number, boolean]>([
  ['approved', 9001, true],
  ['declined', 9102, true],
  ['resubmission_requested', 9103, true],
  ['expired', 9104, true],
  ['abandoned', 9104, true],
  ['review', 9121, true],
  ['approved', 9102, false],
  ['declined', 9001, false],
  ['abandoned', 9001, false],
  ['approved', 1, true],
])('%s with the number %i fits: %s', (word, code, fits) => expect(fitsCode(word, code)).toBe(fits))

it.each<[IdentityStage, number | null, string | null]>([
  ['APPROVED', 101, null],
  ['EXPIRED', null, null],
  ['DECLINED', 102, 'NOT_GENUINE'],
  ['DECLINED', 103, 'FACE_DIFFERS'],
  ['DECLINED', 9999, 'OTHER'],
  ['DECLINED', null, 'OTHER'],
  ['RESUBMISSION_REQUESTED', 201, 'SIDE_MISSING'],
  ['RESUBMISSION_REQUESTED', 206, 'UNREADABLE'],
  ['RESUBMISSION_REQUESTED', 208, 'DOCUMENT_UNSUPPORTED'],
  ['RESUBMISSION_REQUESTED', 209, 'DOCUMENT_EXPIRED'],
])('%s for the provider’s reason %s is %s', (stage, code, reason) =>
  expect(failureReasonOf(stage, code)).toBe(reason),
)

describe('webhooks in any order', () => {
  const attempt = fc.constantFrom(
    ['started', 'submitted', 'approved'],
    ['started', 'submitted', 'approved', 'declined'],
    ['started', 'submitted', 'review', 'approved'],
    ['started', 'submitted', 'review', 'declined'],
    ['started', 'submitted', 'declined', 'approved'],
    ['started', 'submitted'],
    ['started'],
    ['started', 'abandoned'],
    ['expired'],
    [],
  )
  const again = fc.constantFrom(
    ['started', 'submitted', 'resubmission_requested'],
    ['started', 'submitted', 'review', 'resubmission_requested'],
  )
  const lives = fc
    .tuple(fc.array(again, { maxLength: 3 }), attempt)
    .map(([before, last]) => ['created', ...before.flat(), ...last])
  /** Of each change: how much later its webhook comes, and how long the looks take that it leads to; none: lost. */
  const deliveries = fc.array(
    fc.array(fc.record({ delay: fc.nat(40), takes: fc.nat(40) }), { maxLength: 3 }),
    { minLength: 20, maxLength: 20 },
  )

  it('end in the state which the provider has', () => {
    fc.assert(
      fc.property(lives, deliveries, fc.nat(40), (life, sent, poll) => {
        const looks = life.flatMap((_, at) =>
          (sent[at] ?? []).map(({ delay, takes }) => ({ begins: at * 5 + delay, takes })),
        )
        // Whoever hears nothing asks by itself in the end.
        looks.push({ begins: life.length * 5 + poll, takes: 3 })
        looks.sort((a, b) => a.begins - b.begins)
        const readings = looks
          .map(({ begins, takes }, index) => ({
            number: index + 1,
            ends: begins + takes,
            word: life[Math.min(life.length - 1, Math.floor(begins / 5))] ?? '',
          }))
          .sort((a, b) => a.ends - b.ends)
        let stored: { applied: number; stage: IdentityStage | null } = { applied: 0, stage: null }
        for (const { number, word } of readings)
          if (countsAfter(stored.applied, { number })) stored = { applied: number, stage: stageOfWord(word) }
        expect(stored.stage).toBe(stageOfWord(life.at(-1) ?? ''))
      }),
      { numRuns: 5_000 },
    )
  })
})
