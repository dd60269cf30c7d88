import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { guards } from '../test/security/guards/all.ts'
import type { Guard } from '../test/security/guards/guard.ts'
import { nodeOptions, root, tools } from './processes.ts'

// Takes each guard of docs/security.md away, one at a time, in a copy of the project, and runs the test that has to
// notice. Words behind `--` choose rows or files.
const words = process.argv.slice(2)
const chosen = guards.filter(
  ({ rows, test, file }) =>
    words.length === 0 ||
    words.some((word) => rows.includes(word) || test.includes(word) || file.includes(word)),
)
const copy = copyOfProject()
try {
  const unnoticed = chosen.filter((guard, at) => !isNoticed(guard, at))
  say(`\n${chosen.length - unnoticed.length} passed, ${unnoticed.length} failed`)
  process.exitCode = chosen.length > 0 && unnoticed.length === 0 ? 0 : 1
} finally {
  rmSync(copy, { recursive: true, force: true })
}

/** Everything that git knows of, with the packages of the project itself. */
function copyOfProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mezzo-guards-'))
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
  })
  const files = listed.stdout.toString().split('\0').filter(Boolean)
  for (const file of files) cpSync(join(root, file), join(folder, file))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

function isNoticed(guard: Guard, at: number): boolean {
  const path = join(copy, guard.file)
  const whole = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    whole.replace(guard.line, () => guard.broken),
  )
  try {
    const outcome = outcomeOf(guard)
    const [requirements, name] = [guard.rows.join(' '), `${guard.test}: ${guard.name}`]
    say(
      `${outcome === 'failed' ? '✓' : '✗'} ${at + 1}/${chosen.length} ${requirements} ${guard.file}: ${outcome} ${name}`,
    )
    return outcome === 'failed'
  } finally {
    writeFileSync(path, whole)
  }
}

/** How the named test ended; a file that can't even be loaded proves nothing. */
function outcomeOf(guard: Guard): 'failed' | 'passed' | 'not run' {
  return (
    resultOf(guard, ['unit', 'unit-alone', 'server']) ?? resultOf(guard, ['server-postgres']) ?? 'not run'
  )
}

interface Report {
  testResults: { assertionResults: { title: string; status: string }[] }[]
}

function resultOf(guard: Guard, projects: string[]): 'failed' | 'passed' | null {
  const file = join(copy, 'guard.json')
  rmSync(file, { force: true })
  spawnSync(
    process.execPath,
    [
      ...nodeOptions,
      join(copy, tools.vitest),
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--passWithNoTests',
      '--reporter=json',
      `--outputFile=${file}`,
      ...(guard.name ? [`--testNamePattern=${escaped(guard.name)}`] : []),
      guard.test,
    ],
    { cwd: copy, stdio: 'ignore', env: { ...process.env, NO_COLOR: '1' } },
  )
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  const ran = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
  if (ran.length === 0) return null
  return ran.some(({ status }) => status === 'failed') ? 'failed' : 'passed'
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
