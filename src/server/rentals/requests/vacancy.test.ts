import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { bookStay, sendRequest } from '../../../../test/request-commands.ts'
import { createStage } from '../../../../test/builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterEach(() => {
  app.setNow(null)
  return app.reset()
})
afterAll(() => app.close())

it('a request says what would stand empty before it, and whether that is more than its landlord allows', async () => {
  app.setNow('2030-01-01T12:00:00Z')
  const stage = await createStage(app, { units: 2 })
  await bookStay(app, stage, '2030-01-10', '2030-03-31')
  const id = await sendRequest(app, stage, '2030-05-01', '2030-07-31')
  const read = async () => {
    const { data } = await app.graphql<{ list: { nodes: { id: string }[] } }>(
      `{ list: landlordListingRequests { nodes { id isWithinAllowedVacancy freeUnits
        vacancyBefore { from days maxVacancy maxVacancyUnit } } } }`,
      {},
      stage.landlord,
    )
    return data.list.nodes.find((node) => node.id === id)
  }
  const allow = async (body: object) => {
    const answer = await app.send(stage.landlord, {
      method: 'PUT',
      url: `/api/listings-v2/g/${stage.groupId}`,
      payload: body,
    })
    expect(answer.statusCode).toBe(200)
  }
  // The unit with the neighbour is the one it would go into.
  const empty = { from: '2030-04-01', days: 30 }
  const any = { ...empty, maxVacancy: null, maxVacancyUnit: 'DAY' }
  expect(await read()).toEqual({ id, isWithinAllowedVacancy: true, freeUnits: 2, vacancyBefore: any })
  for (const [maxVacancy, maxVacancyUnit, isWithin] of [
    [29, 'DAY', false],
    [30, 'DAY', true],
    [4, 'WEEK', false],
    [5, 'WEEK', true],
    [0, 'MONTH', false],
    [1, 'MONTH', true],
  ]) {
    await allow({ maxVacancy, maxVacancyUnit })
    expect(await read()).toEqual({
      id,
      isWithinAllowedVacancy: isWithin,
      freeUnits: 2,
      vacancyBefore: { ...empty, maxVacancy, maxVacancyUnit },
    })
  }
  await app.db.updateTable('listings').set({ published: false }).execute()
  expect(await read()).toEqual({ id, isWithinAllowedVacancy: true, freeUnits: 0, vacancyBefore: null })
})

it('another way to calculate the rent holds for requests that come, not for those that are there', async () => {
  app.setNow('2030-01-01T12:00:00Z')
  const stage = await createStage(app, { group: { price: 120_000 } })
  const rents = async () => {
    const { data } = await app.graphql<{ list: { nodes: { tenantPayments: { totalRent: number } }[] } }>(
      '{ list: landlordListingRequests { nodes { tenantPayments { totalRent } firstMonthRent } } }',
      {},
      stage.landlord,
    )
    return data.list.nodes
  }
  await sendRequest(app, stage, '2030-02-01', '2030-02-10')
  const before = await rents()
  expect(before).toEqual([{ tenantPayments: { totalRent: 42_857 }, firstMonthRent: 42_857 }])
  const answer = await app.send(stage.landlord, {
    method: 'PUT',
    url: `/api/listings-v2/g/${stage.groupId}`,
    payload: { invoiceCalculationMethod: 'HALF_OR_FULL_MONTH' },
  })
  expect(answer.statusCode).toBe(200)
  expect(await rents()).toEqual(before)
  await sendRequest(app, stage, '2030-06-01', '2030-06-10')
  expect(await rents()).toEqual([
    ...before,
    { tenantPayments: { totalRent: 60_000 }, firstMonthRent: 60_000 },
  ])
})
