import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { openOutbound } from '../../outbound/fetch-outbound.ts'
import { outboundPolicy } from '../../outbound/outbound-policy.ts'
import { dropboxFolders } from './dropbox.ts'
import { type LocalDropbox, startLocalDropbox } from './local-dropbox.ts'
import { PhotoFolderError } from './photo-folder.ts'

const access = { key: 'app key', secret: 'app secret' }
let dropbox: LocalDropbox
beforeAll(async () => {
  dropbox = await startLocalDropbox({ ...access, pageSize: 2 })
})
afterAll(() => dropbox.close())

const linkOf = (word: string) => `https://www.dropbox.com/scl/fo/${word}/ab?rlkey=secret`

/** The provider with a way outside to the local server, or with none into private networks. */
function foldersWith(given: { secret?: string; hosts?: string; limit?: number } = {}) {
  const { secret = access.secret, hosts = '127.0.0.1', limit = 5_000 } = given
  const config = readConfig({ NODE_ENV: 'test', MEZZO_ALLOWED_PRIVATE_HOSTS: hosts })
  const way = openOutbound(outboundPolicy(config))
  const to = { ...access, secret, url: dropbox.url, isTest: true }
  return dropboxFolders(way, to, limit)
}

async function problemOf(asked: Promise<unknown>): Promise<PhotoFolderError> {
  const error = await asked.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof PhotoFolderError)) throw new Error('It was answered.')
  return error
}

const content = Buffer.from('a photo of two hundred bytes'.padEnd(200, '.'))
const files = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `id:${at}`,
    name: `Küche ${at} – “1”.jpg`,
    content: Buffer.concat([content, Buffer.from(String(at))]),
  }))

describe('the SDK behind the guard', () => {
  it('lists a folder page by page, then what changed, and reads files whatever they are called', async () => {
    const link = linkOf('pages')
    dropbox.tell(link, files(5))
    const folders = foldersWith()
    const first = await folders.changesOf(link, null)
    expect(first.files.map(({ id }) => id)).toEqual(['id:0', 'id:1', 'id:2', 'id:3', 'id:4'])
    expect(await folders.changesOf(link, first.cursor)).toMatchObject({ files: [], gone: [] })
    dropbox.tell(link, files(6).slice(1))
    const next = await folders.changesOf(link, first.cursor)
    expect(next.gone).toEqual(['Küche 0 – “1”.jpg'])
    expect(next.files.map(({ id }) => id)).toContain('id:5')
    const last = await folders.read(link, 'Küche 5 – “1”.jpg', 1_000)
    expect(last.toString()).toBe(files(6)[5]?.content.toString())
    dropbox.forgetCursors()
    expect((await folders.changesOf(link, next.cursor)).files).toHaveLength(5)
  })

  it('takes no more of a file than it may have', async () => {
    const link = linkOf('large')
    dropbox.tell(link, files(1))
    const { problem } = await problemOf(foldersWith().read(link, 'Küche 0 – “1”.jpg', 100))
    expect(problem).toBe('UNREACHABLE')
  })

  it('gives up what drips', async () => {
    const { problem } = await problemOf(foldersWith({ limit: 400 }).nameOf(linkOf('test-drip')))
    expect(problem).toBe('UNREACHABLE')
  })

  it('says how long it is to wait, and nothing of the link', async () => {
    const busy = await problemOf(foldersWith().changesOf(linkOf('test-busy'), null))
    expect(busy).toMatchObject({ problem: 'BUSY', waitSeconds: 7200 })
    expect(`${busy.message} ${String(busy.cause)}`).not.toContain('secret')
  })

  it('reaches no private network unless that is named, and no Dropbox with a wrong key', async () => {
    dropbox.asked.length = 0
    expect((await problemOf(foldersWith({ hosts: 'nas.local' }).nameOf(linkOf('pages')))).problem).toBe(
      'UNREACHABLE',
    )
    expect(dropbox.asked).toEqual([])
    expect((await problemOf(foldersWith({ secret: 'wrong' }).nameOf(linkOf('pages')))).problem).toBe(
      'UNREACHABLE',
    )
    expect(dropbox.asked).toHaveLength(1)
  })
})
