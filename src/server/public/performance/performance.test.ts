import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createListing, createStage, given, joinAsLimited } from '../../../../test/builders.ts'
import { bookStay, command, sendRequest } from '../../../../test/request-commands.ts'
import { systemContext } from '../../kernel/viewer/context.ts'
import { recordPublished } from '../../listings/listings/change-sql.ts'
import { declineSilentRequests } from '../../rentals/requests/deadline-actions.ts'
import { countHomeMonths } from './home-months-actions.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.reset()
  t.setNow('2030-01-01T09:00:00Z')
})

const nights = '{ booked vacant blocked unpublished earned vacancyCost occupancy earnedPerNight }'
const query = `query ($period: String!, $groupId: ID, $listingId: ID, $currency: String) {
  performance(period: $period, groupId: $groupId, listingId: $listingId, currency: $currency) {
    groupId name partOfGroup city currency currencies
    period { from to } now { from to } before { from to }
    figures { nights ${nights} gaps asked accepted declined unanswered bookedRequests stays averageNights cancelled }
    months { month nights ${nights} before { booked } }
    homes { groupId listingId name nights { booked vacant vacancyCost } } homeCount
    spells { listingId from to nights cost price reason declined lost minStay priceAbove } spellCount
    similar { units landlords months occupancy earnedPerNight answerMinutes }
    prices { price similar { units landlords median } own { stays averagePrice } }
  } }`

interface Answer {
  groupId: string | null
  name: string | null
  currencies: string[]
  now: unknown
  figures: Record<string, unknown> & { nights: Record<string, number> }
  months: { month: string; nights: Record<string, number> }[]
  homes: { groupId: string; listingId: string | null }[]
  spells: Record<string, unknown>[]
  similar: { units: number; occupancy: number | null } | null
  prices: { similar: { units: number; median: number } | null } | null
}

async function ask(variables: Record<string, unknown>, as: Browser) {
  const { data, errors } = await t.graphql<{ performance: Answer }>(query, variables, as)
  return errors ? { error: errors[0]?.extensions } : { answer: data.performance }
}

/** Sets the clock, after which the landlord has to log in again. */
async function landlordAt(now: string): Promise<Browser> {
  t.setNow(now)
  return t.login('jana@mezzo.example')
}

async function publishedSince(at: string, listingIds: string[]) {
  await recordPublished(t.db, Temporal.Instant.from(at), { listingIds, published: true })
}

/** From 5 January to 4 February: 27 of 31 days and 4 of 28 at 150 000 a month. */
const rentOfRequest = 152_074

