import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from './app.ts'
import { bookStay, command, sendRequest } from './request-commands.ts'
import { createListing, given, offerOf, requestInput } from './builders.ts'
import { clients, crowd, expectProjectionsKept, overlaps, race, rounds, tenants } from './race-crowd.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

describe(`Q1: ${clients} clients race for one unit and period`, () => {
  it.each(Array.from({ length: rounds }, (_, round) => round + 1))(
    'round %i has one winner',
    { timeout: 180_000 },
    async () => {
      await app.reset()
      const landlord = given((await crowd(app, 1, true))[0])
      const people = await crowd(app, tenants, false)
      const { groupId } = await createListing(app.db, landlord.id)
      const requests: { id: string; tenant: (typeof people)[number] }[] = []
      for (const tenant of people) {
        const input = requestInput(groupId, '2030-02-01', '2030-07-31', {
          firstName: 'Toni',
          lastName: tenant.lastName,
        })
        const sent = await command(app, tenant.browser, 'sendBookingRequest', { input })
        requests.push({ id: given(sent.request).id, tenant })
      }
      const as = landlord.browser

      await race(
        requests.flatMap(({ id, tenant }) => [
          () => command(app, as, 'acceptListingRequest', { id }),
          () => command(app, tenant.browser, 'confirmTenantInterest', { id }),
        ]),
      )
      // Whoever confirmed before the acceptance tries again, all at once: one gets the unit.
      await race(
        requests.map(
          ({ id, tenant }) =>
            () =>
              command(app, tenant.browser, 'confirmTenantInterest', { id }),
        ),
      )
      const offers = await app.db.selectFrom('booking_offers').select(['id', 'listing_request_id']).execute()
      expect(offers).toHaveLength(1)
      await app.runJobs()
      expect(await overlaps(app)).toBe(0)

      const winner = given(requests.find(({ id }) => id === given(offers[0]).listing_request_id))
      const { id: offerId, documentSha256 } = await offerOf(app.db, winner.id)
      const sign = (browser: Browser, typedName: string) =>
        command(app, browser, 'signContract', {
          id: offerId,
          input: { typedName, consent: true, documentSha256 },
        })
      const landlordName = `Toni ${landlord.lastName}`
      const tenantName = `Toni ${winner.tenant.lastName}`
      const losers = requests.filter((request) => request !== winner)
      for (const [browser, name] of [
        [as, landlordName],
        [winner.tenant.browser, tenantName],
      ] as const) {
        await race([
          () => sign(browser, name),
          ...losers.map(
            ({ id }) =>
              () =>
                command(app, as, 'acceptListingRequest', { id }),
          ),
          ...losers.map(
            ({ id, tenant }) =>
              () =>
                command(app, tenant.browser, 'confirmTenantInterest', { id }),
          ),
        ])
      }
      const bookings = await app.db.selectFrom('bookings').select('listing_request_id').execute()
      expect(bookings).toEqual([{ listing_request_id: winner.id }])
      expect(await app.db.selectFrom('invoices').select('number').execute()).toHaveLength(1)
      expect(await overlaps(app)).toBe(0)
      const alive = await app.db
        .selectFrom('listing_requests')
        .select('id')
        .where('status_type', 'not in', ['NOT_AVAILABLE', 'TENANT_WITHDREW'])
        .execute()
      expect(alive).toEqual([{ id: winner.id }])
      await expectProjectionsKept(app, groupId)
    },
  )

  it.each(Array.from({ length: rounds }, (_, round) => round + 1))(
    'round %i: an extension, a block and strangers want the same days of one unit',
    { timeout: 180_000 },
    async () => {
      await app.reset()
      const landlord = given((await crowd(app, 1, true))[0])
      const people = await crowd(app, Math.min(tenants, 12), false)
      const { groupId, unitIds } = await createListing(app.db, landlord.id)
      const as = landlord.browser
      const [resident, ...strangers] = people
      const stage = { groupId, landlord: as, tenant: given(resident).browser }
      const bookingId = await bookStay(app, stage, '2030-02-01', '2030-04-30')
      const requests: { id: string; tenant: (typeof people)[number] }[] = []
      for (const tenant of strangers) {
        const id = await sendRequest(app, stage, '2030-05-01', '2030-07-31', tenant.browser)
        requests.push({ id, tenant })
      }
      // Half of them have been accepted when it begins; one is to be declined with a block.
      const waiting = requests.slice(1)
      for (const { id } of waiting.slice(0, waiting.length / 2))
        await command(app, as, 'acceptListingRequest', { id })
      const asked = await command(app, given(resident).browser, 'requestExtension', {
        id: bookingId,
        to: '2030-06-30',
      })
      const extension = given(asked.request).id
      const input = { reason: 'LISTING_OCCUPIED', blockFrom: '2030-05-10', blockTo: '2030-05-20' }
      await race([
        () => command(app, as, 'acceptListingRequest', { id: extension }),
        () => command(app, as, 'rejectListingRequest', { id: given(requests[0]).id, input }),
        ...waiting.flatMap(({ id, tenant }) => [
          () => command(app, tenant.browser, 'confirmTenantInterest', { id }),
          () => command(app, as, 'acceptListingRequest', { id }),
        ]),
      ])
      expect(await overlaps(app)).toBe(0)
      const { rows } = await sql<{ kind: string }>`
        select kind from occupancies where days && '[2030-05-01,2030-07-31]'
        union all select 'BLOCK' from blocks`.execute(app.db)
      // Whoever came first has the days: the extension, a stranger, or the block.
      expect(rows).toHaveLength(1)
      expect(unitIds).toHaveLength(1)
      await expectProjectionsKept(app, groupId)
    },
  )

  it.each(Array.from({ length: rounds }, (_, round) => round + 1))(
    'round %i: a confirmation, a withdrawal and a contract taken back meet',
    { timeout: 180_000 },
    async () => {
      await app.reset()
      const landlord = given((await crowd(app, 1, true))[0])
      const tenant = given((await crowd(app, 1, false))[0])
      const { groupId } = await createListing(app.db, landlord.id, {
        group: { method_of_booking: 'AFTER_LANDLORD_CONFIRMED_BOOKING', online_signing: false },
      })
      const stage = { groupId, landlord: landlord.browser, tenant: tenant.browser }
      const id = await sendRequest(app, stage, '2030-02-01', '2030-07-31')
      await command(app, landlord.browser, 'acceptListingRequest', { id })
      await command(app, tenant.browser, 'confirmTenantInterest', { id })
      await app.runJobs()
      const { id: offerId } = await offerOf(app.db, id)
      await command(app, tenant.browser, 'acceptProposedContract', { id: offerId })
      await race([
        () => command(app, landlord.browser, 'confirmBooking', { id: offerId }),
        () => command(app, tenant.browser, 'withdrawListingRequest', { id }),
        () => command(app, landlord.browser, 'cancelContract', { id: offerId }),
        () => command(app, tenant.browser, 'refuseContract', { id: offerId }),
      ])
      const bookings = await app.db.selectFrom('bookings').select('id').execute()
      const taken = await app.db.selectFrom('occupancies').select('kind').execute()
      const invoices = await app.db.selectFrom('invoices').select('number').execute()
      // Either all of a booking, or nothing of it.
      expect([taken.length, invoices.length]).toEqual([bookings.length, bookings.length])
      await expectProjectionsKept(app, groupId)
    },
  )
})
