import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../processes.ts'

/** What makes a folder a machine that starts; all else is what the pages install. */
const FIRST = ['systemd', 'systemd-sysv', 'dbus', 'iproute2', 'procps', 'kmod']

/** Makes a system of Debian 12 with these packages and what they can't do without. */
export function makeSystem(folder: string, packages: readonly string[], sources?: string): void {
  const include = [...new Set([...FIRST, ...packages])].join(',')
  run('mmdebstrap', [
    '--variant=minbase',
    `--include=${include}`,
    // Settings of the kernel are those of the machine that all of them run on.
    '--customize-hook=rm -f "$1/etc/resolv.conf" "$1"/usr/lib/sysctl.d/*',
    'bookworm',
    folder,
    ...(sources ? [sources] : []),
  ])
}

/** Lays out what is committed, as `git clone` does. */
export function layRelease(folder: string, commit: string): void {
  mkdirSync(folder)
  const tar = join(folder, '..', 'release.tar')
  run('git', ['archive', '--format=tar', `--output=${tar}`, commit])
  run('tar', ['-x', '-f', tar, '-C', folder])
}

/** Where the groups of processes of this machine hang. */
export function findCgroups(): string {
  const mount = readFileSync('/proc/self/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .find(([, , kind]) => kind === 'cgroup2')
  if (!mount?.[1]) throw new Error('This machine has no cgroup2, without which systemd does not start.')
  return mount[1]
}

function run(program: string, args: string[]): void {
  const { status, stderr, error } = spawnSync(program, args, { cwd: root, encoding: 'utf8' })
  if (error) throw new Error(`${program} could not be started (apt-get install ${program}): ${error.message}`)
  if (status !== 0) throw new Error(`${program} failed:\n${stderr}`)
}
