import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { command, sendRequest } from '../../../../test/request-commands.ts'
import { createStage, given, offerOf, requestInput } from '../../../../test/builders.ts'
import { endPastRequests } from './deadline-actions.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterEach(() => {
  app.setNow(null)
  return app.reset()
})
afterAll(() => app.close())

type Stage = Awaited<ReturnType<typeof createStage>>

const storedOf = (id: string) =>
  app.db.selectFrom('listing_requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const later = async (): Promise<{ landlord: Browser; tenant: Browser }> => ({
  landlord: await app.login('jana@mezzo.example'),
  tenant: await app.login('amelie@mezzo.example'),
})

// Its check is skipped, so there is no deadline that would have ended it.
const askWithoutDeadline = async (stage: Stage) => {
  const input = requestInput(stage.groupId, '2030-02-01', '2030-04-30', {
    reasonForStay: 'OTHER',
    notes: 'hi',
  })
  return given((await command(app, stage.tenant, 'sendBookingRequest', { input })).request).id
}

it('a stay that is over cannot be accepted, and its request ends', async () => {
  const stage = await createStage(app)
  const id = await askWithoutDeadline(stage)
  expect((await storedOf(id)).auto_decline_at).toBeNull()
  app.setNow('2030-05-01T08:00:00Z')
  const { landlord } = await later()
  expect((await command(app, landlord, 'acceptListingRequest', { id })).error?.reason).toBe('STAY_OVER')
  await endPastRequests(await app.ctxFor(null))
  await endPastRequests(await app.ctxFor(null))
  expect(await storedOf(id)).toMatchObject({
    status_type: 'NOT_AVAILABLE',
    status_reason: 'LANDLORD_DID_NOT_RESPOND',
    landlord_status: 'OTHER',
  })
  const mails = await app.db.selectFrom('mails').select(['to', 'template']).execute()
  expect(mails.filter(({ template }) => template === 'requestDeclined')).toEqual([
    { to: 'amelie@mezzo.example', template: 'requestDeclined' },
  ])
})

it('on its last day a stay can still be accepted', async () => {
  const stage = await createStage(app)
  const id = await askWithoutDeadline(stage)
  app.setNow('2030-04-30T08:00:00Z')
  await endPastRequests(await app.ctxFor(null))
  const { landlord } = await later()
  expect((await command(app, landlord, 'acceptListingRequest', { id })).error).toBeNull()
})

it('nobody confirms, signs or books a stay that is over', async () => {
  const stage = await createStage(app)
  const id = await sendRequest(app, stage, '2030-02-01', '2030-04-30')
  await command(app, stage.landlord, 'acceptListingRequest', { id })
  await command(app, stage.tenant, 'confirmTenantInterest', { id })
  await app.runJobs()
  const { id: offerId, documentSha256 } = await offerOf(app.db, id)
  app.setNow('2030-09-01T08:00:00Z')
  const { landlord } = await later()
  const input = { typedName: 'Jana Keller', consent: true, documentSha256 }
  const signed = await command(app, landlord, 'signContract', { id: offerId, input })
  expect(signed.error?.reason).toBe('STAY_OVER')
})

it('what comes after its deadline is refused, though the job is late', async () => {
  const stage = await createStage(app)
  const id = await sendRequest(app, stage, '2030-02-01', '2030-04-30')
  app.setNow(app.services.now().add({ hours: 80 }))
  const { landlord } = await later()
  expect((await command(app, landlord, 'acceptListingRequest', { id })).error?.reason).toBe('TIME_OVER')
})

it('so is what is confirmed or signed too late', async () => {
  const stage = await createStage(app)
  const id = await sendRequest(app, stage, '2030-02-01', '2030-04-30')
  await command(app, stage.landlord, 'acceptListingRequest', { id })
  const answered = app.services.now()
  app.setNow(answered.add({ hours: 80 }))
  const late = await later()
  expect((await command(app, late.tenant, 'confirmTenantInterest', { id })).error?.reason).toBe('TIME_OVER')
  app.setNow(answered.add({ hours: 1 }))
  const inTime = await later()
  expect((await command(app, inTime.tenant, 'confirmTenantInterest', { id })).error).toBeNull()
  await app.runJobs()
  const { id: offerId, documentSha256 } = await offerOf(app.db, id)
  app.setNow(answered.add({ hours: 24 * 60 }))
  const { landlord } = await later()
  const input = { typedName: 'Jana Keller', consent: true, documentSha256 }
  const signed = await command(app, landlord, 'signContract', { id: offerId, input })
  expect(signed.error?.reason).toBe('TIME_OVER')
})
