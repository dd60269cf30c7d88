import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import type { Config } from '../config/config.ts'

/** Files are known by names that carry their hash: one name is one content, whatever build it came from. */
const folder = 'assets'
const dayMs = 24 * 60 * 60 * 1000

/** How long pages of a release may still ask for its files after another one has taken its place. */
const KEPT_DAYS = 31

/**
 * Lays the files of a build into the directory that releases share, as the newest of them, and removes those of builds
 * that were followed more than a month ago. Several processes may do so at once.
 */
export async function layAssets(build: string, shared: string, now = Date.now()): Promise<void> {
  const laid = join(shared, await nameOf(build))
  await mkdir(shared, { recursive: true })
  const [newest] = await listLaid(shared)
  if (!(await isThere(laid))) {
    // Whole or not at all: another process may be serving from here.
    const part = await mkdtemp(`${laid}-part-`)
    await cp(join(build, folder), join(part, folder), {
      recursive: true,
      filter: (path) => !path.endsWith('.part'),
    })
    await rename(part, laid).catch(() => rm(part, { recursive: true, force: true }))
  }
  // Since when it is the newest decides about those before it, not how often it was started.
  if (newest?.path !== laid) await utimes(laid, now / 1000, now / 1000)
  await removeOld(shared, now)
}

/** The build in the shared directory that has a file, by its path below the build; null where none has. */
export async function findLaid(shared: string, file: string): Promise<string | null> {
  if (!/^assets\/[\w-]+(\.[\w-]+)*$/.test(file)) return null
  for (const { path } of await listLaid(shared)) if (await isThere(join(path, file))) return path
  return null
}

/** What this build hasn't may be of the release before it, or of the one after it, whose pages people have open. */
export function addFilesOfOthers(app: FastifyInstance, { assetsDir }: Pick<Config, 'assetsDir'>): void {
  if (!assetsDir) return
  app.get<{ Params: { '*': string } }>('/assets/*', async ({ params }, reply) => {
    const file = `assets/${params['*']}`
    const build = await findLaid(assetsDir, file)
    if (!build) throw new ResourceNotFoundError()
    return await reply.sendFile(file, build)
  })
}

async function removeOld(shared: string, now: number): Promise<void> {
  const builds = await listLaid(shared)
  const old = builds.filter((_, at) => {
    const follower = builds[at - 1]
    return follower && now - follower.laidAt > KEPT_DAYS * dayMs
  })
  for (const { path } of old) await rm(path, { recursive: true, force: true })
}

/** The builds, the newest first. */
async function listLaid(shared: string): Promise<{ path: string; laidAt: number }[]> {
  const names = (await isThere(shared)) ? await readdir(shared) : []
  const builds = names
    .filter((name) => /^[\da-f]{16}$/.test(name))
    .map(async (name) => {
      const path = join(shared, name)
      return { path, laidAt: (await stat(path)).mtimeMs }
    })
  return (await Promise.all(builds)).toSorted((one, other) => other.laidAt - one.laidAt)
}

/** One build has one name, on whatever machine it was made, with its compressed files or without. */
async function nameOf(build: string): Promise<string> {
  const names = (await readdir(join(build, folder))).filter((name) => !/\.(br|gz|part)$/.test(name))
  const hash = createHash('sha256').update(names.toSorted().join('\n'))
  return hash.digest('hex').slice(0, 16)
}

async function isThere(path: string): Promise<boolean> {
  return await stat(path).then(
    () => true,
    // The answer is that it isn't.
    () => false,
  )
}
