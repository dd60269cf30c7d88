import { entry, stay, world } from '../worlds.ts'
import { at, half, one, two, type Situation } from './situation.ts'

export const CONSIDERATION: readonly Situation[] = [
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

export const ROUNDING: readonly Situation[] = [
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
