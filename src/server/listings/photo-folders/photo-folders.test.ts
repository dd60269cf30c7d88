import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createListing, createStage, given, joinAsLimited } from '../../../../test/builders.ts'
import {
  type LocalDropbox,
  startLocalDropbox,
  type ToldFile,
} from '../../kernel/adapters/photo-folder/local-dropbox.ts'
import { LOCAL_FOLDER_LINK } from '../../kernel/adapters/photo-folder/local-photos.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { systemContext } from '../../kernel/viewer/context.ts'
import { deleteStrandedFolders } from './home-sql.ts'
import { type LeasedFolder, leaseDueFolders, lockLeasedFolder, saveFoldersRead } from './sql.ts'

const access = { key: 'app key', secret: 'app secret' }
let dropbox: LocalDropbox
let t: TestApp
beforeAll(async () => {
  dropbox = await startLocalDropbox({ ...access, pageSize: 2 })
  t = await buildTestApp({ config: { dropbox: { ...access, url: dropbox.url, isTest: true } } })
})
afterAll(async () => {
  await t.close()
  await dropbox.close()
})
beforeEach(() => {
  t.setNow(null)
  dropbox.asked.length = 0
  return t.reset()
})

interface Shown {
  testLink: string | null
  dropboxImagesSyncedAt: string | null
  folder: {
    name: string
    problem: string | null
    nextSyncAt: string | null
    isUnderWay: boolean
    taken: number
    waiting: number
    refused: number
    refusedFiles: { name: string; reason: string }[]
  } | null
}

const fields = `testLink dropboxImagesSyncedAt folder {
  name problem nextSyncAt isUnderWay taken waiting refused refusedFiles { name reason } }`

async function shown(as: Browser, groupId: string): Promise<Shown | null> {
  const query = `query($groupId: ID!) { groupPhotoFolder(groupId: $groupId) { ${fields} } }`
  return (await t.graphql<{ groupPhotoFolder: Shown | null }>(query, { groupId }, as)).data.groupPhotoFolder
}

type Refusal = { name: string; fields: Record<string, string> | null } | null

async function call(as: Browser, field: string, groupId: string, more: { link?: string; key?: string } = {}) {
  const { link, key = randomUUID() } = more
  const [declared, given] = link === undefined ? ['', ''] : [', $link: String!', ', link: $link']
  const query = `mutation($groupId: ID!, $key: ID!${declared}) {
    result: ${field}(groupId: $groupId, idempotencyKey: $key${given}) {
      error { name fields } groupPhotoFolder { ${fields} } } }`
  const { data } = await t.graphql<{ result: { error: Refusal; groupPhotoFolder: Shown | null } }>(
    query,
    { groupId, key, link },
    as,
  )
  return data.result
}

const linkOf = (word: string) => `https://www.dropbox.com/scl/fo/${word}/ab?rlkey=k`

