import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'

/** Calendars of the world that other programs are tested with; they lie beside the project, not in it. */
export const CORPUS = join(import.meta.dirname, '../../../shared/corpora/icalendar')

/** Whether they are there. */
export const corpusIsThere = existsSync(CORPUS)
if (!corpusIsThere) process.stdout.write(`Skipped: there are no calendars in ${CORPUS}\n`)

/** All of them, calendars and what looks like some. */
export const corpusFiles = globSync('**/*.{ics,vcf,json,jcal}', { cwd: CORPUS })
  .map((path) => path.replaceAll('\\', '/'))
  .sort((a, b) => (a < b ? -1 : 1))
