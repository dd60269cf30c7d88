import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { bookStay, sendRequest } from '../../../../test/request-commands.ts'
import { createStage, given, joinAsLimited } from '../../../../test/builders.ts'
import { type CalendarServer, startCalendarServer } from '../../../../test/calendar-server.ts'
import { multipart } from '../../../../test/multipart.ts'
import { give, stageWithContract } from '../../../../test/signing-stage.ts'
import { parseAllowedHosts } from '../../kernel/config/allowed-hosts.ts'
import { blockWhatIsGoneInSilence } from './block-again-actions.ts'
import { checkFeedNow } from './refresh.ts'
import { closeCalendarReader } from './parse/parse-calendar.ts'
import { forgetCalendarGuests } from './forget-actions.ts'

let app: TestApp
let provider: CalendarServer
beforeAll(async () => {
  provider = await startCalendarServer()
  app = await buildTestApp({
    config: { allowedPrivateHosts: parseAllowedHosts(`127.0.0.1:${provider.port}`) },
  })
})
afterAll(async () => {
  await closeCalendarReader()
  await provider.close()
  await app.close()
})
beforeEach(async () => {
  await app.reset()
  provider.forget()
  app.setNow('2030-01-01T09:00:00Z')
})

type Stage = Awaited<ReturnType<typeof createStage>>

interface Feed {
  id: string
  url: string | null
  platform: string
  state: string
  message: string | null
  errorDetail: string | null
  events: number
  conflicts: number
  canManage: boolean
  quarantine: { answers: number; heldBack: { from: string; to: string; kind: string }[] } | null
}

const feedFields = `id url platform state message errorDetail events freeEntries conflicts canManage
  quarantine { answers heldBack { from to kind } }`

async function mutate(as: Browser, call: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await app.graphql<{ answer: Record<string, unknown> } | null>(call, variables, as)
  if (!data) throw new Error(JSON.stringify(errors))
  return data.answer as { error: { name: string; fields: Record<string, string> | null } | null } & Record<
    string,
    unknown
  >
}

async function add(stage: Stage, name: string, more: Record<string, unknown> = {}) {
  const answer = await mutate(
    stage.landlord,
    `mutation($input: AddCalendarFeedInput!, $key: ID!) {
      answer: addCalendarFeed(input: $input, idempotencyKey: $key) { error { name fields } feed { ${feedFields} } } }`,
    {
      input: { listingId: stage.unitIds[0], url: provider.link(name), label: name, ...more },
      key: randomUUID(),
    },
  )
  return { error: answer.error, feed: answer.feed as Feed | null }
}

async function feeds(as: Browser, listingId: string | undefined): Promise<Feed[]> {
  const { data } = await app.graphql<{ calendarFeeds: Feed[] }>(
    `query($listingId: ID) { calendarFeeds(listingId: $listingId) { ${feedFields} } }`,
    { listingId },
    as,
  )
  return data.calendarFeeds
}

async function conflicts(as: Browser) {
  const { data } = await app.graphql<{
    calendarConflicts: {
      id: string
      settlement: string | null
      canUndo: boolean
      booking: { name: string } | null
    }[]
  }>('{ calendarConflicts { id settlement canUndo booking { _id name } } }', {}, as)
  return data.calendarConflicts
}

async function blocks() {
  const rows = await app.db
    .selectFrom('blocks')
    .select(['days', 'source', 'feed_id'])
    .orderBy('days')
    .execute()
  return rows.map(({ days, source, feed_id }) => `${days} ${source}${feed_id ? '' : ' kept'}`)
}

async function ask(feedId: string): Promise<void> {
  await checkFeedNow(await app.ctxFor(null), feedId)
}

const settle = (as: Browser, eventId: string, settlement: string) =>
  mutate(
    as,
    `mutation($eventId: ID!, $settlement: ConflictSettlement!, $key: ID!) {
      answer: settleCalendarConflict(eventId: $eventId, settlement: $settlement, idempotencyKey: $key) {
        error { name fields } settled { eventId settlement } } }`,
    { eventId, settlement, key: randomUUID() },
  )

