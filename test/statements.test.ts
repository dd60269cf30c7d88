import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { countStatements } from '../src/server/db/statements.ts'
import { buildTestApp, type Browser, type TestApp } from './app.ts'
import { command, createListing, createStage, offerOf, requestInput, given } from './builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterEach(() => app.reset())
afterAll(() => app.close())

const listing = `groupId partOfGroup name externalId city zipCode price currency published
  coverImage { urls { small } } currentState { type } next90Days { kind share } freeFrom unitCount
  counts { numOpenRequests numInProgressRequests numBlockedRequests }`
const request = `id userFriendlyId landlordStatus badge { kind } from to duration { months days } viewedByLandlord
  listing { name address { street } coverImage { urls { small } } } tenantInformation { firstName lastName stays }`

/** Every page's reads, and how many statements they may take; the first is the person's session. */
const pages: Record<string, { query: string; statements: number }> = {
  home: {
    query: `{ needsYou { totalCount nodes { kind deadline listingRequest { ${request} } } }
      landlordFigures { apartments occupancyNext30Days becomeFreeWithin60Days medianAnswerMinutes
        earnedThisMonth { amount } earnedLastMonth { amount } }
      landlordListings(limit: 50) { totalCount cities nodes { ${listing} } } }`,
    statements: 15,
  },
  inbox: {
    query: `{ landlordListingRequests(filter: ALL, limit: 50) { totalCount filterCounts { needsYou open waiting all }
      nodes { ${request} } } }`,
    statements: 6,
  },
  'request detail': {
    query: `query($booking: ID!, $id: ID!) { landlordListingRequest(bookingRequestId: $booking, listingRequestId: $id) {
      ${request} status { type canBeAccepted { value reason } canBeRejected { value } } checks { rule value } freeUnits
      around { units { name bars { kind } } } events { action } overlappingListingRequests { listingRequestId }
      declineReasons { value } price booking { _id } } }`,
    statements: 11,
  },
  bookings: {
    query: `{ bookings(limit: 50) { totalCount counts { upcoming } nodes { _id phase tenantNames listing { name
      coverImage { urls { small } } } listingRequest { id } landlordInvoice { number } } } }`,
    statements: 5,
  },
  'public listing': {
    query: `query($group: ID!) { publicListing(groupId: $group) { title images { name } unitCount availableFrom
      unavailable { from to } minMonths } }`,
    statements: 6,
  },
  'tenant requests': {
    query:
      '{ tenantRequests { id tenantStatus listing { name coverImage { urls { small } } } canWithdraw { value } } }',
    statements: 4,
  },
}

async function book(stage: Awaited<ReturnType<typeof createStage>>, id: string): Promise<void> {
  await command(app, stage.landlord, 'acceptListingRequest', { id })
  await command(app, stage.tenant, 'confirmTenantInterest', { id })
  await app.runJobs()
  const { id: offer, documentSha256 } = await offerOf(app.db, id)
  for (const [browser, typedName] of [
    [stage.landlord, 'Jana Keller'],
    [stage.tenant, 'Amélie Fournier'],
  ] as const) {
    const input = { typedName, consent: true, documentSha256 }
    expect((await command(app, browser, 'signContract', { id: offer, input })).error).toBeNull()
  }
}

async function measure(name: string, variables: Record<string, unknown>, as: Browser): Promise<string[]> {
  const { result, statements } = await countStatements(() =>
    app.graphql(given(pages[name]).query, variables, as),
  )
  expect(result.errors).toBeUndefined()
  return statements
}

it.each(Object.keys(pages))(
  '%s takes a pinned number of statements, with few rows and with many',
  async (name) => {
    const stage = await createStage(app, { units: 3 })
    const first = await command(app, stage.tenant, 'sendBookingRequest', {
      input: requestInput(stage.groupId, '2030-02-01', '2030-07-31'),
    })
    const variables = {
      booking: given(first.request).bookingRequestId,
      id: given(first.request).id,
      group: stage.groupId,
    }
    await book(stage, given(first.request).id)
    await command(app, stage.tenant, 'sendBookingRequest', {
      input: requestInput(stage.groupId, '2029-02-01', '2029-07-31'),
    })
    const as = name === 'tenant requests' ? stage.tenant : stage.landlord
    const few = await measure(name, variables, as)
    for (let more = 0; more < 4; more++) {
      const { groupId } = await createListing(app.db, stage.landlordId, { units: 2 })
      for (const group of [groupId, stage.groupId]) {
        await command(app, stage.tenant, 'sendBookingRequest', {
          input: requestInput(group, `203${more}-09-01`, `203${more}-12-31`),
        })
      }
    }
    const many = await measure(name, variables, as)
    expect(many).toHaveLength(few.length)
    expect(few).toHaveLength(given(pages[name]).statements)
  },
)
