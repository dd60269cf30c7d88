import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createListing, createStage, given } from '../../../../test/builders.ts'
import { sendRequest } from '../../../../test/request-commands.ts'
import { recordPublished } from '../../listings/listings/change-sql.ts'
import { parseDay } from '../../../domain/kernel/day.ts'

const now = '2026-11-21T09:00:00Z'
const day = (text: string) => parseDay(text)

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.reset()
  t.setNow(now)
})

const span = '$groupId: ID!, $from: Instant!, $to: Instant!, $intervals: Int!, $intervalUnit: IntervalUnit!'
const given_ = 'groupId: $groupId, from: $from, to: $to, intervals: $intervals, intervalUnit: $intervalUnit'
const counted = '{ totalCount firstEventTrackedAt intervals { start end count } }'
const views = `query(${span}) { answer: getListingDetailsViewedMetrics(${given_}) ${counted} }`
const requests = `query(${span}) { answer: getListingRequestsForListingMetrics(${given_}) ${counted} }`
const timeline = `query(${span}) { answer: listingPublishTimeline(${given_}) { intervalStartTime isPublished } }`
const earnings = `query($groupId: ID!, $from: Day!, $to: Day!, $intervals: EarningsInterval!) {
  answer: listingEarningsMetrics(groupId: $groupId, from: $from, to: $to, intervals: $intervals) {
    totalAmount currency earnings { intervalStart amount quarter } } }`

async function ask<Answer>(query: string, variables: object, as: Browser) {
  const { data, errors } = await t.graphql<{ answer: Answer }>(query, { ...variables }, as)
  return errors ? errors[0]?.extensions : data.answer
}

const threeDays = {
  from: '2026-11-18T00:00:00Z',
  to: '2026-11-21T00:00:00Z',
  intervals: 1,
  intervalUnit: 'DAYS',
}

async function insertViews(groupId: string, landlordId: string, instants: string[]) {
  await t.db
    .insertInto('listing_events')
    .values(
      instants.map((at, index) => ({
        group_id: groupId,
        landlord_id: landlordId,
        type: 'ListingDetailsViewed',
        day: day(at.slice(0, 10)),
        at: Temporal.Instant.from(at),
        visitor_hash: `v${index}`,
        address_hash: `a${index}`,
      })),
    )
    .execute()
}

describe('page views', () => {
  it('are counted by intervals, none left out, and say since when they are tracked', async () => {
    const { groupId, landlordId, landlord } = await createStage(t)
    await insertViews(groupId, landlordId, [
      '2026-10-02T08:00:00Z',
      '2026-11-18T00:00:00Z',
      '2026-11-18T23:59:59Z',
      '2026-11-20T12:00:00Z',
      '2026-11-21T00:00:00Z',
    ])
    expect(await ask(views, { groupId, ...threeDays }, landlord)).toEqual({
      totalCount: 3,
      firstEventTrackedAt: '2026-10-02T08:00:00Z',
      intervals: [
        { start: '2026-11-18T00:00:00Z', end: '2026-11-19T00:00:00Z', count: 2 },
        { start: '2026-11-19T00:00:00Z', end: '2026-11-20T00:00:00Z', count: 0 },
        { start: '2026-11-20T00:00:00Z', end: '2026-11-21T00:00:00Z', count: 1 },
      ],
    })
    expect(
      await ask(views, { groupId, ...threeDays, intervals: 48, intervalUnit: 'HOURS' }, landlord),
    ).toMatchObject({
      intervals: [{ count: 2 }, { start: '2026-11-20T00:00:00Z', end: '2026-11-21T00:00:00Z', count: 1 }],
    })
  })

  it('of a day in which the clocks change are those of its 25 hours', async () => {
    const { groupId, landlordId, landlord } = await createStage(t)
    await insertViews(groupId, landlordId, [
      '2026-10-24T21:59:59Z',
      '2026-10-24T22:00:00Z',
      '2026-10-25T22:59:59Z',
      '2026-10-25T23:00:00Z',
    ])
    const days = {
      from: '2026-10-23T22:00:00Z',
      to: '2026-10-26T23:00:00Z',
      intervals: 1,
      intervalUnit: 'DAYS',
    }
    expect(await ask(views, { groupId, ...days }, landlord)).toMatchObject({
      intervals: [
        { count: 1 },
        { start: '2026-10-24T22:00:00Z', end: '2026-10-25T23:00:00Z', count: 2 },
        { count: 1 },
      ],
    })
    const { data } = await t.graphql<{ published: unknown }>(
      `query(${span}) { published: listingPublishTimeline(${given_}) { intervalStartTime } }`,
      { groupId, ...days },
      landlord,
    )
    expect(data.published).toEqual(
      ['2026-10-23T22:00:00Z', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'].map((intervalStartTime) => ({
        intervalStartTime,
      })),
    )
  })

  it('of a foreign listing are missing, and spans that make no sense are refused', async () => {
    const { groupId, landlord, tenant } = await createStage(t)
    await t.createUser({ email: 'second@mezzo.example', landlord: true })
    const second = await t.login('second@mezzo.example')
    expect(await ask(views, { groupId, ...threeDays }, second)).toBeNull()
    expect(await ask(requests, { groupId, ...threeDays }, second)).toBeNull()
    expect(await ask(timeline, { groupId, ...threeDays }, second)).toBeNull()
    expect(await ask(views, { groupId, ...threeDays }, tenant)).toMatchObject({ name: 'NotAllowedError' })
    expect(await ask(views, { groupId, ...threeDays, intervals: 0 }, landlord)).toEqual({
      name: 'ValidationError',
      reason: null,
      fields: { intervals: 'metrics.intervals.tooFew' },
    })
    expect(await ask(views, { groupId, ...threeDays, intervalUnit: 'MINUTES' }, landlord)).toMatchObject({
      fields: { intervals: 'metrics.intervals.tooMany' },
    })
  })
})

