import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { command, sendRequest } from '../../../../test/request-commands.ts'
import { createListing, createStage } from '../../../../test/builders.ts'
import { multipart } from '../../../../test/multipart.ts'
import { give, sign, stageWithContract } from '../../../../test/signing-stage.ts'
import { ServiceUnavailableError } from '../../../domain/kernel/errors.ts'
import { saveFlagForUser } from '../../people/feature-flags/sql.ts'
import { generateContract, sealContract } from '../../rentals/signing/contract-actions.ts'
import { sumBytes } from './quota-sql.ts'
import { listUnnamedKeys } from './sweep-sql.ts'

const quota = 10_000
let t: TestApp
beforeAll(async () => {
  t = await buildTestApp({ config: { fileQuota: quota } })
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.reset()
  for (const key of await stored()) await t.services.files.remove(key)
})
afterEach(() => vi.restoreAllMocks())

const folders = [
  'contracts',
  'own-contracts',
  'tenant-documents',
  'floor-plans',
  'pictures',
  'picture-masters',
]

async function stored(): Promise<string[]> {
  const keys = await Promise.all(folders.map((folder) => Array.fromAsync(t.services.files.list(folder))))
  return keys.flat()
}

/** What lies in the files although nothing names it. */
async function strays(): Promise<string[]> {
  return listUnnamedKeys(t.db, await stored())
}

const pdfOf = (bytes: number) => `%PDF-1.7 ${'x'.repeat(bytes)}\n%%EOF\n`

/** One way in which a file comes to us, with how it is sent and how its moment passes. */
interface Way {
  send: (content: string | Buffer, key: string) => Promise<{ statusCode: number; json: () => unknown }>
  /** After it no such file is taken any more. */
  end: () => Promise<unknown>
  /** On whose account its file counts, as the row of a file names it. */
  account: { landlord_id: string; tenant_id?: string; created_by: string }
}

function post(as: Browser, url: string, fields: Record<string, string>, content: string | Buffer) {
  return t.send(as, { method: 'POST', url, ...multipart(fields, { name: 'my file.pdf', content }) })
}

async function signedCopy(): Promise<Way> {
  const stage = await stageWithContract(t, { group: { online_signing: false } })
  return {
    send: (content, idempotencyKey) =>
      post(stage.tenant, `/api/contracts/${stage.offerId}/signed-copy`, { idempotencyKey }, content),
    end: () => give(t, 'cancelContract', stage.landlord, { id: stage.offerId }),
    account: { landlord_id: stage.landlordId, tenant_id: stage.tenantId, created_by: stage.tenantId },
  }
}

async function ownContract(): Promise<Way> {
  const stage = await createStage(t)
  const requestId = await sendRequest(t, stage, '2030-02-01', '2030-07-31')
  return {
    send: (content, idempotencyKey) =>
      post(stage.landlord, `/api/listing-requests/${requestId}/own-contract`, { idempotencyKey }, content),
    end: () => command(t, stage.tenant, 'withdrawListingRequest', { id: requestId }),
    account: { landlord_id: stage.landlordId, created_by: stage.landlordId },
  }
}

async function tenantDocument(): Promise<Way> {
  const stage = await createStage(t)
  const flag = { name: 'DOCUMENT_VERIFICATION', userId: stage.landlordId, enabled: true } as const
  await saveFlagForUser(t.db, { ...flag, reason: null, by: stage.landlordId, now: t.services.now() })
  const requestId = await sendRequest(t, stage, '2030-02-01', '2030-07-31')
  const order = {
    listingRequestId: requestId,
    type: 'BANK_STATEMENT',
    issuedOn: t.services.now().toString().slice(0, 10),
  }
  return {
    send: (content, idempotencyKey) =>
      post(stage.tenant, '/api/tenant-documents', { ...order, idempotencyKey }, content),
    end: () => command(t, stage.tenant, 'withdrawListingRequest', { id: requestId }),
    account: { landlord_id: stage.landlordId, tenant_id: stage.tenantId, created_by: stage.tenantId },
  }
}

async function floorPlan(): Promise<Way> {
  const { landlord, landlordId, groupId } = await createStage(t)
  return {
    send: (content, idempotencyKey) =>
      post(landlord, `/api/floor-plans?groupId=${groupId}`, { idempotencyKey }, content),
    end: () =>
      t.db.updateTable('groups').set({ deleted_at: t.services.now() }).where('id', '=', groupId).execute(),
    account: { landlord_id: landlordId, created_by: landlordId },
  }
}

