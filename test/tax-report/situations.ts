import { parseDay } from '../../src/domain/kernel/day.ts'
import type { TaxFacts } from '../../src/domain/money/tax-report/tax-facts.ts'
import { company, entry, home, lets, person, stay, world } from './worlds.ts'

/**
 * What a year is, and what is reported of it: of each seller a line for each property, which is address, days, and by
 * quarter consideration, stays and fees. A seller without a line is not reported.
 */
export type Situation = readonly [title: string, facts: TaxFacts, expected: Record<string, string[]>]

const one = ['b', 'h'] as const
const two = ['b2', 'h'] as const
const half = stay('b', 'h', '2026-01-01', '2026-06-30')
const at = (line: string) => `Lindenstraße 1 ${line}`

const CONSIDERATION: Situation[] = [
  [
    'rent to the own account counts on the day on which it came',
    world({ stays: [half], entries: [entry('RENT_RECEIVED', one, '2026-02-03', 1500)] }),
    { a: [at('181d | 1500 0 0 0 | 1 0 0 0 | 0 0 0 0')] },
  ],
  [
    'rent through the product counts when its payout has arrived, not when the tenant paid',
    world({ stays: [half], entries: [entry('RENT_PAID_OUT', one, '2026-04-01', 1500)] }),
    { a: [at('181d | 0 1500 0 0 | 0 1 0 0 | 0 0 0 0')] },
  ],
  [
    'what is received is less the fee, which stands beside it',
    world({
      stays: [half],
      entries: [entry('RENT_RECEIVED', one, '2026-02-03', 1500), entry('FEE', one, '2026-01-10', 178.5)],
    }),
    { a: [at('181d | 1322 0 0 0 | 1 0 0 0 | 179 0 0 0')] },
  ],
  [
    'a fee in another quarter than the rent is taken off there',
    world({
      stays: [half],
      entries: [entry('FEE', one, '2026-01-10', 150), entry('RENT_RECEIVED', one, '2026-05-03', 1500)],
    }),
    { a: [at('181d | -150 1500 0 0 | 0 1 0 0 | 150 0 0 0')] },
  ],
  [
    'a fee credited in another quarter comes back there',
    world({
      stays: [half],
      entries: [
        entry('RENT_RECEIVED', one, '2026-02-03', 1500),
        entry('FEE', one, '2026-01-10', 150),
        entry('FEE_CREDITED', one, '2026-08-10', -50),
      ],
    }),
    { a: [at('181d | 1350 0 50 0 | 1 0 0 0 | 150 0 -50 0')] },
  ],
  [
    'a refund is taken off in the quarter in which the money went back',
    world({
      stays: [half],
      entries: [entry('RENT_PAID_OUT', one, '2026-02-03', 1500), entry('REFUND', one, '2026-07-01', -700)],
    }),
    { a: [at('181d | 1500 0 -700 0 | 1 0 0 0 | 0 0 0 0')] },
  ],
  [
    'a lost dispute is taken off',
    world({
      stays: [half],
      entries: [entry('RENT_PAID_OUT', one, '2026-02-03', 1500), entry('DISPUTE', one, '2026-03-31', -1500)],
    }),
    { a: [at('181d | 0 0 0 0 | 1 0 0 0 | 0 0 0 0')] },
  ],
  [
    'a bonus counts as received, and is no stay',
    world({ stays: [half], entries: [entry('BONUS', one, '2026-11-11', 300)] }),
    { a: [at('181d | 0 0 0 300 | 0 0 0 0 | 0 0 0 0')] },
  ],
  [
    'a correction counts with its sign',
    world({ stays: [half], entries: [entry('CORRECTION', one, '2026-11-11', -20.4)] }),
    { a: [at('181d | 0 0 0 -20 | 0 0 0 0 | 0 0 0 0')] },
  ],
  [
    'a stay that pays in each quarter is one in each of them',
    world({
      stays: [stay('b', 'h', '2026-01-01', '2026-12-31')],
      entries: ['2026-01-05', '2026-04-05', '2026-07-05', '2026-10-05'].map((day) =>
        entry('RENT_RECEIVED', one, day, 900),
      ),
    }),
    { a: [at('365d | 900 900 900 900 | 1 1 1 1 | 0 0 0 0')] },
  ],
  [
    'several rents of a stay in a quarter are one stay',
    world({
      stays: [half],
      entries: ['2026-01-05', '2026-02-05', '2026-03-05'].map((day) => entry('RENT_RECEIVED', one, day, 900)),
    }),
    { a: [at('181d | 2700 0 0 0 | 1 0 0 0 | 0 0 0 0')] },
  ],
  [
    'two stays in a quarter are two',
    world({
      stays: [stay('b', 'h', '2026-01-01', '2026-01-31'), stay('b2', 'h', '2026-02-01', '2026-02-28')],
      entries: [
        entry('RENT_RECEIVED', one, '2026-01-05', 800),
        entry('RENT_RECEIVED', two, '2026-02-05', 850),
      ],
    }),
    { a: [at('59d | 1650 0 0 0 | 2 0 0 0 | 0 0 0 0')] },
  ],
  [
    'the first and the last instant of a quarter belong to it',
    world({
      stays: [half],
      entries: [
        entry('RENT_RECEIVED', one, '2026-03-31', 1),
        entry('RENT_RECEIVED', one, '2026-04-01', 2),
        entry('RENT_RECEIVED', one, '2026-06-30', 4),
        entry('RENT_RECEIVED', one, '2026-07-01', 8),
        entry('RENT_RECEIVED', one, '2026-09-30', 16),
        entry('RENT_RECEIVED', one, '2026-10-01', 32),
      ],
    }),
    { a: [at('181d | 1 6 24 32 | 1 1 1 1 | 0 0 0 0')] },
  ],
  [
    'the years before and after do not count',
    world({
      stays: [half],
      entries: [
        entry('RENT_RECEIVED', one, '2025-12-31', 1000),
        entry('RENT_RECEIVED', one, '2026-01-01', 10),
        entry('RENT_RECEIVED', one, '2026-12-31', 20),
        entry('RENT_RECEIVED', one, '2027-01-01', 1000),
      ],
    }),
    { a: [at('181d | 10 0 0 20 | 1 0 0 1 | 0 0 0 0')] },
  ],
]

