import { createHash, type X509Certificate } from 'node:crypto'
import type { Files } from '../../src/server/kernel/adapters/files.ts'
import type { Db } from '../../src/server/kernel/db/database.ts'
import { listNamedContents, type NamedContent } from '../../src/server/kernel/files/named-sql.ts'
import { listUnnamedKeys } from '../../src/server/kernel/files/sweep-sql.ts'
import { checkSeal } from '../../src/server/rentals/seal/check-seal.ts'

/** How the contents of files are. */
export interface ContentsFound {
  named: number
  /** Keys that were brought back from the copy. */
  broughtBack: number
  /** Keys that are nowhere. */
  missing: string[]
  /** Keys of contents that are not what their row says. */
  changed: string[]
  /** Documents that carry a seal as it was made, and keys of those that don't any more. */
  sealed: number
  broken: string[]
}

export interface Places {
  files: Files
  /** Null: there is no second place. */
  copy: Files | null
}

const readAtOnce = 8

/**
 * Brings back from the copy what rows name and is gone, and reads all of which a row says what it has to be. A content
 * that was changed in the first place is taken from the copy, too, where that has it as it was.
 */
export async function bringFiles(
  db: Db,
  places: Places,
  certificates: readonly X509Certificate[],
): Promise<ContentsFound> {
  const found: ContentsFound = { named: 0, broughtBack: 0, missing: [], changed: [], sealed: 0, broken: [] }
  const there = knownKeys(places.files)
  for await (const portion of listNamedContents(db)) {
    for (let at = 0; at < portion.length; at += readAtOnce)
      await Promise.all(
        portion.slice(at, at + readAtOnce).map((one) => look(one, { ...places, there }, certificates, found)),
      )
  }
  // A row may have gone while its content was looked for.
  const unnamed = new Set(await listUnnamedKeys(db, found.missing))
  return { ...found, missing: found.missing.filter((key) => !unnamed.has(key)) }
}

async function look(
  { key, sha256 }: NamedContent,
  { files, copy, there }: Places & { there: (key: string) => Promise<boolean> },
  certificates: readonly X509Certificate[],
  found: ContentsFound,
): Promise<void> {
  found.named += 1
  const isThere = await there(key)
  if (isThere && sha256 === null) return
  const own = isThere ? await files.get(key) : null
  const isRight = (content: Uint8Array | null) =>
    content !== null && (sha256 === null || hashOf(content) === sha256)
  const kept = isRight(own) ? null : ((await copy?.get(key)) ?? null)
  if (!isRight(own) && kept && isRight(kept)) {
    await files.put(key, kept)
    found.broughtBack += 1
  } else if (own === null) return void found.missing.push(key)
  else if (!isRight(own)) return void found.changed.push(key)
  const content = kept ?? own
  if (!content || sha256 === null || !isPdf(content)) return
  const { state } = checkSeal(content, certificates)
  if (state === 'INTACT') found.sealed += 1
  if (state === 'CHANGED') found.broken.push(key)
}

/** Whether a key is there, by listing its folder once: to ask for each would take a bucket hours. */
function knownKeys(files: Files): (key: string) => Promise<boolean> {
  const folders = new Map<string, Promise<Set<string>>>()
  const list = async (folder: string) => new Set(await Array.fromAsync(files.list(folder)))
  return async (key) => {
    const folder = key.split('/')[0] ?? ''
    if (!key.includes('/')) return (await files.get(key)) !== null
    let known = folders.get(folder)
    if (!known) folders.set(folder, (known = list(folder)))
    return (await known).has(key)
  }
}

function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

function isPdf(content: Uint8Array): boolean {
  return Buffer.from(content.subarray(0, 5)).toString('latin1') === '%PDF-'
}
