import { cpSync, existsSync, globSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isAfterName } from '../../src/server/kernel/db/migration-files.ts'
import { exitOf, root, spawnTool, tools } from '../processes.ts'
import type { Worktree } from './worktree.ts'

const migrations = 'src/server/kernel/db/migrations'

/** What asks the database most: locks, requests, calendars, money, jobs. */
const slice = [
  'src/server/kernel/{audit,idempotency,jobs}/**/*.test.ts',
  'src/server/rentals/requests/{check,deadlines,rejecting}.test.ts',
  'src/server/rentals/bookings/**/*.test.ts',
  'src/server/calendars/blocks/**/*.test.ts',
  'src/server/money/{payments,ledger}/**/*.test.ts',
]
const all = ['src/server/**/*.test.ts', 'test/**/*.test.ts']

/** They compare the tables with what their own release writes down about each column. */
const aboutOwnTables = ['test/retention-columns.test.ts', 'src/server/kernel/db/database.test.ts']

/** How many tests a suite has seen, or why not. */
export interface Outcome {
  name: string
  code: number
  said: string
}

/** Which of a suite's tests run: all, those that ask the database most, a share of the files. */
export interface Part {
  quick: boolean
  shard?: string | undefined
}

/** The previous release's server suite on this one's tables, as they are while both run. */
export async function formerOnOwnTables(previous: Worktree, part: Part): Promise<Outcome> {
  const target = join(previous.folder, migrations)
  const own = globSync('*.sql', { cwd: join(root, migrations) }).filter((file) => !isAfterName(file))
  const added = own.filter((file) => !existsSync(join(target, file)))
  for (const file of added) cpSync(join(root, migrations, file), join(target, file))
  try {
    const { code, output } = await previous.run(tools.vitest, options(previous.folder, part))
    return {
      name: `its suite on our tables (${added.length} migrations more)`,
      code,
      said: tallyOf(output, code),
    }
  } finally {
    for (const file of added) rmSync(join(target, basename(file)))
  }
}

/** This release's server suite on its tables before the last phase. */
export async function ownBeforeLastPhase(part: Part): Promise<Outcome> {
  const child = spawnTool(tools.vitest, options(root, part), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', MEZZO_TEST_MIGRATIONS: 'before' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += String(text)))
  const code = await exitOf(child)
  return { name: 'our suite before the last phase', code, said: tallyOf(output, code) }
}

function options(folder: string, { quick, shard }: Part): string[] {
  const files = globSync(quick ? slice : all, { cwd: folder }).filter(
    (file) => !aboutOwnTables.includes(file),
  )
  return ['run', '--project', 'server-postgres', ...(shard ? ['--shard', shard] : []), ...files]
}

/** The last lines of a suite that is fine, all of one that isn't. */
function tallyOf(output: string, code: number): string {
  if (code !== 0) return output
  const lines = output.split('\n').filter((line) => /^\s*(Test Files|Tests|Duration)\b/.test(line))
  return lines.map((line) => line.trim().replaceAll(/\s+/g, ' ')).join(', ')
}
