import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findPostgresFolder } from '../postgres-folder.ts'

/** What a cluster is made of, and the Debian package that each comes from. */
const PACKAGES = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  curl: 'curl',
  setpriv: 'util-linux',
} as const

/** The paths of the programs that a cluster is made of. */
export type Programs = Record<keyof typeof PACKAGES, string> & { postgresBin: string }

/** Thrown with what to install. */
export class MissingProgramsError extends Error {
  override name = 'MissingProgramsError'
}

/** Finds the programs; throws an error that says which packages to install. */
export function findPrograms(): Programs {
  const found: Partial<Programs> = {}
  const missing: string[] = []
  for (const [name, from] of Object.entries(PACKAGES)) {
    const path = pathOf(name)
    if (path) found[name as keyof typeof PACKAGES] = path
    else missing.push(from)
  }
  const postgresBin = findPostgresFolder()
  if (postgresBin) found.postgresBin = postgresBin
  else missing.push('postgresql')
  if (missing.length === 0) return found as Programs
  throw new MissingProgramsError(
    `A cluster needs programs that are not here. On Debian 12: apt-get install ${missing.join(' ')}\n` +
      'They need not run as services: systemctl disable --now postgresql etcd haproxy pgbouncer patroni',
  )
}

/** Where a program lies; undefined where it isn't installed. */
export function pathOf(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin', '/sbin', '/bin']
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}
