import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** As whom something is run; without a number as we are. */
export interface SystemAccount {
  name: string
  uid?: number
  gid?: number
}

/** Who owns a folder, or the nearest one above that is there; whoever is not root can be nobody else. */
export function ownerOf(folder: string): SystemAccount {
  const own = process.getuid?.() ?? 0
  if (own !== 0) return { name: nameOf(own) }
  let path = resolve(folder)
  while (!existsSync(path)) path = dirname(path)
  const { uid, gid } = statSync(path)
  return uid === 0 ? { name: 'root' } : { name: nameOf(uid), uid, gid }
}

/** Does something as somebody else, who owns what is written meanwhile. */
export async function actAs<T>({ uid, gid }: SystemAccount, work: () => Promise<T>): Promise<T> {
  if (uid === undefined || gid === undefined || process.getuid?.() !== 0) return work()
  process.setegid?.(gid)
  process.seteuid?.(uid)
  try {
    return await work()
  } finally {
    process.seteuid?.(0)
    process.setegid?.(0)
  }
}

function nameOf(uid: number): string {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  return lines.find((line) => Number(line.split(':')[2]) === uid)?.split(':')[0] ?? String(uid)
}
