import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../app.ts'
import {
  BEGINNINGS,
  MET_STATUS_TYPES,
  REQUEST_STEPS,
  runSequence,
  type Step,
  STEP_KINDS,
} from './sequence.ts'
import { createServerWorld, GROUPS, type ServerWorld, TENANTS } from './server-world.ts'

// Q2: 10 000 by `npm run check:lifecycle`; each run of the tests tries some, always others.
const sequences = Number(process.env['MEZZO_LIFECYCLE_SEQUENCES'] ?? 30)
const seed = Number(process.env['MEZZO_LIFECYCLE_SEED'] ?? Math.floor(Math.random() * 2 ** 31))

let app: TestApp
let world: ServerWorld
beforeAll(async () => {
  app = await buildTestApp()
  world = await createServerWorld(app)
})
afterAll(() => app.close())

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...STEP_KINDS),
  request: fc.nat(7),
  tenant: fc.nat(TENANTS - 1),
  groups: fc.uniqueArray(fc.nat(GROUPS.length - 1), { minLength: 1, maxLength: 2 }),
  period: fc.nat(3),
  shift: fc.constantFrom(-20, 0, 10, 40),
  hours: fc.constantFrom(24, 73),
  byStranger: fc.nat(5).map((number) => number === 5),
})
const steps = fc.array(step, { minLength: 1, maxLength: 24, size: 'max' })

it(
  `Q2: ${sequences} random sequences end as the model says (seed ${seed})`,
  { timeout: 7_200_000 },
  async () => {
    const seen = new Set<string>()
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...BEGINNINGS), steps, (beginning, more) =>
        runSequence(world, [...beginning, ...more], seen),
      ),
      { numRuns: sequences, seed, endOnFailure: sequences > 1000 },
    )
    // In so many sequences every command meets every status, from those who may give it and from strangers.
    if (sequences < 10_000) return
    const missing = REQUEST_STEPS.flatMap((kind) =>
      MET_STATUS_TYPES.flatMap((status) =>
        ['by its own', 'by a stranger'].map((who) => `${kind} ${status} ${who}`),
      ),
    ).filter((meeting) => !seen.has(meeting))
    expect(missing).toEqual([])
  },
)
