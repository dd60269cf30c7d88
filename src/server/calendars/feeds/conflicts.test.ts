import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Browser } from '../../../../test/app.ts'
import { createStage, given } from '../../../../test/builders.ts'
import { startLinking } from '../../../../test/linking-stage.ts'
import { bookStay } from '../../../../test/request-commands.ts'
import { give, stageWithContract } from '../../../../test/signing-stage.ts'

const t = startLinking()
const { mutate, add, feeds, conflicts, blocks, ask, settle } = t

const unsettle = (as: Browser, eventId: string, settlement: string, key: string = randomUUID()) =>
  mutate(
    as,
    `mutation($eventId: ID!, $settlement: ConflictSettlement!, $key: ID!) {
      answer: undoCalendarSettlement(eventId: $eventId, settlement: $settlement, idempotencyKey: $key) {
        error { name fields } settled { eventId settlement } } }`,
    { eventId, settlement, key },
  )

const lastAudit = () =>
  t.app.db
    .selectFrom('audit_log')
    .select(['action', 'entity_id'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

const notices = () =>
  t.app.db.selectFrom('notifications').select('id').where('event', '=', 'calendarConflict').execute()

describe('an imported stay over a booking', () => {
  async function inConflict() {
    const stage = await createStage(t.app)
    await bookStay(t.app, stage, '2030-02-01', '2030-05-31')
    t.provider.publish('airbnb', [['2030-05-20', '2030-06-10']])
    const id = given((await add(stage, 'airbnb')).feed).id
    const [conflict] = await conflicts(stage.landlord)
    return { stage, id, conflict: given(conflict) }
  }

  it('is kept and shown as a conflict to settle', async () => {
    const { stage, conflict } = await inConflict()
    expect(await blocks()).toHaveLength(1)
    expect(conflict).toMatchObject({ settlement: null, booking: { name: 'Amélie Fournier' } })
    expect((await feeds(stage.landlord, stage.unitIds[0]))[0]?.conflicts).toBe(1)
  })

  it('stays beside it when the landlord says so', async () => {
    const { stage, conflict } = await inConflict()
    expect((await settle(stage.landlord, conflict.id, 'KEEP')).error).toBeNull()
    expect(await conflicts(stage.landlord)).toMatchObject([{ settlement: 'KEEP' }])
    expect((await feeds(stage.landlord, stage.unitIds[0]))[0]?.conflicts).toBe(0)
    expect(await blocks()).toHaveLength(1)
  })

  it('blocks only what it has beyond the booking when it is the same stay, until that is gone', async () => {
    const { stage, id, conflict } = await inConflict()
    expect((await settle(stage.landlord, conflict.id, 'SAME_STAY')).error).toBeNull()
    const rest = ['[2030-06-01,2030-06-11) ics']
    expect(await blocks()).toEqual(rest)
    await ask(id)
    expect(await blocks()).toEqual(rest)
    await t.app.db.deleteFrom('occupancies').execute()
    await ask(id)
    expect(await blocks()).toEqual(['[2030-05-20,2030-06-11) ics'])
  })

  it('that goes beyond the booking on both sides is settled as the same stay, too, until that is taken back', async () => {
    const stage = await createStage(t.app)
    await bookStay(t.app, stage, '2030-02-01', '2030-05-31')
    // A day to get ready before and after, as platforms add it.
    t.provider.publish('airbnb', [['2030-01-31', '2030-06-01']])
    const id = given((await add(stage, 'airbnb')).feed).id
    const conflict = given((await conflicts(stage.landlord))[0])
    await settle(stage.landlord, conflict.id, 'SAME_STAY')
    const settled = [{ id: conflict.id, settlement: 'SAME_STAY', canUndo: true }]
    expect(await conflicts(stage.landlord)).toMatchObject(settled)
    await ask(id)
    const whole = ['[2030-01-31,2030-06-02) ics']
    expect([await conflicts(stage.landlord), await blocks()]).toMatchObject([settled, whole])
    expect((await feeds(stage.landlord, stage.unitIds[0]))[0]?.conflicts).toBe(0)
    await unsettle(stage.landlord, conflict.id, 'SAME_STAY')
    expect(await conflicts(stage.landlord)).toMatchObject([{ id: conflict.id, settlement: null }])
  })

  it.each(['KEEP', 'SAME_STAY'])(
    'settled by %s stays so when its contract is made anew',
    async (settlement) => {
      const stage = await stageWithContract(t.app)
      t.provider.publish('airbnb', [['2030-07-20', '2030-08-10']])
      const id = given((await add(stage, 'airbnb')).feed).id
      await settle(stage.landlord, given((await conflicts(stage.landlord))[0]).id, settlement)
      const taken = await blocks()
      const reason = 'TENANT_NOT_COMFORTABLE_WITH_ONLINE_SIGNING'
      const { error } = await give(t.app, 'stopOnlineSigning', stage.landlord, { id: stage.offerId, reason })
      expect(error).toBeNull()
      expect(await conflicts(stage.landlord)).toMatchObject([{ settlement }])
      await ask(id)
      expect([await conflicts(stage.landlord), await blocks()]).toMatchObject([[{ settlement }], taken])
    },
  )

  it('asks for no word any more once the days that both have are over', async () => {
    const { stage } = await inConflict()
    const [listingId] = stage.unitIds
    const asked = async () => {
      const landlord = await t.app.login('jana@mezzo.example')
      const answer = await t.app.send(landlord, {
        method: 'GET',
        url: `/api/calendar?listingId=${listingId}`,
      })
      const { units } = answer.json<{
        units: { blocks: { conflict: boolean }[]; feeds: { conflicts: number } }[]
      }>()
      const [feed] = await feeds(landlord, listingId)
      const [unit] = units
      return [
        (await conflicts(landlord)).length,
        feed?.conflicts,
        unit?.blocks[0]?.conflict,
        unit?.feeds.conflicts,
      ]
    }
    t.app.setNow('2030-05-31T09:00:00Z')
    expect(await asked()).toEqual([1, 1, true, 1])
    t.app.setNow('2030-06-01T09:00:00Z')
    expect(await asked()).toEqual([0, 0, false, 0])
  })

  it('that was the same stay blocks its days at once when the booking is cancelled', async () => {
    const { stage, conflict } = await inConflict()
    await settle(stage.landlord, conflict.id, 'SAME_STAY')
    const { id } = await t.app.db.selectFrom('bookings').select('id').executeTakeFirstOrThrow()
    const cancelled = await mutate(
      stage.landlord,
      `mutation($id: ID!, $key: ID!) {
        answer: cancelBookingAsLandlord(bookingId: $id, cancellationReason: CHANGE_OF_PLANS, idempotencyKey: $key) {
          error { name fields } } }`,
      { id, key: randomUUID() },
    )
    expect(cancelled.error).toBeNull()
    expect(await blocks()).toEqual(['[2030-05-20,2030-06-11) ics'])
    expect(await conflicts(stage.landlord)).toEqual([])
  })

  it('that is the same stay stays settled when that is over, however long the calendar names it', async () => {
    const { stage, id, conflict } = await inConflict()
    await settle(stage.landlord, conflict.id, 'SAME_STAY')
    t.app.setNow('2030-06-05T09:00:00Z')
    await ask(id)
    expect(await blocks()).toEqual(['[2030-06-01,2030-06-11) ics'])
    expect(await notices()).toHaveLength(1)
  })

  it('that was settled as the same stay shows how, and can be settled anew once that is taken back', async () => {
    const { stage, id, conflict } = await inConflict()
    await settle(stage.landlord, conflict.id, 'SAME_STAY')
    const settled = { id: conflict.id, settlement: 'SAME_STAY', booking: { name: 'Amélie Fournier' } }
    expect(await conflicts(stage.landlord)).toMatchObject([{ ...settled, canUndo: true }])
    const key = randomUUID()
    expect((await unsettle(stage.landlord, conflict.id, 'SAME_STAY', key)).error).toBeNull()
    expect((await unsettle(stage.landlord, conflict.id, 'SAME_STAY', key)).error).toBeNull()
    const again = [{ id: conflict.id, settlement: null, canUndo: false }]
    const whole = ['[2030-05-20,2030-06-11) ics']
    expect([await conflicts(stage.landlord), await blocks()]).toMatchObject([again, whole])
    await ask(id)
    expect([await conflicts(stage.landlord), await blocks()]).toMatchObject([again, whole])
    expect((await feeds(stage.landlord, stage.unitIds[0]))[0]?.conflicts).toBe(1)
    expect((await unsettle(stage.landlord, conflict.id, 'SAME_STAY')).error?.name).toBe(
      'ResourceNotFoundError',
    )
    expect(await lastAudit()).toMatchObject({ action: 'undoCalendarSettlement', entity_id: id })
    const history = await t.app.db
      .selectFrom('calendar_feed_changes')
      .select('changes')
      .orderBy('id', 'desc')
      .execute()
    expect(given(history[0]).changes).toMatchObject([{ kind: 'MOVED', reason: 'UNSETTLED' }])
    // Who took it back knows of it: nobody is notified a second time.
    expect(await notices()).toHaveLength(1)
    await settle(stage.landlord, conflict.id, 'KEEP')
    expect(await conflicts(stage.landlord)).toMatchObject([{ settlement: 'KEEP', canUndo: true }])
    expect((await unsettle(stage.landlord, conflict.id, 'KEEP')).error).toBeNull()
    expect(await conflicts(stage.landlord)).toMatchObject(again)
  })

  it('is among what needs the landlord until it is settled, as is a calendar that holds back or fails for a day', async () => {
    const { stage, id, conflict } = await inConflict()
    const needs = async (as: Browser) => {
      const { data } = await t.app.graphql<{ needsYouCalendars: { totalCount: number; nodes: unknown[] } }>(
        '{ needsYouCalendars { totalCount nodes { kind conflicts feedId source listingId partOfGroup unitName } } }',
        {},
        as,
      )
      return data.needsYouCalendars
    }
    const [listingId] = stage.unitIds
    const needy = { feedId: id, source: 'ics', listingId, partOfGroup: false, unitName: 'Torstraße 14' }
    const failing = async (hours: number) => {
      const since = t.app.services.now().subtract({ hours })
      await t.app.db.updateTable('calendar_feeds').set({ failing_since: since }).execute()
    }
    await failing(30)
    expect(await needs(stage.landlord)).toEqual({
      totalCount: 1,
      nodes: [{ ...needy, kind: 'CONFLICT', conflicts: 1 }],
    })
    await settle(stage.landlord, conflict.id, 'KEEP')
    expect((await needs(stage.landlord)).nodes).toEqual([{ ...needy, kind: 'FAILING', conflicts: 0 }])
    await failing(23)
    expect(await needs(stage.landlord)).toEqual({ totalCount: 0, nodes: [] })
    await t.app.db.updateTable('calendar_feeds').set({ quarantine_since: t.app.services.now() }).execute()
    expect((await needs(stage.landlord)).nodes).toMatchObject([{ kind: 'QUARANTINE' }])
    await t.app.createUser({ email: 'other@mezzo.example', landlord: true })
    expect(await needs(await t.app.login('other@mezzo.example'))).toEqual({ totalCount: 0, nodes: [] })
  })

  it('that was settled is nobody else’s to take back', async () => {
    const { stage, conflict } = await inConflict()
    await settle(stage.landlord, conflict.id, 'SAME_STAY')
    await t.app.createUser({ email: 'other@mezzo.example', landlord: true })
    const other = await t.app.login('other@mezzo.example')
    for (const settlement of ['SAME_STAY', 'KEEP'])
      expect((await unsettle(other, conflict.id, settlement)).error?.name).toBe('ResourceNotFoundError')
    expect(await conflicts(other)).toEqual([])
    expect(await conflicts(stage.landlord)).toMatchObject([{ settlement: 'SAME_STAY' }])
  })

  it('is nobody else’s to settle', async () => {
    const { conflict } = await inConflict()
    await t.app.createUser({ email: 'other@mezzo.example', landlord: true })
    const other = await t.app.login('other@mezzo.example')
    expect((await settle(other, conflict.id, 'KEEP')).error?.name).toBe('ResourceNotFoundError')
    expect(await conflicts(other)).toEqual([])
  })
})
