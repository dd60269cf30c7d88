import { spawnSync } from 'node:child_process'
import { ACCOUNT, DATA_FOLDER, ERASURE_FOLDER, PRODUCT_FOLDER } from './places.ts'

/** Node's libraries, and the first process, which passes signals on and buries whom others have left behind. */
const packages = ['libatomic1', 'libstdc++6', 'tini', 'usr-is-merged']
const suite = 'bookworm'

/**
 * Writes the root filesystem of a minimal Debian with our account and folders; equal packages make equal bytes. `sources`
 * is a file of apt's that names where packages come from, unless it is Debian itself.
 */
export function writeDebian(target: string, epoch: number, sources?: string): void {
  const without = ['/usr/share/man/*', '/usr/share/locale/*', '/usr/share/doc/*', '/usr/share/info/*']
  const { status, error, stderr } = spawnSync(
    'mmdebstrap',
    [
      '--variant=essential',
      '--hook-dir=/usr/share/mmdebstrap/hooks/merged-usr',
      `--include=${packages.join(',')}`,
      ...without.map((path) => `--dpkgopt=path-exclude=${path}`),
      '--dpkgopt=path-include=/usr/share/doc/*/copyright',
      `--customize-hook=${accountAndFolders()}`,
      suite,
      target,
      ...(sources ? [sources] : []),
    ],
    { encoding: 'utf8', env: { ...process.env, SOURCE_DATE_EPOCH: String(epoch) } },
  )
  if (error) throw new Error(`mmdebstrap could not be started (apt-get install mmdebstrap): ${error.message}`)
  if (status !== 0) throw new Error(`mmdebstrap failed:\n${stderr}`)
}

/** In a shell, with the filesystem's root as its first argument. */
function accountAndFolders(): string {
  const { name, id } = ACCOUNT
  return [
    'set -eu',
    `echo "${name}:x:${id}:${id}:Mezzo:${DATA_FOLDER}:/usr/sbin/nologin" >> "$1/etc/passwd"`,
    `echo "${name}:x:${id}:" >> "$1/etc/group"`,
    `install -d -m 750 -o ${id} -g ${id} "$1${DATA_FOLDER}" "$1${ERASURE_FOLDER}"`,
    `ln -s ${PRODUCT_FOLDER}/node_modules/node/bin/node "$1/usr/local/bin/node"`,
    `ln -s ${PRODUCT_FOLDER}/deploy/image/mezzo "$1/usr/local/bin/mezzo"`,
    // What installing has left of itself.
    'rm -rf "$1"/var/cache/* "$1"/var/log/* "$1"/var/lib/apt/* "$1"/var/lib/dpkg/*-old',
  ].join('\n')
}
