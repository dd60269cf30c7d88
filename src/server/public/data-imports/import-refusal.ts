import type { DataImportProblem } from '../../../domain/public/data-imports/data-import.ts'

const longestPlace = 300

/** Thrown where an archive can't be imported: why, and where in it. */
export class ImportRefusal extends Error {
  override name = 'ImportRefusal'
  readonly problem: DataImportProblem
  readonly place: string

  constructor(problem: DataImportProblem, place: string, options?: ErrorOptions) {
    super(`${problem}: ${place}`, options)
    this.problem = problem
    // It comes out of the archive: no signs that steer, and no text without an end.
    this.place = place.replaceAll(/[\p{C}\u2028\u2029]/gu, '').slice(0, longestPlace)
  }
}

/** What a database says where it takes a row not: as a refusal that names the table; all else stays as it is. */
export function asRefusal(error: unknown, place: string): unknown {
  if (error instanceof ImportRefusal) return error
  const found = sqlStateOf(error)
  // 22: a value that its type doesn't take. 23: a constraint.
  return found && /^2[23]/.test(found.code)
    ? new ImportRefusal('CONFLICT', found.constraint ? `${place} (${found.constraint})` : place, {
        // A text: whoever looks for the state of a transaction in causes would take it for one of its own.
        cause: String(error),
      })
    : error
}

function sqlStateOf(error: unknown): { code: string; constraint: string | null } | null {
  if (!(error instanceof Error)) return null
  if ('code' in error && typeof error.code === 'string' && error.code.length === 5) {
    const constraint = 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : null
    return { code: error.code, constraint }
  }
  return sqlStateOf(error.cause)
}
