import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { parseDay } from '../../../domain/kernel/day.ts'
import { given } from '../../../../test/builders.ts'
import {
  type MoveStage,
  at,
  call,
  consistent,
  mailsTo,
  money,
  months,
  nameOf,
  offered,
  parted,
  running,
  shown,
  startMoveStage,
  stored,
  take,
  taken,
} from '../../../../test/move-stage.ts'
import { command } from '../../../../test/request-commands.ts'
import { planCleaning } from '../cleaning/plan.ts'

const moves = startMoveStage()

describe('agreeing to a move', () => {
  it('parts the days, and leaves all money as it was, to the cent, once', async () => {
    const before = await money(moves)
    const earned = await months(moves)
    const id = await offered(moves)
    const order = { id, key: randomUUID() }
    const [one, two] = await Promise.all([
      call(moves, 'take', moves.stage.tenant, order),
      call(moves, 'take', moves.stage.tenant, order),
    ])
    expect(one).toEqual({ error: null, proposal: { _id: id, state: 'TAKEN' } })
    expect(two).toEqual(one)
    expect(await taken(moves)).toEqual(parted(moves))
    await moves.app.runJobs()
    expect(await money(moves)).toEqual(before)
    expect((await stored(moves)).listing_id).toBe(moves.other)
    const after = await months(moves)
    expect(after.map(({ month, listing_id, nights }) => [month, listing_id, nights])).toEqual([
      ['2030-01-01', moves.first, 31],
      ['2030-02-01', moves.first, 28],
      ['2030-03-01', moves.other, 31],
      ['2030-04-01', moves.other, 30],
    ])
    expect(after.map(({ amount }) => amount)).toEqual(earned.map(({ amount }) => amount))
    await consistent(moves)
    expect((await take(moves, id)).error?.reason).toBe('ALREADY_ANSWERED')
  })

  it('counts a month in two units beside each, and together as before', async () => {
    const sum = (rows: Awaited<ReturnType<typeof months>>) =>
      rows.reduce((total, { amount }) => total + amount, 0)
    const before = sum(await months(moves))
    await take(moves, await offered(moves, moves.other, '2030-03-18'))
    const after = await months(moves)
    expect(after.filter(({ month }) => month === '2030-03-01').map(({ nights }) => nights)).toEqual([14, 17])
    expect(sum(after)).toBe(before)
    expect(before).toBe((await stored(moves)).total_cost)
    await consistent(moves)
  })

  it('is told to both and shown so, with no amendment left to agree on', async () => {
    await take(moves, await offered(moves))
    const units = [
      {
        listingId: moves.first,
        name: await nameOf(moves, moves.first),
        from: '2030-01-01',
        to: '2030-02-28',
      },
      {
        listingId: moves.other,
        name: await nameOf(moves, moves.other),
        from: '2030-03-01',
        to: '2030-04-30',
      },
    ]
    const read = async () => {
      const { data } = await moves.app.graphql<{ booking: { listing: { apartmentName: string } } }>(
        `query($id: ID!) { booking: landlordBooking(_id: $id) { units { listingId name from to } contractUnit { name }
          listing { _id apartmentName } } }`,
        { id: moves.stage.bookingId },
        moves.stage.landlord,
      )
      return data.booking
    }
    const tenants = await moves.app.graphql<{ booking: object }>(
      `query($id: ID!) { booking: tenantBooking(bookingId: $id) { units { listingId name from to } contractUnit { name } } }`,
      { id: moves.stage.bookingId },
      moves.stage.tenant,
    )
    expect(tenants.data.booking).toEqual({ units, contractUnit: null })
    expect(await read()).toEqual({
      units,
      contractUnit: null,
      listing: { _id: moves.first, apartmentName: await nameOf(moves, moves.first) },
    })
    await at(moves, '2030-03-01T10:00:00Z')
    expect((await read()).listing.apartmentName).toBe(await nameOf(moves, moves.other))
    expect((await mailsTo(moves, 'moveAgreedTenant')).map(({ to }) => to)).toEqual(['amelie@mezzo.example'])
    const [landlords] = await mailsTo(moves, 'moveAgreed')
    expect(landlords?.to).toBe('jana@mezzo.example')
    expect(landlords?.text).toContain(`${await nameOf(moves, moves.first)} is available again`)
    const entries = await moves.app.db
      .selectFrom('audit_log')
      .select('action')
      .where('action', 'in', ['offerMove', 'takeMove', 'moveBooking'])
      .orderBy('action')
      .execute()
    expect(entries.map(({ action }) => action)).toEqual(['moveBooking', 'offerMove', 'takeMove'])
  })

  it('has the tenant live in each unit on its days, with a departure and an arrival to clean for', async () => {
    await take(moves, await offered(moves))
    const livesIn = async (unit: string) => {
      const { data } = await moves.app.graphql<{
        stays: Record<'current' | 'next', { from: string; to: string; booking: { _id: string } } | null>
      }>(
        `query($id: ID!) { stays: unitStays(listingId: $id) { current { from to booking { _id } } next { from to booking { _id } } } }`,
        { id: unit },
        moves.stage.landlord,
      )
      return data.stays
    }
    const booking = { _id: moves.stage.bookingId }
    const before = { from: '2030-01-01', to: '2030-02-28', booking }
    const after = { from: '2030-03-01', to: '2030-04-30', booking }
    expect(await livesIn(moves.first)).toEqual({ current: before, next: null })
    expect(await livesIn(moves.other)).toEqual({ current: null, next: after })
    const reader = { viewer: given((await moves.app.ctxFor(moves.stage.landlordId)).viewer) }
    const turnovers = await planCleaning(moves.app.db, reader, parseDay('2030-02-10'))
    expect(turnovers.map(({ listingId, departure, arrival }) => [listingId, departure, arrival])).toEqual([
      [moves.first, '2030-02-28', null],
      [moves.other, null, '2030-03-01'],
    ])
    await at(moves, '2030-03-01T10:00:00Z')
    expect((await livesIn(moves.first)).current).toBeNull()
    expect((await livesIn(moves.other)).current).toEqual(after)
  })

  it('takes a signed extension along, and goes on there with the next one', async () => {
    const extension = await extend(moves, '2030-06-30')
    const id = await offered(moves)
    expect((await shown(moves))[0]?.to).toBe('2030-06-30')
    expect((await take(moves, id)).error).toBeNull()
    expect(await taken(moves)).toEqual(parted(moves))
    expect(await taken(moves, extension)).toEqual([[moves.other, '[2030-05-01,2030-07-01)']])
    await consistent(moves)
    const asked = await command(moves.app, moves.stage.tenant, 'requestExtension', {
      id: extension,
      to: '2030-08-31',
    })
    expect(asked.error).toBeNull()
    await command(moves.app, moves.stage.landlord, 'acceptListingRequest', { id: given(asked.request).id })
    await moves.app.runJobs()
    const held = await moves.app.db
      .selectFrom('occupancies')
      .select('listing_id')
      .where('kind', '=', 'HOLD')
      .execute()
    expect(held).toEqual([{ listing_id: moves.other }])
  })

  it('goes by the booking that is lived in, whichever of the chain is opened', async () => {
    const extension = await extend(moves, '2030-06-30')
    expect((await running(moves, '2030-03-01', moves.stage.landlord, extension))?.bookingId).toBe(
      moves.stage.bookingId,
    )
  })

  it('waits for a contract for staying longer that is being signed, and not for another stay than was shown', async () => {
    const id = await offered(moves)
    const asked = await command(moves.app, moves.stage.tenant, 'requestExtension', {
      id: moves.stage.bookingId,
      to: '2030-06-30',
    })
    const requestId = given(asked.request).id
    await command(moves.app, moves.stage.landlord, 'acceptListingRequest', { id: requestId })
    await moves.app.runJobs()
    expect((await take(moves, id)).error?.reason).toBe('OFFER_EXISTS')
    await sign(moves, requestId)
    expect((await shown(moves))[0]?.canBeTaken.reason).toBe('CONSEQUENCES_CHANGED')
    expect((await take(moves, id)).error?.reason).toBe('CONSEQUENCES_CHANGED')
    expect(await taken(moves)).toEqual([[moves.first, '[2030-01-01,2030-05-01)']])
  })
})

