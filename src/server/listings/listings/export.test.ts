import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createStage, joinAsLimited } from '../../../../test/builders.ts'
import { sendRequest } from '../../../../test/request-commands.ts'
import { readCsv } from '../../kernel/csv/csv.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
beforeEach(async () => {
  await app.reset()
  app.setNow('2029-11-21T09:00:00Z')
})
afterAll(() => app.close())

const get = (url: string, as: Browser | null) => app.send(as, { method: 'GET', url })

async function tableOf(as: Browser, url: string): Promise<Record<string, string>[]> {
  const answer = await get(url, as)
  expect(answer.statusCode).toBe(200)
  const [head, ...lines] = readCsv(answer.body) ?? []
  return lines.map(({ cells }) => Object.fromEntries(cells.map((cell, at) => [head?.cells[at] ?? '', cell])))
}

describe('the table of listings', () => {
  it('has a line for each listing with what the overview says of it', async () => {
    const stage = await createStage(app, { group: { name: 'Torstraße 14', city: 'Berlin' } })
    await sendRequest(app, stage, '2030-02-01', '2030-04-30')
    const [row, ...more] = await tableOf(stage.landlord, '/api/homes.csv')
    expect(more).toEqual([])
    expect(row).toMatchObject({
      Listing: 'Torstraße 14',
      City: 'Berlin',
      'Monthly rent': '1500',
      Currency: 'EUR',
      Apartments: String(stage.unitIds.length),
      'Open requests': '1',
      'Blocked requests': '0',
    })
  })

  it('follows the filters of the overview, in the language of the page', async () => {
    const { landlord } = await createStage(app, { group: { name: 'Torstraße 14', city: 'Berlin' } })
    const namesOf = async (query: string) =>
      (await tableOf(landlord, `/api/homes.csv?${query}`)).map((row) => row.Listing ?? row.Inserat)
    expect(await namesOf('city=Berlin&language=de')).toEqual(['Torstraße 14'])
    expect(await namesOf('search=torstr')).toEqual(['Torstraße 14'])
    expect(await namesOf('search=nowhere')).toEqual([])
    expect(await namesOf('city=Bern')).toEqual([])
    expect(await namesOf('archived=1')).toEqual([])
    expect((await get('/api/homes.csv?state=LOST', landlord)).statusCode).toBe(422)
  })

  it('is what its reader sees: with limited access the given listings, of other landlords nothing', async () => {
    const { landlordId, groupId, tenant } = await createStage(app, { group: { name: 'Torstraße 14' } })
    const limited = await joinAsLimited(app, { landlordId, groupId })
    expect(await tableOf(limited, '/api/homes.csv')).toHaveLength(1)
    await app.createUser({ email: 'other@mezzo.example', landlord: true })
    expect(await tableOf(await app.login('other@mezzo.example'), '/api/homes.csv')).toEqual([])
    for (const as of [tenant, null])
      expect((await get('/api/homes.csv', as)).statusCode).toBeGreaterThanOrEqual(401)
  })
})

describe('the tables of the log and of notifications', () => {
  it('have what happened, the newest first, each for its own reader', async () => {
    const stage = await createStage(app)
    await sendRequest(app, stage, '2030-02-01', '2030-04-30')
    const log = await tableOf(stage.landlord, '/api/log.csv')
    expect(log.map((row) => row['Action'])).toContain('sendBookingRequest')
    const numbers = log.map((row) => Number(row['Number']))
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
    const told = await tableOf(stage.landlord, '/api/notifications.csv?unread=1')
    expect(told.map((row) => [row['Event'], row['Read'], row['First day']])).toEqual([
      ['requestReceived', 'false', '2030-02-01'],
    ])
    expect(await tableOf(stage.tenant, '/api/notifications.csv')).toEqual([])
    expect((await get('/api/log.csv', stage.tenant)).statusCode).toBe(403)
    const limited = await joinAsLimited(app, stage)
    expect((await get('/api/log.csv', limited)).statusCode).toBe(403)
  })
})
