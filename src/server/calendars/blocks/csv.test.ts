import Papa from 'papaparse'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { bookStay } from '../../../../test/request-commands.ts'
import { createListing, createStage, given, joinAsLimited } from '../../../../test/builders.ts'

type Stage = Awaited<ReturnType<typeof createStage>>

let app: TestApp
let stage: Stage
beforeAll(async () => {
  app = await buildTestApp()
})
beforeEach(async () => {
  await app.reset()
  app.setNow('2030-01-15T09:00:00Z')
  stage = await createStage(app, {
    group: { min_booking_duration: 2 },
    unit: { apartment_name: '=HYPERLINK("http://evil")', external_id: 'A, 1' },
  })
})
afterAll(() => app.close())

const window = 'from=2030-01-15&to=2030-12-31'

async function rows(query: string): Promise<string[][]> {
  const answer = await app.send(stage.landlord, { method: 'GET', url: `/api/calendar.csv?${query}` })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringContaining('text/csv') as string,
    'content-disposition': 'attachment; filename="mezzo-calendar-2030-01-15.csv"',
  })
  return Papa.parse<string[]>(answer.body, { skipEmptyLines: true }).data
}

describe('the calendar as a table', () => {
  it('has what takes a unit and what is free between, with gaps too short for the minimum stay', async () => {
    await bookStay(app, stage, '2030-02-01', '2030-04-30')
    await app.db
      .insertInto('blocks')
      .values({
        listing_id: given(stage.unitIds[0]),
        group_id: stage.groupId,
        landlord_id: stage.landlordId,
        days: '[2030-06-15,2030-06-20]',
        source: 'own',
        reason: 'RENOVATION',
        note: '+49 call',
      })
      .execute()
    const [head, ...lines] = await rows(window)
    expect(head).toContain('Too short for the minimum stay')
    expect(lines.map((cells) => cells.slice(4, 9))).toEqual([
      ['VACANT', '2030-01-15', '2030-01-31', '17', ''],
      ['BOOKING', '2030-02-01', '2030-04-30', '89', 'Amélie Fournier'],
      ['VACANT', '2030-05-01', '2030-06-14', '45', ''],
      ['BLOCK', '2030-06-15', '2030-06-20', '6', ''],
      ['VACANT', '2030-06-21', '2030-12-31', '194', ''],
    ])
    expect(lines.map((cells) => cells.at(-1))).toEqual(['TRUE', '', 'TRUE', '', 'FALSE'])
    expect(lines[3]?.slice(9, 13)).toEqual(['RENOVATION', 'own', '', "'+49 call"])
    expect(lines[0]?.slice(1, 3)).toEqual(['\'=HYPERLINK("http://evil")', 'A, 1'])
  })

  it('has the days of each month, in the language of the link', async () => {
    await bookStay(app, stage, '2030-02-01', '2030-04-30')
    const [head, ...lines] = await rows(`${window}&months=1&language=de`)
    expect(head?.slice(4, 7)).toEqual(['Monat', 'Tage', 'Gebucht'])
    expect(lines).toHaveLength(12)
    expect(lines[0]?.slice(4)).toEqual(['2030-01', '17', '0', '0', '0', '17', '0'])
    expect(lines[1]?.slice(4)).toEqual(['2030-02', '28', '28', '0', '0', '0', '0'])
  })

  it('is of one group where it is asked for, and not for limited access', async () => {
    const { groupId } = await createListing(app.db, stage.landlordId, { units: 3 })
    expect(await rows(`${window}&groupId=${groupId}`)).toHaveLength(1 + 3)
    const limited = await joinAsLimited(app, stage)
    const answer = await app.send(limited, { method: 'GET', url: '/api/calendar.csv' })
    expect(answer.statusCode).toBe(403)
  })
})