/** A signed extension of the stay; answers with its booking. */
async function extend(moves: MoveStage, to: string): Promise<string> {
  const asked = await command(moves.app, moves.stage.tenant, 'requestExtension', {
    id: moves.stage.bookingId,
    to,
  })
  const id = given(asked.request).id
  await command(moves.app, moves.stage.landlord, 'acceptListingRequest', { id })
  await moves.app.runJobs()
  await sign(moves, id)
  return given(
    await moves.app.db
      .selectFrom('bookings')
      .select('id')
      .where('listing_request_id', '=', id)
      .executeTakeFirst(),
  ).id
}

async function sign(moves: MoveStage, requestId: string) {
  const offer = given(
    await moves.app.db
      .selectFrom('booking_offers')
      .innerJoin('signature_procedures as p', 'p.offer_id', 'booking_offers.id')
      .select(['booking_offers.id', 'p.document_sha256'])
      .where('listing_request_id', '=', requestId)
      .executeTakeFirst(),
  )
  const input = (typedName: string) => ({ typedName, consent: true, documentSha256: offer.document_sha256 })
  await command(moves.app, moves.stage.landlord, 'signContract', {
    id: offer.id,
    input: input('Jana Keller'),
  })
  return command(moves.app, moves.stage.tenant, 'signContract', {
    id: offer.id,
    input: input('Amélie Fournier'),
  })
}
