import { existsSync, statSync, writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { closeCalendarReader } from '../src/server/calendars/feeds/parse/parse-calendar.ts'
import { linesOf } from './replay/print.ts'
import { replayVersion, type VersionReport } from './replay/replay.ts'
import { summarise } from './replay/summary.ts'
import { openThrowAway } from './replay/throw-away.ts'
import { listVersions } from './replay/versions.ts'

const usage = `Runs the import of calendars over versions of one feed and tells what each of them did.

  npm run feed:replay -- FOLDER [--time-zone ZONE] [--json FILE] [--quiet]

FOLDER holds the versions, named after when they were fetched: 2026-04-14T22-37-38Z.ics. The import is the server's own,
with its rules, on a database that is thrown away; the clock follows the names. The last line is the summary as JSON.

  --time-zone ZONE  whose days are read, such as Europe/Berlin; UTC without it
  --json FILE       writes the summary into a file as well
  --quiet           prints the summary alone
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'time-zone': { type: 'string', default: 'UTC' },
    json: { type: 'string' },
    quiet: { type: 'boolean', default: false },
    help: { type: 'boolean' },
  },
})
const [named] = positionals
if (values.help || !named) {
  process.stdout.write(usage)
  process.exit(values.help ? 0 : 2)
}
// npm runs us in the project's folder, whoever calls from wherever.
const folder = resolve(existsSync(named) ? '' : (process.env.INIT_CWD ?? ''), named)
if (!existsSync(folder) || !statSync(folder).isDirectory()) fail(`There is no folder ${folder}.`)
const timeZone = values['time-zone']
if (!isTimeZone(timeZone)) fail(`There is no time zone ${timeZone}.`)

const { versions, unreadable } = listVersions(folder)
for (const name of unreadable) process.stderr.write(`left out, its name is no time: ${name}\n`)
if (versions.length === 0) fail(`No version is in ${folder}: their names are like 2026-04-14T22-37-38Z.ics.`)

const place = await openThrowAway(basename(folder))
try {
  const reports: VersionReport[] = []
  for (const version of versions) {
    const report = await replayVersion(place, version, timeZone)
    reports.push(report)
    if (!values.quiet) process.stdout.write(`${linesOf(report).join('\n')}\n`)
  }
  const [first, last] = [reports[0]?.at ?? null, reports.at(-1)?.at ?? null]
  const summary = await summarise(place, reports, { folder, timeZone, first, last, unreadable })
  const json = JSON.stringify(summary)
  if (values.json) writeFileSync(values.json, `${json}\n`)
  process.stdout.write(`${json}\n`)
} finally {
  await place.close()
  await closeCalendarReader()
}

function isTimeZone(name: string): boolean {
  try {
    Temporal.Now.zonedDateTimeISO(name)
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(2)
}
