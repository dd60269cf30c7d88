import { join } from 'node:path'
import { clockInWords, endInWords, type RetainedDatum } from '../src/domain/public/retention.ts'
import { IMPERSONAL_TABLES, RETENTION } from '../src/domain/public/retention-table.ts'
import { writeGenerated } from '../src/server/kernel/write-generated.ts'
import { formatted } from './formatted.ts'
import { root } from './processes.ts'

// docs/retention.md comes from the table of the domain, which a test compares with the database, the files and the jobs.
const path = join(root, 'docs/retention.md')

const text = `# What is kept about people, and for how long

Made by \`npm run gen\` from [retention-table.ts](../src/domain/public/retention-table.ts). A test fails where a table of the database, a type of file or a job that deletes is missing here ([retention.test.ts](../test/retention.test.ts)).

${RETENTION.map(chapter).join('\n\n')}

## Copies

- **Backups** are made by the operator and hold what the database and the files held on that day. Whoever restores one restores what has been deleted since; the jobs named above delete it again in the night after the start. So no backup should be kept longer than the shortest of the times above that matters, and none of the files longer than those of the database. Mezzo itself makes no backups and has no list of them.
- **The log of the server** goes to its output and is kept by whatever reads it. It holds addresses of requests and ids, no names, no documents, no bank accounts, no tax numbers and no tokens.
- **The queue of jobs** holds ids and addresses of files. Jobs that are done are deleted within two weeks.

## Tables that say nothing about a person

${IMPERSONAL_TABLES.map((table) => `\`${table}\``).join(', ')}
`

writeGenerated(path, await formatted(path, text))

function chapter(datum: RetainedDatum): string {
  const lines = [
    `## ${datum.name}`,
    '',
    `${datum.what}.`,
    '',
    `- **What for**: ${datum.purpose}.`,
    `- **Law**: ${datum.law}.`,
    `- **How long**: ${datum.clocks.map(clockInWords).join('; ')}; ${endInWords(datum.end)}.`,
    `- **Who sees it**: ${datum.seenBy}.`,
    `- **Where**: ${datum.tables.map((table) => `\`${table}\``).join(', ')}${filesOf(datum)}.`,
  ]
  return lines.join('\n')
}

function filesOf({ files = [] }: RetainedDatum): string {
  return files.length > 0 ? `; files of the type ${files.map((type) => `\`${type}\``).join(', ')}` : ''
}