const unsettle = (as: Browser, eventId: string, settlement: string, key: string = randomUUID()) =>
  mutate(
    as,
    `mutation($eventId: ID!, $settlement: ConflictSettlement!, $key: ID!) {
      answer: undoCalendarSettlement(eventId: $eventId, settlement: $settlement, idempotencyKey: $key) {
        error { name fields } settled { eventId settlement } } }`,
    { eventId, settlement, key },
  )

const lastAudit = () =>
  app.db
    .selectFrom('audit_log')
    .select(['action', 'entity_id'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

describe('a calendar that is added', () => {
  it('is asked at once, and blocks what it names', async () => {
    const stage = await createStage(app)
    provider.publish('airbnb', [['2030-02-01', '2030-02-10']])
    const { error, feed } = await add(stage, 'airbnb', { platform: 'AIRBNB' })
    expect(error).toBeNull()
    expect(feed).toMatchObject({ state: 'OK', message: null, events: 1, platform: 'AIRBNB', canManage: true })
    expect(await blocks()).toEqual(['[2030-02-01,2030-02-11) ics'])
  })

  it.each([
    ['nonsense', 'catalogue.calendarSyncError.INVALID_URL'],
    ['ftp://calendar.example/x.ics', 'catalogue.calendarSyncError.INVALID_URL'],
  ])('is refused when its link is %s', async (url, text) => {
    const { error } = await add(await createStage(app), 'x', { url })
    expect(error).toMatchObject({ name: 'ValidationError', fields: { url: text } })
  })

  it('says that it is being read as long as it has not answered', async () => {
    const stage = await createStage(app)
    provider.publish('airbnb', [['2030-02-01', '2030-02-10']])
    const { id } = given((await add(stage, 'airbnb')).feed)
    const isBeingRead = async () => {
      const { data } = await app.graphql<{ calendarFeeds: { isBeingRead: boolean }[] }>(
        '{ calendarFeeds { isBeingRead } }',
        {},
        stage.landlord,
      )
      return data.calendarFeeds.map((feed) => feed.isBeingRead)
    }
    expect(await isBeingRead()).toEqual([false])
    const lease = (until: string) =>
      app.db
        .updateTable('calendar_feeds')
        .set({ leased_until: Temporal.Instant.from(until) })
        .where('id', '=', id)
        .execute()
    await lease('2030-01-01T09:01:00Z')
    expect(await isBeingRead()).toEqual([true])
    // Who asked has died.
    await lease('2030-01-01T08:59:00Z')
    expect(await isBeingRead()).toEqual([false])
  })

  it('is refused where the unit has its link already, also when another one gets it', async () => {
    const stage = await createStage(app, { units: 2 })
    for (const name of ['airbnb', 'booking']) provider.publish(name, [['2030-02-01', '2030-02-10']])
    await add(stage, 'airbnb')
    const twice = { url: 'calendarFeed.url.twice' }
    for (const url of [provider.link('airbnb'), ` ${provider.link('airbnb').replace('http:', 'webcal:')}#1`])
      expect((await add(stage, 'again', { url })).error).toMatchObject({ fields: twice })
    const { feed } = await add(stage, 'booking')
    const change = (name: string) =>
      mutate(
        stage.landlord,
        `mutation($id: ID!, $url: String!, $key: ID!) {
          answer: changeCalendarFeed(feedId: $id, input: { label: "x", url: $url }, idempotencyKey: $key) {
            error { name fields } } }`,
        { id: given(feed).id, url: provider.link(name), key: randomUUID() },
      )
    expect((await change('airbnb')).error).toMatchObject({ fields: twice })
    expect((await change('booking')).error).toBeNull()
    expect((await add(stage, 'airbnb', { listingId: stage.unitIds[1] })).error).toBeNull()
    expect(await blocks()).toHaveLength(3)
  })

  it('is kept with one of the six messages when it can’t be read', async () => {
    const stage = await createStage(app)
    provider.behave('page', (_, response) => response.end('<html>no calendar</html>'))
    const { feed } = await add(stage, 'page')
    expect(feed).toMatchObject({ state: 'FAILING', message: 'invalid ics link' })
  })

  it('says that synchronization failed, and what happened, until it answers', async () => {
    const stage = await createStage(app)
    const { feed } = await add(stage, 'nowhere', { url: 'https://calendars.invalid/a.ics' })
    expect(feed).toMatchObject({
      state: 'FAILING',
      message: 'synchronization failed',
      errorDetail: 'NO_ADDRESS',
    })
    provider.behave('flat', (_, response) => response.writeHead(503).end())
    const { feed: other } = await add(stage, 'flat')
    expect(other).toMatchObject({ message: 'synchronization failed', errorDetail: 'HTTP 503' })
    provider.publish('flat', [['2030-02-01', '2030-02-10']])
    await ask(given(other).id)
    expect(await feeds(stage.landlord, stage.unitIds[0])).toContainEqual(
      expect.objectContaining({ id: given(other).id, message: null, errorDetail: null }),
    )
  })

  it('shows its link to those with full access alone', async () => {
    const stage = await createStage(app)
    provider.publish('airbnb', [['2030-02-01', '2030-02-10']])
    await add(stage, 'airbnb')
    const limited = await joinAsLimited(app, stage)
    expect(await feeds(limited, stage.unitIds[0])).toMatchObject([
      { url: null, canManage: false, state: 'OK' },
    ])
    expect(await feeds(stage.landlord, stage.unitIds[0])).toMatchObject([{ url: provider.link('airbnb') }])
  })

  it('can’t be for somebody else’s unit', async () => {
    const stage = await createStage(app)
    const other = await app.createUser({ email: 'other@mezzo.example', landlord: true })
    expect(other).toBeTruthy()
    const landlord = await app.login('other@mezzo.example')
    const { error } = await add({ ...stage, landlord }, 'x')
    expect(error?.name).toBe('ResourceNotFoundError')
  })

  it('declines who waits for days that it takes', async () => {
    const stage = await createStage(app)
    const request = await sendRequest(app, stage, '2030-02-05', '2030-06-04')
    provider.publish('booking', [['2030-03-01', '2030-03-10']])
    await add(stage, 'booking')
    const row = await app.db
      .selectFrom('listing_requests')
      .select(['status_type', 'status_reason'])
      .where('id', '=', request)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ status_type: 'NOT_AVAILABLE', status_reason: 'DECLINED_BY_CONFLICT' })
  })
})

