import { parseDay } from '../../../src/domain/kernel/day.ts'
import { company, entry, home, lets, person, stay, world } from '../worlds.ts'
import { at, elsewhere, half, one, type Situation } from './situation.ts'

export const OWNERS: readonly Situation[] = [
  [
    'several owners in one account are several sellers',
    world({
      sellers: [person('a'), company('c')],
      homes: [home('h'), elsewhere],
      homeSellers: [lets('h', 'a'), lets('x', 'c')],
      entries: [
        entry('RENT_RECEIVED', one, '2026-01-05', 800),
        entry('RENT_RECEIVED', ['b2', 'x'], '2026-01-05', 900),
      ],
    }),
    {
      a: [at('0d | 800 0 0 0 | 1 0 0 0 | 0 0 0 0')],
      c: ['Hafenweg 3 0d | 900 0 0 0 | 1 0 0 0 | 0 0 0 0'],
    },
  ],
  [
    'two owners at one address each have a property of it',
    world({
      sellers: [person('a'), company('c')],
      homes: [home('h'), home('x')],
      homeSellers: [lets('h', 'a'), lets('x', 'c')],
      entries: [
        entry('RENT_RECEIVED', one, '2026-01-05', 800),
        entry('RENT_RECEIVED', ['b2', 'x'], '2026-01-05', 900),
      ],
    }),
    {
      a: [at('0d | 800 0 0 0 | 1 0 0 0 | 0 0 0 0')],
      c: [at('0d | 900 0 0 0 | 1 0 0 0 | 0 0 0 0')],
    },
  ],
  [
    'a change of owner divides the year by its day, days and money alike',
    world({
      sellers: [person('a'), company('c')],
      homeSellers: [lets('h', 'a', undefined, '2026-04-30'), lets('h', 'c', '2026-05-01')],
      stays: [half],
      entries: [
        entry('RENT_RECEIVED', one, '2026-04-30', 800),
        entry('RENT_RECEIVED', one, '2026-05-01', 900),
      ],
    }),
    {
      a: [at('120d | 0 800 0 0 | 0 1 0 0 | 0 0 0 0')],
      c: [at('61d | 0 900 0 0 | 0 1 0 0 | 0 0 0 0')],
    },
  ],
  [
    'a change of owner and back',
    world({
      sellers: [person('a'), company('c')],
      homeSellers: [
        lets('h', 'a', undefined, '2026-01-31'),
        lets('h', 'c', '2026-02-01', '2026-02-28'),
        lets('h', 'a', '2026-03-01'),
      ],
      stays: [stay('b', 'h', '2026-01-01', '2026-03-31')],
    }),
    {
      a: [at('62d | 0 0 0 0 | 0 0 0 0 | 0 0 0 0')],
      c: [at('28d | 0 0 0 0 | 0 0 0 0 | 0 0 0 0')],
    },
  ],
  [
    'an owner before the year has nothing of it',
    world({
      sellers: [person('a'), company('c')],
      homeSellers: [lets('h', 'a', undefined, '2025-12-31'), lets('h', 'c', '2026-01-01')],
      stays: [half],
    }),
    { c: [at('181d | 0 0 0 0 | 0 0 0 0 | 0 0 0 0')] },
  ],
  ['nobody is named: nothing can be reported', world({ homeSellers: [], stays: [half] }), {}],
  [
    'who is exempt is not reported',
    world({ sellers: [person('a', { exemptionStatus: 'EXEMPT' })], stays: [half] }),
    {},
  ],
  [
    'who is exempt by a decision of staff is not reported',
    world({ sellers: [person('a', { exemptionStatus: 'FORCED_EXEMPTION' })], stays: [half] }),
    {},
  ],
  [
    'who is exempt beyond the last day of the year is not reported',
    world({
      sellers: [
        person('a', { exemptionStatus: 'EXEMPT_UNTIL_DEADLINE', exemptionDeadline: parseDay('2027-01-01') }),
      ],
      stays: [half],
    }),
    {},
  ],
  [
    'whose exemption ended within the year is reported with all of it',
    world({
      sellers: [
        person('a', { exemptionStatus: 'EXEMPT_UNTIL_DEADLINE', exemptionDeadline: parseDay('2026-12-31') }),
      ],
      stays: [half],
    }),
    { a: [at('181d | 0 0 0 0 | 0 0 0 0 | 0 0 0 0')] },
  ],
  [
    'a company with more than 2 000 stays at a property is excluded of it, and of no other',
    world({
      sellers: [company('a')],
      homes: [home('h'), elsewhere],
      homeSellers: [lets('h', 'a'), lets('x', 'a')],
      entries: [
        ...Array.from({ length: 2001 }, (_, n) => entry('RENT_RECEIVED', [`b${n}`, 'h'], '2026-01-05', 1)),
        entry('RENT_RECEIVED', ['c', 'x'], '2026-01-05', 900),
      ],
    }),
    { a: ['Hafenweg 3 0d | 900 0 0 0 | 1 0 0 0 | 0 0 0 0'] },
  ],
  [
    'a company with 2 000 stays is not',
    world({
      sellers: [company('a')],
      entries: Array.from({ length: 2000 }, (_, n) =>
        entry('RENT_RECEIVED', [`b${n}`, 'h'], '2026-01-05', 1),
      ),
    }),
    { a: [at('0d | 2000 0 0 0 | 2000 0 0 0 | 0 0 0 0')] },
  ],
  [
    'a person with more is reported all the same',
    world({
      entries: Array.from({ length: 2001 }, (_, n) =>
        entry('RENT_RECEIVED', [`b${n}`, 'h'], '2026-01-05', 1),
      ),
    }),
    { a: [at('0d | 2001 0 0 0 | 2001 0 0 0 | 0 0 0 0')] },
  ],
]
