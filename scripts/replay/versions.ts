import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** One version of a feed: when it was fetched, by its name, and where it lies. */
export interface Version {
  file: string
  path: string
  at: Temporal.Instant
}

const NAME =
  /^(\d{4}-\d{2}-\d{2})T(\d{2})[-:](\d{2})(?:[-:](\d{2}))?(?:\.(\d{1,9}))?(Z|[+-]\d{2}-?:?\d{2})?\.ics$/i

/** The versions in a folder by time, and the names of calendars that say no time. */
export function listVersions(folder: string): { versions: Version[]; unreadable: string[] } {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && /\.ics$/i.test(entry.name))
    .map((entry) => entry.name)
    .toSorted()
  const versions: Version[] = []
  const unreadable: string[] = []
  for (const file of names) {
    const at = instantOf(file)
    if (at) versions.push({ file, path: join(folder, file), at })
    else unreadable.push(file)
  }
  versions.sort((a, b) => Temporal.Instant.compare(a.at, b.at))
  return { versions, unreadable }
}

/** The instant that a file name says: 2026-04-14T22-37-38Z.ics; without a zone it is UTC. Null for other names. */
export function instantOf(file: string): Temporal.Instant | null {
  const found = NAME.exec(file)
  if (!found) return null
  const [, day, hour, minute, second = '00', fraction = '0', zone = 'Z'] = found
  const offset = /^z$/i.test(zone) ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(-2)}`
  try {
    return Temporal.Instant.from(`${day}T${hour}:${minute}:${second}.${fraction}${offset}`)
  } catch (error) {
    // A day or an hour that doesn't exist.
    if (error instanceof RangeError) return null
    throw error
  }
}