describe('a quarantine', () => {
  const stays = [
    ['2030-02-01', '2030-02-10'],
    ['2030-03-01', '2030-03-10'],
  ] as const

  it('holds what a blank answer leaves out, says so, and ends with the landlord’s word', async () => {
    const stage = await createStage(app)
    provider.publish('airbnb', stays)
    const id = given((await add(stage, 'airbnb')).feed).id
    provider.behave('airbnb', (_, response) => {
      response.end('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nEND:VCALENDAR\r\n')
    })
    app.setNow('2030-01-01T10:00:00Z')
    await ask(id)
    const [held] = await feeds(stage.landlord, stage.unitIds[0])
    expect(held?.state).toBe('QUARANTINE')
    expect(held?.quarantine).toEqual({
      answers: 1,
      heldBack: stays.map(([from, to]) => ({ from, to, kind: 'GONE' })),
    })
    expect(await blocks()).toHaveLength(2)
    const released = await mutate(
      stage.landlord,
      `mutation($id: ID!, $key: ID!) { answer: releaseCalendarFeed(feedId: $id, idempotencyKey: $key) {
        error { name fields } feed { ${feedFields} } } }`,
      { id, key: randomUUID() },
    )
    expect(released.feed).toMatchObject({ state: 'OK', quarantine: null })
    expect(await blocks()).toEqual([])
    app.setNow('2030-01-01T11:00:00Z')
    await ask(id)
    expect((await feeds(stage.landlord, stage.unitIds[0]))[0]?.state).toBe('OK')
  })

  it('leaves a history of what changed, when and why, and one entry in the log for each change', async () => {
    const stage = await createStage(app)
    provider.publish('airbnb', stays)
    const id = given((await add(stage, 'airbnb')).feed).id
    provider.publish('airbnb', [stays[0], ['2030-04-01', '2030-04-10']])
    app.setNow('2030-01-01T10:00:00Z')
    await ask(id)
    await ask(id)
    const { data } = await app.graphql<{
      calendarFeedHistory: { nodes: Record<string, string>[]; next: null }
    }>(
      `query($id: ID!) { calendarFeedHistory(feedId: $id) { nodes { kind reason from to fromBefore toBefore } next } }`,
      { id },
      stage.landlord,
    )
    expect(
      data.calendarFeedHistory.nodes.map(({ kind, reason, from }) => `${kind} ${reason} ${from}`),
    ).toEqual([
      'BLOCKED EVENT_NEW 2030-04-01',
      'HELD_BACK HALF_MISSING 2030-03-01',
      'BLOCKED EVENT_NEW 2030-02-01',
      'BLOCKED EVENT_NEW 2030-03-01',
    ])
    const entries = await app.db
      .selectFrom('audit_log')
      .select('action')
      .where('entity_id', '=', id)
      .execute()
    expect(entries.map(({ action }) => action)).toEqual([
      'addCalendarFeed',
      'importCalendar',
      'importCalendar',
    ])
  })
})

