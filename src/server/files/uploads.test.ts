import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../test/app.ts'
import { command, createStage, sendRequest } from '../../../test/builders.ts'
import { multipart } from '../../../test/multipart.ts'
import { give, stageWithContract } from '../../../test/signing-stage.ts'
import { saveFlagForUser } from '../feature-flags/sql.ts'
import { generateContract } from '../offers/contract-actions.ts'
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
  }
}

async function ownContract(): Promise<Way> {
  const stage = await createStage(t)
  const requestId = await sendRequest(t, stage, '2030-02-01', '2030-07-31')
  return {
    send: (content, idempotencyKey) =>
      post(stage.landlord, `/api/listing-requests/${requestId}/own-contract`, { idempotencyKey }, content),
    end: () => command(t, stage.tenant, 'withdrawListingRequest', { id: requestId }),
  }
}

async function tenantDocument(): Promise<Way> {
  const stage = await createStage(t)
  const flag = { name: 'DOCUMENT_VERIFICATION', userId: stage.landlordId, enabled: true } as const
  await saveFlagForUser(t.db, { ...flag, by: stage.landlordId, now: t.services.now() })
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
  }
}

async function floorPlan(): Promise<Way> {
  const { landlord, groupId } = await createStage(t)
  return {
    send: (content, idempotencyKey) =>
      post(landlord, `/api/floor-plans?groupId=${groupId}`, { idempotencyKey }, content),
    end: () =>
      t.db.updateTable('groups').set({ deleted_at: t.services.now() }).where('id', '=', groupId).execute(),
  }
}

async function photo(): Promise<Way> {
  const { landlord, groupId } = await createStage(t)
  return {
    send: (content) => post(landlord, `/api/pictures?groupId=${groupId}`, {}, content),
    end: () =>
      t.db.updateTable('groups').set({ deleted_at: t.services.now() }).where('id', '=', groupId).execute(),
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

  it('isn’t charged for the contracts that Mezzo writes', async () => {
    const stage = await stageWithContract(t, { group: { online_signing: false } })
    await insertFile({ landlord_id: stage.landlordId, tenant_id: stage.tenantId, size: quota + 1 })
    const send = (as: Browser) =>
      post(as, `/api/contracts/${stage.offerId}/signed-copy`, { idempotencyKey: randomUUID() }, pdfOf(10))
    expect((await send(stage.tenant)).statusCode).toBe(201)
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
