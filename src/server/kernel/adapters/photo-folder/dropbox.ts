import { Dropbox, DropboxResponseError } from 'dropbox'
import { z } from 'zod'
import {
  MOST_FOLDER_FILES,
  type FolderFile,
  type PhotoFolderProblem,
} from '../../../../domain/listings/photo-folder.ts'
import { DROPBOX_API_URL, type DropboxAccess } from '../../config/dropbox-access.ts'
import { type Outbound, postOutbound } from '../../outbound/fetch-outbound.ts'
import { outboundLimit } from '../../outbound/outbound-limit.ts'
import { type FolderChanges, PhotoFolderError, type PhotoFolders } from './photo-folder.ts'

/** Largest answer that is no file, in bytes: a page of a list is far smaller. */
const largestAnswer = 2_000_000
const pageSize = 500
const contentHost = 'https://content.dropboxapi.com'

// The SDK passes on what came: nothing of it is believed.
const shared = z.object({ '.tag': z.enum(['file', 'folder']), name: z.string().min(1).max(300) })
const entry = z.union([
  z.object({
    '.tag': z.literal('file'),
    id: z.string().min(1).max(200),
    name: z.string().min(1).max(300),
    size: z.number().int().nonnegative(),
    rev: z.string().min(1).max(100),
    content_hash: z.string().min(1).max(100).optional(),
  }),
  z.object({ '.tag': z.literal('deleted'), name: z.string().min(1).max(300) }),
  // Folders below aren't looked into: a shared link can't list them.
  z.object({ '.tag': z.literal('folder') }),
])
const page = z.object({
  entries: z.array(entry).max(pageSize * 4),
  cursor: z.string().min(1).max(4_000),
  has_more: z.boolean(),
})
const refusal = z.object({
  error: z.object({ '.tag': z.string().optional(), path: z.object({ '.tag': z.string() }).optional() }),
})

/** Shared folders of Dropbox, by its SDK, whose every request goes through the guard of outgoing links. */
export function dropboxFolders(
  outbound: Outbound,
  access: DropboxAccess & { url: string },
  within = outboundLimit(),
): PhotoFolders {
  const clientWith = (ask: { within: number; maxBytes: number }) =>
    new Dropbox({
      clientId: access.key,
      clientSecret: access.secret,
      fetch: guardedFetch(outbound, access.url, ask),
    })
  const asking = clientWith({ within, maxBytes: largestAnswer })
  return {
    nameOf: (link) =>
      answered(async () => {
        const { result } = await asking.sharingGetSharedLinkMetadata({ url: link })
        const { '.tag': tag, name } = shared.parse(result)
        if (tag !== 'folder') throw new PhotoFolderError('NOT_A_FOLDER')
        return name
      }),
    changesOf: (link, cursor) => answered(() => listChanges(asking, link, cursor)),
    read: (link, name, maxBytes) =>
      answered(async () => {
        const client = clientWith({ within, maxBytes })
        const { result } = await client.sharingGetSharedLinkFile({ url: link, path: `/${name}` })
        const content = 'fileBinary' in result ? result.fileBinary : null
        if (!(content instanceof Uint8Array)) throw new Error('The answer has no content.')
        return Buffer.from(content)
      }),
  }
}

async function listChanges(client: Dropbox, link: string, cursor: string | null): Promise<FolderChanges> {
  const files = new Map<string, FolderFile>()
  const gone = new Set<string>()
  let next = cursor
  for (;;) {
    const asked = await orAnew(client, link, next)
    const { entries, cursor: reached, has_more: hasMore } = page.parse(asked)
    for (const one of entries) {
      if (one['.tag'] === 'deleted') gone.add(one.name)
      if (one['.tag'] !== 'file') continue
      files.set(one.id, { id: one.id, hash: one.content_hash ?? one.rev, name: one.name, bytes: one.size })
    }
    if (files.size > MOST_FOLDER_FILES) throw new PhotoFolderError('TOO_MANY_FILES')
    if (!hasMore) return { cursor: reached, files: [...files.values()], gone: [...gone] }
    if (reached === next) throw new Error('The list goes on where it was.')
    next = reached
  }
}

/** A cursor that Dropbox doesn't know any more is one of a list that begins anew. */
async function orAnew(client: Dropbox, link: string, cursor: string | null): Promise<unknown> {
  if (cursor !== null) {
    try {
      return (await client.filesListFolderContinue({ cursor })).result
    } catch (error) {
      if (tagOf(error) !== 'reset') throw error
    }
  }
  return (await client.filesListFolder({ path: '', shared_link: { url: link }, limit: pageSize })).result
}

async function answered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof PhotoFolderError) throw error
    const problem = problemOf(error)
    throw new PhotoFolderError(problem, { cause: withoutLink(error), waitSeconds: waitOf(error) })
  }
}

const PROBLEM_OF_TAG: Readonly<Record<string, PhotoFolderProblem>> = {
  shared_link_not_found: 'GONE',
  not_found: 'GONE',
  shared_link_access_denied: 'DENIED',
  restricted_content: 'DENIED',
  unsupported_link_type: 'NOT_A_FOLDER',
  shared_link_is_directory: 'NOT_A_FOLDER',
  not_folder: 'NOT_A_FOLDER',
}

function problemOf(error: unknown): PhotoFolderProblem {
  if (error instanceof DropboxResponseError && error.status === 429) return 'BUSY'
  return PROBLEM_OF_TAG[tagOf(error) ?? ''] ?? 'UNREACHABLE'
}

/** What a refusal of Dropbox says it is about. */
function tagOf(error: unknown): string | null {
  if (!(error instanceof DropboxResponseError) || error.status !== 409) return null
  const read = refusal.safeParse(error.error)
  if (!read.success) return null
  return read.data.error.path?.['.tag'] ?? read.data.error['.tag'] ?? null
}

function waitOf(error: unknown): number | null {
  if (!(error instanceof DropboxResponseError)) return null
  const { headers } = error as { headers: unknown }
  const seconds = headers instanceof Headers ? Number(headers.get('retry-after') ?? Number.NaN) : Number.NaN
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 24 * 60 * 60) : null
}

/** A refusal repeats what was asked for: of it the log gets the status alone. */
function withoutLink(error: unknown): unknown {
  return error instanceof DropboxResponseError ? new Error(`Dropbox answers ${error.status}.`) : error
}

/** The `fetch` of the SDK: it knows two hosts, and what it asks goes where the settings say, through the guard. */
function guardedFetch(outbound: Outbound, to: string, ask: { within: number; maxBytes: number }) {
  return async (input: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input)
    const isContent = url.origin === contentHost
    if (!isContent && url.origin !== DROPBOX_API_URL)
      throw new Error('The SDK asks a host that is not meant.')
    const origin = to === DROPBOX_API_URL ? url.origin : to
    const { status, headers, body } = await postOutbound(outbound, {
      url: `${origin}${url.pathname}${url.search}`,
      headers: init.headers as Record<string, string>,
      body: Buffer.from(typeof init.body === 'string' ? init.body : ''),
      beginning: 'OF_REFUSALS',
      ...ask,
    })
    return new Response(Buffer.from(body), { status, headers: wanted(headers) })
  }
}

/** The body is unpacked and whole by now: what says how it came would be wrong. */
function wanted(headers: Record<string, string>): Headers {
  const kept = ['content-type', 'retry-after', 'dropbox-api-result']
  return new Headers(kept.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])))
}