async function photo(): Promise<Way> {
  const { landlord, landlordId, groupId } = await createStage(t)
  return {
    send: (content) => post(landlord, `/api/pictures?groupId=${groupId}`, {}, content),
    end: () =>
      t.db.updateTable('groups').set({ deleted_at: t.services.now() }).where('id', '=', groupId).execute(),
    account: { landlord_id: landlordId, created_by: landlordId },
  }
}

const documents = [
  { name: 'a signed copy', open: signedCopy },
  { name: 'a contract of the landlord’s own', open: ownContract },
  { name: 'a document of a tenant', open: tenantDocument },
  { name: 'a floor plan', open: floorPlan },
]
const image = sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } }).jpeg()
const ways: { name: string; open: () => Promise<Way>; content: () => Promise<string | Buffer> }[] = [
  ...documents.map((way) => ({ ...way, content: async () => pdfOf(10) })),
  { name: 'a photo', open: photo, content: () => image.clone().toBuffer() },
]

describe.each(ways)('the file of $name', ({ open, content }) => {
  it('is put once however often it is sent with one key', async () => {
    const way = await open()
    const [file, key] = [await content(), randomUUID()]
    const first = await way.send(file, key)
    expect(first.statusCode).toBe(201)
    const before = await stored()
    const put = vi.spyOn(t.services.files, 'put')
    expect((await way.send(file, key)).statusCode).toBe(201)
    expect(put).not.toHaveBeenCalled()
    expect(await stored()).toEqual(before)
  })

  it('is kept once when it is sent six times at the same moment', async () => {
    const way = await open()
    const [file, key] = [await content(), randomUUID()]
    const before = (await stored()).length
    const answers = await Promise.all(Array.from({ length: 6 }, () => way.send(file, key)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201, 201])
    expect(await strays()).toEqual([])
    expect((await stored()).length).toBeGreaterThan(before)
  })

  it('is never put when its moment has passed', async () => {
    const way = await open()
    await way.end()
    const before = await stored()
    const put = vi.spyOn(t.services.files, 'put')
    expect((await way.send(await content(), randomUUID())).statusCode).toBeGreaterThanOrEqual(400)
    expect(put).not.toHaveBeenCalled()
    expect(await stored()).toEqual(before)
  })

  it('is gone when its moment passes while it is on its way', async () => {
    const way = await open()
    const put = t.services.files.put.bind(t.services.files)
    let ended: Promise<unknown> | null = null
    vi.spyOn(t.services.files, 'put').mockImplementation(async (key, bytes) => {
      await put(key, bytes)
      await (ended ??= way.end())
    })
    expect((await way.send(await content(), randomUUID())).statusCode).toBeGreaterThanOrEqual(400)
    expect(await strays()).toEqual([])
  })

  it('leaves nothing where the disk breaks off', async () => {
    const way = await open()
    const put = t.services.files.put.bind(t.services.files)
    vi.spyOn(t.services.files, 'put').mockImplementation(async (key, bytes) => {
      await put(key, bytes)
      throw new Error('no space left on device')
    })
    expect((await way.send(await content(), randomUUID())).statusCode).toBe(500)
    expect(await strays()).toEqual([])
  })

  it('is waited for once where the place of files does not answer', async () => {
    const way = await open()
    vi.spyOn(t.services.files, 'put').mockRejectedValue(new ServiceUnavailableError())
    vi.spyOn(t.services.files, 'remove').mockReturnValue(new Promise(() => {}))
    expect((await way.send(await content(), randomUUID())).statusCode).toBe(503)
  })

  it('is refused by its moment, not by a disk that does not remove it', async () => {
    const way = await open()
    const put = t.services.files.put.bind(t.services.files)
    let ended: Promise<unknown> | null = null
    vi.spyOn(t.services.files, 'put').mockImplementation(async (key, bytes) => {
      await put(key, bytes)
      await (ended ??= way.end())
    })
    vi.spyOn(t.services.files, 'remove').mockRejectedValue(new Error('input/output error'))
    const { statusCode } = await way.send(await content(), randomUUID())
    expect([404, 409]).toContain(statusCode)
  })
})

