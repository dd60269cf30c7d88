import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { buildTestApp } from '../../../../test/app.ts'
import { createListing, createStage, given, joinAsLimited } from '../../../../test/builders.ts'
import {
  call,
  connected,
  fileOf,
  later,
  linkOf,
  logged,
  namesOf,
  shown,
  startPhotoFolderStage,
} from '../../../../test/photo-folder-stage.ts'
import { LOCAL_FOLDER_LINK } from '../../kernel/adapters/photo-folder/local-photos.ts'

const photos = startPhotoFolderStage()

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
    const { landlord, groupId } = await createStage(photos.t)
    const { error } = await call(photos, landlord, 'connectPhotoFolder', groupId, { link })
    expect(error).toEqual({ name: 'ValidationError', fields: { link: refusal } })
    expect(given(await shown(photos, landlord, groupId)).folder).toBeNull()
  })

  it.each([
    ['test-revoked', 'GONE', null],
    ['test-denied', 'DENIED', null],
    ['test-many', 'TOO_MANY_FILES', null],
    ['test-busy', 'BUSY', 120],
    ['test-failing', 'UNREACHABLE', 15],
    ['test-garbage', 'UNREACHABLE', 15],
  ])('that turns into %s is %s, and asked again in %s minutes', async (word, problem, minutes) => {
    const { landlord, groupId } = await connected(photos, 'fine', [await fileOf('a', 'red')])
    await photos.t.db
      .updateTable('photo_folders')
      .set({ link: linkOf(word), cursor: null })
      .execute()
    await later(photos)
    const { folder } = given(await shown(photos, landlord, groupId))
    expect(folder).toMatchObject({ problem, isUnderWay: false, taken: 1 })
    const next = folder?.nextSyncAt ?? null
    const wait =
      next === null ? null : photos.t.services.now().until(Temporal.Instant.from(next)).total('minutes')
    expect(wait === null ? null : Math.round(wait / 15) * 15).toBe(minutes)
    expect((await logged(photos, groupId)).some(({ action }) => action === 'stopPhotoFolder')).toBe(
      next === null,
    )
    const mails = photos.t.db.selectFrom('mails').select('text').where('template', '=', 'photoFolderStopped')
    const led = (await mails.execute()).map(({ text }) => text.includes('/edit/photos'))
    expect(led).toEqual(next === null ? [true] : [])
    photos.dropbox.asked.length = 0
    await later(photos, 10)
    expect(photos.dropbox.asked).toEqual([])
    // While Dropbox wants to be left alone, it is.
    const { error } = await call(photos, landlord, 'syncPhotoFolder', groupId)
    const busy = { name: 'ValidationError', fields: { folder: 'photoFolder.mustWait' } }
    expect(error).toEqual(problem === 'BUSY' ? busy : null)
  })

  it('is told to nobody again, and forgotten with the folder, whose photos stay', async () => {
    const { landlord, groupId } = await connected(photos, 'secret', [await fileOf('a', 'red')])
    expect(JSON.stringify(await shown(photos, landlord, groupId))).not.toContain('secret')
    const { groupPhotoFolder } = await call(photos, landlord, 'disconnectPhotoFolder', groupId)
    expect(groupPhotoFolder).toMatchObject({ folder: null })
    expect(groupPhotoFolder?.dropboxImagesSyncedAt).not.toBeNull()
    expect(await namesOf(photos, groupId)).toEqual(['a.jpg'])
    expect(await photos.t.db.selectFrom('photo_folders').selectAll().execute()).toEqual([])
    const kept = await photos.t.db.selectFrom('photo_folder_files').select('name').execute()
    expect(kept).toEqual([{ name: '' }])
    expect((await call(photos, landlord, 'syncPhotoFolder', groupId)).error?.name).toBe(
      'ResourceNotFoundError',
    )
  })

  it('that is connected twice by the same call is asked once', async () => {
    const { landlord, groupId } = await createStage(photos.t)
    const link = linkOf('once')
    photos.dropbox.tell(link, [])
    const key = randomUUID()
    await call(photos, landlord, 'connectPhotoFolder', groupId, { link, key })
    const asked = photos.dropbox.asked.length
    expect((await call(photos, landlord, 'connectPhotoFolder', groupId, { link, key })).error).toBeNull()
    expect(photos.dropbox.asked).toHaveLength(asked)
    expect(await logged(photos, groupId)).toHaveLength(1)
  })
})

it('members who change photos see and change the folders of their homes, and no others', async () => {
  const { groupId, landlordId, landlord } = await connected(photos, 'mine', [await fileOf('a', 'red')])
  const hidden = await createListing(photos.t.db, landlordId)
  const member = await joinAsLimited(photos.t, { landlordId, groupId })
  expect(await shown(photos, member, groupId)).toBeNull()
  await photos.t.db.updateTable('team_members').set({ role: 'MANAGER' }).execute()
  expect(given(await shown(photos, member, groupId)).folder).toMatchObject({ taken: 1 })
  expect(await shown(photos, member, hidden.groupId)).toBeNull()
  expect((await call(photos, member, 'syncPhotoFolder', groupId)).error).toBeNull()
  for (const field of ['syncPhotoFolder', 'disconnectPhotoFolder'])
    expect((await call(photos, member, field, hidden.groupId)).error?.name).toBe('ResourceNotFoundError')
  const link = linkOf('mine')
  const { error } = await call(photos, member, 'connectPhotoFolder', hidden.groupId, { link })
  expect(error?.name).toBe('ResourceNotFoundError')
  expect((await call(photos, landlord, 'connectPhotoFolder', 'nonsense', { link })).error?.name).toBe(
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
