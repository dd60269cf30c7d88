import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The newest PostgreSQL that Debian has installed, of a version that Mezzo takes. */
export function findPostgresFolder(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian) : []
  return versions
    .filter((version) => Number(version) >= 15 && Number(version) <= 18)
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(debian, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'postgres')))
}