it('a photo of which one size can’t be put leaves none of the others, however late they come', async () => {
  const way = await photo()
  const put = t.services.files.put.bind(t.services.files)
  const late: Promise<void>[] = []
  vi.spyOn(t.services.files, 'put')
    .mockImplementation((key, bytes) => {
      const one = setTimeout(50).then(() => put(key, bytes))
      late.push(one)
      return one
    })
    .mockRejectedValueOnce(new Error('no space left on device'))
  expect((await way.send(await image.clone().toBuffer(), '')).statusCode).toBe(500)
  await Promise.all(late)
  expect(late.length).toBeGreaterThan(0)
  expect(await strays()).toEqual([])
})

it('a photo that was turned in vain leaves nothing', async () => {
  const { landlord, groupId } = await createStage(t)
  const added = await post(landlord, `/api/pictures?groupId=${groupId}`, {}, await image.clone().toBuffer())
  const { imageId } = added.json() as { imageId: string }
  const before = await stored()
  const put = t.services.files.put.bind(t.services.files)
  vi.spyOn(t.services.files, 'put').mockImplementation(async (key, bytes) => {
    await put(key, bytes)
    await t.db.updateTable('groups').set({ deleted_at: t.services.now() }).where('id', '=', groupId).execute()
  })
  const { data } = await t.graphql<{ rotatePicture: { error: { name: string } | null } }>(
    `mutation($imageId: ID!, $key: ID!) {
      rotatePicture(imageId: $imageId, degrees: 90, idempotencyKey: $key) { error { name } } }`,
    { imageId, key: randomUUID() },
    landlord,
  )
  expect(data.rotatePicture.error?.name).toBe('ResourceNotFoundError')
  expect(await stored()).toEqual(before)
})

it('a signed contract that is sealed twice at the same moment is kept once', async () => {
  const stage = await stageWithContract(t)
  for (const side of ['landlord', 'tenant'] as const) await sign(t, stage, side)
  const before = (await stored()).length
  const ctx = await t.ctxFor(null)
  await Promise.all([1, 2].map(() => sealContract(ctx, { offerId: stage.offerId })))
  expect(await strays()).toEqual([])
  expect(await stored()).toHaveLength(before + 1)
})

it('a contract that was written in vain is not kept', async () => {
  const stage = await createStage(t)
  const requestId = await sendRequest(t, stage, '2030-02-01', '2030-07-31')
  await command(t, stage.landlord, 'acceptListingRequest', { id: requestId })
  await command(t, stage.tenant, 'confirmTenantInterest', { id: requestId })
  const offer = await t.db.selectFrom('booking_offers').select('id').executeTakeFirstOrThrow()
  const put = t.services.files.put.bind(t.services.files)
  vi.spyOn(t.services.files, 'put').mockImplementation(async (key, bytes) => {
    await put(key, bytes)
    await command(t, stage.tenant, 'withdrawListingRequest', { id: requestId })
  })
  await generateContract(await t.ctxFor(null), { offerId: offer.id })
  expect(await stored()).toEqual([])
})

