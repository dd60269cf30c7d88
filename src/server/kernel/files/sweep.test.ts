import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createStage } from '../../../../test/builders.ts'
import { memoryFiles } from '../adapters/files.ts'
import type { Context } from '../viewer/context.ts'
import { findJob } from '../jobs/registry.ts'
import { sweepFiles } from './sweep-actions.ts'
import type { FileKey } from './folders.ts'

let t: TestApp
let ctx: Context
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.reset()
  t.setNow('2026-11-20T02:41:00Z')
  ctx = { ...(await t.ctxFor(null)), files: memoryFiles() }
})

const hour = 3_600_000

/** The sweeper as it comes that many hours after the first time. */
async function sweepAfter(hours: number): Promise<void> {
  t.setNow(Temporal.Instant.from('2026-11-20T02:41:00Z').add({ milliseconds: hours * hour }))
  await sweepFiles(ctx)
}

const there = async (key: string) => (await ctx.files.get(key)) !== null

/** Puts what is ours, and what lies beside it. */
async function put(...keys: string[]): Promise<void> {
  for (const key of keys) await ctx.files.put(key as FileKey, Uint8Array.of(1))
}

async function nameFile(storageKey: string): Promise<void> {
  const values = {
    type: 'CONTRACT',
    file_name: 'a.pdf',
    content_type: 'application/pdf',
    size: 1,
    sha256: 'x',
  }
  await t.db
    .insertInto('files')
    .values({ ...values, storage_key: storageKey })
    .execute()
}

async function namePicture(storageKey: string, masterKey: string): Promise<void> {
  const { groupId, landlordId } = await createStage(t)
  const urls = { thumbnail_url: '', small_url: '', medium_url: '', large_url: '' }
  await t.db
    .insertInto('pictures')
    .values({
      ...urls,
      group_id: groupId,
      landlord_id: landlordId,
      position: 0,
      name: 'a.jpg',
      category: 'OTHER',
      content_hash: 'x',
      storage_key: storageKey,
      master_key: masterKey,
    })
    .execute()
}

it('removes what nothing has named for a day, and nothing else', async () => {
  const [photo, master, lost] = [randomUUID(), randomUUID(), randomUUID()]
  const kept = [
    'contracts/o/a.pdf',
    'tenant-documents/b',
    `pictures/${photo}/large.avif`,
    `picture-masters/${master}.jpg`,
  ]
  const strays = [
    'contracts/o/b.pdf',
    'own-contracts/r/c.pdf',
    'tenant-documents/c',
    'floor-plans/d',
    `pictures/${lost}/large.avif`,
    `picture-masters/${lost}.jpg`,
    // What a process left that was killed while it wrote.
    `pictures/${photo}/large.avif.${randomUUID()}`,
  ]
  const more = Array.from({ length: 4 }, (_, at) => `contracts/more/${at}.pdf`)
  await put(...kept, ...strays, ...more, 'backups/of-somebody.tar')
  for (const key of [...kept.slice(0, 2), ...more]) await nameFile(key)
  await namePicture(photo, master)
  await sweepAfter(0)
  await sweepAfter(23)
  for (const key of strays) expect(await there(key)).toBe(true)
  await sweepAfter(25)
  for (const key of strays) expect(await there(key)).toBe(false)
  for (const key of [...kept, ...more, 'backups/of-somebody.tar']) expect(await there(key)).toBe(true)
})

it('leaves a file whose row comes while it looks, and counts a day anew for one that loses it', async () => {
  await put('contracts/a.pdf', 'contracts/b.pdf')
  await nameFile('contracts/b.pdf')
  await sweepAfter(0)
  await nameFile('contracts/a.pdf')
  await sweepAfter(30)
  expect(await there('contracts/a.pdf')).toBe(true)
  await t.db.deleteFrom('files').where('storage_key', '=', 'contracts/a.pdf').execute()
  await sweepAfter(31)
  await sweepAfter(54)
  expect(await there('contracts/a.pdf')).toBe(true)
  await sweepAfter(56)
  expect(await there('contracts/a.pdf')).toBe(false)
})

it('leaves a file whose row comes after it was listed', async () => {
  await put('contracts/a.pdf', 'contracts/b.pdf')
  await nameFile('contracts/b.pdf')
  await sweepAfter(0)
  const { files } = ctx
  const list = async function* (folder: string) {
    if (folder === 'picture-masters') await nameFile('contracts/a.pdf')
    yield* files.list(folder)
  }
  ctx = { ...ctx, files: { ...files, list } }
  await sweepAfter(30)
  expect(await there('contracts/a.pdf')).toBe(true)
})

it('forgets since when a file was named by nothing once something names it', async () => {
  await put('contracts/a.pdf', 'contracts/b.pdf')
  await nameFile('contracts/b.pdf')
  await sweepAfter(0)
  await nameFile('contracts/a.pdf')
  await sweepAfter(12)
  await t.db.deleteFrom('files').where('storage_key', '=', 'contracts/a.pdf').execute()
  await sweepAfter(25)
  expect(await there('contracts/a.pdf')).toBe(true)
})

it('leaves everything where the database knows less than half of the files', async () => {
  await put('contracts/a.pdf', 'contracts/b.pdf', 'contracts/c.pdf')
  await nameFile('contracts/a.pdf')
  await sweepAfter(0)
  await sweepAfter(48)
  expect(await Array.fromAsync(ctx.files.list('contracts'))).toHaveLength(3)
})

it('comes by itself once a day', () => {
  expect(findJob('sweepFiles')).toMatchObject({ schedule: expect.stringMatching(/^\d+ \d+ \* \* \*$/) })
})
