import { randomBytes, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createListing, createStage, given, joinAsLimited } from '../../../../test/builders.ts'
import { multipart } from '../../../../test/multipart.ts'
import { MAX_PICTURES } from '../../../domain/listings/pictures.ts'
import { systemContext } from '../../kernel/viewer/context.ts'
import { erasePictures } from './erasing.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())

interface Answer {
  status: number
  imageId: string
  isNew: boolean
  error?: { fields: Record<string, string> }
}

async function upload(
  as: Browser,
  groupId: string,
  content: Uint8Array | string,
  name = 'living.jpg',
): Promise<Answer> {
  const url = `/api/pictures?groupId=${groupId}`
  const answer = await t.send(as, { method: 'POST', url, ...multipart({}, { name, content }) })
  return { status: answer.statusCode, ...answer.json<Omit<Answer, 'status'>>() }
}

function photo(background: string, width = 60, height = 40): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

interface Pictures {
  pictures: {
    imageId: string
    urls: { thumbnail: string; large: string }
    width: number
    height: number
    placeholder: string
  }[]
  floorPlan: { downloadUrl: string; fileName: string; isImage: boolean } | null
}

async function read(as: Browser, groupId: string): Promise<Pictures | null> {
  const query = `query($groupId: ID!) { groupPictures(groupId: $groupId) {
    pictures { imageId urls { thumbnail large } width height placeholder }
    floorPlan { downloadUrl fileName isImage } } }`
  return (await t.graphql<{ groupPictures: Pictures | null }>(query, { groupId }, as)).data.groupPictures
}

async function idsOf(as: Browser, groupId: string): Promise<string[]> {
  return given(await read(as, groupId)).pictures.map(({ imageId }) => imageId)
}

async function change(as: Browser, field: string, variables: Record<string, unknown>) {
  const types: Record<string, string> = { imageIds: '[ID!]!', degrees: 'Int!' }
  const all: Record<string, unknown> = { idempotencyKey: randomUUID(), ...variables }
  const names = Object.keys(all)
  const query = `mutation(${names.map((name) => `$${name}: ${types[name] ?? 'ID!'}`).join(' ')}) {
    result: ${field}(${names.map((name) => `${name}: $${name}`).join(' ')}) { error { name reason fields } } }`
  const { data } = await t.graphql<{ result: { error: { name: string; fields: unknown } | null } }>(
    query,
    all,
    as,
  )
  return data.result.error
}

async function sizeOf(url: string) {
  const answer = await t.app.inject({ method: 'GET', url })
  const { width, height, format, exif } = await sharp(answer.rawPayload).metadata()
  return { status: answer.statusCode, width, height, format, exif, headers: answer.headers }
}

async function threePhotos() {
  const stage = await createStage(t)
  const { landlord, groupId } = stage
  for (const colour of ['red', 'green', 'blue']) await upload(landlord, groupId, await photo(colour))
  const ids = await idsOf(landlord, groupId)
  return { ...stage, ids, first: given(ids[0]), second: given(ids[1]), third: given(ids[2]) }
}