it('days and instants may stand in the document itself', async () => {
  const { groupId, landlord } = await createStage(t)
  const document = `{ answer: listingEarningsMetrics(
    groupId: "${groupId}", from: "2026-10-01", to: "2026-12-31", intervals: QUARTERLY) { earnings { amount } }
    views: getListingDetailsViewedMetrics(groupId: "${groupId}", from: "2026-11-18T00:00:00Z",
      to: "2026-11-20T00:00:00Z", intervals: 1, intervalUnit: DAYS) { intervals { start } } }`
  expect((await t.graphql(document, {}, landlord)).data).toEqual({
    answer: { earnings: [{ amount: 0 }] },
    views: { intervals: [{ start: '2026-11-18T00:00:00Z' }, { start: '2026-11-19T00:00:00Z' }] },
  })
})

it('requests are counted by the moment in which they came', async () => {
  const stage = await createStage(t)
  t.setNow('2026-11-18T10:00:00Z')
  await sendRequest(t, stage, '2027-03-01', '2027-06-30')
  expect(await ask(requests, { groupId: stage.groupId, ...threeDays }, stage.landlord)).toMatchObject({
    totalCount: 1,
    firstEventTrackedAt: '2026-11-18T10:00:00Z',
    intervals: [{ count: 1 }, { count: 0 }, { count: 0 }],
  })
})

describe('the publish timeline', () => {
  it('is on while any unit is public, also for a part of an interval, and never ahead of time', async () => {
    const { groupId, unitIds, landlord } = await createStage(t, { units: 2 })
    const record = (at: string, unit: number, published: boolean) =>
      recordPublished(t.db, Temporal.Instant.from(at), { listingIds: [given(unitIds[unit])], published })
    await record('2026-11-15T12:00:00Z', 0, true)
    await record('2026-11-16T12:00:00Z', 1, true)
    await record('2026-11-17T12:00:00Z', 0, false)
    await record('2026-11-18T12:00:00Z', 1, false)
    await record('2026-11-21T08:00:00Z', 1, true)
    const from = '2026-11-14T00:00:00Z'
    const to = '2026-11-24T00:00:00Z'
    const answer = await ask<{ isPublished: boolean }[]>(
      timeline,
      { groupId, ...threeDays, from, to },
      landlord,
    )
    expect(answer).toHaveLength(10)
    expect(answer).toEqual(
      [false, true, true, true, true, false, false, true, false, false].map((isPublished, index) => ({
        intervalStartTime: Temporal.Instant.from(from)
          .add({ hours: 24 * index })
          .toString(),
        isPublished,
      })),
    )
  })
})

