import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Browser } from '../../../../test/app.ts'
import { createStage, given } from '../../../../test/builders.ts'
import { FEED_FIELDS, startLinking } from '../../../../test/linking-stage.ts'

const t = startLinking()
const { mutate, add, feeds, blocks, ask } = t

describe('a quarantine', () => {
  const stays = [
    ['2030-02-01', '2030-02-10'],
    ['2030-03-01', '2030-03-10'],
  ] as const

  it('holds what a blank answer leaves out, says so, and ends with the landlord’s word', async () => {
    const stage = await createStage(t.app)
    t.provider.publish('airbnb', stays)
    const id = given((await add(stage, 'airbnb')).feed).id
    t.provider.behave('airbnb', (_, response) => {
      response.end('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nEND:VCALENDAR\r\n')
    })
    t.app.setNow('2030-01-01T10:00:00Z')
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
        error { name fields } feed { ${FEED_FIELDS} } } }`,
      { id, key: randomUUID() },
    )
    expect(released.feed).toMatchObject({ state: 'OK', quarantine: null })
    expect(await blocks()).toEqual([])
    t.app.setNow('2030-01-01T11:00:00Z')
    await ask(id)
    expect((await feeds(stage.landlord, stage.unitIds[0]))[0]?.state).toBe('OK')
  })

  it('leaves a history of what changed, when and why, and one entry in the log for each change', async () => {
    const stage = await createStage(t.app)
    t.provider.publish('airbnb', stays)
    const id = given((await add(stage, 'airbnb')).feed).id
    t.provider.publish('airbnb', [stays[0], ['2030-04-01', '2030-04-10']])
    t.app.setNow('2030-01-01T10:00:00Z')
    await ask(id)
    await ask(id)
    const { data } = await t.app.graphql<{
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
    const entries = await t.app.db
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
    const { data } = await t.app.graphql<{
      calendarFeeds: { state: string; missing: Record<string, string>[] }[]
    }>('{ calendarFeeds { state missing { from to summary rule freeAt } } }', {}, as)
    return given(data.calendarFeeds[0])
  }
  const history = async (as: Browser, feedId: string) => {
    const { data } = await t.app.graphql<{
      calendarFeedHistory: { nodes: { kind: string; reason: string; from: string }[] }
    }>(
      'query($feedId: ID!) { calendarFeedHistory(feedId: $feedId) { nodes { kind reason from } } }',
      { feedId },
      as,
    )
    return data.calendarFeedHistory.nodes
  }

  it('is freed by a second answer half an hour later, and the history says by which rule', async () => {
    const stage = await createStage(t.app)
    t.provider.publish('airbnb', stays)
    const { id } = given((await add(stage, 'airbnb')).feed)
    t.provider.publish('airbnb', without)
    t.app.setNow('2030-01-01T09:15:00Z')
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
    t.app.setNow('2030-01-01T09:30:00Z')
    await ask(id)
    expect(await blocks()).toHaveLength(4)
    t.app.setNow('2030-01-01T09:45:00Z')
    await ask(id)
    expect(await blocks()).toHaveLength(3)
    expect((await missing(stage.landlord)).missing).toEqual([])
    expect((await history(stage.landlord, id)).slice(0, 2)).toEqual([
      { kind: 'FREED', reason: 'ONE_MISSING', from: '2030-03-03' },
      { kind: 'HELD_BACK', reason: 'ONE_MISSING', from: '2030-03-03' },
    ])
  })

  it('is free at once when the landlord says so, by nobody else', async () => {
    const stage = await createStage(t.app)
    t.provider.publish('airbnb', stays)
    const { id } = given((await add(stage, 'airbnb')).feed)
    t.provider.publish('airbnb', stays.slice(0, 2))
    await ask(id)
    expect((await missing(stage.landlord)).missing.map(({ rule }) => rule)).toEqual(['HALF', 'HALF'])
    const release = (as: Browser) =>
      mutate(
        as,
        `mutation($id: ID!, $key: ID!) { answer: releaseCalendarFeed(feedId: $id, idempotencyKey: $key) {
          error { name fields } } }`,
        { id, key: randomUUID() },
      )
    await t.app.createUser({ email: 'other@mezzo.example', landlord: true })
    const other = await t.app.login('other@mezzo.example')
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