describe('a photo that is uploaded', () => {
  it('is painted anew in four sizes and two formats, upright and without what the camera wrote', async () => {
    const { landlord, groupId } = await createStage(t)
    const sent = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Copyright: 'Secret Street 7' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const answer = await upload(landlord, groupId, Buffer.concat([sent, Buffer.from('<script>')]))
    expect(answer).toMatchObject({ status: 201, isNew: true })
    const [picture] = given(await read(landlord, groupId)).pictures
    expect(picture).toMatchObject({ imageId: answer.imageId, width: 800, height: 1600 })
    expect(picture?.placeholder).toMatch(/^data:image\/webp;base64,/)
    const { urls } = given(picture)
    expect(await sizeOf(urls.large)).toMatchObject({ status: 200, width: 800, height: 1600, format: 'webp' })
    expect(await sizeOf(urls.thumbnail)).toMatchObject({ width: 80, height: 160 })
    const avif = await sizeOf(urls.large.replace('.webp', '.avif'))
    expect(avif).toMatchObject({ format: 'heif', width: 800 })
    expect(avif.exif).toBeUndefined()
    expect(avif.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
  })

  it('is the cover when it is the first, and goes to the end otherwise', async () => {
    const { landlord, groupId, ids } = await threePhotos()
    expect(new Set(ids).size).toBe(3)
    const query = `query($id: ID!) { landlordListingByGroupId(groupId: $id) {
      coverImage { urls { small } } pictures { imageId } images { placeholder } } }`
    const { data } = await t.graphql(query, { id: groupId }, landlord)
    const [cover] = given(await read(landlord, groupId)).pictures
    expect(data).toEqual({
      landlordListingByGroupId: {
        coverImage: { urls: { small: cover?.urls.large.replace('large', 'small') } },
        pictures: ids.map((imageId) => ({ imageId })),
        images: ids.map(() => ({ placeholder: expect.stringContaining('data:') })),
      },
    })
  })

  it('is there once however often and from how many windows it comes', async () => {
    const { landlord, groupId } = await createStage(t)
    const content = await photo('red')
    const answers = await Promise.all([1, 2, 3].map(() => upload(landlord, groupId, content)))
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(new Set(answers.map(({ imageId }) => imageId)).size).toBe(1)
    expect(await upload(landlord, groupId, content)).toMatchObject({ status: 201, isNew: false })
    expect(await idsOf(landlord, groupId)).toHaveLength(1)
  })

  it.each([
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'upload.kind'],
    ['a page that is called a photo', '<!doctype html><script>alert(1)</script>', 'upload.kind'],
    ['a GIF', 'GIF89a'.padEnd(200, 'x'), 'upload.kind'],
    ['a PDF', '%PDF-1.7', 'upload.kind'],
    [
      'the head of a JPEG with noise',
      Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), randomBytes(900)]),
      'upload.damaged',
    ],
    ['a PNG that claims 60 000 times 60 000 pixels', hugePng(), 'upload.damaged'],
    ['an AVIF that is none', Buffer.from('\0\0\0\x20ftypavif'.padEnd(400, 'x')), 'upload.damaged'],
  ])('is refused when it is %s', async (_, content, text) => {
    const { landlord, groupId } = await createStage(t)
    expect(await upload(landlord, groupId, content)).toMatchObject({
      status: 422,
      error: { fields: { file: text } },
    })
    expect(await idsOf(landlord, groupId)).toEqual([])
  })

  it('is refused by its pixels alone when a few kilobytes would take seconds to decode', async () => {
    const { landlord, groupId } = await createStage(t)
    const small = await sharp({ create: { width: 12_000, height: 9_000, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    expect(await upload(landlord, groupId, small)).toMatchObject({
      status: 422,
      error: { fields: { file: 'upload.damaged' } },
    })
  })

  it('is refused when it breaks off in the middle', async () => {
    const { landlord, groupId } = await createStage(t)
    const noise = { data: randomBytes(600 * 400 * 3), raw: { width: 600, height: 400, channels: 3 as const } }
    const whole = await sharp(noise.data, { raw: noise.raw }).jpeg().toBuffer()
    const answer = await upload(landlord, groupId, whole.subarray(0, whole.length / 2))
    expect(answer).toMatchObject({ status: 422, error: { fields: { file: 'upload.damaged' } } })
  })

  it('may have 20 MB, and is refused above 25', async () => {
    const { landlord, groupId } = await createStage(t)
    const plain = sharp({ create: { width: 3000, height: 2250, channels: 3, background: 'red' } })
    const large = await plain.png({ compressionLevel: 0 }).toBuffer()
    expect(large.length).toBeGreaterThan(20_000_000)
    expect(await upload(landlord, groupId, large)).toMatchObject({ status: 201 })
    const tooLarge = Buffer.concat([large, Buffer.alloc(7_000_000)])
    const answer = await upload(landlord, groupId, tooLarge)
    expect(answer).toMatchObject({ status: 422, error: { fields: { file: 'upload.large' } } })
  })

  it('is refused when there are as many as there can be', async () => {
    const { landlord, landlordId, groupId } = await createStage(t)
    const urls = { thumbnail_url: '/t', small_url: '/s', medium_url: '/m', large_url: '/l' }
    await t.db
      .insertInto('pictures')
      .values(
        Array.from({ length: MAX_PICTURES }, (_, position) => ({
          group_id: groupId,
          landlord_id: landlordId,
          position,
          name: 'x',
          category: 'OTHER',
          content_hash: `${position}`,
          ...urls,
        })),
      )
      .execute()
    expect(await upload(landlord, groupId, await photo('red'))).toMatchObject({
      status: 422,
      error: { fields: { file: 'pictures.tooMany' } },
    })
  })
})

/** A PNG of a few bytes whose head promises an enormous picture. */
function hugePng(): Buffer {
  const head = '89504e470d0a1a0a0000000d494844520000ea600000ea600802000000'
  return Buffer.concat([Buffer.from(head, 'hex'), randomBytes(200)])
}

describe('photos of a listing', () => {
  it('are put in order; those not named follow as they were', async () => {
    const { landlord, groupId, first, second, third } = await threePhotos()
    expect(await change(landlord, 'orderPictures', { groupId, imageIds: [third, first] })).toBeNull()
    expect(await idsOf(landlord, groupId)).toEqual([third, first, second])
  })

  it('are deleted without a gap, and their contents a day later', async () => {
    const { landlord, groupId, ids, first, second, third } = await threePhotos()
    const [, , gone] = given(await read(landlord, groupId)).pictures
    expect(await change(landlord, 'deletePictures', { groupId, imageIds: [first] })).toBeNull()
    expect(await idsOf(landlord, groupId)).toEqual([second, third])
    expect(await change(landlord, 'deletePictures', { groupId, imageIds: ids })).toMatchObject({
      name: 'ResourceNotFoundError',
    })
    expect(await idsOf(landlord, groupId)).toEqual([second, third])
    const { storage_key, master_key } = await t.db
      .selectFrom('pictures')
      .select(['storage_key', 'master_key'])
      .where('id', '=', third)
      .executeTakeFirstOrThrow()
    const keys = { storageKeys: [given(storage_key)], masterKeys: [given(master_key)] }
    await erasePictures(systemContext(t.services), keys)
    expect((await sizeOf(given(gone).urls.large)).status).toBe(200)
    await change(landlord, 'deletePictures', { groupId, imageIds: [third] })
    await erasePictures(systemContext(t.services), keys)
    const answer = await t.app.inject({ method: 'GET', url: given(gone).urls.large })
    expect(answer.statusCode).toBe(404)
    expect(await t.services.files.get(`picture-masters/${given(master_key)}.jpg`)).toBeNull()
  })

  it('keep one while the listing is published', async () => {
    const { landlord, groupId, ids } = await threePhotos()
    const error = await change(landlord, 'deletePictures', { groupId, imageIds: ids })
    expect(error).toMatchObject({ fields: { imageIds: 'pictures.lastOfPublished' } })
    expect(await idsOf(landlord, groupId)).toEqual(ids)
    await t.db.updateTable('listings').set({ published: false }).execute()
    expect(await change(landlord, 'deletePictures', { groupId, imageIds: ids })).toBeNull()
    expect(await idsOf(landlord, groupId)).toEqual([])
  })

  it('are turned under a new address, once however often the click arrives', async () => {
    const { landlord, groupId } = await createStage(t)
    const { imageId } = await upload(landlord, groupId, await photo('red', 90, 30))
    const before = given(given(await read(landlord, groupId)).pictures[0])
    const idempotencyKey = randomUUID()
    const turn = { imageId, degrees: 90, idempotencyKey }
    expect(await change(landlord, 'rotatePicture', turn)).toBeNull()
    expect(await change(landlord, 'rotatePicture', turn)).toBeNull()
    const after = given(given(await read(landlord, groupId)).pictures[0])
    expect(after).toMatchObject({ imageId, width: 30, height: 90 })
    expect(after.urls.large).not.toBe(before.urls.large)
    expect(await sizeOf(after.urls.large)).toMatchObject({ width: 30, height: 90 })
    expect(await change(landlord, 'rotatePicture', { imageId, degrees: 45 })).toMatchObject({
      fields: { degrees: 'pictures.degrees' },
    })
  })

  it('leave who changed what in the log', async () => {
    const { landlord, landlordId, groupId, third, first } = await threePhotos()
    await change(landlord, 'orderPictures', { groupId, imageIds: [third] })
    await change(landlord, 'deletePictures', { groupId, imageIds: [first] })
    await change(landlord, 'rotatePicture', { imageId: third, degrees: 180 })
    const rows = await t.db
      .selectFrom('audit_log')
      .select(['action', 'landlord_id', 'entity_id'])
      .where('action', 'like', '%Picture%')
      .orderBy('id')
      .execute()
    expect(rows.map(({ action }) => action)).toEqual([
      'addPicture',
      'addPicture',
      'addPicture',
      'orderPictures',
      'deletePictures',
      'rotatePicture',
    ])
    expect(rows.every((row) => row.landlord_id === landlordId && row.entity_id === groupId)).toBe(true)
  })

  it('look missing to everybody else', async () => {
    const { groupId, first, tenant, landlordId } = await threePhotos()
    const otherId = await t.createUser({ email: 'other@mezzo.example', landlord: true })
    const other = await t.login('other@mezzo.example')
    const elsewhere = await createListing(t.db, otherId)
    const content = await photo('white')
    expect(await upload(other, groupId, content)).toMatchObject({ status: 404 })
    expect(await upload(other, 'none', content)).toMatchObject({ status: 404 })
    expect(await upload(tenant, groupId, content)).toMatchObject({ status: 403 })
    expect(await read(other, groupId)).toBeNull()
    const missing = { name: 'ResourceNotFoundError' }
    for (const place of [groupId, elsewhere.groupId]) {
      const pictures = { groupId: place, imageIds: [first] }
      expect(await change(other, 'orderPictures', pictures)).toMatchObject(missing)
      expect(await change(other, 'deletePictures', pictures)).toMatchObject(missing)
    }
    expect(await change(other, 'rotatePicture', { imageId: first, degrees: 90 })).toMatchObject(missing)
    expect(await change(other, 'removeFloorPlan', { groupId })).toMatchObject(missing)
    const limited = await joinAsLimited(t, { landlordId, groupId })
    expect(await upload(limited, groupId, content)).toMatchObject({ status: 403 })
  })

  it('have addresses that lead to sizes alone', async () => {
    const { landlord, groupId } = await threePhotos()
    const [picture] = given(await read(landlord, groupId)).pictures
    const folder = given(picture).urls.large.replace('large.webp', '')
    for (const name of ['master.jpg', 'large.png', '..%2f..%2fpicture-masters', 'huge.webp']) {
      expect((await t.app.inject({ method: 'GET', url: `${folder}${name}` })).statusCode).toBe(404)
    }
  })
})

describe('a floor plan', () => {
  async function send(as: Browser, groupId: string, content: Uint8Array | string, name: string) {
    const form = multipart({ idempotencyKey: randomUUID() }, { name, content })
    const url = `/api/floor-plans?groupId=${groupId}`
    const answer = await t.send(as, { method: 'POST', url, ...form })
    return { status: answer.statusCode, ...answer.json<{ floorPlanUrl: string; error?: unknown }>() }
  }

  it('is an image that anybody sees, or a PDF that anybody may download', async () => {
    const { landlord, groupId } = await createStage(t)
    const image = await send(landlord, groupId, await photo('white'), 'plan.jpg')
    expect(image).toMatchObject({ status: 201, floorPlanUrl: expect.stringMatching(/^\/api\/files\//) })
    const seen = await t.app.inject({ method: 'GET', url: image.floorPlanUrl })
    expect(seen.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'inline; filename="floor-plan.jpg"',
      'cache-control': 'public, max-age=86400',
    })
    const pdf = await send(landlord, groupId, '%PDF-1.7', 'plan.pdf')
    const downloaded = await t.app.inject({ method: 'GET', url: pdf.floorPlanUrl })
    expect(downloaded.headers['content-disposition']).toBe('attachment; filename="floor-plan.pdf"')
    expect(given(await read(landlord, groupId)).floorPlan).toEqual({
      downloadUrl: pdf.floorPlanUrl,
      fileName: 'plan.pdf',
      isImage: false,
    })
  })

  it('is shown where the former product kept it, and taken away', async () => {
    const { landlord, groupId } = await createStage(t)
    const url = '/floor-plans/1609459200-plan.png'
    await t.db.updateTable('groups').set({ floor_plan_url: url }).where('id', '=', groupId).execute()
    expect(given(await read(landlord, groupId)).floorPlan).toEqual({
      downloadUrl: url,
      fileName: null,
      isImage: true,
    })
    expect(await change(landlord, 'removeFloorPlan', { groupId })).toBeNull()
    expect(given(await read(landlord, groupId)).floorPlan).toBeNull()
  })

  it('is refused when it is anything else', async () => {
    const { landlord, groupId } = await createStage(t)
    expect(await send(landlord, groupId, '<svg/>', 'plan.svg')).toMatchObject({
      status: 422,
      error: { fields: { file: 'upload.kind' } },
    })
  })

  it('of somebody who gave a private file stays private', async () => {
    const { landlordId, groupId, landlord } = await createStage(t)
    const { id } = await t.db
      .insertInto('files')
      .values({
        landlord_id: landlordId,
        type: 'CONTRACT',
        file_name: 'c.pdf',
        content_type: 'application/pdf',
        size: 1,
        sha256: 'x',
        storage_key: randomUUID(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const url = `/api/files/${id}`
    await t.db.updateTable('groups').set({ floor_plan_url: url }).where('id', '=', groupId).execute()
    expect((await t.app.inject({ method: 'GET', url })).statusCode).toBe(404)
    expect(given(await read(landlord, groupId)).floorPlan).toBeNull()
  })
})
