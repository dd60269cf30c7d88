import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createListing, createStage, given, joinAsLimited } from '../../../../test/builders.ts'
import { multipart } from '../../../../test/multipart.ts'
import { bookStay } from '../../../../test/request-commands.ts'
import { CLEANING_PHOTOS_MAX } from '../../../domain/rentals/stays/cleaning-photos.ts'
import { findJob } from '../../kernel/jobs/registry.ts'
import { accessLinkToken } from '../../people/access-links/token.ts'

let app: TestApp
let stage: Awaited<ReturnType<typeof createStage>>
let listingId: string
let photo: Buffer
beforeAll(async () => {
  app = await buildTestApp()
  photo = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: 'green' } })
    .withExif({ IFD0: { Artist: 'Marta Secret' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.reset()
  for (const key of await stored()) await app.services.files.remove(key)
  app.setNow('2030-01-15T09:00:00Z')
  stage = await createStage(app)
  listingId = given(stage.unitIds[0])
  await bookStay(app, stage, '2030-02-01', '2030-04-30')
  app.setNow('2030-04-30T09:00:00Z')
})

async function stored(): Promise<string[]> {
  const keys: string[] = []
  for await (const key of app.services.files.list('cleaning-photos')) keys.push(key)
  return keys
}

/** A link for these homes; all of the stage's landlord where nothing is said. */
async function makeLink(of: { landlord_id?: string; group_id?: string; listing_id?: string } = {}) {
  const { id } = await app.db
    .insertInto('cleaning_links')
    .values({ landlord_id: stage.landlordId, label: 'Marta', created_at: app.services.now(), ...of })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token: accessLinkToken(app.services.config.secret, id, 'cleaning link') }
}

async function put(
  token: string,
  more: { day?: string; unit?: string; uploadId?: string; content?: Uint8Array } = {},
) {
  const { day = '2030-04-30', unit = listingId, uploadId = randomUUID(), content = photo } = more
  const fields = { listingId: unit, day, uploadId }
  return app.send(await app.visit(), {
    method: 'POST',
    url: `/api/cleaning-plan-photos?token=${token}`,
    ...multipart(fields, { name: 'Marta at the bed.jpg', content }),
  })
}

async function added(token: string, more: Parameters<typeof put>[1] = {}): Promise<string> {
  const answer = await put(token, more)
  expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()])
  return answer.json<{ photoId: string }>().photoId
}

const openBy = (token: string, photoId: string, size = 'small') =>
  app.send(null, { method: 'GET', url: `/api/cleaning-plan-photos/${photoId}/${size}?token=${token}` })

const openAs = (as: Browser | null, photoId: string, size = 'small') =>
  app.send(as, { method: 'GET', url: `/api/cleaning-photos/${photoId}/${size}` })

async function photosBy(token: string): Promise<object[] | null> {
  const { data } = await app.graphql<{
    cleaningPlan: { turnovers: { photos: { id: string; addedAt: string; isOwn: boolean }[] }[] }
  } | null>(
    'query($token: String!) { cleaningPlan(token: $token) { turnovers { photos { id addedAt isOwn } } } }',
    { token },
    null,
  )
  return data?.cleaningPlan.turnovers.flatMap(({ photos }) => photos) ?? null
}

async function remove(token: string, photoId: string) {
  const { data } = await app.graphql<{
    answer: { error: { name: string } | null; plan: { turnovers: { photos: { id: string }[] }[] } | null }
  }>(
    `mutation($token: String!, $photoId: ID!) { answer: removeCleaningPhoto(token: $token, cleaningPhotoId: $photoId) {
      error { name } plan { turnovers { photos { id } } } } }`,
    { token, photoId },
    await app.visit(),
  )
  return data.answer
}

const landlord = () => app.login('jana@mezzo.example')

