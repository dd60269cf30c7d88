import { describe, expect, it } from 'vitest'
import {
  canAnswerObjection,
  canLiftFreeze,
  canObjectToFreeze,
  freezeProblem,
  type FreezeStanding,
} from './freeze.ts'

const at = Temporal.Instant.from('2026-11-26T10:00:00Z')
const kim = { id: 'kim', permissions: [], isFrozen: false }

it.each([
  ['somebody', 'sam', kim, null],
  ['oneself', 'kim', kim, 'ownAccount'],
  ['one of the staff', 'sam', { ...kim, permissions: ['LOCALISATION'] }, 'staffAccount'],
  ['somebody on hold', 'sam', { ...kim, isFrozen: true }, 'frozenAlready'],
] as const)('%s can be put on hold, or there is a reason against it', (_, id, person, problem) => {
  expect(freezeProblem({ id }, person)).toBe(problem)
})

const begun: FreezeStanding = {
  userId: 'kim',
  frozenBy: 'sam',
  objectedAt: null,
  answeredAt: null,
  liftedAt: null,
}
const objected = { ...begun, objectedAt: at }
const answered = { ...objected, answeredAt: at }
const lifted = { ...begun, liftedAt: at }

describe('a hold', () => {
  it.each([
    ['begun', begun, 'sam', null, 'ALREADY_ANSWERED', null],
    ['begun, by another', begun, 'ines', null, 'ALREADY_ANSWERED', null],
    ['objected to', objected, 'sam', null, 'OWN_REVIEW', 'ALREADY_OBJECTED'],
    ['objected to, by another', objected, 'ines', null, null, 'ALREADY_OBJECTED'],
    [
      'objected to, its person on the staff by now',
      objected,
      'kim',
      'NO_PERMISSION',
      'NO_PERMISSION',
      'ALREADY_OBJECTED',
    ],
    ['answered', answered, 'ines', null, 'ALREADY_ANSWERED', 'ALREADY_OBJECTED'],
    ['lifted', lifted, 'ines', 'ENDED', 'ENDED', 'ENDED'],
    ['whose beginner is gone', { ...objected, frozenBy: null }, 'sam', null, null, 'ALREADY_OBJECTED'],
  ] as const)('%s: who lifts, answers and objects', (_, freeze, id, lift, answer, object) => {
    expect(canLiftFreeze({ id }, freeze).reason).toBe(lift)
    expect(canAnswerObjection({ id }, freeze).reason).toBe(answer)
    expect(canObjectToFreeze(freeze).reason).toBe(object)
  })
})
