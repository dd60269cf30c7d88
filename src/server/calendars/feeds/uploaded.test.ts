import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createStage, given } from '../../../../test/builders.ts'
import type { CalendarStage } from '../../../../test/calendars-start.ts'
import { startLinking } from '../../../../test/linking-stage.ts'
import { multipart } from '../../../../test/multipart.ts'
import { bookStay } from '../../../../test/request-commands.ts'
import { blockWhatIsGoneInSilence } from './block-again-actions.ts'

const t = startLinking()
const { feeds, conflicts, blocks, settle } = t

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
    stage: CalendarStage,
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
    return t.app.send(stage.landlord, {
      method: 'POST',
      url: `/api/calendar-feeds?${query}`,
      ...multipart({ idempotencyKey }, { name, content }),
    })
  }

  it('blocks what it names, and a newer file is confirmed at once', async () => {
    const stage = await createStage(t.app)
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
    const stage = await createStage(t.app)
    await bookStay(t.app, stage, '2030-02-01', '2030-05-31')
    await upload(stage, 'stays.ics', calendar(['20300520', '20300611']))
    await settle(stage.landlord, given((await conflicts(stage.landlord))[0]).id, 'SAME_STAY')
    const rest = ['[2030-06-01,2030-06-11) ics']
    await blockWhatIsGoneInSilence(await t.app.ctxFor(null))
    expect(await blocks()).toEqual(rest)
    await t.app.db.deleteFrom('occupancies').execute()
    await blockWhatIsGoneInSilence(await t.app.ctxFor(null))
    expect(await blocks()).toEqual(['[2030-05-20,2030-06-11) ics'])
    expect(await conflicts(stage.landlord)).toEqual([])
  })

  it('that comes again after a newer one, since its answer was lost, doesn’t undo that', async () => {
    const stage = await createStage(t.app)
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
    const answer = await upload(await createStage(t.app), name, content)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      error: { fields: { file: `catalogue.calendarSyncError.${error}` } },
    })
    expect(await blocks()).toEqual([])
  })
})
