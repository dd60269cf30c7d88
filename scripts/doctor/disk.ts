import { access, constants, readdir, stat, statfs } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Config } from '../../src/server/kernel/config/config.ts'
import { fail, type Finding, ok, sentenceOf, warn } from './finding.ts'

const check = 'disk'
const megabyte = 1_000_000

/** Bytes below which there is too little room, and soon will be. */
export const ROOM = { least: 200 * megabyte, little: 2_000 * megabyte }

/** Whether what is kept beside the database can be written, and for how long. */
export async function examineDisk(
  {
    dataDir,
    erasureLog,
    filesCopy,
    storage,
  }: Pick<Config, 'dataDir' | 'erasureLog' | 'filesCopy' | 'storage'>,
  room = ROOM,
): Promise<Finding[]> {
  if (dataDir.startsWith('memory://'))
    return [
      fail(
        check,
        'Files are kept in memory and lost with the process.',
        'Set MEZZO_DATA_DIR to a directory.',
      ),
    ]
  const copy = filesCopy?.kind === 'folder' ? [resolve(filesCopy.folder)] : []
  const places = [resolve(dataDir), ...(erasureLog ? [dirname(resolve(erasureLog))] : []), ...copy]
  const contents = [...(storage.kind === 'disk' ? [join(resolve(dataDir), 'files')] : []), ...copy]
  const found = [
    ...[...new Set(places)].map((place) => examinePlace(place, room)),
    ...contents.map(examineFoldersIn),
  ]
  return (await Promise.all(found)).flat()
}

/** Whether what a place of files has inside can be written by whoever owns it, as the servers do. */
async function examineFoldersIn(place: string): Promise<Finding[]> {
  const owner = (await stat(place).catch(() => null))?.uid
  // What is not there was told above, or is made with the first file.
  if (owner === undefined) return []
  const entries = await readdir(place, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(place, name))
  const closed: string[] = []
  for (const folder of folders) {
    const { uid, mode } = await stat(folder)
    if (uid !== owner && (mode & 0o022) === 0) closed.push(folder)
  }
  if (closed.length === 0) return []
  return [
    fail(
      check,
      `Whoever owns ${place} can't write to ${closed.join(', ')}: uploads fail.`,
      `Give them to the same owner: chown -R --reference=${place} ${place}.`,
    ),
  ]
}

async function examinePlace(place: string, room: typeof ROOM): Promise<Finding[]> {
  try {
    // A path with a slash at its end is a directory or an error.
    await access(`${place}/`, constants.W_OK | constants.X_OK)
  } catch (error) {
    return [
      fail(
        check,
        `${place} can't be written: ${sentenceOf(error)}.`,
        'Make the directory, owned by the account that the server runs as, on a disk that is not mounted read-only.',
      ),
    ]
  }
  const { bavail, bsize, files, ffree } = await statfs(place)
  const free = bavail * bsize
  const says = `There are ${Math.round(free / megabyte).toLocaleString('en')} MB free for ${place}.`
  const advice = 'Make room: contracts, photos and documents are written there.'
  if (free < room.least) return [fail(check, says, advice)]
  if (files > 0 && ffree < 1_000)
    return [fail(check, `No more than ${ffree} files fit on the disk of ${place}.`, advice)]
  return [free < room.little ? warn(check, says, advice) : ok(check, says)]
}
