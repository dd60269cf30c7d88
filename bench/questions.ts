import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { endOnSignals, root } from '../scripts/processes.ts'
import { PaletteQuestionDocument } from '../src/web/gen/graphql.ts'
import { HOUSES_EMAIL } from './scale/houses.ts'
import { keepPostgres } from './postgres.ts'
import { startMezzo } from './servers.ts'
import { logIn } from './session.ts'

// Asks the palette of two landlords, one after the other as somebody who types does, in the database of full size, and
// prints a table for bench/README.md. The palette searches for the names once the answer is there, so the search by text is
// not part of it. Ends with 1 where a 95th percentile misses its budget.
const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '200' },
    'data-dir': { type: 'string', default: process.env.MEZZO_SCALE_DIR ?? join(root, '.data/scale') },
  },
})

const BUDGET = 50

const QUESTIONS = [
  'free in may under 1500',
  'frei im mai',
  'libre en mai moins de 900',
  'who lives in 23',
  'wer wohnt in 12',
  'tenants',
  'march flat 12',
  'unpaid',
  'impayé 12',
  'arrivals',
  'requests',
  'requests may berlin',
  'under 900',
]

endOnSignals()
const folder = join(tmpdir(), 'mezzo-bench')
mkdirSync(folder, { recursive: true })
let missed = false
const postgres = await keepPostgres(values['data-dir'])
try {
  const mezzo = await startMezzo(postgres.url('mezzo_1000000'), 4721, folder)
  try {
    for (const email of ['landlord-1@scale.example', HOUSES_EMAIL]) await measure(mezzo.url, email)
  } finally {
    await mezzo.stop()
  }
} finally {
  await postgres.stop()
}
if (missed) process.exitCode = 1

async function measure(url: string, email: string): Promise<void> {
  const headers = await logIn(url, email)
  say(`\n${email}\n`)
  say('| Question | answers | middle | p95 | longest |')
  say('| -------- | ------: | -----: | --: | ------: |')
  for (const text of QUESTIONS) {
    const times: number[] = []
    // The first ones warm plans and pages, as the first letters of a question do.
    for (let round = -20; round < Number(values.times); round++) {
      const begun = performance.now()
      await ask(url, headers, text)
      if (round >= 0) times.push(performance.now() - begun)
    }
    const total = await ask(url, headers, text)
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
    missed ||= at(0.95) > BUDGET
    say(`| ${text} | ${total} | ${at(0.5).toFixed(1)} | ${at(0.95).toFixed(1)} | ${at(1).toFixed(1)} |`)
  }
}

/** Asks as the palette does; answers how many answers there are. */
async function ask(url: string, headers: Record<string, string>, text: string): Promise<number> {
  const body = JSON.stringify([{ query: PaletteQuestionDocument.toString(), variables: { text } }])
  const response = await fetch(`${url}/api/graphql`, { method: 'POST', headers, body })
  const answer: unknown = await response.json()
  const question: unknown = Array.isArray(answer) ? answer[0]?.data?.answeredQuestion : undefined
  if (typeof question !== 'object' || question === null || !('total' in question))
    throw new Error(`${text}: ${response.status} ${JSON.stringify(answer).slice(0, 500)}`)
  return Number(question.total)
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
