import { openFiles } from '../../src/server/kernel/adapters/open-files.ts'
import type { Config } from '../../src/server/kernel/config/config.ts'
import type { AskedDatabase } from './ask.ts'
import { fail, type Finding, ok, sentenceOf } from './finding.ts'

const check = 'files'
const sample = 20

/** Whether the place of files answers and has what the newest rows of the database name. */
export async function examineFiles(config: Config, database: AskedDatabase): Promise<Finding> {
  try {
    const files = await openFiles(config)
    const keys = await database.rows<{ key: string }>(
      `select storage_key as key from files order by created_at desc limit ${sample}`,
    )
    const contents = await Promise.all(keys.map(({ key }) => files.get(key)))
    const missing = contents.filter((content) => content === null).length
    if (missing === 0) return ok(check, `The contents of the newest ${keys.length} files are there.`)
    return fail(
      check,
      `Of the newest ${keys.length} files ${missing} have no content.`,
      'Look whether MEZZO_DATA_DIR and MEZZO_FILES are those of all processes; else restore the files of the backup.',
    )
  } catch (error) {
    return fail(
      check,
      `The place where files are kept does not answer: ${sentenceOf(error)}.`,
      'Look at MEZZO_FILES, its keys, and whether this machine may reach it.',
    )
  }
}
