import { isBefore } from '../config/previous-release.ts'
import { PRODUCT_VERSION } from '../config/product-version.ts'
import type { Session } from './database.ts'

/** As what our connections are known in pg_stat_activity. */
export const APPLICATION_NAME = `mezzo/${PRODUCT_VERSION}`

/** The first release named the connections of its queue alone, and said nothing of itself. */
const firstRelease = { name: 'mezzo-jobs', version: '0.1.0' }

/** A release of which processes are connected to the database of a session. */
export interface ConnectedRelease {
  version: string
  connections: number
  /** Where they come from, as the database sees it; behind a pooler that is the pooler. */
  addresses: string[]
}

/** The releases of which processes are connected, this session left out. */
export async function listConnectedReleases(session: Session): Promise<ConnectedRelease[]> {
  const rows = await session.query<{ name: string; connections: number; addresses: string[] }>(
    `select application_name as name, count(*)::int as connections,
       array_agg(distinct coalesce(host(client_addr), 'local')) as addresses
     from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()
       and (application_name like 'mezzo/%' or application_name = $1)
     group by 1`,
    [firstRelease.name],
  )
  const releases = new Map<string, ConnectedRelease>()
  for (const { name, connections, addresses } of rows) {
    const version = versionOf(name)
    const known = releases.get(version)
    releases.set(version, {
      version,
      connections: connections + (known?.connections ?? 0),
      addresses: [...new Set([...(known?.addresses ?? []), ...addresses])],
    })
  }
  return [...releases.values()].toSorted((one, other) => (isBefore(one.version, other.version) ? -1 : 1))
}

/** Throws where a process of a release before `version` is connected: what `what` does would take its tables from it. */
export async function refuseBeside(session: Session, version: string, what: string): Promise<void> {
  const older = (await listConnectedReleases(session)).filter((release) => isBefore(release.version, version))
  if (older.length === 0) return
  const said = older.map(
    (release) =>
      `${release.version} (${release.connections} connections from ${release.addresses.join(', ')})`,
  )
  throw new Error(
    `${what} waits until no process of a release before ${version} runs any more. Connected are: ${said.join('; ')}. Stop those processes and try again. While they still serve people, start this release with MEZZO_MIGRATIONS=before.`,
  )
}

function versionOf(name: string): string {
  return name === firstRelease.name ? firstRelease.version : (/^mezzo\/([\d.]+)/.exec(name)?.[1] ?? '')
}
