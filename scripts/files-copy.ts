import { parseArgs } from 'node:util'
import { openFiles, openFilesCopy } from '../src/server/kernel/adapters/open-files.ts'
import { readConfig } from '../src/server/kernel/config/config.ts'
import { actAs, ownerOf } from './restore/account.ts'
import { copyFiles } from './restore/copy-files.ts'

// Brings the copy of the files (MEZZO_FILES_COPY) up to date: fills it the first time, and takes away what has been gone
// for longer than backups of the database are kept. docs/restore.md
const { values } = parseArgs({ options: { keep: { type: 'string', default: '36' } } })
const config = readConfig(process.env)
const daysKept = Number(values.keep)
const place = config.filesCopy
if (!place) refuse('MEZZO_FILES_COPY does not say where the copy is.')
else if (!Number.isInteger(daysKept) || daysKept < 1) refuse('--keep is a number of days.')
else {
  // What root makes in a folder the servers can't write to.
  const owner = ownerOf(place.kind === 'folder' ? place.folder : config.dataDir)
  const run = await actAs(owner, async () => {
    const files = await openFiles({ ...config, filesCopy: null })
    return await copyFiles(files, await openFilesCopy(place), { now: Temporal.Now.instant(), daysKept })
  })
  process.stdout.write(
    `${run.copied} copied, ${run.waiting} that are gone are kept for up to ${daysKept} days, ${run.removed} removed.\n`,
  )
}

function refuse(reason: string): void {
  process.stderr.write(`${reason}\n`)
  process.exitCode = 2
}