describe('earnings', () => {
  async function book(
    groupId: string,
    unitId: string,
    from: string,
    to: string,
    total: number,
    canceled = false,
  ) {
    const { landlord_id: landlordId } = await t.db
      .selectFrom('groups')
      .select('landlord_id')
      .where('id', '=', groupId)
      .executeTakeFirstOrThrow()
    const tenantId = await t.createUser({})
    const shared = {
      landlord_id: landlordId,
      tenant_id: tenantId,
      group_id: groupId,
      from: day(from),
      to: day(to),
    }
    const request = await t.db
      .insertInto('booking_requests')
      .values({
        tenant_id: tenantId,
        first_name: 'A',
        last_name: 'B',
        email: 'a@b.example',
        from: day(from),
        to: day(to),
        adults: 1,
        reason_for_stay: 'WORK',
        paid_by: 'SELF',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const listingRequest = await t.db
      .insertInto('listing_requests')
      .values({
        ...shared,
        booking_request_id: request.id,
        guests: 1,
        method_of_booking: 'AFTER_TENANT_SIGNED_CONTRACT',
        price: total,
        deposit: 0,
        final_cleaning_fee: 0,
        total_rent: total,
        currency: 'EUR',
        landlord_fee_rate: 1_000,
        tenant_fee_rate: 0,
        status_type: 'TENANT_APPROVED',
        landlord_status: 'OTHER',
        sort_group: 5,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const offer = await t.db
      .insertInto('booking_offers')
      .values({
        ...shared,
        listing_request_id: listingRequest.id,
        listing_id: unitId,
        status: 'ACCEPTED',
        type: 'b2c',
        contract_name: 'GERMANY_PRIVATE',
        is_online_signing: true,
        method_of_booking: 'AFTER_TENANT_SIGNED_CONTRACT',
        price: total,
        total_rent: total,
        currency: 'EUR',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await t.db
      .insertInto('bookings')
      .values({
        ...shared,
        offer_id: offer.id,
        listing_request_id: listingRequest.id,
        listing_id: unitId,
        type: 'STANDARD',
        selected_contract: 'GERMANY_PRIVATE',
        price: total,
        total_cost: total,
        tenant_fee_rate: 0,
        currency: 'EUR',
        canceled,
      })
      .execute()
  }

  it('spread rents over the days of stays and sum up to the cent', async () => {
    const { landlordId, landlord } = await createStage(t)
    const { groupId, unitIds } = await createListing(t.db, landlordId, { units: 2 })
    await book(groupId, given(unitIds[0]), '2026-01-15', '2026-04-14', 100_000)
    await book(groupId, given(unitIds[1]), '2026-03-01', '2026-03-31', 31_000)
    await book(groupId, given(unitIds[1]), '2026-05-01', '2026-06-30', 99_999, true)
    const year = { groupId, from: '2026-01-01', to: '2026-12-31' }
    const monthly = await ask<{ totalAmount: number; earnings: { amount: number }[] }>(
      earnings,
      { ...year, intervals: 'MONTHLY' },
      landlord,
    )
    expect(monthly).toMatchObject({ totalAmount: 131_000, currency: 'EUR' })
    expect(given(monthly as { earnings: unknown[] }).earnings.slice(0, 5)).toEqual([
      { intervalStart: '2026-01-01', amount: 18_889, quarter: 1 },
      { intervalStart: '2026-02-01', amount: 31_111, quarter: 1 },
      { intervalStart: '2026-03-01', amount: 65_444, quarter: 1 },
      { intervalStart: '2026-04-01', amount: 15_556, quarter: 2 },
      { intervalStart: '2026-05-01', amount: 0, quarter: 2 },
    ])
    expect(await ask(earnings, { ...year, intervals: 'QUARTERLY' }, landlord)).toEqual({
      totalAmount: 131_000,
      currency: 'EUR',
      earnings: [
        { intervalStart: '2026-01-01', amount: 115_444, quarter: 1 },
        { intervalStart: '2026-04-01', amount: 15_556, quarter: 2 },
        { intervalStart: '2026-07-01', amount: 0, quarter: 3 },
        { intervalStart: '2026-10-01', amount: 0, quarter: 4 },
      ],
    })
    expect(
      await ask(earnings, { groupId, from: '2026-03-10', to: '2026-03-19', intervals: 'MONTHLY' }, landlord),
    ).toMatchObject({ totalAmount: 21_111, earnings: [{ intervalStart: '2026-03-01' }] })
    expect(
      await ask(earnings, { groupId, from: '2026-03-10', to: '2026-03-09', intervals: 'MONTHLY' }, landlord),
    ).toMatchObject({ fields: { to: 'metrics.to.notAfterFrom' } })
  })
})
