import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createStage, given, joinAsLimited } from '../../../../test/builders.ts'
import { startLinking } from '../../../../test/linking-stage.ts'
import { sendRequest } from '../../../../test/request-commands.ts'

const t = startLinking()
const { mutate, add, feeds, blocks, ask } = t

describe('a calendar that is added', () => {
  it('is asked at once, and blocks what it names', async () => {
    const stage = await createStage(t.app)
    t.provider.publish('airbnb', [['2030-02-01', '2030-02-10']])
    const { error, feed } = await add(stage, 'airbnb', { platform: 'AIRBNB' })
    expect(error).toBeNull()
    expect(feed).toMatchObject({ state: 'OK', message: null, events: 1, platform: 'AIRBNB', canManage: true })
    expect(await blocks()).toEqual(['[2030-02-01,2030-02-11) ics'])
  })

  it.each([
    ['nonsense', 'catalogue.calendarSyncError.INVALID_URL'],
    ['ftp://calendar.example/x.ics', 'catalogue.calendarSyncError.INVALID_URL'],
  ])('is refused when its link is %s', async (url, text) => {
    const { error } = await add(await createStage(t.app), 'x', { url })
    expect(error).toMatchObject({ name: 'ValidationError', fields: { url: text } })
  })

  it('says that it is being read as long as it has not answered', async () => {
    const stage = await createStage(t.app)
    t.provider.publish('airbnb', [['2030-02-01', '2030-02-10']])
    const { id } = given((await add(stage, 'airbnb')).feed)
    const isBeingRead = async () => {
      const { data } = await t.app.graphql<{ calendarFeeds: { isBeingRead: boolean }[] }>(
        '{ calendarFeeds { isBeingRead } }',
        {},
        stage.landlord,
      )
      return data.calendarFeeds.map((feed) => feed.isBeingRead)
    }
    expect(await isBeingRead()).toEqual([false])
    const lease = (until: string) =>
      t.app.db
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
    const stage = await createStage(t.app, { units: 2 })
    for (const name of ['airbnb', 'booking']) t.provider.publish(name, [['2030-02-01', '2030-02-10']])
    await add(stage, 'airbnb')
    const twice = { url: 'calendarFeed.url.twice' }
    for (const url of [
      t.provider.link('airbnb'),
      ` ${t.provider.link('airbnb').replace('http:', 'webcal:')}#1`,
    ])
      expect((await add(stage, 'again', { url })).error).toMatchObject({ fields: twice })
    const { feed } = await add(stage, 'booking')
    const change = (name: string) =>
      mutate(
        stage.landlord,
        `mutation($id: ID!, $url: String!, $key: ID!) {
          answer: changeCalendarFeed(feedId: $id, input: { label: "x", url: $url }, idempotencyKey: $key) {
            error { name fields } } }`,
        { id: given(feed).id, url: t.provider.link(name), key: randomUUID() },
      )
    expect((await change('airbnb')).error).toMatchObject({ fields: twice })
    expect((await change('booking')).error).toBeNull()
    expect((await add(stage, 'airbnb', { listingId: stage.unitIds[1] })).error).toBeNull()
    expect(await blocks()).toHaveLength(3)
  })

  it('is kept with one of the six messages when it can’t be read', async () => {
    const stage = await createStage(t.app)
    t.provider.behave('page', (_, response) => response.end('<html>no calendar</html>'))
    const { feed } = await add(stage, 'page')
    expect(feed).toMatchObject({ state: 'FAILING', message: 'invalid ics link' })
  })

  it('says that synchronization failed, and what happened, until it answers', async () => {
    const stage = await createStage(t.app)
    const { feed } = await add(stage, 'nowhere', { url: 'https://calendars.invalid/a.ics' })
    expect(feed).toMatchObject({
      state: 'FAILING',
      message: 'synchronization failed',
      errorDetail: 'NO_ADDRESS',
    })
    t.provider.behave('flat', (_, response) => response.writeHead(503).end())
    const { feed: other } = await add(stage, 'flat')
    expect(other).toMatchObject({ message: 'synchronization failed', errorDetail: 'HTTP 503' })
    t.provider.publish('flat', [['2030-02-01', '2030-02-10']])
    await ask(given(other).id)
    expect(await feeds(stage.landlord, stage.unitIds[0])).toContainEqual(
      expect.objectContaining({ id: given(other).id, message: null, errorDetail: null }),
    )
  })

  it('shows its link to those with full access alone', async () => {
    const stage = await createStage(t.app)
    t.provider.publish('airbnb', [['2030-02-01', '2030-02-10']])
    await add(stage, 'airbnb')
    const limited = await joinAsLimited(t.app, stage)
    expect(await feeds(limited, stage.unitIds[0])).toMatchObject([
      { url: null, canManage: false, state: 'OK' },
    ])
    expect(await feeds(stage.landlord, stage.unitIds[0])).toMatchObject([{ url: t.provider.link('airbnb') }])
  })

  it('can’t be for somebody else’s unit', async () => {
    const stage = await createStage(t.app)
    const other = await t.app.createUser({ email: 'other@mezzo.example', landlord: true })
    expect(other).toBeTruthy()
    const landlord = await t.app.login('other@mezzo.example')
    const { error } = await add({ ...stage, landlord }, 'x')
    expect(error?.name).toBe('ResourceNotFoundError')
  })

  it('declines who waits for days that it takes', async () => {
    const stage = await createStage(t.app)
    const request = await sendRequest(t.app, stage, '2030-02-05', '2030-06-04')
    t.provider.publish('booking', [['2030-03-01', '2030-03-10']])
    await add(stage, 'booking')
    const row = await t.app.db
      .selectFrom('listing_requests')
      .select(['status_type', 'status_reason'])
      .where('id', '=', request)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ status_type: 'NOT_AVAILABLE', status_reason: 'DECLINED_BY_CONFLICT' })
  })
})

describe('a calendar that is removed', () => {
  it.each([
    [true, ['[2030-02-01,2030-02-11) own kept']],
    [false, []],
  ])('keeps its blocks: %s', async (keepBlocks, left) => {
    const stage = await createStage(t.app)
    t.provider.publish('airbnb', [['2030-02-01', '2030-02-10']])
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
    const row = await t.app.db
      .selectFrom('calendar_feeds')
      .select('url')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.url).toBe('')
  })
})
