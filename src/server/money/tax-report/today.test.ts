import { describe, expect, it } from 'vitest'
import { given } from '../../../../test/builders.ts'
import { reportingStage } from '../../../../test/tax-report/reporting-stage.ts'

const { at, get, goTo, nameSeller, receive, today } = reportingStage()

describe('what would be reported today', () => {
  it('is told with its figures, their entries, and what is not marked yet', async () => {
    const id = await nameSeller()
    await receive(2, '2030-03-05', 150_050)
    await goTo('2030-05-10T09:00:00Z')
    const read = await today(2030)
    const [seller] = read.sellers
    const property = given(seller?.properties[0])
    expect(seller).toMatchObject({ name: 'Jana Keller', billingDetailsId: id, isReported: true })
    expect(property).toMatchObject({ days: 99, currency: 'EUR' })
    expect(property.quarters[0]).toEqual({ received: 150_050, fees: 0, activities: 1, consideration: 1501 })
    expect(read.unmarked).toMatchObject([{ rents: 2 }])
    const entries = async (quarter: number | null) =>
      (
        await at().app.graphql<{ taxReportEntries: object[] }>(
          `query($year: Int!, $id: ID, $property: ID!, $quarter: Int) {
            taxReportEntries(year: $year, billingDetailsId: $id, propertyId: $property, currency: "EUR", quarter: $quarter) {
              kind day amount bookingId tenantNames } }`,
          { year: 2030, id, property: property._id, quarter },
          at().landlord,
        )
      ).data.taxReportEntries
    expect(await entries(1)).toEqual([
      {
        kind: 'RENT_RECEIVED',
        day: '2030-03-05',
        amount: 150_050,
        bookingId: at().stage.bookingId,
        tenantNames: expect.any(String),
      },
    ])
    expect(await entries(2)).toEqual([])
    expect(await entries(null)).toHaveLength(1)
  })

  it('names homes without a seller, and shows no one else’s money', async () => {
    await goTo('2030-05-10T09:00:00Z')
    expect((await today(2030)).sellers).toMatchObject([
      { name: null, isReported: false, problems: ['NO_SELLER'] },
    ])
    expect(await today(2030, await at().app.login('amelie@mezzo.example'))).toBeUndefined()
    expect(await today(2030, at().accountant)).toBeUndefined()
  })

  it('is a table, too', async () => {
    await nameSeller()
    await receive(2, '2030-03-05', 150_050)
    await goTo('2030-05-10T09:00:00Z')
    const csv = await get('/api/tax-report.csv?year=2030&language=de', at().landlord)
    expect(csv.statusCode).toBe(200)
    expect(csv.body.split('\r\n')[0]).toContain('Vermietet als')
    expect(csv.body).toContain('1500.5')
    const wrong = await get('/api/tax-report.csv?year=x', at().landlord)
    expect(wrong.statusCode).toBe(422)
  })
})
