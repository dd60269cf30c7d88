import { randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import type { Browser } from '../../../../test/app.ts'
import { createListing, createStage } from '../../../../test/builders.ts'
import { stageWithContract } from '../../../../test/signing-stage.ts'
import { pdfOf, photoBytes, QUOTA, startUploads } from '../../../../test/upload-stage.ts'
import { sumBytes } from './quota-sql.ts'

const t = startUploads()

describe('an account', () => {
  it.each(t.documents)('that is full refuses $name, and says so', async ({ open }) => {
    const way = await open()
    const before = await t.stored()
    const answer = await way.send(pdfOf(QUOTA), randomUUID())
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ error: { fields: { file: 'upload.quota' } } })
    expect(await t.stored()).toEqual(before)
  })

  it.each(t.ways)('that is full takes no file of $name to the disk', async ({ open, content }) => {
    const way = await open()
    await insertFile({ ...way.account, size: QUOTA + 1 })
    const put = vi.spyOn(t.app.services.files, 'put')
    const answer = await way.send(await content(), randomUUID())
    expect(answer.json()).toMatchObject({ error: { fields: { file: 'upload.quota' } } })
    expect(put).not.toHaveBeenCalled()
  })

  it.each(t.ways)('with a single byte left has no room for $name', async ({ open, content }) => {
    const way = await open()
    await insertFile({ ...way.account, size: QUOTA - 1 })
    const answer = await way.send(await content(), randomUUID())
    expect(answer.json()).toMatchObject({ error: { fields: { file: 'upload.quota' } } })
    expect(await t.strays()).toEqual([])
  })

  it('that is full takes no photo before it is painted', async () => {
    const { landlord, landlordId, groupId } = await createStage(t.app)
    await insertFile({ landlord_id: landlordId, created_by: landlordId, size: QUOTA + 1 })
    const answer = await t.post(landlord, `/api/pictures?groupId=${groupId}`, {}, 'no photo at all')
    expect(answer.json()).toMatchObject({ error: { fields: { file: 'upload.quota' } } })
  })

  it('counts photos in all their sizes, once for all copies of a listing', async () => {
    const way = await t.photo()
    await way.send(await photoBytes(), '')
    const { bytes } = await t.app.db.selectFrom('pictures').select('bytes').executeTakeFirstOrThrow()
    const contents = await Promise.all((await t.stored()).map((key) => t.app.services.files.get(key)))
    expect(bytes).toBe(contents.reduce((sum, content) => sum + (content?.length ?? 0), 0))
  })

  it('has no more than its room when many files come at once', async () => {
    const way = await t.ownContract()
    const sizes = [1, 2, 3, 4, 5, 6].map((more) => pdfOf(3_000 + more))
    const answers = await Promise.all(sizes.map((content) => way.send(content, randomUUID())))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3)
    expect(await t.strays()).toEqual([])
  })

  it('has room again for what a tenant takes away, but not before', async () => {
    const way = await t.tenantDocument()
    const { fileId } = (await way.send(pdfOf(6_000), randomUUID())).json() as { fileId: string }
    expect((await way.send(pdfOf(6_001), randomUUID())).statusCode).toBe(422)
    await t.app.db
      .updateTable('tenant_documents')
      .set({ removed_at: t.app.services.now() })
      .where('file_id', '=', fileId)
      .execute()
    expect((await way.send(pdfOf(6_001), randomUUID())).statusCode).toBe(201)
  })

  it('has no more than its room when files of many listings come at once', async () => {
    const { landlord, landlordId } = await createStage(t.app)
    const groups = await Promise.all([1, 2, 3, 4, 5, 6].map(() => createListing(t.app.db, landlordId)))
    const answers = await Promise.all(
      groups.map(({ groupId }) =>
        t.post(
          landlord,
          `/api/floor-plans?groupId=${groupId}`,
          { idempotencyKey: randomUUID() },
          pdfOf(3_000),
        ),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3)
  })

  it('is charged for a photo once, however many copies of its listing show it', async () => {
    const { landlord, landlordId, groupId } = await createStage(t.app)
    await t.post(landlord, `/api/pictures?groupId=${groupId}`, {}, await photoBytes())
    const { id: _, ...row } = await t.app.db.selectFrom('pictures').selectAll().executeTakeFirstOrThrow()
    const copies = [await createListing(t.app.db, landlordId), await createListing(t.app.db, landlordId)]
    for (const copy of copies)
      await t.app.db
        .insertInto('pictures')
        .values({ ...row, group_id: copy.groupId })
        .execute()
    expect(await sumBytes(t.app.db, { landlordId })).toBe(row.bytes)
  })

  it('isn’t charged for the contracts that Mezzo writes', async () => {
    const stage = await stageWithContract(t.app, { group: { online_signing: false } })
    await insertFile({ landlord_id: stage.landlordId, tenant_id: stage.tenantId, size: QUOTA + 1 })
    const send = (as: Browser) =>
      t.post(as, `/api/contracts/${stage.offerId}/signed-copy`, { idempotencyKey: randomUUID() }, pdfOf(10))
    expect((await send(stage.tenant)).statusCode).toBe(201)
    expect(await sumBytes(t.app.db, { landlordId: stage.landlordId })).toBe(0)
  })

  it('isn’t charged for what the other side of a contract has uploaded', async () => {
    const stage = await stageWithContract(t.app, { group: { online_signing: false } })
    const { landlordId, tenantId } = stage
    const send = (as: Browser) =>
      t.post(as, `/api/contracts/${stage.offerId}/signed-copy`, { idempotencyKey: randomUUID() }, pdfOf(10))
    await insertFile({ landlord_id: landlordId, created_by: landlordId, size: QUOTA + 1 })
    expect((await send(stage.landlord)).json()).toMatchObject({ error: { fields: { file: 'upload.quota' } } })
    expect((await send(stage.tenant)).statusCode).toBe(201)
    expect(await sumBytes(t.app.db, { tenantId })).toBe(pdfOf(10).length)
    expect(await sumBytes(t.app.db, { landlordId })).toBe(QUOTA + 1)
  })
})

function insertFile(more: { landlord_id: string; tenant_id?: string; created_by?: string; size: number }) {
  return t.app.db
    .insertInto('files')
    .values({
      type: 'CONTRACT',
      file_name: 'contract.pdf',
      content_type: 'application/pdf',
      sha256: 'x',
      storage_key: `contracts/${randomUUID()}.pdf`,
      ...more,
    })
    .execute()
}
