import { spawnSync } from 'node:child_process'
import { root } from '../processes.ts'

const migrations = 'src/server/kernel/db/migrations/'
const documents = 'src/web/gen/graphql.ts'

/** A release as a commit has it. */
export interface Release {
  version: string
  migrations: string[]
  operations: Record<string, string>
}

/** What the release of a commit is for the one after it (src/previous-release.json). */
export function readRelease(ref: string): Release {
  const listed = git('ls-tree', '--name-only', ref, migrations).split('\n')
  return {
    version: versionAt(ref),
    migrations: listed.filter((path) => path.endsWith('.sql')).map((path) => path.slice(migrations.length)),
    operations: operationsOf(git('show', `${ref}:${documents}`)),
  }
}

/** The newest commit of this line with another version: the previous release, as long as nobody names another. */
export function findPrevious(): string {
  const own = versionAt('HEAD')
  // Only what touched the file can have changed it; what came before the first such commit is the former version.
  const changes = git('rev-list', '--first-parent', 'HEAD', '--', 'package.json').split('\n')
  const change = changes.find((commit) => versionAt(`${commit}^`) !== own)
  if (!change) throw new Error(`No commit has another version than ${own}.`)
  return git('rev-parse', `${change}^`)
}

/** The version that a commit has. */
export function versionAt(ref: string): string {
  return (JSON.parse(git('show', `${ref}:package.json`)) as { version: string }).version
}

/** What git prints, without its last line's end; throws with its words. */
export function git(...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${error?.message ?? stderr.trim()}`)
  return stdout.trimEnd()
}

function operationsOf(generated: string): Record<string, string> {
  const found = [...generated.matchAll(/const (\w+)Document = new TypedDocumentString\(`([^`]+)`/g)]
  const named = found.map(([, name = '', text = '']) => [name, text.replaceAll(/\s+/g, ' ').trim()] as const)
  return Object.fromEntries(named.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
