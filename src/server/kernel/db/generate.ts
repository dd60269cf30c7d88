import { join } from 'node:path'
import { CATALOGUE } from '../../../domain/catalogue/catalogue.ts'
import { writeGenerated } from '../write-generated.ts'
import { type Session, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { WRITTEN_COLUMNS } from './written-columns.ts'

interface Column {
  table: string
  name: string
  type: string
  nullable: boolean
  generated: boolean
  always: boolean
  /** The check of the column that lists its values, as PostgreSQL writes it; null without one. */
  check: string | null
}

const select: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'string',
  bool: 'boolean',
  text: 'string',
  varchar: 'string',
  uuid: 'string',
  daterange: 'string',
  date: 'Day',
  timestamptz: 'Temporal.Instant',
  timestamp: 'Temporal.PlainDateTime',
  bytea: 'Uint8Array',
  bit: 'string',
  jsonb: 'Jsonb',
}

// Reading JSON gives what was written; writing takes whatever is JSON.
const jsonTypes = `type Jsonb<Read = unknown> = ColumnType<Read, JsonInput, JsonInput>
type GeneratedJsonb<Read = unknown> = ColumnType<Read, JsonInput | undefined, JsonInput>
type NullableJsonb<Read = unknown> = ColumnType<Read | null, JsonInput | null | undefined, JsonInput | null>`

/** The types that columns may name, and where they are. */
const imports = [
  "import type { CatalogueValue } from '../../../domain/catalogue/catalogue.ts'",
  "import type { ListingLanguage } from '../../../domain/catalogue/language.ts'",
  "import type { RequestStatusSubReason } from '../../../domain/catalogue/requests.ts'",
  "import type { Day } from '../../../domain/kernel/day.ts'",
  "import type { InvoiceDocument } from '../../../domain/money/invoice-document.ts'",
  "import type { TermOrigins } from '../../../domain/rentals/fee-terms.ts'",
  "import type { NotificationEvent } from '../../../domain/notifications/notification.ts'",
]

/** The row types of the migrated database as TypeScript source. */
export async function generateTables(): Promise<string> {
  const database = await openDatabase({ databaseUrl: null, dataDir: 'memory://' })
  try {
    await migrate(database)
    return render(await database.session(listColumns))
  } finally {
    await database.close()
  }
}

async function listColumns(session: Session): Promise<Column[]> {
  return await session.query<Column>(
    `select table_name as table, column_name as name, udt_name as type, is_nullable = 'YES' as nullable,
       column_default is not null or is_identity = 'YES' as generated,
       coalesce(identity_generation = 'ALWAYS', false) or is_generated = 'ALWAYS' as always,
       (select pg_get_constraintdef(con.oid) from pg_constraint con
        where con.conrelid = format('public.%I', table_name)::regclass and con.contype = 'c'
          and con.conkey = array[ordinal_position::int2] and pg_get_constraintdef(con.oid) like '%ARRAY[''%'
        limit 1) as check
     from information_schema.columns where table_schema = 'public'
     order by table_name, ordinal_position`,
  )
}

function render(columns: Column[]): string {
  const tables = Map.groupBy(columns, (column) => column.table)
  const interfaces = [...tables].map(
    ([table, own]) => `/** A row of \`${table}\`. */
export interface ${typeName(table)} {
${own.map((column) => `  ${column.name}: ${columnType(column)}`).join('\n')}
}
`,
  )
  return `// Generated from migrations/*.sql by "npm run gen". Never edited.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
${imports.join('\n')}
import type { JsonInput } from './parameters.ts'

${jsonTypes}

${interfaces.join('\n')}
/** Every table by its name. */
export interface DB {
${[...tables.keys()].map((table) => `  ${table}: ${typeName(table)}`).join('\n')}
}
`
}

function typeName(table: string): string {
  return `${table
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}Table`
}

function columnType(column: Column): string {
  const element = column.type.replace(/^_/, '')
  const base = select[element]
  if (!base) throw new Error(`No TypeScript type for ${column.table}.${column.name} of type ${column.type}.`)
  const written = WRITTEN_COLUMNS[`${column.table}.${column.name}`]
  if (base === 'Jsonb') {
    const json = column.nullable ? 'NullableJsonb' : column.generated ? 'GeneratedJsonb' : 'Jsonb'
    return written ? `${json}<${written}>` : json
  }
  const value = column.check ? checkedType(column.check) : (written ?? base)
  const type = column.type.startsWith('_') ? arrayOf(value) : value
  const whole = column.nullable ? `${type} | null` : type
  if (column.always) return `GeneratedAlways<${whole}>`
  return column.generated ? `Generated<${whole}>` : whole
}

/** The concept of the catalogue whose values a check lists, or just those values. */
function checkedType(check: string): string {
  const values = [...check.matchAll(/'([^']*)'/g)].map(([, value = '']) => value)
  const concept = Object.entries(CATALOGUE).find(
    ([, known]: [string, readonly string[]]) =>
      known.length === values.length && known.every((value) => values.includes(value)),
  )
  return concept ? `CatalogueValue<'${concept[0]}'>` : values.map((value) => `'${value}'`).join(' | ')
}

function arrayOf(type: string): string {
  return type.includes(' | ') ? `(${type})[]` : `${type}[]`
}

if (import.meta.main) {
  writeGenerated(join(import.meta.dirname, 'tables.gen.ts'), await generateTables())
}
