import { entry, home, lets, stay, world } from '../worlds.ts'
import { at, elsewhere, half, one, two, type Situation } from './situation.ts'

export const DAYS: readonly Situation[] = [
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

export const PROPERTIES: readonly Situation[] = [
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