describe('an account', () => {
  it.each(documents)('that is full refuses $name, and says so', async ({ open }) => {
    const way = await open()
    const before = await stored()
    const answer = await way.send(pdfOf(quota), randomUUID())
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ error: { fields: { file: 'upload.quota' } } })
    expect(await stored()).toEqual(before)
  })

  it.each(ways)('that is full takes no file of $name to the disk', async ({ open, content }) => {
    const way = await open()
    await insertFile({ ...way.account, size: quota + 1 })
    const put = vi.spyOn(t.services.files, 'put')
    const answer = await way.send(await content(), randomUUID())
    expect(answer.json()).toMatchObject({ error: { fields: { file: 'upload.quota' } } })
    expect(put).not.toHaveBeenCalled()
  })

  it.each(ways)('with a single byte left has no room for $name', async ({ open, content }) => {
    const way = await open()
    await insertFile({ ...way.account, size: quota - 1 })
    const answer = await way.send(await content(), randomUUID())
    expect(answer.json()).toMatchObject({ error: { fields: { file: 'upload.quota' } } })
    expect(await strays()).toEqual([])
  })

  it('that is full takes no photo before it is painted', async () => {
    const { landlord, landlordId, groupId } = await createStage(t)
    await insertFile({ landlord_id: landlordId, created_by: landlordId, size: quota + 1 })
    const answer = await post(landlord, `/api/pictures?groupId=${groupId}`, {}, 'no photo at all')
    expect(answer.json()).toMatchObject({ error: { fields: { file: 'upload.quota' } } })
  })

  it('counts photos in all their sizes, once for all copies of a listing', async () => {
    const way = await photo()
    await way.send(await image.clone().toBuffer(), '')
    const { bytes } = await t.db.selectFrom('pictures').select('bytes').executeTakeFirstOrThrow()
    const contents = await Promise.all((await stored()).map((key) => t.services.files.get(key)))
    expect(bytes).toBe(contents.reduce((sum, content) => sum + (content?.length ?? 0), 0))
  })

  it('has no more than its room when many files come at once', async () => {
    const way = await ownContract()
    const sizes = [1, 2, 3, 4, 5, 6].map((more) => pdfOf(3_000 + more))
    const answers = await Promise.all(sizes.map((content) => way.send(content, randomUUID())))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3)
    expect(await strays()).toEqual([])
  })

  it('has room again for what a tenant takes away, but not before', async () => {
    const way = await tenantDocument()
    const { fileId } = (await way.send(pdfOf(6_000), randomUUID())).json() as { fileId: string }
    expect((await way.send(pdfOf(6_001), randomUUID())).statusCode).toBe(422)
    await t.db
      .updateTable('tenant_documents')
      .set({ removed_at: t.services.now() })
      .where('file_id', '=', fileId)
      .execute()
    expect((await way.send(pdfOf(6_001), randomUUID())).statusCode).toBe(201)
  })

  it('has no more than its room when files of many listings come at once', async () => {
    const { landlord, landlordId } = await createStage(t)
    const groups = await Promise.all([1, 2, 3, 4, 5, 6].map(() => createListing(t.db, landlordId)))
    const answers = await Promise.all(
      groups.map(({ groupId }) =>
        post(landlord, `/api/floor-plans?groupId=${groupId}`, { idempotencyKey: randomUUID() }, pdfOf(3_000)),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3)
  })

  it('is charged for a photo once, however many copies of its listing show it', async () => {
    const { landlord, landlordId, groupId } = await createStage(t)
    await post(landlord, `/api/pictures?groupId=${groupId}`, {}, await image.clone().toBuffer())
    const { id: _, ...row } = await t.db.selectFrom('pictures').selectAll().executeTakeFirstOrThrow()
    const copies = [await createListing(t.db, landlordId), await createListing(t.db, landlordId)]
    for (const copy of copies)
      await t.db
        .insertInto('pictures')
        .values({ ...row, group_id: copy.groupId })
        .execute()
    expect(await sumBytes(t.db, { landlordId })).toBe(row.bytes)
  })

  it('isn’t charged for the contracts that Mezzo writes', async () => {
    const stage = await stageWithContract(t, { group: { online_signing: false } })
    await insertFile({ landlord_id: stage.landlordId, tenant_id: stage.tenantId, size: quota + 1 })
    const send = (as: Browser) =>
      post(as, `/api/contracts/${stage.offerId}/signed-copy`, { idempotencyKey: randomUUID() }, pdfOf(10))
    expect((await send(stage.tenant)).statusCode).toBe(201)
    expect(await sumBytes(t.db, { landlordId: stage.landlordId })).toBe(0)
  })

  it('isn’t charged for what the other side of a contract has uploaded', async () => {
    const stage = await stageWithContract(t, { group: { online_signing: false } })
    const { landlordId, tenantId } = stage
    const send = (as: Browser) =>
      post(as, `/api/contracts/${stage.offerId}/signed-copy`, { idempotencyKey: randomUUID() }, pdfOf(10))
    await insertFile({ landlord_id: landlordId, created_by: landlordId, size: quota + 1 })
    expect((await send(stage.landlord)).json()).toMatchObject({ error: { fields: { file: 'upload.quota' } } })
    expect((await send(stage.tenant)).statusCode).toBe(201)
    expect(await sumBytes(t.db, { tenantId })).toBe(pdfOf(10).length)
    expect(await sumBytes(t.db, { landlordId })).toBe(quota + 1)
  })
})

function insertFile(more: { landlord_id: string; tenant_id?: string; created_by?: string; size: number }) {
  return t.db
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
