import { join } from 'node:path'
import { createTranslator, type useTranslations } from 'use-intl'
import type { RetainedDatum, RetainedTable } from '../src/domain/public/retention/datum.ts'
import { RETENTION_AREAS } from '../src/domain/public/retention/table.ts'
import { jobsOfEnd } from '../src/domain/public/retention/ends.ts'
import { IMPERSONAL_TABLES } from '../src/domain/public/retention/unnamed.ts'
import { readTexts } from '../src/server/kernel/http/interface-texts.ts'
import { writeGenerated } from '../src/server/kernel/write-generated.ts'
import { sayDatum } from '../src/domain/public/retention/words.ts'
import { formatted } from './formatted.ts'
import { root } from './processes.ts'

// docs/retention.md comes from the table of the domain, which a test compares with the columns of the database, the
// files and the jobs, in the words of the privacy page.
const path = join(root, 'docs/retention.md')
const t = createTranslator({
  locale: 'en',
  messages: { retention: readTexts('en').retention },
  namespace: 'retention' as never,
}) as unknown as ReturnType<typeof useTranslations<'retention'>>

const text = `# What is kept about people, and for how long

Made by \`npm run gen\` from [the retention table](../src/domain/public/retention/table.ts), in the words of the privacy page. A test fails where a column of the database, a type of file or a job that deletes is missing there ([retention.test.ts](../test/retention.test.ts), [retention-columns.test.ts](../test/retention-columns.test.ts)).

Columns are named one by one where they hold words, names, addresses, days, places or JSON. What else a row has, ids, moments, states and amounts, goes with it ([unnamed.ts](../src/domain/public/retention/unnamed.ts)). In brackets: what the end of an account does to a row, by which column it is the person's, and from which day its years are counted; days and years are those of Berlin.

What ends after years is blocked when its account ends, and destroyed by a job when they are over: a row that a living person shares is emptied and loses its files, all others go ([decision 116](decisions/0116-ends-of-the-law.md)).

${Object.entries(RETENTION_AREAS)
  .map(([area, kinds]) => [`## ${t(`areas.${area}`)}`, ...kinds.map(chapter)].join('\n\n'))
  .join('\n\n')}

## Copies

- **Backups** are made by the operator and hold what the database and the files held on that day. Whoever restores one restores what has been deleted since; the jobs named above delete it again in the night after the start. Before the first answer accounts that were erased are erased again, and what the law had kept and was destroyed since is destroyed again, by the log of erasures outside of the database. So no backup should be kept longer than the shortest of the times above that matters, and none of the files longer than those of the database. A copy of the files that the operator has set (MEZZO_FILES_COPY) keeps what was deleted for as long as its nightly run (files:copy) is told to, 36 days unless told otherwise. Mezzo itself makes no backups of the database and has no list of them.
- **The log of the server** goes to its output and is kept by whatever reads it. It holds addresses of requests and ids, no names, no documents, no bank accounts, no tax numbers and no tokens.
- **The queue of jobs** holds ids and addresses of files. Jobs that are done are deleted within two weeks.

## Tables that say nothing about a person

${IMPERSONAL_TABLES.map((table) => `\`${table}\``).join(', ')}
`

writeGenerated(path, await formatted(path, text))

function chapter(datum: RetainedDatum): string {
  const { key, files = [], tables } = datum
  const jobs = jobsOfEnd(datum)
  return [
    `### ${t(`kinds.${key}.name`)}`,
    '',
    `${t(`kinds.${key}.what`)}.`,
    '',
    ...sayDatum(t, datum).map(({ term, value }) => `- **${term}**: ${value}.`),
    ...(jobs.length > 0 ? [`- **Carried out by**: ${inCode(jobs)}.`] : []),
    ...(files.length > 0 ? [`- **Files of the type**: ${inCode(files)}.`] : []),
    ...Object.entries(tables).map(placeOf),
  ].join('\n')
}

function placeOf([table, { of, columns = [], since }]: [string, RetainedTable]): string {
  const ends = Map.groupBy(Object.entries(of), ([, erase]) => erase)
  const told = [...ends].map(([erase, ways]) => `${erase} by ${inCode(ways.map(([way]) => way))}`)
  if (since) told.push(`since \`${since}\``)
  return `- \`${table}\`${told.length > 0 ? ` (${told.join('; ')})` : ''}${columns.length > 0 ? `: ${inCode(columns)}` : ''}`
}

function inCode(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(', ')
}
