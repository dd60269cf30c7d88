import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endOnSignals, exitOf, root, spawnTool } from './processes.ts'

// The short form of what the long checks do (docs/operations.md, releases.md, restore.md): two failovers, a rolling
// release and a restore, each with its figures, and one verdict. Some ten minutes; `npm test` does none of it.
endOnSignals()

interface Part {
  name: string
  script: string
  args: string[]
  /** The figures of a part in one sentence, of what it printed. */
  figures: (said: string) => string
}

interface Failovers {
  checked: number
  lost: number
  twice: number
  rounds: { kind: string; back: number | null; longest?: number }[]
}

interface Restored {
  seconds: number
  before: number
  lost: number
}

const PARTS: Part[] = [
  {
    name: 'two failovers',
    script: 'scripts/check-failover.ts',
    args: ['--kinds', 'kill,freeze', '--times', '1', '--rate', '120', '--tenants', '40', '--json'],
    figures(said) {
      const { checked, lost, twice, rounds } = read<Failovers>(said)
      const back = rounds.map(
        ({ kind, back: at }) => `${kind} ${at === null ? 'not back' : `${at.toFixed(1)} s`}`,
      )
      return `${back.join(', ')}; ${checked} acknowledgements, ${lost} lost, ${twice} done twice`
    },
  },
  {
    name: 'a rolling release',
    script: 'scripts/check-release.ts',
    args: ['--quick', '--only', 'roll-out'],
    figures: (said) => said.trim().split('\n').slice(-2).join('; '),
  },
  {
    name: 'a restore',
    script: 'scripts/check-restore.ts',
    args: ['--json'],
    figures(said) {
      const { seconds, before, lost } = read<Restored>(said)
      return `${seconds.toFixed(1)} s; ${before} acknowledgements before the moment, ${lost} lost`
    },
  },
]

const lines: string[] = []
let isWell = true
for (const { name, script, args, figures } of PARTS) {
  process.stderr.write(`${name} …\n`)
  const began = performance.now()
  const child = spawnTool(script, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout?.on('data', (text) => (said += String(text)))
  const isDone = (await exitOf(child)) === 0
  isWell &&= isDone
  if (!isDone) process.stderr.write(said)
  const took = ((performance.now() - began) / 1_000).toFixed(0)
  lines.push(`${isDone ? '✓' : '✗'} ${name.padEnd(18)} ${sentenceOf(figures, said)} (${took} s in all)`)
}
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
process.stdout.write(`${lines.join('\n')}\n`)
process.stdout.write(
  isWell ? `✓ ${version} stays up: all of it is as it has to be.\n` : '✗ Not as it has to be: see above.\n',
)
process.exitCode = isWell ? 0 : 1

/** What a part that broke off before its figures has printed is in the lines above. */
function sentenceOf(figures: Part['figures'], said: string): string {
  try {
    return figures(said)
  } catch {
    // It ended before its figures.
    return 'broke off before its figures'
  }
}

function read<Figures>(said: string): Figures {
  return JSON.parse(said.slice(said.indexOf('{'))) as Figures
}