describe('whoever has a link', () => {
  it('adds a photo, which is painted anew without what the camera wrote, and sees it', async () => {
    const { token } = await makeLink()
    const id = await added(token)
    expect(await photosBy(token)).toEqual([{ id, addedAt: '2030-04-30T09:00:00Z', isOwn: true }])
    for (const [size, width] of [
      ['small', 320],
      ['large', 1600],
    ] as const) {
      const answer = await openBy(token, id, size)
      expect(answer.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'content-disposition': `inline; filename*=UTF-8''${id}.jpg`,
      })
      const painted = await sharp(answer.rawPayload).metadata()
      expect(painted).toMatchObject({ format: 'jpeg', width })
      expect(painted.exif).toBeUndefined()
    }
    expect((await openBy(token, id, 'huge')).statusCode).toBe(404)
  })

  it('is answered the same photo for the same upload, also where it comes twice at once', async () => {
    const { token } = await makeLink()
    const uploadId = randomUUID()
    const ids = await Promise.all([added(token, { uploadId }), added(token, { uploadId })])
    expect(new Set([...ids, await added(token, { uploadId })]).size).toBe(1)
    expect(await stored()).toHaveLength(2)
    expect((await put(token, { uploadId, day: '2030-05-01' })).statusCode).toBe(409)
  })

  it('adds none before the last day, to other days or homes, too many, or what is no photo', async () => {
    const { token } = await makeLink()
    const fields = async (answer: ReturnType<typeof put>) =>
      (await answer).json<{ error: { fields?: object } }>().error.fields
    app.setNow('2030-04-29T09:00:00Z')
    expect(await fields(put(token))).toEqual({ file: 'notYet' })
    app.setNow('2030-04-30T09:00:00Z')
    expect((await put(token, { day: '2030-04-29' })).statusCode).toBe(404)
    expect((await put(token, { day: 'today' })).statusCode).toBe(404)
    expect((await put(token, { unit: randomUUID() })).statusCode).toBe(404)
    expect((await put(token, { unit: 'x' })).statusCode).toBe(404)
    expect(await fields(put(token, { uploadId: 'x' }))).toEqual({ uploadId: 'invalid' })
    expect(await fields(put(token, { content: Buffer.from('<svg/>') }))).toEqual({ file: 'upload.kind' })
    expect(await fields(put(token, { content: photo.subarray(0, 300) }))).toEqual({ file: 'upload.damaged' })
    expect(await stored()).toEqual([])
    const row = {
      landlord_id: stage.landlordId,
      listing_id: listingId,
      day: given((await days())[0]),
      size: 1,
      added_at: app.services.now(),
    }
    const other = await makeLink()
    await app.db
      .insertInto('cleaning_photos')
      .values(
        Array.from({ length: CLEANING_PHOTOS_MAX - 1 }, () => ({
          ...row,
          link_id: other.id,
          upload_id: randomUUID(),
          storage_key: `cleaning-photos/${randomUUID()}`,
        })),
      )
      .execute()
    // Of two at once one finds the last place.
    const both = await Promise.all([put(token), put(token)])
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 422])
    expect(await fields(put(token))).toEqual({ file: 'tooMany' })
    expect(await stored()).toHaveLength(2)
  })

  it('removes their own again, which erases the files, and nobody else’s', async () => {
    const [own, other] = [await makeLink(), await makeLink()]
    const id = await added(own.token)
    expect(await photosBy(other.token)).toMatchObject([{ id, isOwn: false }])
    await remove(other.token, id)
    expect(await stored()).toHaveLength(2)
    expect(await remove(own.token, id)).toMatchObject({ error: null, plan: { turnovers: [{ photos: [] }] } })
    expect((await remove(own.token, id)).error).toBeNull()
    expect(await stored()).toEqual([])
    expect((await openBy(own.token, id)).statusCode).toBe(404)
    // Once the turnover has left the page, it stays.
    const late = await added(own.token)
    app.setNow('2030-05-20T09:00:00Z')
    await remove(own.token, late)
    expect(await stored()).toHaveLength(2)
    expect(await audited()).toMatchObject([
      { action: 'addCleaningPhoto', via: 'SYSTEM', data: { label: 'Marta', day: '2030-04-30', photoId: id } },
      { action: 'removeCleaningPhoto', via: 'SYSTEM' },
      { action: 'addCleaningPhoto' },
    ])
  })

  it('sees and adds nothing by a link that is revoked, forged, of other homes, or while the landlord is on hold', async () => {
    const open = await makeLink()
    const id = await added(open.token)
    const elsewhere = await createListing(app.db, stage.landlordId)
    const strangerId = await app.createUser({ email: 'other@mezzo.example', landlord: true })
    const dead = [
      await makeLink({ group_id: elsewhere.groupId }),
      await makeLink({ group_id: elsewhere.groupId, listing_id: given(elsewhere.unitIds[0]) }),
      await makeLink({ landlord_id: strangerId }),
    ].map(({ token }) => token)
    const covering = [
      await makeLink({ group_id: stage.groupId }),
      await makeLink({ group_id: stage.groupId, listing_id: listingId }),
    ]
    for (const { token } of covering) expect((await openBy(token, id)).statusCode).toBe(200)
    const access = accessLinkToken(app.services.config.secret, open.id)
    for (const token of [...dead, `${open.id}.x`, '', access]) {
      expect((await openBy(token, id)).statusCode).toBe(404)
      expect((await put(token)).statusCode).toBe(404)
    }
    const frozen = (at: Temporal.Instant | null) =>
      app.db.updateTable('users').set({ frozen_at: at }).where('id', '=', stage.landlordId).execute()
    await frozen(app.services.now())
    expect((await openBy(open.token, id)).statusCode).toBe(404)
    expect((await put(open.token)).statusCode).toBe(404)
    await frozen(null)
    const { id: linkId } = open
    await app.db
      .updateTable('cleaning_links')
      .set({ revoked_at: app.services.now() })
      .where('id', '=', linkId)
      .execute()
    expect(await photosBy(open.token)).toBeNull()
    expect((await openBy(open.token, id)).statusCode).toBe(404)
    expect((await put(open.token)).statusCode).toBe(404)
    expect((await remove(open.token, id)).error?.name).toBe('ResourceNotFoundError')
    expect(await stored()).toHaveLength(2)
  })
})

