import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { bodyOf, sendJson, startLocalServer } from '../local-server.ts'
import { LOCAL_FOLDER_NAME, localEntries, localPhoto } from './local-photos.ts'

/** How the local server fails for links in which one of these words stands; any other link is answered. */
export const FOLDER_FAILURES = [
  'test-revoked',
  'test-denied',
  'test-file',
  'test-busy',
  'test-failing',
  'test-garbage',
  'test-drip',
  'test-redirect',
  'test-reset',
  'test-many',
] as const satisfies readonly string[]

/** A file of a folder that a test tells; `said` is what the list says of its size. */
export interface ToldFile {
  id: string
  name: string
  content: Buffer
  said?: number
}

/** A Dropbox of our own, for tests and for trying things out: whoever has its made-up link gets made-up photos. */
export interface LocalDropbox {
  url: string
  /** What is in the folder of a link from now on. */
  tell(link: string, files: readonly ToldFile[]): void
  /** Files of this name can't be fetched from now on. */
  refuse(name: string): void
  /** Lists begin anew: cursors from before are worth nothing. */
  forgetCursors(): void
  /** The paths that were asked for. */
  asked: string[]
  close(): Promise<void>
}

interface LocalAccess {
  key: string
  secret: string
  port?: number
  /** Whether it keeps its process running. */
  isKeptAlive?: boolean
  /** How many entries a page has. */
  pageSize?: number
}

/** Starts the local server, which speaks like Dropbox, on this computer alone. */
export async function startLocalDropbox(access: LocalAccess): Promise<LocalDropbox> {
  const folders = new Map<string, (readonly ToldFile[])[]>()
  const asked: string[] = []
  const unreadable = new Set<string>()
  let age = 0
  const expected = `Basic ${Buffer.from(`${access.key}:${access.secret}`).toString('base64')}`
  const { port, isKeptAlive } = access
  const { origin, close } = await startLocalServer({ port, answer, failed: { error: 'failed' }, isKeptAlive })
  return {
    url: origin,
    tell: (link, files) => folders.set(link, [...(folders.get(link) ?? [[]]), files]),
    refuse: (name) => void unreadable.add(name),
    forgetCursors: () => void age++,
    asked,
    close,
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', origin)
    asked.push(pathname)
    const body = await bodyOf(request)
    if (request.headers.authorization !== expected)
      return sendJson(response, 401, { error: { '.tag': 'invalid_access_token' } })
    const arg = request.headers['dropbox-api-arg']
    const given = JSON.parse(typeof arg === 'string' ? arg : body.toString()) as Given
    const link = given.url ?? given.shared_link?.url ?? linkIn(given.cursor)
    const failure = FOLDER_FAILURES.find((word) => link.includes(word))
    if (failure) return fail(failure, response)
    const told = folders.get(link)
    if (!told && !link.includes('/test-photos')) return refuse(response, 'shared_link_not_found')
    switch (pathname) {
      case '/2/sharing/get_shared_link_metadata':
        return sendJson(response, 200, { '.tag': 'folder', url: link, name: LOCAL_FOLDER_NAME })
      case '/2/files/list_folder':
        return list(response, link, { told, from: 0, at: 0 })
      case '/2/files/list_folder/continue':
        return goOn(response, given.cursor ?? '', told)
      case '/2/sharing/get_shared_link_file':
        if (unreadable.has(given.path?.slice(1) ?? '')) return sendJson(response, 503, 'down')
        return await send(response, told, given.path ?? '')
      default:
        return sendJson(response, 404, {})
    }
  }

  function goOn(response: ServerResponse, cursor: string, told: Told): void {
    const [made, link, from, at] = JSON.parse(cursor) as [number, string, number, number]
    if (made !== age) return refuse(response, 'reset')
    list(response, link, { told, from, at })
  }

  /** What changed since the folder's state `from`; `at` is where the page begins. */
  function list(response: ServerResponse, link: string, page: { told: Told; from: number; at: number }) {
    const { told, from, at } = page
    const last = told ? told.length - 1 : from + 1
    const entries = told ? changed(told[from] ?? [], told[last] ?? []) : localEntries(from)
    const size = access.pageSize ?? 1_000
    const hasMore = entries.length > at + size
    sendJson(response, 200, {
      entries: entries.slice(at, at + size),
      cursor: JSON.stringify(hasMore ? [age, link, from, at + size] : [age, link, last, 0]),
      has_more: hasMore,
    })
  }
}

type Told = readonly (readonly ToldFile[])[] | undefined

interface Given {
  url?: string
  shared_link?: { url: string }
  cursor?: string
  path?: string
}

function linkIn(cursor = '[0,""]'): string {
  return (JSON.parse(cursor) as [number, string])[1]
}

function changed(before: readonly ToldFile[], now: readonly ToldFile[]): object[] {
  const gone = before.filter(({ name }) => !now.some((file) => file.name === name))
  const came = now.filter((file) => !before.some((old) => old.id === file.id && old.content === file.content))
  return [
    ...gone.map(({ name }) => ({ '.tag': 'deleted', name })),
    ...came.map(({ id, name, content, said }) => ({
      '.tag': 'file',
      id,
      name,
      size: said ?? content.length,
      rev: '0123456789abcdef',
      content_hash: createHash('sha256').update(content).digest('hex'),
    })),
  ]
}

async function send(response: ServerResponse, told: Told, path: string): Promise<void> {
  const name = path.slice(1)
  const content = told ? told.at(-1)?.find((file) => file.name === name)?.content : await localPhoto(name)
  if (!content) return refuse(response, 'shared_link_not_found')
  response.writeHead(200, {
    'content-type': 'application/octet-stream',
    'dropbox-api-result': JSON.stringify({ '.tag': 'file', name: 'a file', size: content.length }),
  })
  response.end(content)
}

function fail(failure: (typeof FOLDER_FAILURES)[number], response: ServerResponse): void {
  switch (failure) {
    case 'test-revoked':
      return refuse(response, 'shared_link_not_found')
    case 'test-denied':
      return refuse(response, 'shared_link_access_denied')
    case 'test-file':
      return sendJson(response, 200, { '.tag': 'file', id: 'id:1', name: 'kitchen.jpg' })
    case 'test-busy':
      return sendJson(
        response,
        429,
        { error: { reason: { '.tag': 'too_many_requests' }, retry_after: 7200 } },
        { 'retry-after': '7200' },
      )
    case 'test-failing':
      return sendJson(response, 503, 'down')
    case 'test-garbage':
      return sendJson(response, 200, '<html>{"entries": [')
    case 'test-redirect':
      return sendJson(response, 302, {}, { location: 'http://169.254.169.254/latest/meta-data' })
    case 'test-many':
      return sendJson(response, 200, { '.tag': 'folder', name: LOCAL_FOLDER_NAME, ...manyEntries() })
    case 'test-reset':
      response.socket?.destroy()
      return
    case 'test-drip':
      drip(response)
  }
}

function manyEntries(): object {
  const entries = Array.from({ length: 1_100 }, (_, at) => ({
    '.tag': 'file',
    id: `id:${at}`,
    name: `${at}.jpg`,
    size: 1,
    rev: '0123456789abcdef',
  }))
  return { entries, cursor: '[0,"many",0,0]', has_more: false }
}

function refuse(response: ServerResponse, tag: string): void {
  sendJson(response, 409, { error_summary: `${tag}/..`, error: { '.tag': tag } })
}

function drip(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 100)
  response.on('close', () => clearInterval(timer))
}
