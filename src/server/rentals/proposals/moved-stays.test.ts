import { describe, expect, it } from 'vitest'
import type { Browser } from '../../../../test/app.ts'
import { given } from '../../../../test/builders.ts'
import {
  type MoveStage,
  call,
  consistent,
  months,
  offered,
  running,
  startMoveStage,
  stored,
  take,
  taken,
} from '../../../../test/move-stage.ts'

const moves = startMoveStage()

describe('a stay that was agreed to move', () => {
  it('moves again, also back, and on another day than was agreed first', async () => {
    await take(moves, await offered(moves))
    await take(moves, await offered(moves, moves.other, '2030-02-20'))
    expect(await taken(moves)).toEqual([
      [moves.first, '[2030-01-01,2030-02-20)'],
      [moves.other, '[2030-02-20,2030-05-01)'],
    ])
    expect(
      (await months(moves)).find(
        ({ month, listing_id }) => month === '2030-02-01' && listing_id === moves.other,
      )?.nights,
    ).toBe(9)
    await consistent(moves)
    await take(moves, await offered(moves, moves.first, '2030-02-15'))
    expect(await taken(moves)).toEqual([[moves.first, '[2030-01-01,2030-05-01)']])
    expect((await stored(moves)).listing_id).toBe(moves.first)
    await consistent(moves)
  })

  it('never comes to the other unit where it ends before', async () => {
    await take(moves, await offered(moves))
    const shorter = { id: moves.stage.bookingId, lastDay: '2030-02-20' }
    const offer = given((await call(moves, 'offerShorter', moves.stage.landlord, shorter)).proposal)._id
    expect((await call(moves, 'takeShorter', moves.stage.tenant, { id: offer })).error).toBeNull()
    expect(await taken(moves)).toEqual([[moves.first, '[2030-01-01,2030-02-21)']])
    expect((await stored(moves)).listing_id).toBe(moves.first)
    await consistent(moves)
  })

  it('ends in the other unit where it ends after, with rent and fee of the whole stay', async () => {
    await take(moves, await offered(moves))
    const shorter = { id: moves.stage.bookingId, lastDay: '2030-03-15' }
    const offer = given((await call(moves, 'offerShorter', moves.stage.landlord, shorter)).proposal)._id
    expect((await call(moves, 'takeShorter', moves.stage.tenant, { id: offer })).error).toBeNull()
    expect(await taken(moves)).toEqual([
      [moves.first, '[2030-01-01,2030-03-01)'],
      [moves.other, '[2030-03-01,2030-03-16)'],
    ])
    await moves.app.runJobs()
    const booking = await stored(moves)
    const invoices = await moves.app.db.selectFrom('invoices').select(['document_type', 'net']).execute()
    const net = invoices.reduce((sum, one) => sum + (one.document_type === 'INVOICE' ? one.net : -one.net), 0)
    expect(net).toBe(Math.round((given(booking.actual_cost) * given(booking.landlord_fee_rate)) / 10_000))
    await consistent(moves)
  })
})

describe('a member who works on single units', () => {
  it('sees a stay that moves out of theirs, and proposes only their own', async () => {
    const member = await memberOf(moves, [moves.first])
    const places = given(await running(moves, '2030-03-01', member)).units.map(({ listingId }) => listingId)
    expect(places).toEqual([moves.first])
    await take(moves, await offered(moves))
    const sees = async (as: Browser) => {
      const { data } = await moves.app.graphql<{ booking: { _id: string } | null }>(
        `query($id: ID!) { booking: landlordBooking(_id: $id) { _id } }`,
        { id: moves.stage.bookingId },
        as,
      )
      return data.booking !== null
    }
    expect(await sees(member)).toBe(true)
    expect(await sees(await memberOf(moves, [moves.other]))).toBe(true)
    const rest = moves.stage.unitIds.filter((id) => id !== moves.first && id !== moves.other)
    expect(await sees(await memberOf(moves, rest))).toBe(false)
  })
})

/** A manager who works on these units of the house alone. */
async function memberOf(moves: MoveStage, units: readonly string[]): Promise<Browser> {
  const email = `${given(units[0])}@mezzo.example`
  const memberId = await moves.app.createUser({ email })
  const now = moves.app.services.now()
  await moves.app.db
    .insertInto('team_members')
    .values({
      landlord_id: moves.stage.landlordId,
      member_id: memberId,
      email,
      role: 'MANAGER',
      group_ids: [],
      listing_ids: [...units],
      invited_at: now,
      accepted_at: now,
      expires_at: now.add({ hours: 24 }),
    })
    .execute()
  return moves.app.login(email)
}
