import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import {
  type LocalDropbox,
  startLocalDropbox,
  type ToldFile,
} from '../src/server/kernel/adapters/photo-folder/local-dropbox.ts'
import { type Browser, buildTestApp, type TestApp } from './app.ts'
import { createStage } from './builders.ts'

/** What the local Dropbox lets an application in by. */
export const access = { key: 'app key', secret: 'app secret' }

/** A local Dropbox and a server that knows it. */
export interface PhotoFolderStage {
  dropbox: LocalDropbox
  t: TestApp
}

/** Starts both before the tests of a file and ends them after. */
export function startPhotoFolderStage(): PhotoFolderStage {
  const photos = {} as PhotoFolderStage
  beforeAll(async () => {
    photos.dropbox = await startLocalDropbox({ ...access, pageSize: 2 })
    photos.t = await buildTestApp({
      config: { dropbox: { ...access, url: photos.dropbox.url, isTest: true } },
    })
  })
  afterAll(async () => {
    await photos.t.close()
    await photos.dropbox.close()
  })
  beforeEach(() => {
    photos.t.setNow(null)
    photos.dropbox.asked.length = 0
    return photos.t.reset()
  })
  return photos
}

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

/** The folder of a home as somebody sees it. */
export async function shown({ t }: PhotoFolderStage, as: Browser, groupId: string): Promise<Shown | null> {
  const query = `query($groupId: ID!) { groupPhotoFolder(groupId: $groupId) { ${fields} } }`
  return (await t.graphql<{ groupPhotoFolder: Shown | null }>(query, { groupId }, as)).data.groupPhotoFolder
}

type Refusal = { name: string; fields: Record<string, string> | null } | null

/** Sends a command about the folder of a home. */
export async function call(
  { t }: PhotoFolderStage,
  as: Browser,
  field: string,
  groupId: string,
  more: { link?: string; key?: string } = {},
) {
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

/** The link of a shared folder. */
export const linkOf = (word: string) => `https://www.dropbox.com/scl/fo/${word}/ab?rlkey=k`

/** A photo of one colour. */
export function photo(background: string, size = 60): Promise<Buffer> {
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

/** A file of a folder, with a photo of one colour. */
export async function fileOf(id: string, background: string): Promise<ToldFile> {
  return { id: `id:${id}`, name: `${id}.jpg`, content: await photo(background) }
}

/** A home whose folder has these files and is connected. */
export async function connected(photos: PhotoFolderStage, word: string, files: readonly ToldFile[]) {
  const stage = await createStage(photos.t)
  const link = linkOf(word)
  photos.dropbox.tell(link, files)
  const { error } = await call(photos, stage.landlord, 'connectPhotoFolder', stage.groupId, { link })
  expect(error).toBeNull()
  await photos.t.runJobs()
  return { ...stage, link }
}

/** Lets time pass, and has the folders read that are due. */
export async function later({ t }: PhotoFolderStage, minutes = 70) {
  const at = t.services.now().add({ minutes })
  t.setNow(at)
  await t.services.enqueue(t.db, 'syncPhotoFolders', {})
  await t.runJobs()
}

/** The photos of a home in their order. */
export async function names({ t }: PhotoFolderStage, groupId: string) {
  const rows = await t.db
    .selectFrom('pictures')
    .select(['id', 'name', 'storage_key as storageKey'])
    .where('group_id', '=', groupId)
    .orderBy('position')
    .execute()
  return rows
}

/** The names of the photos of a home in their order. */
export const namesOf = async (photos: PhotoFolderStage, groupId: string) =>
  (await names(photos, groupId)).map(({ name }) => name)

/** What the log says of a home. */
export const logged = ({ t }: PhotoFolderStage, groupId: string) =>
  t.db
    .selectFrom('audit_log')
    .select(['action', 'data', 'via'])
    .where('entity_id', '=', groupId)
    .orderBy('id')
    .execute()

/** Deletes photos of a home. */
export const remove = ({ t }: PhotoFolderStage, as: Browser, groupId: string, ids: readonly string[]) =>
  t.graphql(
    `mutation($groupId: ID!, $ids: [ID!]!, $key: ID!) {
      deletePictures(groupId: $groupId, imageIds: $ids, idempotencyKey: $key) { error { name } } }`,
    { groupId, ids, key: randomUUID() },
    as,
  )
