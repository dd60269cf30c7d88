import { join } from 'node:path'
import { writeGenerated } from '../write-generated.ts'
import { type Session, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

interface Column {
  table: string
  name: string
  type: string
  nullable: boolean
  generated: boolean
  always: boolean
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
  date: 'Temporal.PlainDate',
  timestamptz: 'Temporal.Instant',
  timestamp: 'Temporal.PlainDateTime',
  bytea: 'Uint8Array',
  jsonb: 'Jsonb',
}

const jsonTypes = [
  { name: 'Jsonb', source: 'type Jsonb = ColumnType<unknown, JsonInput, JsonInput>' },
  {
    name: 'GeneratedJsonb',
    source: 'type GeneratedJsonb = ColumnType<unknown, JsonInput | undefined, JsonInput>',
  },
  {
    name: 'NullableJsonb',
    source: 'type NullableJsonb = ColumnType<unknown, JsonInput | null | undefined, JsonInput | null>',
  },
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
       coalesce(identity_generation = 'ALWAYS', false) or is_generated = 'ALWAYS' as always
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
  const body = interfaces.join('\n')
  const aliases = jsonTypes.filter((alias) => new RegExp(`\\b${alias.name}\\b`).test(body))
  return `// Generated from migrations/*.sql by "npm run gen". Never edited.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { JsonInput } from './parameters.ts'

${aliases.map((alias) => alias.source).join('\n')}

${body}
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
  if (base === 'Jsonb') {
    if (column.nullable) return 'NullableJsonb'
    return column.generated ? 'GeneratedJsonb' : 'Jsonb'
  }
  const type = column.type.startsWith('_') ? `${base}[]` : base
  const whole = column.nullable ? `${type} | null` : type
  if (column.always) return `GeneratedAlways<${whole}>`
  return column.generated ? `Generated<${whole}>` : whole
}

if (import.meta.main) {
  writeGenerated(join(import.meta.dirname, 'tables.gen.ts'), await generateTables())
}