const ROUNDING: Situation[] = [
  [
    'half a euro is a whole one',
    world({ stays: [half], entries: [entry('RENT_RECEIVED', one, '2026-02-03', 10.5)] }),
    { a: [at('181d | 11 0 0 0 | 1 0 0 0 | 0 0 0 0')] },
  ],
  [
    'less than half is none',
    world({ stays: [half], entries: [entry('RENT_RECEIVED', one, '2026-02-03', 10.49)] }),
    { a: [at('181d | 10 0 0 0 | 1 0 0 0 | 0 0 0 0')] },
  ],
  [
    'what goes back is rounded as what comes',
    world({ stays: [half], entries: [entry('REFUND', one, '2026-02-03', -10.5)] }),
    { a: [at('181d | -11 0 0 0 | 0 0 0 0 | 0 0 0 0')] },
  ],
  [
    'the quarters together are the year: four times 0.40 are 2, not 0',
    world({
      stays: [half],
      entries: ['2026-01-05', '2026-04-05', '2026-07-05', '2026-10-05'].map((day) =>
        entry('RENT_RECEIVED', one, day, 0.4),
      ),
    }),
    { a: [at('181d | 0 1 0 1 | 1 1 1 1 | 0 0 0 0')] },
  ],
  [
    'the quarters together are the year: four times 0.60 are 2, not 4',
    world({
      stays: [half],
      entries: ['2026-01-05', '2026-04-05', '2026-07-05', '2026-10-05'].map((day) =>
        entry('RENT_RECEIVED', one, day, 0.6),
      ),
    }),
    { a: [at('181d | 1 0 1 0 | 1 1 1 1 | 0 0 0 0')] },
  ],
  [
    'one cent is a stay and no euro',
    world({ stays: [half], entries: [entry('RENT_RECEIVED', one, '2026-02-03', 0.01)] }),
    { a: [at('181d | 0 0 0 0 | 1 0 0 0 | 0 0 0 0')] },
  ],
  [
    'a large sum stays exact',
    world({ stays: [half], entries: [entry('RENT_RECEIVED', one, '2026-02-03', 9_876_543_210.5)] }),
    { a: [at('181d | 9876543211 0 0 0 | 1 0 0 0 | 0 0 0 0')] },
  ],
  [
    'a currency without minor units is whole already',
    world({
      stays: [half],
      entries: [{ ...entry('RENT_RECEIVED', one, '2026-02-03', 0, 'JPY'), amount: 150_000 }],
    }),
    { a: [at('181d | 150000 0 0 0 | 1 0 0 0 | 0 0 0 0')] },
  ],
]

