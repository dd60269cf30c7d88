import { describe, expect, it } from 'vitest'
import { command, sendRequest } from '../../../../test/request-commands.ts'
import { createStage, given, requestInput } from '../../../../test/builders.ts'
import { BAD_BEHAVIOURS } from '../../../../test/calendar-server.ts'
import { CALENDARS_BEGIN, type CalendarStage } from '../../../../test/calendars-start.ts'
import { minutesLater, startPolling } from '../../../../test/polling-stage.ts'
import { refreshFeeds } from './refresh.ts'

const t = startPolling()
const { link, poll } = t

describe('before a yes', () => {
  const from = '2030-03-01'
  const to = '2030-05-31'
  const accept = `mutation($id: ID!) {
    answer: acceptListingRequest(listingRequestId: $id, idempotencyKey: "${crypto.randomUUID()}") {
      error { name } listingRequest { landlordStatus }
      calendars { asked changes { label from to kind touchesRequest } stale { label answeredAt error } } } }`
  interface Answer {
    answer: { error: { name: string } | null; calendars: unknown; listingRequest: unknown }
  }
  const give = async (stage: CalendarStage, id: string) =>
    given((await t.app.graphql<Answer>(accept, { id }, stage.landlord)).data).answer

  it('calendars are asked, and days that were taken meanwhile refuse it and are shown', async () => {
    const stage = await createStage(t.app)
    t.provider.publish('airbnb', [['2030-02-01', '2030-02-10']])
    await link(stage, 'airbnb')
    await poll()
    const id = await sendRequest(t.app, stage, from, to)
    t.provider.publish('airbnb', [['2030-03-10', '2030-03-20']])
    t.app.setNow(minutesLater(16))
    expect(await give(stage, id)).toMatchObject({
      error: { name: 'BookingConflictError' },
      calendars: {
        asked: 1,
        // What is missing at one answer waits for the next and frees nothing yet.
        changes: [
          { label: 'airbnb', from: '2030-03-10', to: '2030-03-20', kind: 'BLOCKED', touchesRequest: true },
        ],
        stale: [],
      },
    })
  })

  it('that a label of the listing gives by itself, the calendars are asked, too', async () => {
    const stage = await createStage(t.app, { group: { labels: ['AUTO_ACCEPT_STANDARD_REQUESTS'] } })
    t.provider.publish('airbnb', [['2030-03-10', '2030-03-20']])
    await link(stage, 'airbnb')
    const input = requestInput(stage.groupId, from, to)
    const { error } = await command(t.app, stage.tenant, 'sendBookingRequest', { input })
    expect(error?.name).toBe('BookingConflictError')
  })

  it('calendars that have answered just now are not asked again', async () => {
    const stage = await createStage(t.app)
    t.provider.publish('airbnb', [['2030-02-01', '2030-02-10']])
    await link(stage, 'airbnb')
    await poll()
    const id = await sendRequest(t.app, stage, from, to)
    t.app.setNow(minutesLater(14))
    expect(await give(stage, id)).toMatchObject({
      error: null,
      calendars: { asked: 1, changes: [], stale: [] },
    })
    expect(t.provider.asked('airbnb')).toHaveLength(1)
  })

  it('the age of the data is shown when a calendar fails or is silent, and the yes goes on', async () => {
    const stage = await createStage(t.app, { units: 2 })
    for (const name of ['silent', 'broken']) {
      t.provider.publish(name, [['2030-02-01', '2030-02-10']])
      await link(stage, name, name === 'silent' ? 0 : 1)
    }
    await poll()
    const id = await sendRequest(t.app, stage, from, to)
    t.provider.behave('silent', BAD_BEHAVIOURS.hangs)
    t.provider.behave('broken', BAD_BEHAVIOURS.breaks)
    t.app.setNow(minutesLater(45))
    expect(await give(stage, id)).toMatchObject({
      error: null,
      calendars: {
        asked: 2,
        changes: [],
        stale: [
          { label: 'silent', answeredAt: CALENDARS_BEGIN, error: null },
          { label: 'broken', answeredAt: CALENDARS_BEGIN, error: 'SYNCHRONIZATION_FAILED' },
        ],
      },
    })
    // Nobody waited for the silent one to the end.
    expect(await leases()).toHaveLength(1)
    expect(t.provider.asked('silent')).toHaveLength(2)
    await expect.poll(leases).toEqual([])
  })

  async function leases() {
    return t.app.db.selectFrom('calendar_feeds').select('label').where('lease', 'is not', null).execute()
  }

  it('whoever comes second waits for the question that is under way', async () => {
    const stage = await createStage(t.app)
    t.provider.behave('airbnb', (_, response) => void setTimeout(() => response.writeHead(503).end(), 400))
    await link(stage, 'airbnb')
    const ctx = await t.app.ctxFor(null)
    const groupIds = [stage.groupId]
    const [one, two] = await Promise.all([refreshFeeds(ctx, { groupIds }), refreshFeeds(ctx, { groupIds })])
    expect(t.provider.asked('airbnb')).toHaveLength(1)
    expect([one.stale[0]?.error, two.stale[0]?.error]).toEqual(Array(2).fill('SYNCHRONIZATION_FAILED'))
  })

  it('a dialog asks the calendars of its own landlord alone', async () => {
    const stage = await createStage(t.app)
    t.provider.publish('airbnb', [['2030-02-01', '2030-02-10']])
    await link(stage, 'airbnb')
    const id = await sendRequest(t.app, stage, from, to)
    await t.app.createUser({ email: 'other@mezzo.example', landlord: true })
    const ask = (as: CalendarStage['landlord']) =>
      t.app.graphql(
        `mutation($id: ID!) { refreshCalendars(listingRequestId: $id) {
          error { name } calendars { asked changes { kind } } } }`,
        { id },
        as,
      )
    expect((await ask(await t.app.login('other@mezzo.example'))).data).toMatchObject({
      refreshCalendars: { error: { name: 'ResourceNotFoundError' }, calendars: null },
    })
    expect(t.provider.asked('airbnb')).toHaveLength(0)
    expect((await ask(stage.landlord)).data).toMatchObject({
      refreshCalendars: { error: null, calendars: { asked: 1, changes: [{ kind: 'BLOCKED' }] } },
    })
  })
})