describe('a stay that is missing from its calendar', () => {
  const stays: (readonly [string, string])[] = ['02', '03', '04', '05'].map((month) => [
    `2030-${month}-03`,
    `2030-${month}-09`,
  ])
  const without = stays.filter(([from]) => from !== '2030-03-03')
  const missing = async (as: Browser) => {
    const { data } = await app.graphql<{
      calendarFeeds: { state: string; missing: Record<string, string>[] }[]
    }>('{ calendarFeeds { state missing { from to summary rule freeAt } } }', {}, as)
    return given(data.calendarFeeds[0])
  }
  const history = async (as: Browser, feedId: string) => {
    const { data } = await app.graphql<{
      calendarFeedHistory: { nodes: { kind: string; reason: string; from: string }[] }
    }>(
      'query($feedId: ID!) { calendarFeedHistory(feedId: $feedId) { nodes { kind reason from } } }',
      { feedId },
      as,
    )
    return data.calendarFeedHistory.nodes
  }

  it('is freed by a second answer half an hour later, and the history says by which rule', async () => {
    const stage = await createStage(app)
    provider.publish('airbnb', stays)
    const { id } = given((await add(stage, 'airbnb')).feed)
    provider.publish('airbnb', without)
    app.setNow('2030-01-01T09:15:00Z')
    await ask(id)
    expect(await missing(stage.landlord)).toEqual({
      state: 'OK',
      missing: [
        {
          from: '2030-03-03',
          to: '2030-03-09',
          summary: 'Reserved',
          rule: 'ALONE',
          freeAt: '2030-01-01T09:45:00Z',
        },
      ],
    })
    // Nothing new is an answer, too.
    app.setNow('2030-01-01T09:30:00Z')
    await ask(id)
    expect(await blocks()).toHaveLength(4)
    app.setNow('2030-01-01T09:45:00Z')
    await ask(id)
    expect(await blocks()).toHaveLength(3)
    expect((await missing(stage.landlord)).missing).toEqual([])
    expect((await history(stage.landlord, id)).slice(0, 2)).toEqual([
      { kind: 'FREED', reason: 'ONE_MISSING', from: '2030-03-03' },
      { kind: 'HELD_BACK', reason: 'ONE_MISSING', from: '2030-03-03' },
    ])
  })

  it('is free at once when the landlord says so, by nobody else', async () => {
    const stage = await createStage(app)
    provider.publish('airbnb', stays)
    const { id } = given((await add(stage, 'airbnb')).feed)
    provider.publish('airbnb', stays.slice(0, 2))
    await ask(id)
    expect((await missing(stage.landlord)).missing.map(({ rule }) => rule)).toEqual(['HALF', 'HALF'])
    const release = (as: Browser) =>
      mutate(
        as,
        `mutation($id: ID!, $key: ID!) { answer: releaseCalendarFeed(feedId: $id, idempotencyKey: $key) {
          error { name fields } } }`,
        { id, key: randomUUID() },
      )
    await app.createUser({ email: 'other@mezzo.example', landlord: true })
    const other = await app.login('other@mezzo.example')
    expect((await release(other)).error?.name).toBe('ResourceNotFoundError')
    expect(await blocks()).toHaveLength(4)
    expect((await release(stage.landlord)).error).toBeNull()
    expect(await blocks()).toHaveLength(2)
    expect((await history(stage.landlord, id)).slice(0, 2)).toMatchObject([
      { kind: 'FREED', reason: 'RELEASED_BY_LANDLORD' },
      { kind: 'FREED', reason: 'RELEASED_BY_LANDLORD' },
    ])
  })
})

