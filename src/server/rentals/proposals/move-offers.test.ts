import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { joinAsLimited } from '../../../../test/builders.ts'
import {
  block,
  call,
  comeBack,
  documents,
  mailsTo,
  money,
  nameOf,
  offer,
  offered,
  placeIn,
  running,
  shown,
  startMoveStage,
  take,
  taken,
} from '../../../../test/move-stage.ts'

const moves = startMoveStage()

describe('proposing a move to whoever lives there', () => {
  it('changes nothing, and says to both what it means', async () => {
    expect(await running(moves)).toMatchObject({
      canOffer: { value: true, reason: null },
      bookingId: moves.stage.bookingId,
      unitName: await nameOf(moves, moves.first),
      days: { from: '2030-02-11', to: '2030-04-29' },
    })
    expect((await placeIn(moves, moves.first)).verdict.reason).toBe('SAME_UNIT')
    const before = await money(moves)
    expect(
      (await offer(moves, moves.other, '2030-03-01', { message: ' The pipes are replaced. ' })).error,
    ).toBeNull()
    const [proposal] = await shown(moves)
    expect(proposal).toEqual({
      kind: 'MOVE',
      state: 'OPEN',
      from: '2030-03-01',
      to: '2030-04-30',
      rent: 0,
      monthlyRent: before.booking.price,
      unitName: await nameOf(moves, moves.other),
      unitBefore: await nameOf(moves, moves.first),
      message: 'The pipes are replaced.',
      canBeTaken: { value: true, reason: null },
    })
    expect(await shown(moves, 'landlord')).toEqual([proposal])
    expect(await money(moves)).toEqual(before)
    expect(await taken(moves)).toEqual([[moves.first, '[2030-01-01,2030-05-01)']])
    const [mail] = await mailsTo(moves, 'moveOffered')
    expect(mail?.to).toBe('amelie@mezzo.example')
    expect(mail?.text).toContain('The pipes are replaced.')
    expect(mail?.text).toContain(await nameOf(moves, moves.other))
  })

  it('is one at a time, also beside what is proposed about the last day', async () => {
    await offer(moves)
    expect((await offer(moves, moves.other, '2030-03-05', { seen: 'any' })).error?.reason).toBe(
      'OFFER_EXISTS',
    )
    expect(
      (await call(moves, 'offerLonger', moves.stage.landlord, { id: moves.stage.bookingId })).error?.reason,
    ).toBe('OFFER_EXISTS')
    const shorter = { id: moves.stage.bookingId, lastDay: '2030-03-15' }
    expect((await call(moves, 'offerShorter', moves.stage.landlord, shorter)).error?.reason).toBe(
      'OFFER_EXISTS',
    )
    expect((await running(moves))?.canOffer.reason).toBe('OFFER_EXISTS')
  })

  it('is refused for a day or unit that can’t be, for other consequences, and to others', async () => {
    for (const day of ['2030-02-10', '2030-04-30', '2030-05-02'])
      expect((await offer(moves, moves.other, day)).error?.fields).toEqual({
        day: 'bookings.moveDay.outside',
      })
    expect((await offer(moves, moves.first)).error?.reason).toBe('SAME_UNIT')
    expect((await offer(moves, randomUUID())).error?.name).toBe('ResourceNotFoundError')
    expect((await offer(moves, moves.other, '2030-03-01', { seen: 'else' })).error?.reason).toBe(
      'CONSEQUENCES_CHANGED',
    )
    await block(moves, moves.other, '2030-04-30', '2030-05-02')
    expect((await placeIn(moves, moves.other)).verdict.reason).toBe('UNAVAILABLE')
    expect((await offer(moves)).error?.name).toBe('BookingConflictError')
    await moves.app.createUser({ email: 'other@mezzo.example', landlord: true })
    const stranger = await moves.app.login('other@mezzo.example')
    expect((await offer(moves, moves.other, '2030-03-01', {}, stranger)).error?.name).toBe(
      'ResourceNotFoundError',
    )
    expect(await running(moves, '2030-03-01', stranger)).toBeNull()
    const limited = await joinAsLimited(moves.app, moves.stage)
    const order = { id: moves.stage.bookingId, unit: moves.other, day: '2030-03-01', seen: 'any', key: 'k' }
    const asked = await moves.app.graphql(documents.offer, order, limited)
    expect(asked.errors?.[0]?.extensions?.name).toBe('NotAllowedError')
    expect(await shown(moves)).toEqual([])
  })

  it('is for running stays: before them the landlord moves alone, after them nothing moves', async () => {
    for (const [now, reason] of [
      ['2029-12-31T10:00:00Z', 'NOBODY_MOVED_IN'],
      ['2030-04-29T10:00:00Z', 'TIME_OVER'],
      ['2030-04-30T10:00:00Z', 'STAY_OVER'],
    ] as const) {
      moves.app.setNow(now)
      await comeBack(moves)
      expect((await running(moves))?.canOffer.reason).toBe(reason)
      expect((await offer(moves)).error?.reason).toBe(reason)
    }
  })
})

describe('a move that isn’t agreed to', () => {
  it('is declined: the landlord is told, the days stay', async () => {
    const id = await offered(moves)
    expect((await call(moves, 'decline', moves.stage.tenant, { id })).proposal?.state).toBe('DECLINED')
    expect((await mailsTo(moves, 'moveDeclined')).map(({ to }) => to)).toEqual(['jana@mezzo.example'])
    expect(await taken(moves)).toEqual([[moves.first, '[2030-01-01,2030-05-01)']])
    expect((await running(moves))?.canOffer.value).toBe(true)
  })

  it('is withdrawn: the tenant is told and can’t agree any more', async () => {
    const id = await offered(moves)
    expect((await call(moves, 'withdraw', moves.stage.landlord, { id })).proposal?.state).toBe('WITHDRAWN')
    expect((await mailsTo(moves, 'moveWithdrawn')).map(({ to }) => to)).toEqual(['amelie@mezzo.example'])
    expect((await take(moves, id)).error?.reason).toBe('ENDED')
  })

  it('is shown to nobody else', async () => {
    const id = await offered(moves)
    await moves.app.createUser({ email: 'other@mezzo.example', landlord: true })
    const stranger = await moves.app.login('other@mezzo.example')
    expect(await shown(moves, 'landlord', stranger)).toEqual([])
    expect(await shown(moves, 'tenant', stranger)).toEqual([])
    expect((await take(moves, id, stranger)).error?.name).toBe('ResourceNotFoundError')
    expect((await call(moves, 'withdraw', stranger, { id })).error?.name).toBe('ResourceNotFoundError')
  })
})
