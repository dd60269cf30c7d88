import { expect, it } from 'vitest'
import { parseDay } from '../../kernel/day.ts'
import { planByKind } from './erasure.ts'

const none = { deleted: 0, emptied: 0, kept: 0, until: null }

it('a plan is told kind by kind, in the order of the table, with the last of the days', () => {
  const until = [parseDay('2034-12-31'), parseDay('2036-12-31'), parseDay('2035-12-31')]
  expect(
    planByKind([
      { ...none, kind: 'contracts', kept: 2, until: until[0] ?? null },
      { ...none, kind: 'contracts', kept: 1, emptied: 3, until: until[1] ?? null },
      { ...none, kind: 'contracts', kept: 1, until: until[2] ?? null },
      { ...none, kind: 'logins', deleted: 4 },
      { ...none, kind: 'mails' },
    ]),
  ).toEqual([
    { kind: 'logins', deleted: 4, emptied: 0, kept: 0, until: null },
    { kind: 'contracts', deleted: 0, emptied: 3, kept: 4, until: '2036-12-31' },
  ])
})