describe('an imported stay over a booking', () => {
  async function inConflict() {
    const stage = await createStage(app)
    await bookStay(app, stage, '2030-02-01', '2030-05-31')
    provider.publish('airbnb', [['2030-05-20', '2030-06-10']])
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
    await app.db.deleteFrom('occupancies').execute()
    await ask(id)
    expect(await blocks()).toEqual(['[2030-05-20,2030-06-11) ics'])
  })

  it('that goes beyond the booking on both sides is settled as the same stay, too, until that is taken back', async () => {
    const stage = await createStage(app)
    await bookStay(app, stage, '2030-02-01', '2030-05-31')
    // A day to get ready before and after, as platforms add it.
    provider.publish('airbnb', [['2030-01-31', '2030-06-01']])
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
      const stage = await stageWithContract(app)
      provider.publish('airbnb', [['2030-07-20', '2030-08-10']])
      const id = given((await add(stage, 'airbnb')).feed).id
      await settle(stage.landlord, given((await conflicts(stage.landlord))[0]).id, settlement)
      const taken = await blocks()
      const reason = 'TENANT_NOT_COMFORTABLE_WITH_ONLINE_SIGNING'
      const { error } = await give(app, 'stopOnlineSigning', stage.landlord, { id: stage.offerId, reason })
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
      const landlord = await app.login('jana@mezzo.example')
      const answer = await app.send(landlord, { method: 'GET', url: `/api/calendar?listingId=${listingId}` })
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
    app.setNow('2030-05-31T09:00:00Z')
    expect(await asked()).toEqual([1, 1, true, 1])
    app.setNow('2030-06-01T09:00:00Z')
    expect(await asked()).toEqual([0, 0, false, 0])
  })

  it('that was the same stay blocks its days at once when the booking is cancelled', async () => {
    const { stage, conflict } = await inConflict()
    await settle(stage.landlord, conflict.id, 'SAME_STAY')
    const { id } = await app.db.selectFrom('bookings').select('id').executeTakeFirstOrThrow()
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
    app.setNow('2030-06-05T09:00:00Z')
    await ask(id)
    expect(await blocks()).toEqual(['[2030-06-01,2030-06-11) ics'])
    expect(
      await app.db.selectFrom('notifications').select('id').where('event', '=', 'calendarConflict').execute(),
    ).toHaveLength(1)
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
    const history = await app.db
      .selectFrom('calendar_feed_changes')
      .select('changes')
      .orderBy('id', 'desc')
      .execute()
    expect(given(history[0]).changes).toMatchObject([{ kind: 'MOVED', reason: 'UNSETTLED' }])
    // Who took it back knows of it: nobody is notified a second time.
    expect(
      await app.db.selectFrom('notifications').select('id').where('event', '=', 'calendarConflict').execute(),
    ).toHaveLength(1)
    await settle(stage.landlord, conflict.id, 'KEEP')
    expect(await conflicts(stage.landlord)).toMatchObject([{ settlement: 'KEEP', canUndo: true }])
    expect((await unsettle(stage.landlord, conflict.id, 'KEEP')).error).toBeNull()
    expect(await conflicts(stage.landlord)).toMatchObject(again)
  })

  it('is among what needs the landlord until it is settled, as is a calendar that holds back or fails for a day', async () => {
    const { stage, id, conflict } = await inConflict()
    const needs = async (as: Browser) => {
      const { data } = await app.graphql<{ needsYouCalendars: { totalCount: number; nodes: unknown[] } }>(
        '{ needsYouCalendars { totalCount nodes { kind conflicts feedId source listingId partOfGroup unitName } } }',
        {},
        as,
      )
      return data.needsYouCalendars
    }
    const [listingId] = stage.unitIds
    const needy = { feedId: id, source: 'ics', listingId, partOfGroup: false, unitName: 'Torstraße 14' }
    const failing = async (hours: number) => {
      const since = app.services.now().subtract({ hours })
      await app.db.updateTable('calendar_feeds').set({ failing_since: since }).execute()
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
    await app.db.updateTable('calendar_feeds').set({ quarantine_since: app.services.now() }).execute()
    expect((await needs(stage.landlord)).nodes).toMatchObject([{ kind: 'QUARANTINE' }])
    await app.createUser({ email: 'other@mezzo.example', landlord: true })
    expect(await needs(await app.login('other@mezzo.example'))).toEqual({ totalCount: 0, nodes: [] })
  })

  it('that was settled is nobody else’s to take back', async () => {
    const { stage, conflict } = await inConflict()
    await settle(stage.landlord, conflict.id, 'SAME_STAY')
    await app.createUser({ email: 'other@mezzo.example', landlord: true })
    const other = await app.login('other@mezzo.example')
    for (const settlement of ['SAME_STAY', 'KEEP'])
      expect((await unsettle(other, conflict.id, settlement)).error?.name).toBe('ResourceNotFoundError')
    expect(await conflicts(other)).toEqual([])
    expect(await conflicts(stage.landlord)).toMatchObject([{ settlement: 'SAME_STAY' }])
  })

  it('is nobody else’s to settle', async () => {
    const { conflict } = await inConflict()
    await app.createUser({ email: 'other@mezzo.example', landlord: true })
    const other = await app.login('other@mezzo.example')
    expect((await settle(other, conflict.id, 'KEEP')).error?.name).toBe('ResourceNotFoundError')
    expect(await conflicts(other)).toEqual([])
  })
})