const DAYS: Situation[] = [
  [
    'both days of a stay are days',
    world({ stays: [stay('b', 'h', '2026-03-01', '2026-03-01')] }),
    { a: [at('1d | 0 0 0 0 | 0 0 0 0 | 0 0 0 0')] },
  ],
  [
    'rented and nothing paid is reported',
    world({ stays: [half] }),
    { a: [at('181d | 0 0 0 0 | 0 0 0 0 | 0 0 0 0')] },
  ],
  [
    'zero days: rent of the next year that came in December',
    world({ entries: [entry('RENT_RECEIVED', one, '2026-12-28', 1500)] }),
    { a: [at('0d | 0 0 0 1500 | 0 0 0 1 | 0 0 0 0')] },
  ],
  [
    'of a stay over New Year only this year’s days count',
    world({
      stays: [stay('b', 'h', '2025-11-01', '2026-01-10'), stay('b2', 'h', '2026-12-20', '2027-03-31')],
    }),
    { a: [at('22d | 0 0 0 0 | 0 0 0 0 | 0 0 0 0')] },
  ],
  [
    'stays that follow each other are together',
    world({
      stays: [stay('b', 'h', '2026-01-01', '2026-01-31'), stay('b2', 'h', '2026-02-01', '2026-02-10')],
    }),
    { a: [at('41d | 0 0 0 0 | 0 0 0 0 | 0 0 0 0')] },
  ],
  [
    'a whole year has 365 days',
    world({ stays: [stay('b', 'h', '2024-01-01', '2028-12-31')] }),
    { a: [at('365d | 0 0 0 0 | 0 0 0 0 | 0 0 0 0')] },
  ],
  [
    'a leap year has 366',
    { ...world({ stays: [stay('b', 'h', '2024-01-01', '2024-12-31')] }), year: 2024 },
    { a: [at('366d | 0 0 0 0 | 0 0 0 0 | 0 0 0 0')] },
  ],
  ['a cancelled stay that nobody lived has neither days nor money', world(), {}],
  [
    'a cancelled stay of which the rent went back in the same quarter has a stay, no money and no days',
    world({
      entries: [entry('RENT_PAID_OUT', one, '2026-02-03', 1500), entry('REFUND', one, '2026-03-03', -1500)],
    }),
    { a: [at('0d | 0 0 0 0 | 1 0 0 0 | 0 0 0 0')] },
  ],
  [
    'a cancelled stay has the days that were lived',
    world({ stays: [stay('b', 'h', '2026-01-01', '2026-02-14')] }),
    { a: [at('45d | 0 0 0 0 | 0 0 0 0 | 0 0 0 0')] },
  ],
  [
    'a fee that was charged for a cancelled stay and credited leaves a property with nothing',
    world({
      entries: [entry('FEE', one, '2026-02-03', 150), entry('FEE_CREDITED', one, '2026-02-04', -150)],
    }),
    { a: [at('0d | 0 0 0 0 | 0 0 0 0 | 0 0 0 0')] },
  ],
]

