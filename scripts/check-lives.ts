import { availableParallelism } from 'node:os'
import { endOnSignals, runTool, tools } from './processes.ts'

// Q11: ten thousand random lives of a stay's money on each database, or as many as are asked for, and on one if it is
// named (embedded, postgres). The suite itself tries some. Each process has a seed of its own, and names it if it fails.
endOnSignals()
const LIVES_OF_A_PROCESS = 500
const PROJECTS: Readonly<Record<string, readonly string[]>> = {
  embedded: ['server'],
  postgres: ['server-postgres'],
  both: ['server-postgres', 'server'],
}

const [count = '10000', database = 'both'] = process.argv.slice(2)
const projects = PROJECTS[database]
if (!projects || !/^[1-9]\d*$/.test(count))
  throw new Error(`Say how many lives, and perhaps on which database: ${Object.keys(PROJECTS).join(', ')}.`)
const began = Date.now()
const lives = Math.min(Number(count), LIVES_OF_A_PROCESS)
const waiting = projects.flatMap((project) =>
  Array.from({ length: Math.ceil(Number(count) / lives) }, () => project),
)
const all = waiting.length
let failed = 0

async function runNext(): Promise<void> {
  for (let project = waiting.shift(); project; project = waiting.shift()) {
    const args = ['run', '--project', project, 'test/money-lives/money-lives.test.ts']
    const env = { ...process.env, MEZZO_LIVES: String(lives) }
    if ((await runTool(tools.vitest, args, { env })) !== 0) failed += 1
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, runNext))
const seconds = Math.round((Date.now() - began) / 1000)
process.stdout.write(`${all * lives} lives in ${seconds} s; ${failed} of ${all} processes found something\n`)
process.exitCode = failed > 0 ? 1 : 0