describe('how a home did', () => {
  it('counts a month by nights, says what vacancy cost and why, and finds a home by its listing, too', async () => {
    const stage = await createStage(t)
    const unitId = given(stage.unitIds[0])
    await publishedSince('2029-12-01T10:00:00Z', stage.unitIds)
    const requestId = await sendRequest(t, stage, '2030-01-05', '2030-02-04')
    await command(t, stage.landlord, 'rejectListingRequest', {
      id: requestId,
      input: { reason: 'OTHER', explanation: 'No.' },
    })
    // What stays vacant before it was asked for and declined.
    await bookStay(t, stage, '2030-01-16', '2030-04-14')
    const landlord = await landlordAt('2030-03-05T09:00:00Z')
    const { answer } = await ask({ period: '2030-01', listingId: unitId }, landlord)
    const vacancyCost = Math.round((15 * 150_000 * 12) / 365)
    expect(answer).toMatchObject({
      groupId: stage.groupId,
      name: 'Torstraße 14',
      partOfGroup: false,
      city: 'Berlin',
      currency: 'EUR',
      period: { from: '2030-01-01', to: '2030-01-31' },
      now: { from: '2030-01-01', to: '2030-01-31' },
      before: { from: '2029-01-01', to: '2029-01-31' },
      figures: {
        nights: { booked: 16, vacant: 15, blocked: 0, unpublished: 0, vacancyCost, occupancy: 16 / 31 },
        gaps: 1,
        asked: 2,
        accepted: 1,
        declined: 1,
        unanswered: 0,
        bookedRequests: 1,
        stays: 1,
        averageNights: 89,
      },
      months: [{ month: '2030-01-01', nights: { booked: 16, vacant: 15 }, before: { booked: 0 } }],
      homes: [{ groupId: stage.groupId, listingId: unitId, nights: { vacant: 15, vacancyCost } }],
      spells: [
        {
          listingId: unitId,
          from: '2030-01-01',
          to: '2030-01-15',
          nights: 15,
          cost: vacancyCost,
          price: 150_000,
          reason: 'DECLINED',
          declined: 1,
          // Of its 31 nights 11 lie here.
          lost: Math.round((rentOfRequest * 11) / 31),
          priceAbove: null,
        },
      ],
      similar: null,
      prices: { price: 150_000, similar: null },
    })
    expect(await ask({ period: '2030-01', groupId: stage.groupId }, landlord)).toEqual({ answer })
  })

  it('says of nights for which a request was left without an answer what it would have earned', async () => {
    const stage = await createStage(t)
    await publishedSince('2029-12-01T10:00:00Z', stage.unitIds)
    await sendRequest(t, stage, '2030-01-05', '2030-02-04')
    t.setNow('2030-01-05T09:00:00Z')
    await declineSilentRequests(systemContext(t.services, 'test'))
    const { answer } = await ask({ period: '2030-01' }, await landlordAt('2030-02-05T09:00:00Z'))
    expect(answer).toMatchObject({
      figures: { nights: { vacant: 31 }, asked: 1, accepted: 0, unanswered: 1 },
      // Of its 31 nights 27 lie here.
      spells: [{ reason: 'UNANSWERED', lost: Math.round((rentOfRequest * 27) / 31) }],
    })
  })

  it('nights from today on are not over: nothing is counted of a period that begins today', async () => {
    const stage = await createStage(t)
    await publishedSince('2029-12-01T10:00:00Z', stage.unitIds)
    expect(await ask({ period: '2030-02' }, await landlordAt('2030-02-01T09:00:00Z'))).toMatchObject({
      answer: { now: null, months: [], homes: [], figures: { nights: { vacant: 0 } } },
    })
    expect(await ask({ period: '2030-02' }, await landlordAt('2030-02-11T09:00:00Z'))).toMatchObject({
      answer: { now: { from: '2030-02-01', to: '2030-02-10' }, figures: { nights: { vacant: 10 } } },
    })
  })

  it('of a foreign group is missing, of limited access and of tenants refused, and a period that is none is said so', async () => {
    const stage = await createStage(t)
    await t.createUser({ email: 'second@mezzo.example', landlord: true })
    const second = await t.login('second@mezzo.example')
    const period = 'last-12'
    const foreign = { error: { name: 'ResourceNotFoundError' } }
    expect(await ask({ period, groupId: stage.groupId }, second)).toMatchObject(foreign)
    expect(await ask({ period, listingId: stage.unitIds[0] }, second)).toMatchObject(foreign)
    expect(await ask({ period, groupId: 'none' }, second)).toMatchObject(foreign)
    expect(await ask({ period }, second)).toMatchObject({
      answer: { currencies: [], homes: [], spells: [] },
    })
    expect(await ask({ period }, stage.tenant)).toMatchObject({ error: { name: 'NotAllowedError' } })
    const limited = await joinAsLimited(t, stage)
    expect(await ask({ period }, limited)).toMatchObject({ error: { name: 'NotAllowedError' } })
    for (const wrong of ['', 'last-13', '2030-13', '1999', '2030-Q5']) {
      expect(await ask({ period: wrong }, stage.landlord)).toMatchObject({
        error: { fields: { period: 'money.period.invalid' } },
      })
    }
  })
})

