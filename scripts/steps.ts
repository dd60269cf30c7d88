import { mkdirSync, openSync, closeSync, readFileSync, rmSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { exitOf, root, spawnTool, tools } from './processes.ts'

/** How many tests (or checks) a step has seen. */
export interface Tally {
  passed: number
  failed: number
  skipped: number
  /** Passed, but only at a second try; among the passed. */
  flaky?: number
}

/** One part of `npm test`; whatever it prints goes to `log`. */
export interface Step {
  name: string
  run(log: string): Promise<Tally>
}

interface Result extends Tally {
  name: string
  seconds: number
}

const results = join(root, 'test-results')

/** A step that is one check: passed when the script ends with 0. */
export function check(
  name: string,
  script: string,
  args: string[] = [],
  env: Record<string, string> = {},
): Step {
  return {
    name,
    run: async (log) => {
      const code = await runInto(log, script, args, env)
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
    },
  }
}

/** A step that counts the tests of some projects of vitest.config.ts. */
export function vitest(name: string, projects: string[], env: Record<string, string> = {}): Step {
  return {
    name,
    run: async (log) => {
      const report = join(results, `${projects.join('-')}.json`)
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      const chosen = projects.flatMap((project) => ['--project', project])
      const code = await runInto(log, tools.vitest, ['run', ...chosen, ...reporters], env)
      return honest(code, existsSync(report) ? tallyOfVitest(report) : noTests)
    },
  }
}

/** The step of browser tests; counts them over all servers and window sizes. */
export function playwright(name: string): Step {
  return {
    name,
    run: async (log) => {
      const report = join(results, 'e2e.json')
      const code = await runInto(log, 'scripts/e2e.ts', [])
      return honest(code, existsSync(report) ? tallyOfPlaywright(report) : noTests)
    },
  }
}

/**
 * Runs all steps, two of a list side by side, the later ones also when an earlier one failed; prints a table and
 * answers the exit code.
 */
export async function runSteps(steps: (Step | Step[])[]): Promise<number> {
  rmSync(results, { recursive: true, force: true })
  mkdirSync(join(results, 'logs'), { recursive: true })
  const started = performance.now()
  const done: Result[] = []
  for (const step of steps) done.push(...(await runSideBySide([step].flat())))
  return summarise(done, (performance.now() - started) / 1000)
}

/** Most steps that run at the same time: their tools use more than one processor themselves. */
const LANES = 2

async function runSideBySide(steps: readonly Step[]): Promise<Result[]> {
  const done: Result[] = []
  const waiting = steps.values()
  const lane = async () => {
    for (const step of waiting) done.push(await runStep(step))
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return done
}

async function runStep(step: Step): Promise<Result> {
  const log = join(results, 'logs', `${step.name.replaceAll(/[^a-z0-9]+/gi, '-')}.log`)
  const started = performance.now()
  say(`… ${step.name}`)
  const tally = await step.run(log)
  const seconds = (performance.now() - started) / 1000
  if (tally.failed > 0) say(`${readFileSync(log, 'utf8').trimEnd()}\n`)
  const flaky = tally.flaky ? ` (${tally.flaky} only at a second try)` : ''
  const counts = `${tally.passed} passed${flaky}, ${tally.failed} failed`
  say(`${tally.failed > 0 ? '✗' : '✓'} ${step.name}: ${counts}, ${seconds.toFixed(1)} s`)
  return { name: step.name, seconds, ...tally }
}

function summarise(done: Result[], elapsed: number): number {
  const width = Math.max(...done.map(({ name }) => name.length))
  const line = (name: string, ...cells: (string | number)[]) =>
    say([name.padEnd(width), ...cells.map((cell) => String(cell).padStart(8))].join(' '))
  say('')
  line('step', 'seconds', 'passed', 'failed', 'skipped')
  for (const { name, seconds, passed, failed, skipped } of done) {
    line(name, seconds.toFixed(1), passed, failed, skipped)
  }
  const sum = (pick: (result: Result) => number) => done.reduce((total, result) => total + pick(result), 0)
  const [passed, failed] = [sum(({ passed }) => passed), sum(({ failed }) => failed)]
  line(
    'all',
    elapsed.toFixed(1),
    passed,
    failed,
    sum(({ skipped }) => skipped),
  )
  if (failed > 0) say(`\nWhat each step printed is in ${join(results, 'logs')}`)
  say(`\n${passed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}

async function runInto(
  log: string,
  script: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<number> {
  const output = openSync(log, 'a')
  try {
    const colours = { FORCE_COLOR: '0', NO_COLOR: '1' }
    return await exitOf(
      spawnTool(script, args, {
        stdio: ['ignore', output, output],
        env: { ...process.env, ...colours, ...env },
      }),
    )
  } finally {
    closeSync(output)
  }
}

const noTests: Tally = { passed: 0, failed: 0, skipped: 0 }

/** A runner that ends badly has failed once, even if it counted no failure itself. */
function honest(code: number, tally: Tally): Tally {
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

function tallyOfVitest(path: string): Tally {
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport
  // A file that can't even be loaded has no failed tests, only itself.
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

function tallyOfPlaywright(path: string): Tally {
  const { stats, errors } = JSON.parse(readFileSync(path, 'utf8')) as PlaywrightReport
  return {
    passed: stats.expected + stats.flaky,
    flaky: stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