describe('who stayed elsewhere', () => {
  it('is forgotten 90 days after the stay: in the feed, in its block and in its history', async () => {
    const stage = await createStage(app)
    provider.publish('airbnb', [
      ['2030-02-01', '2030-02-10'],
      ['2030-09-01', '2030-09-10'],
    ])
    await add(stage, 'airbnb')
    const kept = async () => ({
      notes: (await app.db.selectFrom('blocks').select('note').orderBy('days').execute()).map(
        ({ note }) => note,
      ),
      rest: JSON.stringify([
        await app.db.selectFrom('calendar_feeds').select('events').execute(),
        await app.db.selectFrom('calendar_feed_changes').select('changes').execute(),
      ]).match(/"summary":"[^"]+"/g)?.length,
    })
    const forget = async (day: string) => {
      app.setNow(Temporal.Instant.from(`${day}T12:00:00Z`))
      await forgetCalendarGuests(await app.ctxFor(null))
      return kept()
    }
    const before = await kept()
    expect(before).toMatchObject({ rest: 4 })
    expect(given(before.notes[0])).not.toBe('')
    expect(await forget('2030-05-11')).toEqual(before)
    const after = { notes: ['', given(before.notes[1])], rest: 2 }
    expect(await forget('2030-05-12')).toEqual(after)
    expect(await forget('2030-05-12')).toEqual(after)
    expect(await blocks()).toHaveLength(2)
  })
})

describe('a calendar that is removed', () => {
  it.each([
    [true, ['[2030-02-01,2030-02-11) own kept']],
    [false, []],
  ])('keeps its blocks: %s', async (keepBlocks, left) => {
    const stage = await createStage(app)
    provider.publish('airbnb', [['2030-02-01', '2030-02-10']])
    const id = given((await add(stage, 'airbnb')).feed).id
    const answer = await mutate(
      stage.landlord,
      `mutation($id: ID!, $keepBlocks: Boolean!, $key: ID!) {
        answer: removeCalendarFeed(feedId: $id, keepBlocks: $keepBlocks, idempotencyKey: $key) {
          error { name fields } removed { kept freed } } }`,
      { id, keepBlocks, key: randomUUID() },
    )
    expect(answer.removed).toEqual(keepBlocks ? { kept: 1, freed: 0 } : { kept: 0, freed: 1 })
    expect(await blocks()).toEqual(left)
    expect(await feeds(stage.landlord, stage.unitIds[0])).toEqual([])
    const row = await app.db
      .selectFrom('calendar_feeds')
      .select('url')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.url).toBe('')
  })
})

