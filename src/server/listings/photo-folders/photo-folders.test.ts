import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createStage, given } from '../../../../test/builders.ts'
import {
  call,
  connected,
  fileOf,
  later,
  linkOf,
  logged,
  names,
  namesOf,
  photo,
  remove,
  shown,
  startPhotoFolderStage,
} from '../../../../test/photo-folder-stage.ts'

const photos = startPhotoFolderStage()

describe('a folder that is connected', () => {
  it('brings its photos in the order of their names, painted anew, and says what it left out', async () => {
    const camera = await sharp({ create: { width: 80, height: 40, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Copyright: 'Secret Street 7' } })
      .jpeg()
      .toBuffer()
    const { landlord, groupId } = await connected(photos, 'sunny', [
      { id: 'id:10', name: '10 bath.jpg', content: await photo('blue') },
      { id: 'id:2', name: '2 kitchen.JPG', content: camera },
      { id: 'id:t', name: 'notes.txt', content: Buffer.from('Key under the mat') },
      { id: 'id:s', name: 'fake.jpg', content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
      { id: 'id:d', name: 'half.jpg', content: camera.subarray(0, 300) },
      { id: 'id:h', name: 'huge.png', content: await photo('pink'), said: 26 * 1024 * 1024 + 1 },
      { id: 'id:v', name: 'film.mp4', content: await photo('gold'), said: 90_000_000_000 },
    ])
    expect(await namesOf(photos, groupId)).toEqual(['2 kitchen.JPG', '10 bath.jpg'])
    const view = given(await shown(photos, landlord, groupId))
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
    expect(photos.dropbox.asked.filter((path) => path.endsWith('get_shared_link_file'))).toHaveLength(4)
    const [first] = await names(photos, groupId)
    const size = await photos.t.app.inject({
      method: 'GET',
      url: `/api/pictures/${first?.storageKey}/large.webp`,
    })
    expect((await sharp(size.rawPayload).metadata()).exif).toBeUndefined()
  })

  it('writes one line into the log for all that came, of nobody in particular', async () => {
    const { groupId } = await connected(photos, 'loggy', [
      await fileOf('a', 'red'),
      await fileOf('b', 'blue'),
    ])
    expect((await logged(photos, groupId)).map(({ action }) => action)).toEqual([
      'connectPhotoFolder',
      'takePhotosOfFolder',
    ])
    expect((await logged(photos, groupId)).at(-1)).toMatchObject({
      via: 'SYSTEM',
      data: { added: 2, changed: 0 },
    })
    expect(JSON.stringify(await logged(photos, groupId))).not.toContain('rlkey')
    await later(photos)
    expect(await logged(photos, groupId)).toHaveLength(2)
  })

  it('is asked for what is new alone, and an unchanged one changes nothing but the time', async () => {
    const { landlord, groupId } = await connected(photos, 'calm', [await fileOf('a', 'red')])
    const before = given(await shown(photos, landlord, groupId)).dropboxImagesSyncedAt
    const taken = await names(photos, groupId)
    photos.dropbox.asked.length = 0
    await later(photos)
    expect(photos.dropbox.asked).toEqual(['/2/files/list_folder/continue'])
    expect(await names(photos, groupId)).toEqual(taken)
    expect(given(await shown(photos, landlord, groupId)).dropboxImagesSyncedAt).not.toBe(before)
    photos.dropbox.asked.length = 0
    await later(photos, 20)
    expect(photos.dropbox.asked).toEqual([])
  })

  it('brings new ones to the end; the order and removals here stay, whatever happens there', async () => {
    const [a, b, c] = [await fileOf('a', 'red'), await fileOf('b', 'blue'), await fileOf('c', 'green')]
    const { landlord, groupId, link } = await connected(photos, 'busy', [a, b])
    const [first, second] = (await names(photos, groupId)).map(({ id }) => id)
    await photos.t.graphql(
      `mutation($groupId: ID!, $ids: [ID!]!, $key: ID!) {
        orderPictures(groupId: $groupId, imageIds: $ids, idempotencyKey: $key) { error { name } } }`,
      { groupId, ids: [second, first], key: randomUUID() },
      landlord,
    )
    photos.dropbox.tell(link, [a, b, c])
    await later(photos)
    expect(await namesOf(photos, groupId)).toEqual(['b.jpg', 'a.jpg', 'c.jpg'])
    await remove(photos, landlord, groupId, [given(first)])
    const copy = { ...a, id: 'id:copy', name: 'copy.jpg' }
    photos.dropbox.tell(link, [{ ...a, content: await photo('black') }, c, copy])
    await later(photos)
    expect(await namesOf(photos, groupId)).toEqual(['b.jpg', 'c.jpg'])
    // Whoever connects it again begins with an empty list, not with an empty memory.
    await call(photos, landlord, 'disconnectPhotoFolder', groupId)
    await call(photos, landlord, 'connectPhotoFolder', groupId, { link })
    await photos.t.runJobs()
    expect(await namesOf(photos, groupId)).toEqual(['b.jpg', 'c.jpg'])
    photos.dropbox.forgetCursors()
    await later(photos)
    expect(await namesOf(photos, groupId)).toEqual(['b.jpg', 'c.jpg'])
    expect(given(await shown(photos, landlord, groupId)).folder?.problem).toBeNull()
  })

  it('replaces a photo whose file has changed, at its place', async () => {
    const [a, b] = [await fileOf('a', 'red'), await fileOf('b', 'blue')]
    const { groupId, link } = await connected(photos, 'newer', [a, b])
    const before = await names(photos, groupId)
    photos.dropbox.tell(link, [{ ...a, content: await photo('yellow', 90) }, b])
    await later(photos)
    const after = await names(photos, groupId)
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(after[0]?.storageKey).not.toBe(before[0]?.storageKey)
    expect(after[1]?.storageKey).toBe(before[1]?.storageKey)
    expect((await logged(photos, groupId)).at(-1)).toMatchObject({ data: { added: 0, changed: 1 } })
  })

  it('takes no photo twice that somebody has uploaded already', async () => {
    const a = await fileOf('a', 'red')
    const { landlord, groupId, link } = await connected(photos, 'twice', [a])
    photos.dropbox.tell(link, [a, { id: 'id:again', name: 'again.jpg', content: Buffer.from(a.content) }])
    await later(photos)
    expect(await namesOf(photos, groupId)).toEqual(['a.jpg'])
    expect(given(await shown(photos, landlord, groupId)).folder).toMatchObject({ waiting: 0, refused: 0 })
  })

  it('fills a home to its limit, and goes on once there is room', async () => {
    const stage = await createStage(photos.t)
    for (let position = 0; position < 99; position++)
      await photos.t.db
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
    photos.dropbox.tell(link, [await fileOf('a', 'red'), await fileOf('b', 'blue')])
    await call(photos, stage.landlord, 'connectPhotoFolder', stage.groupId, { link })
    await photos.t.runJobs()
    expect((await namesOf(photos, stage.groupId)).slice(-1)).toEqual(['a.jpg'])
    expect(given(await shown(photos, stage.landlord, stage.groupId)).folder?.refusedFiles).toEqual([
      { name: 'b.jpg', reason: 'TOO_MANY' },
    ])
    const [own] = await names(photos, stage.groupId)
    await remove(photos, stage.landlord, stage.groupId, [given(own).id])
    await later(photos)
    expect((await namesOf(photos, stage.groupId)).slice(-2)).toEqual(['a.jpg', 'b.jpg'])
  })
})
