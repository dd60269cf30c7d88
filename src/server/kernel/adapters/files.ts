import { mkdir, opendir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises'
import { dirname, join, normalize, relative, sep } from 'node:path'
import { randomUUID } from 'node:crypto'

/** Where contents of files are kept, by key; names and owners are in the table `files`. */
export interface Files {
  put(key: string, content: Uint8Array): Promise<void>
  /** The content, or null when there is none under that key. */
  get(key: string): Promise<Uint8Array | null>
  remove(key: string): Promise<void>
  /** The keys of all that lies in a folder and below it. */
  list(folder: string): AsyncIterable<string>
  /** How many bytes more there is room for; null where the place says no end. */
  room(): Promise<number | null>
}

/** Files in a directory; a file appears whole or not at all. */
export function diskFiles(directory: string): Files {
  return {
    async put(key, content) {
      const path = pathOf(directory, key)
      await mkdir(dirname(path), { recursive: true })
      const unfinished = `${path}.${randomUUID()}`
      try {
        await writeFile(unfinished, content, { flush: true })
        await rename(unfinished, path)
      } catch (error) {
        // What a full disk has taken so far is room again.
        await rm(unfinished, { force: true })
        throw error
      }
    },
    async get(key) {
      try {
        return await readFile(pathOf(directory, key))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
    },
    remove: (key) => rm(pathOf(directory, key), { force: true }),
    list: (folder) => filesBelow(directory, folder),
    async room() {
      await mkdir(directory, { recursive: true })
      const { bavail, bsize } = await statfs(directory)
      return bavail * bsize
    },
  }
}

/** Files that live as long as the process; for tests. */
export function memoryFiles(): Files {
  const contents = new Map<string, Uint8Array>()
  return {
    put: async (key, content) => void contents.set(key, content),
    get: async (key) => contents.get(key) ?? null,
    remove: async (key) => void contents.delete(key),
    async *list(folder) {
      for (const key of contents.keys()) if (key.startsWith(`${folder}/`)) yield key
    },
    room: async () => null,
  }
}

// Demos, archives of exports and uploads of imports are gone after hours or days, and nobody restores them.
const NOT_COPIED = ['demo-visits/', 'exports/', 'imports/']

/** Whether a content is put into the second place, too. */
export function isCopied(key: string): boolean {
  return !NOT_COPIED.some((beginning) => key.startsWith(beginning))
}

/**
 * Files of which each is put into a second place first, from where nothing is taken away with them: whatever a row names
 * has been there since before the row was stored.
 */
export function withCopy(files: Files, copy: Pick<Files, 'put'>): Files {
  return {
    ...files,
    async put(key, content) {
      if (isCopied(key)) await copy.put(key, content)
      await files.put(key, content)
    },
  }
}

/** The files in a folder of others, which knows nothing of those beside it. */
export function filesIn(files: Files, folder: string): Files {
  const within = (key: string) => {
    if (normalize(key).startsWith('..')) throw new Error(`The file key ${key} leaves its folder.`)
    return `${folder}/${key}`
  }
  return {
    put: (key, content) => files.put(within(key), content),
    get: (key) => files.get(within(key)),
    remove: (key) => files.remove(within(key)),
    async *list(inner) {
      for await (const key of files.list(within(inner))) yield key.slice(folder.length + 1)
    },
    room: () => files.room(),
  }
}

async function* filesBelow(directory: string, folder: string): AsyncGenerator<string> {
  const path = pathOf(directory, folder)
  try {
    for await (const entry of await opendir(path, { recursive: true })) {
      if (entry.isFile()) yield relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/')
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
}

function pathOf(directory: string, key: string): string {
  const path = normalize(key)
  if (path.startsWith('..') || path.startsWith('/'))
    throw new Error(`The file key ${key} leaves its directory.`)
  return join(directory, path)
}
