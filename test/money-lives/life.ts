import fc from 'fast-check'

/** What may happen in a life. */
export const STEP_KINDS = [
  'NOTHING',
  'PAY_RENT',
  'PAY_SERVICE_FEE',
  'PAY_FEE',
  'PAY_LATE',
  'TRANSFER_FEE',
  'REFUND',
  'RETURN_REFUND',
  'DISPUTE',
  'ASK_ABOUT',
  'DECIDE',
  'CANCEL',
  'PROLONG',
  'GRANT',
  'ARRIVE',
  'COME_BACK',
  'RETRY',
] as const

export type StepKind = (typeof STEP_KINDS)[number]

/** Something that happens in a life; the numbers say to what, how much of it, and how. */
export interface Step {
  kind: StepKind
  which: number
  /** In percent. */
  part: number
  how: number
  /** What goes wrong at the provider meanwhile. */
  upset: 'NOTHING' | 'LOST_ANSWER' | 'REFUSED' | 'GARBAGE'
}

/** The life of a stay's money. */
export interface Life {
  /** Days from the start to the first day of the stay. */
  begins: number
  days: number
  steps: Step[]
}

/** What becomes of what the provider tells, and how long it is until the next steps. */
export interface Round {
  hours: number
  webhooks: 'TOLD' | 'TWICE' | 'BACKWARDS' | 'LOST' | 'LATE' | 'FORGED'
  jobs: boolean
}

/** Lives that happen beside each other, by the same few landlords. */
export interface Lives {
  lives: Life[]
  rounds: Round[]
}

export const LIVES_TOGETHER = 10
const MOST_STEPS = 8

const OFTEN: Partial<Record<StepKind, number>> = {
  PAY_RENT: 6,
  PAY_SERVICE_FEE: 3,
  PAY_FEE: 3,
  CANCEL: 3,
  REFUND: 3,
  DISPUTE: 2,
  DECIDE: 2,
}
const QUIET = Array.from({ length: 120 }, () => 'NOTHING' as const)

const step: fc.Arbitrary<Step> = fc.record(
  {
    kind: fc.constantFrom(
      ...STEP_KINDS.flatMap((kind) => Array.from({ length: OFTEN[kind] ?? 1 }, () => kind)),
    ),
    which: fc.nat(3),
    part: fc.integer({ min: 1, max: 130 }),
    how: fc.nat(11),
    upset: fc.constantFrom(...QUIET, 'LOST_ANSWER', 'REFUSED', 'GARBAGE'),
  },
  { noNullPrototype: true },
)

const life: fc.Arbitrary<Life> = fc.record(
  {
    begins: fc.integer({ min: 3, max: 60 }),
    days: fc.integer({ min: 20, max: 150 }),
    steps: fc.array(step, { minLength: MOST_STEPS, maxLength: MOST_STEPS }),
  },
  { noNullPrototype: true },
)

const round: fc.Arbitrary<Round> = fc.record(
  {
    hours: fc.constantFrom(0, 1, 25, 24 * 4, 24 * 12, 24 * 25),
    webhooks: fc.constantFrom('TOLD', 'TWICE', 'BACKWARDS', 'LOST', 'LATE', 'FORGED'),
    jobs: fc.boolean(),
  },
  { noNullPrototype: true },
)

export const lives: fc.Arbitrary<Lives> = fc.record(
  {
    lives: fc.array(life, { minLength: LIVES_TOGETHER, maxLength: LIVES_TOGETHER }),
    rounds: fc.array(round, { minLength: MOST_STEPS, maxLength: MOST_STEPS }),
  },
  { noNullPrototype: true },
)
