import { systemContext } from '../../src/server/kernel/viewer/context.ts'
import { eraseAgain } from '../../src/server/public/deletion/restore-actions.ts'
import { destroyAgain } from '../../src/server/public/destruction/restore-actions.ts'
import { readErasures } from '../../src/server/public/deletion/erasure-log.ts'
import { examineErasures } from '../doctor/erasures.ts'
import { type Finding, fail, ok, sentenceOf, warn } from '../doctor/finding.ts'
import { CHECKS } from './checks.ts'
import type { Restored } from './open-restored.ts'

/** How long a step took, in seconds. */
export interface StepTime {
  step: string
  seconds: number
}

/** Measures steps and tells of them. */
export function stepsFrom(say: (line: string) => void) {
  const times: StepTime[] = []
  const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const began = performance.now()
    const result = await work()
    const seconds = (performance.now() - began) / 1_000
    times.push({ step: name, seconds })
    say(`${name}: ${seconds.toFixed(1)} s`)
    return result
  }
  return { times, step }
}

/** Measures one step. */
export type Step = ReturnType<typeof stepsFrom>['step']

/** Erases again whom the log outside of the database says was erased since, if it is the right log. */
export async function repeatErasures(restored: Restored): Promise<Finding[]> {
  const ctx = systemContext(restored, 'restore')
  const log = await examineErasures(ctx.config, ctx.db)
  const isEmpty = (await readErasures(ctx.config)).length === 0
  const erased = await eraseAgain(ctx)
  const destroyed = await destroyAgain(ctx)
  const done = `${erased} people were erased again, and what the law had kept of ${destroyed} was destroyed again.`
  if (log.severity !== 'OK') return [log, ok('erasures', done)]
  if (!isEmpty) return [ok('erasures', done)]
  return [
    warn(
      'erasures',
      'The log of erasures (MEZZO_ERASURE_LOG) names nobody: whoever was erased after the moment is back.',
      'Look whether its folder is mounted, unless nobody ever was.',
    ),
  ]
}

/** Runs every check; one that breaks off is a finding, too. */
export async function runChecks(restored: Restored, step: Step): Promise<Finding[]> {
  const { config, files, copy, database } = restored
  const subject = { config, files, copy, db: database.kysely }
  const findings: Finding[] = []
  for (const [name, check] of Object.entries(CHECKS)) {
    try {
      findings.push(...(await step(`check ${name}`, () => check(subject))))
    } catch (error) {
      findings.push(
        fail(
          name,
          `This could not be looked at: ${sentenceOf(error)}.`,
          'See to what it says, and run npm run restore -- --check.',
        ),
      )
    }
  }
  return findings
}
