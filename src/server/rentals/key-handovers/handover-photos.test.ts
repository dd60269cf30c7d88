import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createStage, given, joinAsLimited } from '../../../../test/builders.ts'
import { multipart } from '../../../../test/multipart.ts'
import { bookStay } from '../../../../test/request-commands.ts'
import { PICTURE_MAX_BYTES, PRIVATE_PHOTO_SIZES } from '../../../domain/listings/pictures.ts'
import { HANDOVER_PHOTOS_MAX } from '../../../domain/rentals/stays/key-handover.ts'
import { forgetKeyHandovers } from './actions.ts'

type Side = 'LANDLORD' | 'TENANT'

let app: TestApp
let stage: Awaited<ReturnType<typeof createStage>>
let bookingId: string
let photo: Buffer
beforeAll(async () => {
  app = await buildTestApp()
  photo = await sharp({ create: { width: 20, height: 60, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Copyright: 'Secret Street 7' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
    .jpeg()
    .toBuffer()
})
beforeEach(async () => {
  await app.reset()
  for (const key of await contents()) await app.services.files.remove(key)
  app.setNow('2030-01-15T09:00:00Z')
  stage = await createStage(app)
  bookingId = await bookStay(app, stage, '2030-02-01', '2030-04-30')
})
afterAll(() => app.close())

/** Where photos lie, each in its sizes. */
const contents = () => Array.fromAsync(app.services.files.list('handover-photos'))
const photosKept = async () => (await contents()).length / PRIVATE_PHOTO_SIZES.length
const base = (side: Side) => `/api/${side === 'TENANT' ? 'tenant-' : ''}handover-photos`
const own = (side: Side) => (side === 'TENANT' ? stage.tenant : stage.landlord)

function put(side: Side, { as = own(side), content = photo, key = randomUUID(), kind = 'ARRIVAL' } = {}) {
  return app.send(as, {
    method: 'POST',
    url: base(side),
    ...multipart({ bookingId, kind, idempotencyKey: key }, { name: 'gas meter.png', content }),
  })
}

async function idOf(answer: ReturnType<typeof put>): Promise<string> {
  const { statusCode, body } = await answer
  expect([statusCode, body]).toEqual([201, expect.anything()])
  return (JSON.parse(body) as { photoId: string }).photoId
}

async function refusalOf(answer: ReturnType<typeof put>) {
  const { statusCode, body } = await answer
  const { error } = JSON.parse(body) as { error: { reason?: string; fields?: object } }
  return [statusCode, error.reason ?? error.fields]
}

const open = (as: Browser | null, side: Side, id: string, size = 'large') =>
  app.send(as, { method: 'GET', url: `${base(side)}/${id}/${size}` })

interface Seen {
  version: number
  fingerprint: string
  photos: { _id: string; by: Side; fileName: string }[]
  landlordConfirmedAt: string | null
  tenantConfirmedAt: string | null
}

async function read(side: Side): Promise<Seen> {
  const { data } = await app.graphql<{ seen: Seen | null }>(
    `query($id: ID!) { seen: ${side === 'TENANT' ? 'tenantKeyHandover' : 'keyHandover'}(bookingId: $id, kind: ARRIVAL) {
      version fingerprint photos { _id by fileName } landlordConfirmedAt tenantConfirmedAt } }`,
    { id: bookingId },
    own(side),
  )
  return given(data.seen)
}

async function remove(side: Side, id: string) {
  const name = side === 'TENANT' ? 'removeTenantHandoverPhoto' : 'removeHandoverPhoto'
  const { data } = await app.graphql<{ answer: { error: { name: string; reason: string | null } | null } }>(
    `mutation($id: ID!, $key: ID!) { answer: ${name}(handoverPhotoId: $id, idempotencyKey: $key) { error { name reason } } }`,
    { id, key: randomUUID() },
    own(side),
  )
  return data.answer.error && (data.answer.error.reason ?? data.answer.error.name)
}

async function confirm(side: Side, seen?: string) {
  const name = side === 'TENANT' ? 'confirmTenantKeyHandover' : 'confirmKeyHandover'
  const { data } = await app.graphql<{ answer: { error: { reason: string | null } | null } }>(
    `mutation($id: ID!, $seen: String!, $key: ID!) {
      answer: ${name}(bookingId: $id, kind: ARRIVAL, seen: $seen, idempotencyKey: $key) { error { reason } } }`,
    { id: bookingId, seen: seen ?? (await read(side)).fingerprint, key: randomUUID() },
    own(side),
  )
  return data.answer.error?.reason ?? null
}

const mails = () =>
  app.db
    .selectFrom('mails')
    .select(['to', 'subject'])
    .where('template', '=', 'keyHandoverChanged')
    .orderBy('created_at')
    .execute()

it('a photo opens for both sides, painted anew and kept by no browser', async () => {
  const id = await idOf(put('TENANT'))
  expect((await read('LANDLORD')).photos).toEqual([{ _id: id, by: 'TENANT', fileName: 'gas meter.jpg' }])
  for (const side of ['TENANT', 'LANDLORD'] as const) {
    const answer = await open(own(side), side, id)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': "inline; filename*=UTF-8''gas%20meter.jpg",
      'cache-control': 'private, no-store',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
    expect(answer.rawPayload.includes('Secret')).toBe(false)
    const { exif, width } = await sharp(answer.rawPayload).metadata()
    expect([exif, width]).toEqual([undefined, 20])
  }
  expect((await open(stage.tenant, 'TENANT', id, 'small')).statusCode).toBe(200)
  expect((await open(stage.tenant, 'TENANT', id, 'huge')).statusCode).toBe(404)
  // Photos by themselves tell nobody.
  expect(await mails()).toEqual([])
})

it('strangers, the wrong side and limited access open, add and remove none', async () => {
  const id = await idOf(put('TENANT'))
  await app.createUser({ email: 'stranger@mezzo.example', landlord: true })
  const stranger = await app.login('stranger@mezzo.example')
  const limited = await joinAsLimited(app, stage)
  for (const [as, side] of [
    [stranger, 'LANDLORD'],
    [stranger, 'TENANT'],
    [limited, 'LANDLORD'],
    [stage.tenant, 'LANDLORD'],
    [stage.landlord, 'TENANT'],
  ] as const) {
    expect([401, 403, 404]).toContain((await open(as, side, id)).statusCode)
    expect([401, 403, 404]).toContain((await put(side, { as })).statusCode)
  }
  expect((await open(null, 'LANDLORD', id)).statusCode).toBe(401)
  expect((await open(stage.landlord, 'LANDLORD', 'nonsense')).statusCode).toBe(404)
  expect(await remove('LANDLORD', id)).toBe('ResourceNotFoundError')
  expect(await photosKept()).toBe(1)
  expect((await read('TENANT')).photos).toHaveLength(1)
})

it('the same photo sent twice is one, and what its side takes back is gone', async () => {
  const key = randomUUID()
  const [one, two] = await Promise.all([idOf(put('TENANT', { key })), idOf(put('TENANT', { key }))])
  expect(two).toBe(one)
  expect(await photosKept()).toBe(1)
  expect(await remove('TENANT', one)).toBeNull()
  expect(await remove('TENANT', one)).toBe('ResourceNotFoundError')
  expect(await contents()).toEqual([])
  expect((await read('LANDLORD')).photos).toEqual([])
  expect((await open(stage.tenant, 'TENANT', one)).statusCode).toBe(404)
})

it.each([
  ['a program', Buffer.from('MZ this program'), 'upload.kind'],
  ['a PDF', Buffer.from('%PDF-1.7 a floor plan'), 'upload.kind'],
  ['a picture that ends early', Buffer.of(0xff, 0xd8, 0xff, 0, 1), 'upload.damaged'],
  ['too much', Buffer.alloc(PICTURE_MAX_BYTES + 1), 'upload.large'],
])('%s is refused and leaves nothing', async (_, content, wrong) => {
  expect(await refusalOf(put('LANDLORD', { content }))).toEqual([422, { file: wrong }])
  expect(await contents()).toEqual([])
  expect((await read('LANDLORD')).version).toBe(0)
})

it('no more than twenty are taken', async () => {
  for (let at = 0; at < HANDOVER_PHOTOS_MAX; at++) {
    app.setNow(`2030-01-15T09:${String(at).padStart(2, '0')}:00Z`)
    await idOf(put(at % 2 ? 'TENANT' : 'LANDLORD'))
  }
  expect(await refusalOf(put('LANDLORD'))).toEqual([409, 'HANDOVER_PHOTOS_FULL'])
  expect(await photosKept()).toBe(HANDOVER_PHOTOS_MAX)
})

it('a photo lifts what the other had confirmed and tells so; confirmed by both none comes or goes', async () => {
  const first = await idOf(put('LANDLORD'))
  const { fingerprint } = await read('TENANT')
  expect(await confirm('TENANT')).toBeNull()
  await idOf(put('LANDLORD'))
  expect(await read('TENANT')).toMatchObject({ version: 2, tenantConfirmedAt: null })
  expect(await mails()).toEqual([
    { to: 'jana@mezzo.example', subject: expect.stringContaining('confirmed by') },
    { to: 'amelie@mezzo.example', subject: expect.stringContaining('please check again') },
  ])
  expect(await confirm('TENANT', fingerprint)).toBe('CHANGED_ELSEWHERE')
  expect([await confirm('TENANT'), await confirm('LANDLORD')]).toEqual([null, null])
  expect(await refusalOf(put('LANDLORD'))).toEqual([409, 'HANDOVER_FINAL'])
  expect(await remove('LANDLORD', first)).toBe('HANDOVER_FINAL')
  expect(await photosKept()).toBe(2)
})

it('what was written down is forgotten with its photos four years after the stay', async () => {
  await idOf(put('LANDLORD'))
  app.setNow('2034-04-30T10:00:00Z')
  await forgetKeyHandovers(await app.ctxFor(null))
  expect(await photosKept()).toBe(1)
  app.setNow('2034-05-01T10:00:00Z')
  await forgetKeyHandovers(await app.ctxFor(null))
  expect(await contents()).toEqual([])
  expect(await app.db.selectFrom('key_handovers').select('id').execute()).toEqual([])
})
