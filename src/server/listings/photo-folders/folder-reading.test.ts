import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { buildTestApp } from '../../../../test/app.ts'
import { createStage, given } from '../../../../test/builders.ts'
import {
  access,
  connected,
  fileOf,
  later,
  linkOf,
  namesOf,
  photo,
  shown,
  startPhotoFolderStage,
} from '../../../../test/photo-folder-stage.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { systemContext } from '../../kernel/viewer/context.ts'
import { deleteStrandedFolders } from './home-sql.ts'
import { type LeasedFolder, leaseDueFolders, lockLeasedFolder, saveFoldersRead } from './sql.ts'

const photos = startPhotoFolderStage()

it('a photo that can’t be read keeps no other one waiting, and is given up in the end', async () => {
  const stuck = { id: 'id:0', name: '0 stuck.jpg', content: await photo('black') }
  const { landlord, groupId } = await connected(photos, 'stuck', [])
  const { link } = await photos.t.db.selectFrom('photo_folders').select('link').executeTakeFirstOrThrow()
  photos.dropbox.tell(link, [stuck, await fileOf('a', 'red')])
  photos.dropbox.refuse(stuck.name)
  await later(photos)
  expect(await namesOf(photos, groupId)).toEqual([])
  await later(photos)
  expect(await namesOf(photos, groupId)).toEqual(['a.jpg'])
  await later(photos)
  await later(photos, 120)
  expect(given(await shown(photos, landlord, groupId)).folder?.refusedFiles).toEqual([
    { name: '0 stuck.jpg', reason: 'UNREADABLE' },
  ])
})

it('a folder is read by one at a time, and again once whoever reads it has died', async () => {
  const { groupId } = await connected(photos, 'leased', [await fileOf('a', 'red')])
  const now = photos.t.services.now().add({ hours: 2 })
  const until = now.add({ minutes: 4 })
  const take = (at: Temporal.Instant) => leaseDueFolders(photos.t.db, { now: at, until, limit: 10 })
  expect((await Promise.all([take(now), take(now)])).flat()).toHaveLength(1)
  expect(await take(now)).toEqual([])
  expect(await take(until)).toMatchObject([{ groupId }])
})

it('whoever has lost a folder stores nothing any more: to another reader, or with the home to somebody else', async () => {
  const { groupId } = await connected(photos, 'lost', [await fileOf('a', 'red')])
  const synced = () =>
    photos.t.db.selectFrom('groups').select('dropbox_images_synced_at as at').executeTakeFirstOrThrow()
  const before = await synced()
  const now = photos.t.services.now().add({ hours: 2 })
  const lease = async (at: Temporal.Instant) =>
    given((await leaseDueFolders(photos.t.db, { now: at, until: at.add({ minutes: 4 }), limit: 1 }))[0])
  const mayStore = (folder: LeasedFolder) =>
    inTransaction(systemContext(photos.t.services), (trx) => lockLeasedFolder(trx, folder))
  const lost = await lease(now)
  expect(await mayStore(lost)).toBe(true)
  const held = await lease(now.add({ minutes: 5 }))
  expect([await mayStore(lost), await mayStore(held)]).toEqual([false, true])
  const buyer = await photos.t.createUser({ email: 'buyer@mezzo.example', landlord: true })
  // As if the home had gone the other way: the folder's landlord isn't that of the home.
  await photos.t.db
    .updateTable('photo_folders')
    .set({ landlord_id: buyer })
    .where('group_id', '=', groupId)
    .execute()
  expect(await mayStore({ ...held, landlordId: buyer })).toBe(false)
  await saveFoldersRead(photos.t.db, [{ ...held, cursor: 'end', at: now, nextAt: now.add({ hours: 1 }) }])
  expect(await synced()).toEqual(before)
})

it('a photo for which there is no room is left out, and says so', async () => {
  const small = await buildTestApp({
    config: { dropbox: { ...access, url: photos.dropbox.url, isTest: true }, fileQuota: 1 },
  })
  try {
    const { landlord, groupId } = await createStage(small)
    const link = linkOf('large')
    photos.dropbox.tell(link, [await fileOf('a', 'red')])
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
  const { groupId } = await connected(photos, 'sold', [await fileOf('a', 'red')])
  const other = await photos.t.createUser({ email: 'buyer@mezzo.example', landlord: true })
  for (const table of ['photo_folders', 'photo_folder_files'] as const)
    await photos.t.db.updateTable(table).set({ landlord_id: other }).where('group_id', '=', groupId).execute()
  photos.dropbox.asked.length = 0
  await later(photos)
  expect(photos.dropbox.asked).toEqual([])
  await deleteStrandedFolders(systemContext(photos.t.services).db)
  expect(await photos.t.db.selectFrom('photo_folders').selectAll().execute()).toEqual([])
  expect(await photos.t.db.selectFrom('photo_folder_files').selectAll().execute()).toEqual([])
})
