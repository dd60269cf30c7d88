import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createStage, joinAsLimited } from '../../../../test/builders.ts'
import { command, sendRequest } from '../../../../test/request-commands.ts'
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

async function tableOf(as: Browser, query = ''): Promise<Record<string, string>[]> {
  const answer = await get(`/api/requests.csv?${query}`, as)
  expect(answer.statusCode).toBe(200)
  const [head, ...lines] = readCsv(answer.body) ?? []
  return lines.map(({ cells }) => Object.fromEntries(cells.map((cell, at) => [head?.cells[at] ?? '', cell])))
}

async function stageOfTwo() {
  const stage = await createStage(app)
  const first = await sendRequest(app, stage, '2030-02-01', '2030-04-30')
  const second = await sendRequest(app, stage, '2031-02-01', '2031-04-30')
  await command(app, stage.landlord, 'rejectListingRequest', {
    id: second,
    input: { reason: 'OTHER', explanation: 'We move in ourselves.' },
  })
  return { ...stage, first, second }
}

describe('the table of requests', () => {
  it('has the requests of the list with days and amounts, and no address or number of anybody', async () => {
    const { landlord } = await stageOfTwo()
    const [row, ...more] = await tableOf(landlord)
    expect(more).toEqual([])
    expect(row).toMatchObject({
      Status: 'OPEN',
      Type: 'STANDARD',
      'Moves in': '2030-02-01',
      'Moves out': '2030-04-30',
      Days: '89',
      'Monthly rent': '1500',
      'Total rent': '4500',
      'Received on': '2029-11-21',
      'Answer by': '2029-11-24',
      'Why it ended': '',
    })
    const { body, headers } = await get('/api/requests.csv?filter=ENDED', landlord)
    expect(headers).toMatchObject({
      'content-disposition': 'attachment; filename="mezzo-requests-2029-11-21.csv"',
      'cache-control': 'private, no-store',
    })
    expect(body).toContain(',OTHER\r\n')
    expect(body).not.toContain('@')
  })

  it('follows the filters of the list, and has its heads in the language of the page', async () => {
    const { landlord, groupId, unitIds } = await stageOfTwo()
    const daysOf = async (query: string) =>
      (await tableOf(landlord, query)).map((row) => row['Moves in'] ?? row.Einzug)
    expect(await daysOf('filter=ENDED&language=de')).toEqual(['2031-02-01'])
    expect(await daysOf(`groupId=${groupId}&statuses=OPEN,ACCEPTED&type=STANDARD`)).toEqual(['2030-02-01'])
    expect(await daysOf(`listingId=${unitIds[0]}&from=2030-05-01`)).toEqual([])
    expect(await daysOf('statuses=ACCEPTED')).toEqual([])
    expect(await daysOf('search=nobody')).toEqual([])
  })

  it.each(['filter=MINE', 'statuses=OPEN,LOST', 'from=2030-02-30', 'groupId=1', 'type=x'])(
    'says what is wrong with %s',
    async (query) => {
      const { landlord } = await createStage(app)
      const answer = await get(`/api/requests.csv?${query}`, landlord)
      expect(answer.statusCode).toBe(422)
      expect(answer.body).toContain('query.invalid')
    },
  )

  it('is for nobody else: neither another landlord, nor who has limited access, nor a tenant', async () => {
    const { groupId, landlordId, tenant } = await stageOfTwo()
    await app.createUser({ email: 'other@mezzo.example', landlord: true })
    const other = await app.login('other@mezzo.example')
    expect(await tableOf(other, `groupId=${groupId}`)).toEqual([])
    const limited = await joinAsLimited(app, { landlordId, groupId })
    for (const as of [limited, tenant, null])
      expect((await get('/api/requests.csv', as)).statusCode).toBeGreaterThanOrEqual(401)
  })
})
