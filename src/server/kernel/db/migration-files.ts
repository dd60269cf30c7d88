import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PRODUCT_VERSION } from '../config/product-version.ts'
import { type PreviousRelease, previousRelease } from '../config/previous-release.ts'

const directory = join(import.meta.dirname, 'migrations')

/**
 * Which migrations are applied: all; those that the previous release can live with (`NNNN-name.sql`, and what is left of
 * it); none. What remains (`NNNN-name.after.sql`) waits until no process of the previous release runs (decision 146).
 */
export type Phase = 'all' | 'before' | 'none'

/** One migration file. */
export interface Migration {
  name: string
  script: string
  hash: string
  isAfter: boolean
  /** The oldest release of which processes may run while it is applied. */
  oldestBeside: string
}

/** The migrations of this release in their order. */
export function listMigrations(): Migration[] {
  return readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => migrationOf(name, readFileSync(join(directory, name), 'utf8')))
}

/** What a file tells of itself by its name, for a release that follows this one. */
export function migrationOf(
  name: string,
  script: string,
  previous: Pick<PreviousRelease, 'version' | 'migrations'> = previousRelease(),
): Migration {
  const isAfter = isAfterName(name)
  return {
    name,
    script,
    hash: createHash('sha256').update(script).digest('hex'),
    isAfter,
    oldestBeside: isAfter && !previous.migrations.includes(name) ? PRODUCT_VERSION : previous.version,
  }
}

/** Those of a phase. The last phase of the previous release belongs to the first of this one: nobody before it runs. */
export function migrationsOf(phase: Phase, migrations = listMigrations()): Migration[] {
  if (phase === 'none') return []
  if (phase === 'all') return migrations
  return migrations.filter(({ isAfter, oldestBeside }) => !isAfter || oldestBeside !== PRODUCT_VERSION)
}

/** Whether a file's name says that it waits for the end of the previous release. */
export function isAfterName(name: string): boolean {
  return name.endsWith('.after.sql')
}

/** The statements of a migration that must each run by itself, as indexes are built beside traffic; null: all at once. */
export function statementsAlone({ script }: Pick<Migration, 'script'>): string[] | null {
  const statements = statementsOf(script)
  return statements.some((statement) => /\bconcurrently\b/i.test(statement)) ? statements : null
}

// Comments, texts, bodies of functions, names in quotes: a semicolon in one of them ends nothing.
const parts = /--[^\n]*|\/\*[^]*?\*\/|'(?:[^']|'')*'|"[^"]*"|\$(\w*)\$[^]*?\$\1\$|;|[^]/g

/** The statements of a script without comments, each with single spaces. */
export function statementsOf(script: string): string[] {
  const statements = ['']
  for (const [part] of script.matchAll(parts)) {
    if (part === ';') statements.push('')
    else if (/^(--|\/\*)/.test(part)) statements[statements.length - 1] += ' '
    else statements[statements.length - 1] += part
  }
  return statements.map((statement) => statement.replaceAll(/\s+/g, ' ').trim()).filter(Boolean)
}
