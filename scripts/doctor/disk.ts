import { access, constants, statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Config } from '../../src/server/kernel/config/config.ts'
import { fail, type Finding, ok, sentenceOf, warn } from './finding.ts'

const check = 'disk'
const megabyte = 1_000_000

/** Bytes below which there is too little room, and soon will be. */
export const ROOM = { least: 200 * megabyte, little: 2_000 * megabyte }

/** Whether what is kept beside the database can be written, and for how long. */
export async function examineDisk(
  { dataDir, erasureLog }: Pick<Config, 'dataDir' | 'erasureLog'>,
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
  const places = [resolve(dataDir), ...(erasureLog ? [dirname(resolve(erasureLog))] : [])]
  return (await Promise.all([...new Set(places)].map((place) => examinePlace(place, room)))).flat()
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
