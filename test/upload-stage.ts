import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { saveFlagForUser } from '../src/server/people/feature-flags/sql.ts'
import { listUnnamedKeys } from '../src/server/kernel/files/sweep-sql.ts'
import { type Browser, buildTestApp, type TestApp } from './app.ts'
import { createStage } from './builders.ts'
import { multipart } from './multipart.ts'
import { command, sendRequest } from './request-commands.ts'
import { give, stageWithContract } from './signing-stage.ts'

/** How many bytes an account may keep in these tests. */
export const QUOTA = 10_000

const FOLDERS = [
  'contracts',
  'own-contracts',
  'tenant-documents',
  'floor-plans',
  'pictures',
  'picture-masters',
]

/** One way in which a file comes to us, with how it is sent and how its moment passes. */
interface UploadWay {
  send: (content: string | Buffer, key: string) => Promise<{ statusCode: number; json: () => unknown }>
  /** After it no such file is taken any more. */
  end: () => Promise<unknown>
  /** On whose account its file counts, as the row of a file names it. */
  account: { landlord_id: string; tenant_id?: string; created_by: string }
}

/** A PDF with so many bytes more than the smallest. */
export const pdfOf = (bytes: number) => `%PDF-1.7 ${'x'.repeat(bytes)}\n%%EOF\n`

const image = sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } }).jpeg()

/** A small photo. */
export const photoBytes = () => image.clone().toBuffer()

/** A server for the tests of a file, and each way to it; each test begins without rows and without files. */
export function startUploads() {
  const at = {} as { app: TestApp }
  beforeAll(async () => {
    at.app = await buildTestApp({ config: { fileQuota: QUOTA } })
  })
  afterAll(() => at.app.close())
  beforeEach(async () => {
    await at.app.reset()
    for (const key of await stored()) await at.app.services.files.remove(key)
  })
  afterEach(() => vi.restoreAllMocks())

  const stored = async (): Promise<string[]> => {
    const { files } = at.app.services
    return (await Promise.all(FOLDERS.map((folder) => Array.fromAsync(files.list(folder))))).flat()
  }

  const post = (as: Browser, url: string, fields: Record<string, string>, content: string | Buffer) =>
    at.app.send(as, { method: 'POST', url, ...multipart(fields, { name: 'my file.pdf', content }) })

  const signedCopy = async (): Promise<UploadWay> => {
    const stage = await stageWithContract(at.app, { group: { online_signing: false } })
    return {
      send: (content, idempotencyKey) =>
        post(stage.tenant, `/api/contracts/${stage.offerId}/signed-copy`, { idempotencyKey }, content),
      end: () => give(at.app, 'cancelContract', stage.landlord, { id: stage.offerId }),
      account: { landlord_id: stage.landlordId, tenant_id: stage.tenantId, created_by: stage.tenantId },
    }
  }

  const ownContract = async (): Promise<UploadWay> => {
    const stage = await createStage(at.app)
    const requestId = await sendRequest(at.app, stage, '2030-02-01', '2030-07-31')
    return {
      send: (content, idempotencyKey) =>
        post(stage.landlord, `/api/listing-requests/${requestId}/own-contract`, { idempotencyKey }, content),
      end: () => command(at.app, stage.tenant, 'withdrawListingRequest', { id: requestId }),
      account: { landlord_id: stage.landlordId, created_by: stage.landlordId },
    }
  }

  const tenantDocument = async (): Promise<UploadWay> => {
    const { db, services } = at.app
    const stage = await createStage(at.app)
    const flag = { name: 'DOCUMENT_VERIFICATION', userId: stage.landlordId, enabled: true } as const
    await saveFlagForUser(db, { ...flag, reason: null, by: stage.landlordId, now: services.now() })
    const requestId = await sendRequest(at.app, stage, '2030-02-01', '2030-07-31')
    const order = {
      listingRequestId: requestId,
      type: 'BANK_STATEMENT',
      issuedOn: services.now().toString().slice(0, 10),
    }
    return {
      send: (content, idempotencyKey) =>
        post(stage.tenant, '/api/tenant-documents', { ...order, idempotencyKey }, content),
      end: () => command(at.app, stage.tenant, 'withdrawListingRequest', { id: requestId }),
      account: { landlord_id: stage.landlordId, tenant_id: stage.tenantId, created_by: stage.tenantId },
    }
  }

  const deleteGroup = (groupId: string) =>
    at.app.db
      .updateTable('groups')
      .set({ deleted_at: at.app.services.now() })
      .where('id', '=', groupId)
      .execute()

  const floorPlan = async (): Promise<UploadWay> => {
    const { landlord, landlordId, groupId } = await createStage(at.app)
    return {
      send: (content, idempotencyKey) =>
        post(landlord, `/api/floor-plans?groupId=${groupId}`, { idempotencyKey }, content),
      end: () => deleteGroup(groupId),
      account: { landlord_id: landlordId, created_by: landlordId },
    }
  }

  const photo = async (): Promise<UploadWay> => {
    const { landlord, landlordId, groupId } = await createStage(at.app)
    return {
      send: (content) => post(landlord, `/api/pictures?groupId=${groupId}`, {}, content),
      end: () => deleteGroup(groupId),
      account: { landlord_id: landlordId, created_by: landlordId },
    }
  }

  const documents = [
    { name: 'a signed copy', open: signedCopy },
    { name: 'a contract of the landlord’s own', open: ownContract },
    { name: 'a document of a tenant', open: tenantDocument },
    { name: 'a floor plan', open: floorPlan },
  ]
  const ways: { name: string; open: () => Promise<UploadWay>; content: () => Promise<string | Buffer> }[] = [
    ...documents.map((way) => ({ ...way, content: async () => pdfOf(10) })),
    { name: 'a photo', open: photo, content: photoBytes },
  ]

  return Object.assign(at, {
    stored,
    /** What lies in the files although nothing names it. */
    strays: async () => listUnnamedKeys(at.app.db, await stored()),
    post,
    deleteGroup,
    ownContract,
    tenantDocument,
    photo,
    documents,
    ways,
    /** Calls a function once the first file has been put, while the others are on their way. */
    afterFirstPut: (fn: () => Promise<unknown>) => {
      const put = at.app.services.files.put.bind(at.app.services.files)
      let done: Promise<unknown> | null = null
      vi.spyOn(at.app.services.files, 'put').mockImplementation(async (key, bytes) => {
        await put(key, bytes)
        await (done ??= fn())
      })
    },
  })
}
