import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { createStage } from '../../../../test/builders.ts'
import { command, sendRequest } from '../../../../test/request-commands.ts'
import { sign, stageWithContract } from '../../../../test/signing-stage.ts'
import { photoBytes, startUploads } from '../../../../test/upload-stage.ts'
import { ServiceUnavailableError } from '../../../domain/kernel/errors.ts'
import { generateContract, sealContract } from '../../rentals/signing/contract-actions.ts'

const t = startUploads()

describe.each(t.ways)('the file of $name', ({ open, content }) => {
  it('is put once however often it is sent with one key', async () => {
    const way = await open()
    const [file, key] = [await content(), randomUUID()]
    const first = await way.send(file, key)
    expect(first.statusCode).toBe(201)
    const before = await t.stored()
    const put = vi.spyOn(t.app.services.files, 'put')
    expect((await way.send(file, key)).statusCode).toBe(201)
    expect(put).not.toHaveBeenCalled()
    expect(await t.stored()).toEqual(before)
  })

  it('is kept once when it is sent six times at the same moment', async () => {
    const way = await open()
    const [file, key] = [await content(), randomUUID()]
    const before = (await t.stored()).length
    const answers = await Promise.all(Array.from({ length: 6 }, () => way.send(file, key)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201, 201])
    expect(await t.strays()).toEqual([])
    expect((await t.stored()).length).toBeGreaterThan(before)
  })

  it('is never put when its moment has passed', async () => {
    const way = await open()
    await way.end()
    const before = await t.stored()
    const put = vi.spyOn(t.app.services.files, 'put')
    expect((await way.send(await content(), randomUUID())).statusCode).toBeGreaterThanOrEqual(400)
    expect(put).not.toHaveBeenCalled()
    expect(await t.stored()).toEqual(before)
  })

  it('is gone when its moment passes while it is on its way', async () => {
    const way = await open()
    t.afterFirstPut(way.end)
    expect((await way.send(await content(), randomUUID())).statusCode).toBeGreaterThanOrEqual(400)
    expect(await t.strays()).toEqual([])
  })

  it('leaves nothing where the disk breaks off', async () => {
    const way = await open()
    const put = t.app.services.files.put.bind(t.app.services.files)
    vi.spyOn(t.app.services.files, 'put').mockImplementation(async (key, bytes) => {
      await put(key, bytes)
      throw new Error('no space left on device')
    })
    expect((await way.send(await content(), randomUUID())).statusCode).toBe(500)
    expect(await t.strays()).toEqual([])
  })

  it('is waited for once where the place of files does not answer', async () => {
    const way = await open()
    vi.spyOn(t.app.services.files, 'put').mockRejectedValue(new ServiceUnavailableError())
    vi.spyOn(t.app.services.files, 'remove').mockReturnValue(new Promise(() => {}))
    expect((await way.send(await content(), randomUUID())).statusCode).toBe(503)
  })

  it('is refused by its moment, not by a disk that does not remove it', async () => {
    const way = await open()
    t.afterFirstPut(way.end)
    vi.spyOn(t.app.services.files, 'remove').mockRejectedValue(new Error('input/output error'))
    const { statusCode } = await way.send(await content(), randomUUID())
    expect([404, 409]).toContain(statusCode)
  })
})

it('a photo of which one size can’t be put leaves none of the others, however late they come', async () => {
  const way = await t.photo()
  const put = t.app.services.files.put.bind(t.app.services.files)
  const late: Promise<void>[] = []
  vi.spyOn(t.app.services.files, 'put')
    .mockImplementation((key, bytes) => {
      const one = setTimeout(50).then(() => put(key, bytes))
      late.push(one)
      return one
    })
    .mockRejectedValueOnce(new Error('no space left on device'))
  expect((await way.send(await photoBytes(), '')).statusCode).toBe(500)
  await Promise.all(late)
  expect(late.length).toBeGreaterThan(0)
  expect(await t.strays()).toEqual([])
})

it('a photo that was turned in vain leaves nothing', async () => {
  const { landlord, groupId } = await createStage(t.app)
  const added = await t.post(landlord, `/api/pictures?groupId=${groupId}`, {}, await photoBytes())
  const { imageId } = added.json() as { imageId: string }
  const before = await t.stored()
  t.afterFirstPut(() => t.deleteGroup(groupId))
  const { data } = await t.app.graphql<{ rotatePicture: { error: { name: string } | null } }>(
    `mutation($imageId: ID!, $key: ID!) {
      rotatePicture(imageId: $imageId, degrees: 90, idempotencyKey: $key) { error { name } } }`,
    { imageId, key: randomUUID() },
    landlord,
  )
  expect(data.rotatePicture.error?.name).toBe('ResourceNotFoundError')
  expect(await t.stored()).toEqual(before)
})

it('a signed contract that is sealed twice at the same moment is kept once', async () => {
  const stage = await stageWithContract(t.app)
  for (const side of ['landlord', 'tenant'] as const) await sign(t.app, stage, side)
  const before = (await t.stored()).length
  const ctx = await t.app.ctxFor(null)
  await Promise.all([1, 2].map(() => sealContract(ctx, { offerId: stage.offerId })))
  expect(await t.strays()).toEqual([])
  expect(await t.stored()).toHaveLength(before + 1)
})

it('a contract that was written in vain is not kept', async () => {
  const stage = await createStage(t.app)
  const requestId = await sendRequest(t.app, stage, '2030-02-01', '2030-07-31')
  await command(t.app, stage.landlord, 'acceptListingRequest', { id: requestId })
  await command(t.app, stage.tenant, 'confirmTenantInterest', { id: requestId })
  const offer = await t.app.db.selectFrom('booking_offers').select('id').executeTakeFirstOrThrow()
  t.afterFirstPut(() => command(t.app, stage.tenant, 'withdrawListingRequest', { id: requestId }))
  await generateContract(await t.app.ctxFor(null), { offerId: offer.id })
  expect(await t.stored()).toEqual([])
})