const elsewhere = home('x', { street: 'Hafenweg', streetNumber: '3', zipCode: '20457', city: 'Hamburg' })
const PROPERTIES: Situation[] = [
  [
    'several units at one address are one property; a day on which two are rented is one',
    world({
      stays: [
        stay('b', 'h', '2026-01-01', '2026-01-31', 'u1'),
        stay('b2', 'h', '2026-01-15', '2026-02-14', 'u2'),
      ],
      entries: [
        entry('RENT_RECEIVED', ['b', 'h', 'u1'], '2026-01-05', 800),
        entry('RENT_RECEIVED', ['b2', 'h', 'u2'], '2026-01-20', 700),
      ],
    }),
    { a: [at('45d | 1500 0 0 0 | 2 0 0 0 | 0 0 0 0')] },
  ],
  [
    'two groups at one address are one property, however it is written',
    world({
      homes: [home('h'), home('x', { street: 'LINDENSTR.', streetNumber: ' 1 ', city: 'berlin' })],
      homeSellers: [lets('h', 'a'), lets('x', 'a')],
      entries: [
        entry('RENT_RECEIVED', one, '2026-01-05', 800),
        entry('RENT_RECEIVED', ['b2', 'x'], '2026-01-05', 900),
      ],
    }),
    { a: [at('0d | 1700 0 0 0 | 2 0 0 0 | 0 0 0 0')] },
  ],
  [
    'another house number is another property',
    world({
      homes: [home('h'), home('x', { streetNumber: '1a' })],
      homeSellers: [lets('h', 'a'), lets('x', 'a')],
      entries: [
        entry('RENT_RECEIVED', one, '2026-01-05', 800),
        entry('RENT_RECEIVED', ['b2', 'x'], '2026-01-05', 900),
      ],
    }),
    {
      a: [at('0d | 800 0 0 0 | 1 0 0 0 | 0 0 0 0'), 'Lindenstraße 1a 0d | 900 0 0 0 | 1 0 0 0 | 0 0 0 0'],
    },
  ],
  [
    'two cities are two properties, in the order of their addresses',
    world({
      homes: [elsewhere, home('h')],
      homeSellers: [lets('h', 'a'), lets('x', 'a')],
      stays: [half, stay('b2', 'x', '2026-05-01', '2026-05-31')],
    }),
    {
      a: [at('181d | 0 0 0 0 | 0 0 0 0 | 0 0 0 0'), 'Hafenweg 3 31d | 0 0 0 0 | 0 0 0 0 | 0 0 0 0'],
    },
  ],
  [
    'a home that was neither rented nor paid for is not told',
    world({ homes: [home('h'), elsewhere], homeSellers: [lets('h', 'a'), lets('x', 'a')], stays: [half] }),
    { a: [at('181d | 0 0 0 0 | 0 0 0 0 | 0 0 0 0')] },
  ],
  [
    'a home in a country without the report is not among the homes',
    world({ stays: [stay('b', 'vienna', '2026-01-01', '2026-01-31')] }),
    {},
  ],
  [
    'amounts of two currencies at one address are two properties of it',
    world({
      homes: [home('h'), home('x')],
      homeSellers: [lets('h', 'a'), lets('x', 'a')],
      entries: [
        entry('RENT_RECEIVED', one, '2026-01-05', 800),
        entry('RENT_RECEIVED', ['b2', 'x'], '2026-01-05', 900, 'CHF'),
      ],
    }),
    {
      a: [at('0d | 900 0 0 0 | 1 0 0 0 | 0 0 0 0'), at('0d | 800 0 0 0 | 1 0 0 0 | 0 0 0 0')],
    },
  ],
  [
    'a house, with its number in the land register',
    world({
      homes: [home('h', { homeType: 'ENTIRE_HOUSE', landRegisterNumber: 'Mitte, Blatt 13' })],
      stays: [half],
    }),
    { a: [at('181d | 0 0 0 0 | 0 0 0 0 | 0 0 0 0')] },
  ],
  [
    'a room',
    world({ homes: [home('h', { homeType: 'PRIVATE_ROOM' })], stays: [half] }),
    { a: [at('181d | 0 0 0 0 | 0 0 0 0 | 0 0 0 0')] },
  ],
  [
    'a shared room',
    world({ homes: [home('h', { homeType: 'SHARED_PLACE' })], stays: [half] }),
    { a: [at('181d | 0 0 0 0 | 0 0 0 0 | 0 0 0 0')] },
  ],
  [
    'a flat and a room at one address are something else, with both land register numbers',
    world({
      homes: [
        home('h', { landRegisterNumber: 'Blatt 1' }),
        home('x', { homeType: 'PRIVATE_ROOM', landRegisterNumber: 'Blatt 2' }),
      ],
      homeSellers: [lets('h', 'a'), lets('x', 'a')],
      stays: [half, stay('b2', 'x', '2026-07-01', '2026-07-31')],
    }),
    { a: [at('212d | 0 0 0 0 | 0 0 0 0 | 0 0 0 0')] },
  ],
  [
    'a stay that moved to another unit counts there',
    world({
      stays: [stay('b', 'h', '2026-01-01', '2026-01-31', 'u2')],
      entries: [entry('RENT_RECEIVED', ['b', 'h', 'u2'], '2026-01-05', 800)],
    }),
    { a: [at('31d | 800 0 0 0 | 1 0 0 0 | 0 0 0 0')] },
  ],
  [
    'an extension is a stay of its own',
    world({
      stays: [stay('b', 'h', '2026-01-01', '2026-03-31'), stay('b2', 'h', '2026-04-01', '2026-04-30')],
      entries: [
        entry('RENT_RECEIVED', one, '2026-03-05', 800),
        entry('RENT_RECEIVED', two, '2026-03-25', 800),
      ],
    }),
    { a: [at('120d | 1600 0 0 0 | 2 0 0 0 | 0 0 0 0')] },
  ],
]

