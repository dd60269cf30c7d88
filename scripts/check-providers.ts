import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { scratchFolder } from '../test/scratch-folder.ts'
import { FAILURES } from '../test/unruly-line.ts'
import { buildWeb } from './build-web.ts'
import { endOnSignals } from './processes.ts'
import { HEADLINE, lineOf, missesOf } from './providers/judge.ts'
import { setStage } from './providers/stage.ts'
import { PROVIDERS, startStandIns } from './providers/stand-ins.ts'
import { type Trial, tryFailures } from './providers/trial.ts'
import { prepareUses } from './providers/uses.ts'

// Whether core pages go on as if nothing were while a provider fails in each way that it can, whether whoever uses it is
// told in time, and whether it is used again as soon as it works. Ends with 1 where a figure misses its limit.
endOnSignals()
const { values } = parseArgs({
  options: {
    providers: { type: 'string', default: PROVIDERS.join(',') },
    failures: { type: 'string', default: FAILURES.join(',') },
    /** Visits of core pages a second. */
    rate: { type: 'string', default: '40' },
    /** Seconds that visitors come for before, while a provider fails, and after. */
    seconds: { type: 'string', default: '8' },
    json: { type: 'boolean', default: false },
  },
})
const providers = chosen(values.providers, PROVIDERS)
const failures = chosen(values.failures, FAILURES)
const pace = { rate: Number(values.rate), seconds: Number(values.seconds) }
const say = (text: string) => void (values.json ? process.stderr : process.stdout).write(`${text}\n`)

await buildWeb()
const folder = mkdtempSync(join(scratchFolder(), 'mezzo-providers-'))
const standIns = await startStandIns(folder)
try {
  await measure()
} finally {
  await standIns.close()
  rmSync(folder, { recursive: true, force: true })
}

async function measure(): Promise<void> {
  const stage = await setStage(standIns.env, providers.includes('signing'), say)
  try {
    const uses = await prepareUses(stage, standIns, providers)
    const trials: Trial[] = []
    say(`${pace.rate} visits a second, milliseconds within which 95 of 100 were answered`)
    say(HEADLINE)
    for (const [provider, use] of uses)
      for await (const trial of tryFailures(
        stage,
        { provider, line: standIns.lineTo(provider), use },
        failures,
        pace,
      )) {
        trials.push(trial)
        say(lineOf(trial))
      }
    if (values.json) process.stdout.write(`${JSON.stringify(trials)}\n`)
    if (trials.some((trial) => missesOf(trial).length > 0)) process.exitCode = 1
  } finally {
    await stage.stop()
  }
}

/** The words of a list; one that isn't known is an error. */
function chosen<Word extends string>(list: string, known: readonly Word[]): Word[] {
  return list.split(',').map((word) => {
    const found = known.find((one) => one === word)
    if (!found) throw new Error(`There is no ${word}; there are ${known.join(', ')}.`)
    return found
  })
}