describe('an uploaded calendar', () => {
  const calendar = (...days: (readonly [string, string])[]) =>
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//test//EN',
      ...days.flatMap(([from, end], index) => [
        'BEGIN:VEVENT',
        `UID:${index}`,
        `DTSTART;VALUE=DATE:${from}`,
        `DTEND;VALUE=DATE:${end}`,
        'SUMMARY:Reserved',
        'END:VEVENT',
      ]),
      'END:VCALENDAR',
      '',
    ].join('\r\n')

  async function upload(
    stage: Stage,
    name: string,
    content: string,
    feedId?: string,
    idempotencyKey: string = randomUUID(),
  ) {
    const query = new URLSearchParams({
      listingId: given(stage.unitIds[0]),
      label: 'From a file',
      ...(feedId && { feedId }),
    })
    return app.send(stage.landlord, {
      method: 'POST',
      url: `/api/calendar-feeds?${query}`,
      ...multipart({ idempotencyKey }, { name, content }),
    })
  }

  it('blocks what it names, and a newer file is confirmed at once', async () => {
    const stage = await createStage(app)
    const first = await upload(
      stage,
      'stays.ics',
      calendar(['20300201', '20300211'], ['20300301', '20300311']),
    )
    expect(first.statusCode).toBe(201)
    const { feedId } = first.json<{ feedId: string }>()
    expect(await blocks()).toHaveLength(2)
    const newer = calendar(['20300401', '20300411'], ['20300501', '20300511'])
    // What is marked as free blocks nothing, and is counted.
    await upload(stage, 'newer.ics', newer.replace('UID:1', 'UID:1\r\nTRANSP:TRANSPARENT'), feedId)
    expect(await blocks()).toEqual(['[2030-04-01,2030-04-11) ics'])
    expect(await feeds(stage.landlord, stage.unitIds[0])).toMatchObject([
      { state: 'OK', quarantine: null, events: 1, freeEntries: 1 },
    ])
  })

  it('blocks again what was the same stay as a booking that is gone, though nobody asks it', async () => {
    const stage = await createStage(app)
    await bookStay(app, stage, '2030-02-01', '2030-05-31')
    await upload(stage, 'stays.ics', calendar(['20300520', '20300611']))
    await settle(stage.landlord, given((await conflicts(stage.landlord))[0]).id, 'SAME_STAY')
    const rest = ['[2030-06-01,2030-06-11) ics']
    await blockWhatIsGoneInSilence(await app.ctxFor(null))
    expect(await blocks()).toEqual(rest)
    await app.db.deleteFrom('occupancies').execute()
    await blockWhatIsGoneInSilence(await app.ctxFor(null))
    expect(await blocks()).toEqual(['[2030-05-20,2030-06-11) ics'])
    expect(await conflicts(stage.landlord)).toEqual([])
  })

  it('that comes again after a newer one, since its answer was lost, doesn’t undo that', async () => {
    const stage = await createStage(app)
    const first = await upload(stage, 'stays.ics', calendar(['20300101', '20300106']))
    const { feedId } = first.json<{ feedId: string }>()
    const key = randomUUID()
    const older = () => upload(stage, 'older.ics', calendar(['20300201', '20300211']), feedId, key)
    expect((await older()).statusCode).toBe(201)
    await upload(stage, 'newer.ics', calendar(['20300401', '20300411']), feedId)
    const before = await blocks()
    expect((await older()).json()).toEqual({ feedId })
    expect(await blocks()).toEqual(before)
    expect(before).toContain('[2030-04-01,2030-04-11) ics')
  })

  it.each([
    ['stays.txt', calendar(['20300201', '20300211']), 'INVALID_ICS_LINK'],
    ['stays.ics', 'no calendar at all', 'INVALID_ICS_LINK'],
    ['stays.ics', calendar(), 'NO_EVENTS'],
    ['stays.ics', calendar(['2030-02-01', '2030-02-11']), 'INVALID_DATE_FORMAT'],
  ])('%s is refused with the message for it', async (name, content, error) => {
    const answer = await upload(await createStage(app), name, content)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      error: { fields: { file: `catalogue.calendarSyncError.${error}` } },
    })
    expect(await blocks()).toEqual([])
  })
})