function photo(background: string, size = 60): Promise<Buffer> {
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

async function fileOf(id: string, background: string): Promise<ToldFile> {
  return { id: `id:${id}`, name: `${id}.jpg`, content: await photo(background) }
}

async function connected(word: string, files: readonly ToldFile[]) {
  const stage = await createStage(t)
  const link = linkOf(word)
  dropbox.tell(link, files)
  const { error } = await call(stage.landlord, 'connectPhotoFolder', stage.groupId, { link })
  expect(error).toBeNull()
  await t.runJobs()
  return { ...stage, link }
}

async function later(minutes = 70) {
  const at = t.services.now().add({ minutes })
  t.setNow(at)
  await t.services.enqueue(t.db, 'syncPhotoFolders', {})
  await t.runJobs()
}

async function names(groupId: string) {
  const rows = await t.db
    .selectFrom('pictures')
    .select(['id', 'name', 'storage_key as storageKey'])
    .where('group_id', '=', groupId)
    .orderBy('position')
    .execute()
  return rows
}

const namesOf = async (groupId: string) => (await names(groupId)).map(({ name }) => name)

const logged = (groupId: string) =>
  t.db
    .selectFrom('audit_log')
    .select(['action', 'data', 'via'])
    .where('entity_id', '=', groupId)
    .orderBy('id')
    .execute()

const remove = (as: Browser, groupId: string, ids: readonly string[]) =>
  t.graphql(
    `mutation($groupId: ID!, $ids: [ID!]!, $key: ID!) {
      deletePictures(groupId: $groupId, imageIds: $ids, idempotencyKey: $key) { error { name } } }`,
    { groupId, ids, key: randomUUID() },
    as,
  )

describe('a folder that is connected', () => {
  it('brings its photos in the order of their names, painted anew, and says what it left out', async () => {
    const camera = await sharp({ create: { width: 80, height: 40, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Copyright: 'Secret Street 7' } })
      .jpeg()
      .toBuffer()
    const { landlord, groupId } = await connected('sunny', [
      { id: 'id:10', name: '10 bath.jpg', content: await photo('blue') },
      { id: 'id:2', name: '2 kitchen.JPG', content: camera },
      { id: 'id:t', name: 'notes.txt', content: Buffer.from('Key under the mat') },
      { id: 'id:s', name: 'fake.jpg', content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
      { id: 'id:d', name: 'half.jpg', content: camera.subarray(0, 300) },
      { id: 'id:h', name: 'huge.png', content: await photo('pink'), said: 26 * 1024 * 1024 + 1 },
      { id: 'id:v', name: 'film.mp4', content: await photo('gold'), said: 90_000_000_000 },
    ])
    expect(await namesOf(groupId)).toEqual(['2 kitchen.JPG', '10 bath.jpg'])
    const view = given(await shown(landlord, groupId))
    expect(view.folder).toMatchObject({ name: 'TEST Lindenhof', problem: null, isUnderWay: false })
    expect(view.folder).toMatchObject({ taken: 2, waiting: 0, refused: 5 })
    expect(view.folder?.refusedFiles).toEqual([
      { name: 'fake.jpg', reason: 'KIND' },
      { name: 'film.mp4', reason: 'KIND' },
      { name: 'half.jpg', reason: 'DAMAGED' },
      { name: 'huge.png', reason: 'LARGE' },
      { name: 'notes.txt', reason: 'KIND' },
    ])
    expect(view.dropboxImagesSyncedAt).not.toBeNull()
    // What is no photo by name or size is not even fetched.
    expect(dropbox.asked.filter((path) => path.endsWith('get_shared_link_file'))).toHaveLength(4)
    const [first] = await names(groupId)
    const size = await t.app.inject({ method: 'GET', url: `/api/pictures/${first?.storageKey}/large.webp` })
    expect((await sharp(size.rawPayload).metadata()).exif).toBeUndefined()
  })

  it('writes one line into the log for all that came, of nobody in particular', async () => {
    const { groupId } = await connected('loggy', [await fileOf('a', 'red'), await fileOf('b', 'blue')])
    expect((await logged(groupId)).map(({ action }) => action)).toEqual([
      'connectPhotoFolder',
      'takePhotosOfFolder',
    ])
    expect((await logged(groupId)).at(-1)).toMatchObject({ via: 'SYSTEM', data: { added: 2, changed: 0 } })
    expect(JSON.stringify(await logged(groupId))).not.toContain('rlkey')
    await later()
    expect(await logged(groupId)).toHaveLength(2)
  })

  it('is asked for what is new alone, and an unchanged one changes nothing but the time', async () => {
    const { landlord, groupId } = await connected('calm', [await fileOf('a', 'red')])
    const before = given(await shown(landlord, groupId)).dropboxImagesSyncedAt
    const photos = await names(groupId)
    dropbox.asked.length = 0
    await later()
    expect(dropbox.asked).toEqual(['/2/files/list_folder/continue'])
    expect(await names(groupId)).toEqual(photos)
    expect(given(await shown(landlord, groupId)).dropboxImagesSyncedAt).not.toBe(before)
    dropbox.asked.length = 0
    await later(20)
    expect(dropbox.asked).toEqual([])
  })

  it('brings new ones to the end; the order and removals here stay, whatever happens there', async () => {
    const [a, b, c] = [await fileOf('a', 'red'), await fileOf('b', 'blue'), await fileOf('c', 'green')]
    const { landlord, groupId, link } = await connected('busy', [a, b])
    const [first, second] = (await names(groupId)).map(({ id }) => id)
    await t.graphql(
      `mutation($groupId: ID!, $ids: [ID!]!, $key: ID!) {
        orderPictures(groupId: $groupId, imageIds: $ids, idempotencyKey: $key) { error { name } } }`,
      { groupId, ids: [second, first], key: randomUUID() },
      landlord,
    )
    dropbox.tell(link, [a, b, c])
    await later()
    expect(await namesOf(groupId)).toEqual(['b.jpg', 'a.jpg', 'c.jpg'])
    await remove(landlord, groupId, [given(first)])
    const copy = { ...a, id: 'id:copy', name: 'copy.jpg' }
    dropbox.tell(link, [{ ...a, content: await photo('black') }, c, copy])
    await later()
    expect(await namesOf(groupId)).toEqual(['b.jpg', 'c.jpg'])
    // Whoever connects it again begins with an empty list, not with an empty memory.
    await call(landlord, 'disconnectPhotoFolder', groupId)
    await call(landlord, 'connectPhotoFolder', groupId, { link })
    await t.runJobs()
    expect(await namesOf(groupId)).toEqual(['b.jpg', 'c.jpg'])
    dropbox.forgetCursors()
    await later()
    expect(await namesOf(groupId)).toEqual(['b.jpg', 'c.jpg'])
    expect(given(await shown(landlord, groupId)).folder?.problem).toBeNull()
  })

  it('replaces a photo whose file has changed, at its place', async () => {
    const [a, b] = [await fileOf('a', 'red'), await fileOf('b', 'blue')]
    const { groupId, link } = await connected('newer', [a, b])
    const before = await names(groupId)
    dropbox.tell(link, [{ ...a, content: await photo('yellow', 90) }, b])
    await later()
    const after = await names(groupId)
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(after[0]?.storageKey).not.toBe(before[0]?.storageKey)
    expect(after[1]?.storageKey).toBe(before[1]?.storageKey)
    expect((await logged(groupId)).at(-1)).toMatchObject({ data: { added: 0, changed: 1 } })
  })

  it('takes no photo twice that somebody has uploaded already', async () => {
    const a = await fileOf('a', 'red')
    const { landlord, groupId, link } = await connected('twice', [a])
    dropbox.tell(link, [a, { id: 'id:again', name: 'again.jpg', content: Buffer.from(a.content) }])
    await later()
    expect(await namesOf(groupId)).toEqual(['a.jpg'])
    expect(given(await shown(landlord, groupId)).folder).toMatchObject({ waiting: 0, refused: 0 })
  })

  it('fills a home to its limit, and goes on once there is room', async () => {
    const stage = await createStage(t)
    for (let position = 0; position < 99; position++)
      await t.db
        .insertInto('pictures')
        .values({
          group_id: stage.groupId,
          landlord_id: stage.landlordId,
          position,
          name: `own ${position}`,
          category: 'OTHER',
          content_hash: `own ${position}`,
          thumbnail_url: '',
          small_url: '',
          medium_url: '',
          large_url: '',
        })
        .execute()
    const link = linkOf('full')
    dropbox.tell(link, [await fileOf('a', 'red'), await fileOf('b', 'blue')])
    await call(stage.landlord, 'connectPhotoFolder', stage.groupId, { link })
    await t.runJobs()
    expect((await namesOf(stage.groupId)).slice(-1)).toEqual(['a.jpg'])
    expect(given(await shown(stage.landlord, stage.groupId)).folder?.refusedFiles).toEqual([
      { name: 'b.jpg', reason: 'TOO_MANY' },
    ])
    const [own] = await names(stage.groupId)
    await remove(stage.landlord, stage.groupId, [given(own).id])
    await later()
    expect((await namesOf(stage.groupId)).slice(-2)).toEqual(['a.jpg', 'b.jpg'])
  })
})

describe('a link', () => {
  it.each([
    ['', 'photoFolder.missing'],
    ['https://evil.example/scl/fo/ab/cd', 'photoFolder.notDropbox'],
    ['https://www.dropbox.com/home/Photos', 'photoFolder.notShared'],
    ['https://www.dropbox.com/scl/fi/ab/a.jpg?rlkey=k', 'photoFolder.oneFile'],
    [linkOf('unknown'), 'photoFolder.GONE'],
    [linkOf('test-denied'), 'photoFolder.DENIED'],
    [linkOf('test-file'), 'photoFolder.NOT_A_FOLDER'],
    [linkOf('test-busy'), 'photoFolder.BUSY'],
    [linkOf('test-failing'), 'photoFolder.UNREACHABLE'],
    [linkOf('test-garbage'), 'photoFolder.UNREACHABLE'],
    [linkOf('test-redirect'), 'photoFolder.UNREACHABLE'],
    [linkOf('test-reset'), 'photoFolder.UNREACHABLE'],
  ])('such as %s is refused: %s', async (link, refusal) => {
    const { landlord, groupId } = await createStage(t)
    const { error } = await call(landlord, 'connectPhotoFolder', groupId, { link })
    expect(error).toEqual({ name: 'ValidationError', fields: { link: refusal } })
    expect(given(await shown(landlord, groupId)).folder).toBeNull()
  })

  it.each([
    ['test-revoked', 'GONE', null],
    ['test-denied', 'DENIED', null],
    ['test-many', 'TOO_MANY_FILES', null],
    ['test-busy', 'BUSY', 120],
    ['test-failing', 'UNREACHABLE', 15],
    ['test-garbage', 'UNREACHABLE', 15],
  ])('that turns into %s is %s, and asked again in %s minutes', async (word, problem, minutes) => {
    const { landlord, groupId } = await connected('fine', [await fileOf('a', 'red')])
    await t.db
      .updateTable('photo_folders')
      .set({ link: linkOf(word), cursor: null })
      .execute()
    await later()
    const { folder } = given(await shown(landlord, groupId))
    expect(folder).toMatchObject({ problem, isUnderWay: false, taken: 1 })
    const next = folder?.nextSyncAt ?? null
    const wait = next === null ? null : t.services.now().until(Temporal.Instant.from(next)).total('minutes')
    expect(wait === null ? null : Math.round(wait / 15) * 15).toBe(minutes)
    expect((await logged(groupId)).some(({ action }) => action === 'stopPhotoFolder')).toBe(next === null)
    const mails = t.db.selectFrom('mails').select('text').where('template', '=', 'photoFolderStopped')
    const led = (await mails.execute()).map(({ text }) => text.includes('/edit/photos'))
    expect(led).toEqual(next === null ? [true] : [])
    dropbox.asked.length = 0
    await later(10)
    expect(dropbox.asked).toEqual([])
    // While Dropbox wants to be left alone, it is.
    const { error } = await call(landlord, 'syncPhotoFolder', groupId)
    const busy = { name: 'ValidationError', fields: { folder: 'photoFolder.mustWait' } }
    expect(error).toEqual(problem === 'BUSY' ? busy : null)
  })

  it('is told to nobody again, and forgotten with the folder, whose photos stay', async () => {
    const { landlord, groupId } = await connected('secret', [await fileOf('a', 'red')])
    expect(JSON.stringify(await shown(landlord, groupId))).not.toContain('secret')
    const { groupPhotoFolder } = await call(landlord, 'disconnectPhotoFolder', groupId)
    expect(groupPhotoFolder).toMatchObject({ folder: null })
    expect(groupPhotoFolder?.dropboxImagesSyncedAt).not.toBeNull()
    expect(await namesOf(groupId)).toEqual(['a.jpg'])
    expect(await t.db.selectFrom('photo_folders').selectAll().execute()).toEqual([])
    const kept = await t.db.selectFrom('photo_folder_files').select('name').execute()
    expect(kept).toEqual([{ name: '' }])
    expect((await call(landlord, 'syncPhotoFolder', groupId)).error?.name).toBe('ResourceNotFoundError')
  })

  it('that is connected twice by the same call is asked once', async () => {
    const { landlord, groupId } = await createStage(t)
    const link = linkOf('once')
    dropbox.tell(link, [])
    const key = randomUUID()
    await call(landlord, 'connectPhotoFolder', groupId, { link, key })
    const asked = dropbox.asked.length
    expect((await call(landlord, 'connectPhotoFolder', groupId, { link, key })).error).toBeNull()
    expect(dropbox.asked).toHaveLength(asked)
    expect(await logged(groupId)).toHaveLength(1)
  })
})

it('a photo that can’t be read keeps no other one waiting, and is given up in the end', async () => {
  const stuck = { id: 'id:0', name: '0 stuck.jpg', content: await photo('black') }
  const { landlord, groupId } = await connected('stuck', [])
  const { link } = await t.db.selectFrom('photo_folders').select('link').executeTakeFirstOrThrow()
  dropbox.tell(link, [stuck, await fileOf('a', 'red')])
  dropbox.refuse(stuck.name)
  await later()
  expect(await namesOf(groupId)).toEqual([])
  await later()
  expect(await namesOf(groupId)).toEqual(['a.jpg'])
  await later()
  await later(120)
  expect(given(await shown(landlord, groupId)).folder?.refusedFiles).toEqual([
    { name: '0 stuck.jpg', reason: 'UNREADABLE' },
  ])
})

it('a folder is read by one at a time, and again once whoever reads it has died', async () => {
  const { groupId } = await connected('leased', [await fileOf('a', 'red')])
  const now = t.services.now().add({ hours: 2 })
  const until = now.add({ minutes: 4 })
  const take = (at: Temporal.Instant) => leaseDueFolders(t.db, { now: at, until, limit: 10 })
  expect((await Promise.all([take(now), take(now)])).flat()).toHaveLength(1)
  expect(await take(now)).toEqual([])
  expect(await take(until)).toMatchObject([{ groupId }])
})

it('whoever has lost a folder stores nothing any more: to another reader, or with the home to somebody else', async () => {
  const { groupId } = await connected('lost', [await fileOf('a', 'red')])
  const synced = () =>
    t.db.selectFrom('groups').select('dropbox_images_synced_at as at').executeTakeFirstOrThrow()
  const before = await synced()
  const now = t.services.now().add({ hours: 2 })
  const lease = async (at: Temporal.Instant) =>
    given((await leaseDueFolders(t.db, { now: at, until: at.add({ minutes: 4 }), limit: 1 }))[0])
  const mayStore = (folder: LeasedFolder) =>
    inTransaction(systemContext(t.services), (trx) => lockLeasedFolder(trx, folder))
  const lost = await lease(now)
  expect(await mayStore(lost)).toBe(true)
  const held = await lease(now.add({ minutes: 5 }))
  expect([await mayStore(lost), await mayStore(held)]).toEqual([false, true])
  const buyer = await t.createUser({ email: 'buyer@mezzo.example', landlord: true })
  // As if the home had gone the other way: the folder's landlord isn't that of the home.
  await t.db
    .updateTable('photo_folders')
    .set({ landlord_id: buyer })
    .where('group_id', '=', groupId)
    .execute()
  expect(await mayStore({ ...held, landlordId: buyer })).toBe(false)
  await saveFoldersRead(t.db, [{ ...held, cursor: 'end', at: now, nextAt: now.add({ hours: 1 }) }])
  expect(await synced()).toEqual(before)
})

it('a photo for which there is no room is left out, and says so', async () => {
  const small = await buildTestApp({
    config: { dropbox: { ...access, url: dropbox.url, isTest: true }, fileQuota: 1 },
  })
  try {
    const { landlord, groupId } = await createStage(small)
    const link = linkOf('large')
    dropbox.tell(link, [await fileOf('a', 'red')])
    await small.graphql(
      `mutation($groupId: ID!, $link: String!, $key: ID!) {
        connectPhotoFolder(groupId: $groupId, link: $link, idempotencyKey: $key) { error { fields } } }`,
      { groupId, link, key: randomUUID() },
      landlord,
    )
    await small.runJobs()
    const query = `query($groupId: ID!) { groupPhotoFolder(groupId: $groupId) { folder { taken refusedFiles { name reason } } } }`
    expect((await small.graphql(query, { groupId }, landlord)).data).toEqual({
      groupPhotoFolder: { folder: { taken: 0, refusedFiles: [{ name: 'a.jpg', reason: 'QUOTA' }] } },
    })
    expect(await small.db.selectFrom('pictures').select('id').execute()).toEqual([])
  } finally {
    await small.close()
  }
})

it('the folder of a home that is deleted or goes to somebody else is read no more, and forgotten', async () => {
  const { groupId } = await connected('sold', [await fileOf('a', 'red')])
  const other = await t.createUser({ email: 'buyer@mezzo.example', landlord: true })
  for (const table of ['photo_folders', 'photo_folder_files'] as const)
    await t.db.updateTable(table).set({ landlord_id: other }).where('group_id', '=', groupId).execute()
  dropbox.asked.length = 0
  await later()
  expect(dropbox.asked).toEqual([])
  await deleteStrandedFolders(systemContext(t.services).db)
  expect(await t.db.selectFrom('photo_folders').selectAll().execute()).toEqual([])
  expect(await t.db.selectFrom('photo_folder_files').selectAll().execute()).toEqual([])
})

it('members who change photos see and change the folders of their homes, and no others', async () => {
  const { groupId, landlordId, landlord } = await connected('mine', [await fileOf('a', 'red')])
  const hidden = await createListing(t.db, landlordId)
  const member = await joinAsLimited(t, { landlordId, groupId })
  expect(await shown(member, groupId)).toBeNull()
  await t.db.updateTable('team_members').set({ role: 'MANAGER' }).execute()
  expect(given(await shown(member, groupId)).folder).toMatchObject({ taken: 1 })
  expect(await shown(member, hidden.groupId)).toBeNull()
  expect((await call(member, 'syncPhotoFolder', groupId)).error).toBeNull()
  for (const field of ['syncPhotoFolder', 'disconnectPhotoFolder'])
    expect((await call(member, field, hidden.groupId)).error?.name).toBe('ResourceNotFoundError')
  const link = linkOf('mine')
  const { error } = await call(member, 'connectPhotoFolder', hidden.groupId, { link })
  expect(error?.name).toBe('ResourceNotFoundError')
  expect((await call(landlord, 'connectPhotoFolder', 'nonsense', { link })).error?.name).toBe(
    'ResourceNotFoundError',
  )
})

it('where there are no keys it says so; a demo has a folder of its own, whose photos grow', async () => {
  const plain = await buildTestApp()
  const demo = await buildTestApp({
    config: { dropbox: { url: null, key: 'demo', secret: 'demo', isTest: true } },
  })
  try {
    const { landlord, groupId } = await createStage(plain)
    const query = `query($groupId: ID!) { groupPhotoFolder(groupId: $groupId) { isAvailable testLink } }`
    const { data } = await plain.graphql(query, { groupId }, landlord)
    expect(data).toEqual({ groupPhotoFolder: { isAvailable: false, testLink: null } })
    const stage = await createStage(demo)
    const connect = `mutation($groupId: ID!, $link: String!, $key: ID!) {
      connectPhotoFolder(groupId: $groupId, link: $link, idempotencyKey: $key) { error { fields } } }`
    const ask = { link: LOCAL_FOLDER_LINK, key: randomUUID() }
    expect((await plain.graphql(connect, { groupId, ...ask }, landlord)).data).toEqual({
      connectPhotoFolder: { error: { fields: { link: 'photoFolder.notSetUp' } } },
    })
    await demo.graphql(connect, { groupId: stage.groupId, ...ask }, stage.landlord)
    await demo.runJobs()
    const count = () => demo.db.selectFrom('pictures').select('name').orderBy('position').execute()
    expect((await count()).map(({ name }) => name)).toEqual(['TEST 1.jpg', 'TEST 2.jpg', 'TEST 3.jpg'])
    demo.setNow(demo.services.now().add({ hours: 2 }))
    await demo.services.enqueue(demo.db, 'syncPhotoFolders', {})
    await demo.runJobs()
    expect(await count()).toHaveLength(4)
  } finally {
    await plain.close()
    await demo.close()
  }
})
