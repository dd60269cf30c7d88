import { isAfterName, statementsOf } from './migration-files.ts'

/** What a statement must not do, and what to do instead; with a table that the same file makes it may do anything. */
interface Rule {
  pattern: RegExp
  says: (found: RegExpExecArray) => string
}

const name = String.raw`(?:only )?(?:if exists )?(?:if not exists )?"?([\w.]+)"?`
const alter = String.raw`^alter table ${name}\b.*`
const inAfter = 'the previous release still uses it; do that in NNNN-name.after.sql'

/** What the previous release would not bear while it still runs. */
const whileItRuns: Rule[] = [
  {
    pattern: new RegExp(
      String.raw`^drop (?:table|view|materialized view|function|type|sequence|schema) ${name}`,
    ),
    says: ([, what]) => `drops ${what}: ${inAfter}`,
  },
  {
    pattern: new RegExp(
      String.raw`${alter}\bdrop (?:column )?(?!constraint\b|not null\b|default\b|column\b|expression\b|identity\b)${name}`,
    ),
    says: ([, table, column]) => `drops the column ${table}.${column}: ${inAfter}`,
  },
  {
    pattern: new RegExp(String.raw`${alter}\brename (?:to|column|(?!constraint\b)\w+ to)\b`),
    says: ([, table]) =>
      `renames in ${table}: a rename takes two releases, first both names, then the drop of the old one in an .after.sql`,
  },
  {
    pattern: new RegExp(String.raw`${alter}\b(?:alter (?:column )?(\w+) )(?:set data )?type\b`),
    says: ([, table, column]) =>
      `changes the type of ${table}.${column}: add a column of the new type, fill both, and drop the old one in an .after.sql`,
  },
  {
    pattern: new RegExp(String.raw`${alter}\balter (?:column )?(\w+) set not null`),
    says: ([, table, column]) =>
      `makes ${table}.${column} not null: the previous release may leave it out. Give it a default first, and set not null in an .after.sql`,
  },
  {
    pattern: new RegExp(String.raw`${alter}\balter (?:column )?(\w+) drop default`),
    says: ([, table, column]) =>
      `takes the default of ${table}.${column}: the previous release leaves it out; do that in an .after.sql`,
  },
  {
    pattern: new RegExp(
      String.raw`${alter}\badd (?:column )?(?!constraint\b)(?:if not exists )?(\w+) (?=[^,]*\bnot null\b)(?![^,]*\b(?:default|generated)\b)`,
    ),
    says: ([, table, column]) =>
      `adds ${table}.${column} not null without a default: the previous release's inserts would fail. Give it a default`,
  },
  {
    pattern: /^alter type "?([\w.]+)"? (?:rename|drop)\b/,
    says: ([, type]) => `renames a value of ${type}: ${inAfter}`,
  },
  {
    pattern: /^drop index (?!concurrently\b)"?(?:if exists )?([\w.]+)"?/,
    says: ([, index]) =>
      `drops the index ${index}: the previous release reads by it; do that in an .after.sql`,
  },
]

/** What would keep everybody waiting, in either phase. */
const underTraffic: Rule[] = [
  {
    pattern: new RegExp(String.raw`^create (?:unique )?index (?!concurrently\b).*?\bon ${name}`),
    says: ([, table]) =>
      `builds an index while ${table} takes no writes: write "create index concurrently" in a file of its own, after "drop index concurrently if exists"`,
  },
  {
    pattern: new RegExp(
      String.raw`${alter}\badd constraint (\w+) (?:check|foreign key)\b(?!.*\bnot valid\b)`,
    ),
    says: ([, table, constraint]) =>
      `reads all of ${table} under a lock for ${constraint}: add it "not valid", and validate it in a file of its own`,
  },
  {
    pattern: new RegExp(
      String.raw`${alter}\badd constraint (\w+) (?:(?:unique|primary key)(?! using index)|exclude)\b`,
    ),
    says: ([, table, constraint]) =>
      `builds the index of ${constraint} while ${table} is locked: build it concurrently, and add the constraint "using index"`,
  },
  {
    pattern: new RegExp(
      String.raw`${alter}\badd (?:column )?(?!constraint\b)(?:if not exists )?(\w+) [^,]*(?:\b(?:gen_random_uuid|uuidv7|random|clock_timestamp|nextval)\(|\bgenerated\b|\b(?:big)?serial\b)`,
    ),
    says: ([, table, column]) =>
      `writes every row of ${table} under a lock for ${column}: add it without that, fill it by a job, and set the default apart`,
  },
  {
    pattern: /^(?:update|delete from) "?([\w.]+)"?(?!.*\bwhere\b)/,
    says: ([, table]) => `touches every row of ${table} at once: let a job do that in portions`,
  },
  {
    pattern:
      /^(truncate|lock|cluster|vacuum full|reindex (?!.*\bconcurrently\b)|refresh materialized view (?!concurrently\b))/,
    says: ([, what]) => `says "${what?.trim()}", which locks a table for as long as it takes`,
  },
]

/** What is wrong with a migration for a rolling release (decision 146), each as a sentence; nothing where it is fine. */
export function migrationProblems(file: string, script: string): string[] {
  const statements = statementsOf(script).map((statement) => statement.toLowerCase())
  const made = new Set(statements.flatMap((statement) => createdTable(statement) ?? []))
  const rules = isAfterName(file) ? underTraffic : [...whileItRuns, ...underTraffic]
  const broken = statements.flatMap((statement) =>
    rules.flatMap(({ pattern, says }) => {
      const found = pattern.exec(statement)
      return found && !made.has(tableOf(statement) ?? '') ? [says(found)] : []
    }),
  )
  return [...new Set([...broken, ...fileProblems(statements, made)])].map((problem) => `${file} ${problem}.`)
}

/** What must not stand beside each other, since locks last until the end of the file. */
function fileProblems(statements: readonly string[], made: ReadonlySet<string>): string[] {
  const problems: string[] = []
  const is = (pattern: RegExp) => statements.filter((statement) => pattern.test(statement))
  const concurrent = is(/\bconcurrently\b/)
  if (concurrent.length > 0 && concurrent.length < statements.length)
    problems.push('builds an index concurrently beside other statements: give it a file of its own')
  for (const statement of concurrent) {
    const index = /^create (?:unique )?index concurrently (\w+)/.exec(statement)?.[1]
    if (index && !statements.includes(`drop index concurrently if exists ${index}`))
      problems.push(
        `doesn't drop ${index} before building it: a try that failed leaves half of it, so begin with "drop index concurrently if exists ${index}"`,
      )
  }
  const validating = is(/\bvalidate constraint\b/)
  if (validating.length > 0 && validating.length < statements.length)
    problems.push(
      'validates a constraint beside other statements, whose locks last meanwhile: give it a file of its own',
    )
  const altered = is(/^alter table/).some((statement) => !made.has(tableOf(statement) ?? ''))
  const written = is(/^(?:update|delete from)\b/).some((statement) => !made.has(tableOf(statement) ?? ''))
  if (altered && written)
    problems.push(
      'alters a table and writes rows: the lock would last meanwhile, so write rows in a file of its own',
    )
  return problems
}

function createdTable(statement: string): string | undefined {
  return new RegExp(`^create (?:unlogged )?table ${name}`).exec(statement)?.[1]
}

/** The table that a statement is about. */
function tableOf(statement: string): string | undefined {
  return new RegExp(
    `^(?:alter table|update|delete from|truncate(?: table)?|create (?:unique )?index (?:concurrently )?.*? on|drop table) ${name}`,
  ).exec(statement)?.[1]
}