const OWNERS: Situation[] = [
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

const plain = { a: [at('181d | 0 0 0 0 | 0 0 0 0 | 0 0 0 0')] }
const asPerson = (
  title: string,
  more: Parameters<typeof person>[1],
  expected: Situation[2] = plain,
): Situation => [title, world({ sellers: [person('a', more)], stays: [half] }), expected]
const asCompany = (
  title: string,
  more: Parameters<typeof company>[1],
  expected: Situation[2] = plain,
): Situation => [title, world({ sellers: [company('a', more)], stays: [half] }), expected]

const PARTIES: Situation[] = [
  asPerson('a person from Austria with the number of there', { taxCountry: 'AT', taxId: '931736581' }),
  asPerson('a person without a tax id, born somewhere', {
    taxId: null,
    taxIdNotIssued: true,
    taxCountry: 'CH',
    birthCity: 'Basel',
    birthCountry: 'CH',
  }),
  asPerson('a person whose tax id is missing is reported without', { taxId: null }),
  asPerson('a tax id of a wrong form is not told', { taxId: '12' }),
  asPerson('a person with a VAT id', { vatId: 'DE123456789' }),
  asPerson('a VAT id of a wrong form is not told', { vatId: 'nonsense' }),
  asPerson('a person without an account', { accounts: [] }),
  asPerson('accounts of two homes, one of them somebody else’s', {
    accounts: [
      { iban: 'DE89370400440532013000', holder: 'Henrike Vogt' },
      { iban: 'DE02120300000000202051', holder: 'Jana Keller' },
      { iban: 'DE02120300000000202051', holder: 'Jana Keller' },
    ],
  }),
  asPerson('names and addresses with every kind of sign', {
    firstName: '<Zoë> & "Co" \u0000\u0007',
    lastName: 'O’Neill-- /* &#x41; 李',
    address: {
      ...person('a').address,
      addressLine1: "Straße 'des' 17. Juni\n4",
      addressLine2: 'c/o Ødegård',
    },
  }),
  asPerson('a name longer than the schema lets it be', { lastName: '😀x'.repeat(300) }),
  asPerson('a person who has moved is reported with the new address', {
    address: {
      ...person('a').address,
      addressLine1: '1 rue de la Paix',
      city: 'Paris',
      country: 'FR',
      zipCode: '75002',
    },
    taxCountry: 'DE',
  }),
  asPerson('without a name nothing is reported', { lastName: ' ' }, {}),
  asPerson('without a date of birth nothing is reported', { birthDate: null }, {}),
  asPerson('without a city nothing is reported', { address: { ...person('a').address, city: '' } }, {}),
  asPerson('without a country nothing is reported', { address: { ...person('a').address, country: '' } }, {}),
  asPerson('an incomplete address is reported as it is', {
    address: { ...person('a').address, addressLine1: '', zipCode: '' },
  }),
  asCompany('a company', {}),
  asCompany('a company with a VAT id instead of a tax id', { taxId: null }),
  asCompany('a company with establishments in two member states', { establishments: ['FR', 'AT'] }),
  asCompany('a company without a registration number', { registrationNumber: null }),
  asCompany('without its name nothing is reported', { companyName: '--' }, {}),
]

/** The situations of a year. */
export const SITUATIONS: readonly Situation[] = [
  ...CONSIDERATION,
  ...ROUNDING,
  ...DAYS,
  ...PROPERTIES,
  ...OWNERS,
  ...PARTIES,
]
