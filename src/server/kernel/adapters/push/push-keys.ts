import { createECDH } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pushSubjectProblem } from '../../../../domain/notifications/push-subject.ts'
import type { Config } from '../../config/config.ts'
import type { Log } from '../../config/log.ts'

/** The keys by which push services know this installation (VAPID), base64url. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

const known = new Map<string, Promise<PushKeys>>()

/**
 * The keys of this installation: from the environment, else from the data directory, where the first start makes them.
 * Without a directory they live as long as the process. With other keys all devices have to be subscribed again.
 */
export async function pushKeysOf({ dataDir, push }: Pick<Config, 'dataDir' | 'push'>): Promise<PushKeys> {
  if (push.keys) return push.keys
  const found = known.get(dataDir)
  if (found) return found
  const loaded = loadOrCreate(dataDir)
  known.set(dataDir, loaded)
  // A disk that was full for a moment must not stop all messages until the next start.
  loaded.catch(() => known.delete(dataDir))
  return loaded
}

/** Makes the keys at the first start, and says where Apple will not take messages, and what to do about it. */
export async function checkPush(config: Config, log: Log): Promise<void> {
  await pushKeysOf(config)
  if (pushSubjectProblem(config.push.subject) === null) return
  log.warn(
    { subject: config.push.subject },
    'push messages do not reach Apple devices: set MEZZO_PUSH_SUBJECT to an address that others can reach, for example mailto:push@your-domain.com',
  )
}

/** The file of the keys that the first start makes. */
export function pushKeysPath(dataDir: string): string {
  return join(resolve(dataDir), 'push', 'vapid.json')
}

async function loadOrCreate(dataDir: string): Promise<PushKeys> {
  const made = createKeys()
  if (dataDir.startsWith('memory://')) return made
  const path = pushKeysPath(dataDir)
  await mkdir(join(path, '..'), { recursive: true, mode: 0o700 })
  try {
    // Of two processes that start together, one writes the keys of both.
    await writeFile(path, JSON.stringify(made), { flag: 'wx', mode: 0o600, flush: true })
    return made
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    return readKeys(await readFile(path, 'utf8'), path)
  }
}

function createKeys(): PushKeys {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys('base64url')
  // A number with leading zeros is shorter than the 32 bytes that push services expect.
  const number = pair.getPrivateKey()
  const privateKey = Buffer.concat([Buffer.alloc(32 - number.length), number]).toString('base64url')
  return { publicKey, privateKey }
}

function readKeys(text: string, path: string): PushKeys {
  const { publicKey, privateKey } = JSON.parse(text) as Partial<PushKeys>
  if (!publicKey || !privateKey) throw new Error(`There are no keys in ${path}.`)
  return { publicKey, privateKey }
}