describe('the landlord’s side', () => {
  it('sees the photos with when and by whom they came, where it sees the unit, and nobody else does', async () => {
    const { token } = await makeLink()
    const id = await added(token)
    const { data } = await app.graphql<{ cleaningTurnovers: object[] }>(
      '{ cleaningTurnovers { photos { id addedAt addedBy isOwn } } }',
      {},
      await landlord(),
    )
    expect(data.cleaningTurnovers).toEqual([
      { photos: [{ id, addedAt: '2030-04-30T09:00:00Z', addedBy: 'Marta', isOwn: false }] },
    ])
    expect((await openAs(await landlord(), id, 'large')).statusCode).toBe(200)
    await app.createUser({ email: 'other@mezzo.example', landlord: true })
    expect((await openAs(await app.login('other@mezzo.example'), id)).statusCode).toBe(404)
    expect((await openAs(await landlord(), randomUUID())).statusCode).toBe(404)
    expect((await openAs(null, id)).statusCode).toBe(401)
    const limited = await joinAsLimited(app, stage)
    expect((await openAs(limited, id)).statusCode).not.toBe(200)
  })

  it('has them a year, and those of a link that ended as long; the files go with them', async () => {
    const { token } = await makeLink()
    await added(token)
    const ended = await makeLink()
    await added(ended.token)
    await app.db
      .updateTable('cleaning_links')
      .set({ revoked_at: app.services.now() })
      .where('id', '=', ended.id)
      .execute()
    const forget = async () => findJob('forgetCleaning')?.handler(await app.ctxFor(null), {})
    app.setNow('2031-04-30T08:00:00Z')
    await forget()
    expect(await stored()).toHaveLength(4)
    app.setNow('2031-04-30T10:00:00Z')
    await forget()
    expect(await stored()).toHaveLength(2)
    app.setNow('2031-05-01T10:00:00Z')
    await forget()
    expect(await stored()).toEqual([])
    expect(await app.db.selectFrom('cleaning_photos').select('id').execute()).toEqual([])
  })

  it('pays for them with its own room', async () => {
    const { token } = await makeLink()
    await added(token)
    const { size } = await app.db.selectFrom('cleaning_photos').select('size').executeTakeFirstOrThrow()
    const { config } = app.services
    const { fileQuota } = config
    config.fileQuota = size + 10
    try {
      const answer = await put(token)
      expect(answer.json()).toMatchObject({ error: { fields: { file: 'upload.quota' } } })
    } finally {
      config.fileQuota = fileQuota
    }
    expect(await stored()).toHaveLength(2)
  })
})

const days = async () => (await app.db.selectFrom('bookings').select('to').execute()).map(({ to }) => to)

const audited = async () =>
  (await app.db.selectFrom('audit_log').select(['action', 'via', 'data']).orderBy('id').execute()).filter(
    ({ action }) => /cleaningphoto/i.test(action),
  )
