import { parseArgs } from 'node:util'
import { previousRelease } from '../src/server/kernel/config/previous-release.ts'
import { buildWeb } from './build-web.ts'
import { endOnSignals } from './processes.ts'
import { findPrevious, git, readRelease } from './releases/read-release.ts'
import { rollOut } from './releases/roll-out.ts'
import { formerOnOwnTables, type Outcome, ownBeforeLastPhase } from './releases/suites.ts'
import { openWorktree } from './releases/worktree.ts'

// Whether this release can take over from the one before it while people work (docs/releases.md): the suite of each on
// the tables that both use, and a roll-out with a browser and traffic. `--from REF` names another release before it,
// `--quick` runs a part of the suites, `--only roll-out|suites|its-suite|our-suite`, `--shard 1/3` a third of
// each suite's files, `--keep` leaves the other release's folder.
endOnSignals()
const { values: given } = parseArgs({
  options: {
    from: { type: 'string' },
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    shard: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
})
const seconds = given.quick ? 6 : 20
const commit = given.from ? git('rev-parse', `${given.from}^{commit}`) : findPrevious()
const problems: string[] = []

await buildWeb()
const previous = await openWorktree(commit)
try {
  if (!given.from) compare()
  if (wanted('roll-out')) for (const problem of await rollOut(previous, commit, seconds)) complain(problem)
  if (wanted('suites', 'its-suite')) await look(formerOnOwnTables(previous, given))
  if (wanted('suites', 'our-suite')) await look(ownBeforeLastPhase(given))
} finally {
  if (!given.keep) previous.remove()
}
const all = given.only === undefined && given.shard === undefined && !given.quick
const good = all ? '✓ The release can take over while people work.' : '✓ This part of it is fine.'
say(problems.length === 0 ? good : `${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1

function wanted(...parts: string[]): boolean {
  return given.only === undefined || parts.includes(given.only)
}

async function look(outcome: Promise<Outcome>): Promise<void> {
  const { name, code, said } = await outcome
  say(`${name}: ${said}`)
  if (code !== 0) complain(`${name} failed`)
}

/** What this release knows of the one before must be what that one is. */
function compare(): void {
  if (JSON.stringify(readRelease(commit)) !== JSON.stringify(previousRelease()))
    complain(
      `src/previous-release.json is not what ${commit.slice(0, 12)} is: run "npm run release -- --previous"`,
    )
}

function complain(problem: string): void {
  problems.push(problem)
  say(`✗ ${problem}`)
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
