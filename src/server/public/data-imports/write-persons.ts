import type { Db } from '../../kernel/db/database.ts'
import { ImportRefusal } from './import-refusal.ts'
import type { ArchivedRow } from './read-archive.ts'
import { rowIdIn, type SortedArchive } from './sort-archive.ts'
import { type ImportedPerson, insertImportedNames, insertImportedPersons } from './write-sql.ts'

const longestText = 320

/** What is written to when people come. */
interface PersonsTarget {
  trx: Db
  me: string
  sorted: SortedArchive
  landlordId: string
  live: Map<string, Set<string>>
  plan: { live: Record<string, number> }
}

/** Makes people of those whom rows name that live here; answers the others, but for the landlord, who is here. */
export async function writePersons(
  { trx, me, sorted, landlordId, live, plan }: PersonsTarget,
  rows: readonly ArchivedRow[],
): Promise<ArchivedRow[]> {
  const here = live.get('persons') ?? new Set()
  live.set('persons', here)
  const named = rows.filter((row) => sorted.tenants.has(rowIdIn(row, 'id')))
  const persons = named.map((row) => ({
    former: rowIdIn(row, 'id'),
    ...personIn(row),
  }))
  for (const { former } of persons) here.add(former)
  await insertImportedPersons(
    trx,
    me,
    persons.map(({ former, ...person }) => ({ ...person, id: sorted.given.get(former) ?? former })),
  )
  await insertImportedNames(
    trx,
    me,
    'persons',
    persons.flatMap(({ former }) => {
      const given = sorted.given.get(former)
      return given === undefined ? [] : [{ former, given }]
    }),
  )
  plan.live['persons'] = (plan.live['persons'] ?? 0) + persons.length
  return rows.filter((row) => !named.includes(row) && row.values['id'] !== landlordId)
}

function personIn(row: ArchivedRow): Omit<ImportedPerson, 'id'> {
  return {
    firstName: textIn(row, 'first_name') ?? '',
    lastName: textIn(row, 'last_name') ?? '',
    email: textIn(row, 'email'),
  }
}

function textIn({ values, place }: ArchivedRow, column: string): string | null {
  const text = values[column]
  if (text === null) return null
  if (typeof text !== 'string' || text.length > longestText)
    throw new ImportRefusal('BROKEN_ROW', `${place} ${column}`)
  return text
}
