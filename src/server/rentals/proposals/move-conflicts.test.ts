import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Browser } from '../../../../test/app.ts'
import { given } from '../../../../test/builders.ts'
import {
  type MoveStage,
  at,
  block,
  call,
  comeBack,
  consistent,
  offer,
  offered,
  placeIn,
  shown,
  startMoveStage,
  stored,
  take,
  taken,
} from '../../../../test/move-stage.ts'
import { bookStay, command, sendRequest } from '../../../../test/request-commands.ts'

const moves = startMoveStage()

describe('agreeing to a move in time, and beside others', () => {
  it('declines who was shown to be, and is refused where somebody else would be', async () => {
    for (const unit of moves.stage.unitIds.filter((one) => one !== moves.other))
      await block(moves, unit, '2030-05-10', '2030-05-20')
    const waiting = await sendRequest(moves.app, moves.stage, '2030-04-15', '2030-07-14')
    expect((await placeIn(moves, moves.other)).declined).toBe(1)
    const id = await offered(moves)
    await moves.app.createUser({ email: 'noor@mezzo.example', firstName: 'Noor' })
    const noor = await moves.app.login('noor@mezzo.example')
    const later = await sendRequest(moves.app, { ...moves.stage, tenant: noor }, '2030-04-20', '2030-07-14')
    expect((await take(moves, id)).error?.reason).toBe('CONSEQUENCES_CHANGED')
    await command(moves.app, noor, 'withdrawListingRequest', { id: later })
    expect((await take(moves, id)).error).toBeNull()
    const request = await moves.app.db
      .selectFrom('listing_requests')
      .select('status_reason')
      .where('id', '=', waiting)
      .executeTakeFirst()
    expect(request?.status_reason).toBe('DECLINED_BY_CONFLICT')
    await consistent(moves)
  })

  it('is refused where the unit was taken meanwhile, and nothing is left behind', async () => {
    const id = await offered(moves)
    await block(moves, moves.other, '2030-04-30', '2030-05-02')
    expect((await shown(moves))[0]?.canBeTaken.reason).toBe('UNAVAILABLE')
    expect((await take(moves, id)).error?.name).toBe('BookingConflictError')
    expect(await taken(moves)).toEqual([[moves.first, '[2030-01-01,2030-05-01)']])
    expect((await shown(moves))[0]?.state).toBe('OPEN')
  })

  it('is either withdrawn or agreed to where both happen at once', async () => {
    const id = await offered(moves)
    const [agreed, withdrawn] = await Promise.all([
      take(moves, id),
      call(moves, 'withdraw', moves.stage.landlord, { id }),
    ])
    const isAgreed = agreed.error === null
    expect(withdrawn.error === null).toBe(!isAgreed)
    expect((await taken(moves)).length).toBe(isAgreed ? 2 : 1)
    expect((await shown(moves))[0]?.state).toBe(isAgreed ? 'TAKEN' : 'WITHDRAWN')
  })

  it('leaves no day to two tenants who agree to the same unit at once', async () => {
    const { bookingId, tenant } = await neighbour(moves)
    const lived = [moves.first, (await stored(moves, bookingId)).listing_id]
    const third = given(moves.stage.unitIds.find((id) => !lived.includes(id)))
    const mine = await offered(moves, third)
    const theirs = given((await offer(moves, third, '2030-03-01', { id: bookingId })).proposal)._id
    const answers = await Promise.all([take(moves, mine), take(moves, theirs, tenant)])
    const refused = answers.flatMap(({ error }) => error ?? [])
    expect(refused.map(({ name }) => name)).toEqual(['BookingConflictError'])
    const rows = await sql<{ total: number }>`
      select count(*)::int as total from occupancies a join occupancies b
      on b.listing_id = a.listing_id and b.id <> a.id and b.days && a.days`.execute(moves.app.db)
    expect(rows.rows[0]?.total).toBe(0)
    await consistent(moves)
  })

  it('is the tenant’s alone, in time, and no other answer', async () => {
    const id = await offered(moves)
    expect((await call(moves, 'takeLonger', moves.stage.tenant, { id })).error?.name).toBe(
      'ResourceNotFoundError',
    )
    expect((await call(moves, 'takeShorter', moves.stage.tenant, { id })).error?.name).toBe(
      'ResourceNotFoundError',
    )
    expect((await take(moves, id, moves.stage.landlord)).error?.name).toBe('ResourceNotFoundError')
    await at(moves, '2030-02-17T10:00:00Z')
    expect((await take(moves, id)).error?.reason).toBe('TIME_OVER')
    expect((await shown(moves))[0]?.state).toBe('EXPIRED')
  })

  it('waits at most until the day before', async () => {
    const id = await offered(moves, moves.other, '2030-02-12')
    await at(moves, '2030-02-11T23:59:00Z')
    expect((await shown(moves))[0]?.canBeTaken.value).toBe(true)
    await at(moves, '2030-02-12T00:00:00Z')
    expect((await take(moves, id)).error?.reason).toBe('TIME_OVER')
  })
})

/** Somebody who lives in another unit of the house. */
async function neighbour(moves: MoveStage): Promise<{ bookingId: string; tenant: Browser }> {
  moves.app.setNow('2030-01-15T10:00:00Z')
  await moves.app.createUser({ email: 'noor@mezzo.example', firstName: 'Noor' })
  await comeBack(moves)
  const made = { ...moves.stage, tenant: await moves.app.login('noor@mezzo.example') }
  const bookingId = await bookStay(moves.app, made, '2030-02-01', '2030-04-30')
  await at(moves, '2030-02-10T10:00:00Z')
  return { bookingId, tenant: await moves.app.login('noor@mezzo.example') }
}
