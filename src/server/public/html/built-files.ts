import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '../../kernel/config/config.ts'
import { addFilesOfOthers } from '../../kernel/http/assets-of-releases.ts'
import { withoutDocumentHeaders } from '../../kernel/http/security-headers.ts'

const year = 365 * 24 * 60 * 60

/** Serves the files of the build in a folder, and those of the releases beside it; nothing where none was built. */
export async function addBuiltFiles(app: FastifyInstance, config: Config, directory: string): Promise<void> {
  if (!existsSync(directory)) return
  await app.register(fastifyStatic, {
    root: directory,
    index: false,
    wildcard: false,
    preCompressed: true,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      // Those of other releases lie elsewhere, in a folder of the same name.
      const isAsset = basename(dirname(path)) === 'assets'
      const file = isAsset ? join('assets', basename(path)) : relative(directory, path)
      reply.header('cache-control', cacheControlOf(file))
      if (isPart(file)) leaveOutNeedless(reply)
    },
  })
  addFilesOfOthers(app, config)
}

function cacheControlOf(file: string): string {
  if (file.startsWith(`assets${sep}`)) return `public, max-age=${year}, immutable`
  // A browser that kept an old worker would keep an old build.
  return file.startsWith('service-worker.js') ? 'no-cache' : 'public, max-age=3600'
}

/** Of what is kept for ever nobody asks whether it has changed, nor for a part of it. */
function leaveOutNeedless(reply: FastifyReply): void {
  withoutDocumentHeaders(reply)
  reply.removeHeader('etag').removeHeader('last-modified').removeHeader('accept-ranges')
}

/** Whether a file only ever works within a page, by which all that it may do is told. */
function isPart(file: string): boolean {
  return file.startsWith(`assets${sep}`) && /\.(m?js|css|woff2)(\.(br|gz))?$/.test(file)
}

let page: { changed: number; html: string } | null = null

/** The built page; read again when a new build has replaced it. */
export function readPage(directory: string): string | null {
  const file = join(directory, 'index.html')
  if (!existsSync(file)) return null
  const changed = statSync(file).mtimeMs
  if (page?.changed !== changed) page = { changed, html: readFileSync(file, 'utf8') }
  return page.html
}
