import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createStage } from '../../../../test/builders.ts'
import type { FileKey } from './folders.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())

const query = `query($id: ID!) { file: getFileDataById(id: $id) {
  _id fileName type createdBy isPublic azureFileName downloadUrl } }`

async function insertFile(landlordId: string, more: Record<string, unknown> = {}) {
  const storageKey: FileKey = `floor-plans/${randomUUID()}`
  await t.services.files.put(storageKey, new TextEncoder().encode('plan'))
  const { id } = await t.db
    .insertInto('files')
    .values({
      landlord_id: landlordId,
      type: 'FLOOR_PLAN',
      file_name: 'plan.pdf',
      content_type: 'application/pdf',
      size: 4,
      sha256: 'x',
      storage_key: storageKey,
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, storageKey }
}

async function read(id: string, as: Browser | null) {
  const { data } = await t.graphql<{ file: { downloadUrl: string } | null }>(query, { id }, as)
  return data.file
}

it('says what a file is, with a link that works', async () => {
  const { landlordId, landlord } = await createStage(t)
  const { id, storageKey } = await insertFile(landlordId, { created_by: landlordId })
  const file = await read(id, landlord)
  expect(file).toEqual({
    _id: id,
    fileName: 'plan.pdf',
    type: 'FLOOR_PLAN',
    createdBy: landlordId,
    isPublic: false,
    azureFileName: storageKey,
    downloadUrl: expect.stringContaining(`/api/files/${id}?expires=`),
  })
  const content = await t.app.inject({ method: 'GET', url: file?.downloadUrl ?? '' })
  expect(content.body).toBe('plan')
})

it('leaves under a name that no header is broken by', async () => {
  const { landlordId, landlord } = await createStage(t)
  const { id } = await insertFile(landlordId, { created_by: landlordId, file_name: 'plan"; x="é.pdf' })
  const url = (await read(id, landlord))?.downloadUrl ?? ''
  const { headers } = await t.app.inject({ method: 'GET', url })
  expect(headers['content-disposition']).toMatch(/^\w+; filename="plan___x___\.pdf"$/)
})

it('is missing for those who have no part in it, unless it is public', async () => {
  const { landlordId, tenant, tenantId } = await createStage(t)
  await t.createUser({ email: 'second@mezzo.example', landlord: true })
  const second = await t.login('second@mezzo.example')
  const { id } = await insertFile(landlordId)
  expect(await read(id, second)).toBeNull()
  expect(await read(id, tenant)).toBeNull()
  expect(await read(id, null)).toBeNull()
  const shared = await insertFile(landlordId, { tenant_id: tenantId })
  expect(await read(shared.id, tenant)).not.toBeNull()
  const open = await insertFile(landlordId, { is_public: true })
  expect(await read(open.id, null)).not.toBeNull()
})

it('is shown where Mezzo wrote it, and saved in a sandbox where somebody uploaded it', async () => {
  const { landlordId, landlord, tenantId } = await createStage(t)
  const headersOf = async (more: Record<string, unknown>) => {
    const { id } = await insertFile(landlordId, more)
    const { headers } = await t.app.inject({
      method: 'GET',
      url: (await read(id, landlord))?.downloadUrl ?? '',
    })
    return [headers['content-disposition'], headers['content-security-policy']]
  }
  const shown = ['inline; filename="plan.pdf"', expect.not.stringContaining('sandbox')]
  const saved = ['attachment; filename="plan.pdf"', "sandbox; default-src 'none'"]
  expect(await headersOf({ type: 'CONTRACT' })).toEqual(shown)
  expect(await headersOf({ type: 'SIGNED_CONTRACT', tenant_id: tenantId })).toEqual(shown)
  expect(await headersOf({ type: 'CONTRACT', created_by: landlordId })).toEqual(saved)
  expect(await headersOf({ type: 'SIGNED_CONTRACT', created_by: tenantId })).toEqual(saved)
  expect(await headersOf({ type: 'FLOOR_PLAN', created_by: landlordId })).toEqual(saved)
  // Its picture was painted anew.
  const picture = { type: 'FLOOR_PLAN', created_by: landlordId, content_type: 'image/webp' }
  expect(await headersOf(picture)).toEqual(shown)
})

it('tells nobody but its landlord what a public file was called: that may be the address', async () => {
  const { landlordId, landlord, groupId } = await createStage(t)
  const { id } = await insertFile(landlordId, { is_public: true, file_name: 'Torstrasse 14.pdf' })
  expect(await read(id, null)).toMatchObject({ fileName: 'floor-plan.pdf' })
  expect(await read(id, landlord)).toMatchObject({ fileName: 'Torstrasse 14.pdf' })
  await t.db
    .updateTable('groups')
    .set({ floor_plan_url: `/api/files/${id}` })
    .where('id', '=', groupId)
    .execute()
  const { data } = await t.graphql<{ publicListing: { floorPlan: { downloadUrl: string } } }>(
    'query($id: ID!) { publicListing(groupId: $id) { floorPlan { downloadUrl isImage size } } }',
    { id: groupId },
    null,
  )
  const plan = data.publicListing.floorPlan
  expect(plan).toEqual({ downloadUrl: `/api/files/${id}`, isImage: false, size: 4 })
  const content = await t.app.inject({ method: 'GET', url: plan.downloadUrl })
  expect(content.headers['content-disposition']).toBe('attachment; filename="floor-plan.pdf"')
})

it('is left behind by whoever leaves the world it was uploaded to, or comes down to limited access', async () => {
  const { landlordId } = await createStage(t)
  const memberId = await t.createUser({ email: 'member@mezzo.example' })
  const now = t.services.now()
  const { id: memberRow } = await t.db
    .insertInto('team_members')
    .values({
      landlord_id: landlordId,
      member_id: memberId,
      email: 'member@mezzo.example',
      role: 'MANAGER',
      invited_at: now,
      expires_at: now,
      accepted_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const member = await t.login('member@mezzo.example')
  const { id } = await insertFile(landlordId, { created_by: memberId, type: 'CONTRACT' })
  expect(await read(id, member)).not.toBeNull()
  const become = (change: object) =>
    t.db.updateTable('team_members').set(change).where('id', '=', memberRow).execute()
  await become({ role: 'LIMITED', group_ids: [] })
  expect(await read(id, member)).toBeNull()
  await become({ role: 'MANAGER', group_ids: null })
  expect(await read(id, member)).not.toBeNull()
  await t.db.deleteFrom('team_members').where('id', '=', memberRow).execute()
  expect(await read(id, member)).toBeNull()
})