describe('similar homes', () => {
  async function homes(landlords: number, each: number) {
    for (let n = 0; n < landlords; n++) {
      const landlordId = await t.createUser({ email: `l${n}@mezzo.example`, landlord: true })
      const { unitIds } = await createListing(t.db, landlordId, {
        units: each,
        group: { price: 100_000 + n * 10_000 },
      })
      await publishedSince('2029-11-20T10:00:00Z', unitIds)
    }
  }

  it.each([
    [3, 2, 6],
    [5, 1, 5],
    [2, 5, null],
    [4, 1, null],
  ])('of %i other landlords with %i units each are told of as %s', async (landlords, each, told) => {
    const stage = await createStage(t)
    await publishedSince('2029-11-20T10:00:00Z', stage.unitIds)
    await homes(landlords, each)
    const landlord = await landlordAt('2030-01-10T09:00:00Z')
    await countHomeMonths(systemContext(t.services, 'test'))
    const { answer } = await ask({ period: 'last-12', groupId: stage.groupId }, landlord)
    // Of November eleven nights are told of as well.
    const similar =
      told === null ? null : { units: told, landlords, months: 2, occupancy: 0, earnedPerNight: 0 }
    expect(answer).toMatchObject({ similar })
  })

  it('a month is counted once, and only the last one anew', async () => {
    const stage = await createStage(t)
    await publishedSince('2029-10-20T10:00:00Z', stage.unitIds)
    const count = () => countHomeMonths(systemContext(t.services, 'test'))
    const months = async () =>
      (await t.db.selectFrom('home_months').select(['month', 'vacant']).orderBy('month').execute()).map(
        ({ month, vacant }) => [month, vacant],
      )
    const all = [
      ['2029-10-01', 12],
      ['2029-11-01', 30],
      ['2029-12-01', 31],
    ]
    // Two at the same time count each month once.
    await Promise.all([count(), count()])
    expect(await months()).toEqual(all)
    await t.db.updateTable('home_months').set({ vacant: 5 }).execute()
    await count()
    expect(await months()).toEqual([...all.slice(0, 2).map(([month]) => [month, 5]), all[2]])
    t.setNow('2030-02-02T09:00:00Z')
    await count()
    expect((await months()).at(-1)).toEqual(['2030-01-01', 31])
  })

  it('prices are those of groups of others, brought to the own area; the own price is named where it is above', async () => {
    const stage = await createStage(t)
    await publishedSince('2029-12-01T10:00:00Z', stage.unitIds)
    await homes(5, 1)
    const landlord = await landlordAt('2030-01-10T09:00:00Z')
    const { answer } = await ask({ period: '2030-01', groupId: stage.groupId }, landlord)
    expect(answer).toMatchObject({
      prices: { price: 150_000, similar: { units: 5, landlords: 5, median: 120_000 } },
      spells: [{ reason: 'PRICE_ABOVE', priceAbove: 0.25 }],
    })
  })
})

it('the table has a line for each apartment and month, and no other landlord gets it', async () => {
  const stage = await createStage(t)
  await publishedSince('2029-12-01T10:00:00Z', stage.unitIds)
  await bookStay(t, stage, '2030-01-16', '2030-04-14')
  const landlord = await landlordAt('2030-03-05T09:00:00Z')
  const get = (as: Browser, search: string) =>
    t.send(as, { method: 'GET', url: `/api/performance.csv?${search}` })
  const table = await get(landlord, `period=2030-Q1&groupId=${stage.groupId}&language=de`)
  const [head, ...lines] = table.body.trim().split('\r\n')
  expect(head).toContain('Inserat,Wohnung,Monat,Gebuchte Nächte')
  expect(lines.map((line) => line.split(',').slice(2, 8).join())).toEqual([
    '2030-01,16,15,0,0,51.6',
    '2030-02,28,0,0,0,100',
    '2030-03,4,0,0,0,100',
  ])
  await t.createUser({ email: 'second@mezzo.example', landlord: true })
  const second = await t.login('second@mezzo.example')
  expect((await get(second, `period=2030-Q1&groupId=${stage.groupId}`)).statusCode).toBe(404)
  expect((await get(landlord, 'period=never')).statusCode).toBe(422)
})
