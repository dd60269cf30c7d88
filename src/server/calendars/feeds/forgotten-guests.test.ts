import { describe, expect, it } from 'vitest'
import { createStage, given } from '../../../../test/builders.ts'
import { startLinking } from '../../../../test/linking-stage.ts'
import { forgetCalendarGuests } from './forget-actions.ts'

const t = startLinking()
const { add, blocks } = t

describe('who stayed elsewhere', () => {
  it('is forgotten 90 days after the stay: in the feed, in its block and in its history', async () => {
    const stage = await createStage(t.app)
    t.provider.publish('airbnb', [
      ['2030-02-01', '2030-02-10'],
      ['2030-09-01', '2030-09-10'],
    ])
    await add(stage, 'airbnb')
    const kept = async () => ({
      notes: (await t.app.db.selectFrom('blocks').select('note').orderBy('days').execute()).map(
        ({ note }) => note,
      ),
      rest: JSON.stringify([
        await t.app.db.selectFrom('calendar_feeds').select('events').execute(),
        await t.app.db.selectFrom('calendar_feed_changes').select('changes').execute(),
      ]).match(/"summary":"[^"]+"/g)?.length,
    })
    const forget = async (day: string) => {
      t.app.setNow(Temporal.Instant.from(`${day}T12:00:00Z`))
      await forgetCalendarGuests(await t.app.ctxFor(null))
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
