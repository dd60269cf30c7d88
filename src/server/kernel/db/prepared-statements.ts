/** So many statements are kept prepared by every connection; a busy server has about a hundred. */
const most = 300

/** A statement is kept from this use on: those made for one occasion, with lists of many lengths, never come again. */
const uses = 3

const longestMemory = 5_000
const counts = new Map<string, number>()
let names = new Map<string, string>()
let generation = 0

/**
 * The name under which connections keep a statement prepared, so that the database plans it once and not each time:
 * a read of nine tables takes ten times as long to plan as to run. Undefined for what is seldom asked.
 */
function statementName(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= most) return known
  const count = (counts.get(text) ?? 0) + 1
  if (count < uses) {
    if (counts.size >= longestMemory) counts.clear()
    counts.set(text, count)
    return undefined
  }
  counts.delete(text)
  const name = `mezzo_${generation}_${names.size}`
  names.set(text, name)
  return name
}

/**
 * Asks by the name of a kept statement, where it has one; again without it where a migration has changed its tables
 * meanwhile, but in a transaction, in which nothing more can be asked: whoever began it begins anew.
 */
export async function askPrepared<Answer>(
  text: string,
  inTransaction: boolean,
  ask: (name: string | undefined) => Promise<Answer>,
): Promise<Answer> {
  const name = statementName(text)
  try {
    return await ask(name)
  } catch (error) {
    if (name === undefined || !isOutdated(error)) throw error
    forgetStatements()
    if (inTransaction) throw error
    return await ask(undefined)
  }
}

/** Whether a kept statement failed because a migration has changed its tables meanwhile. */
export function isOutdated(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '0A000' &&
    error.message.includes('cached plan must not change result type')
  )
}

/** Forgets all names: from now on statements are planned against the tables as they are. */
function forgetStatements(): void {
  names = new Map()
  generation++
}
