import { randomUUID } from 'node:crypto'
import { addDays } from '../../src/domain/kernel/day.ts'
import type { TestApp } from '../app.ts'
import { createStage, given } from '../builders.ts'
import { bookStay } from '../request-commands.ts'
import { insertProposalOf, insertWishOf } from '../security/world-stays.ts'
import { booked, type Calls } from './stages.ts'

const unknownProposal = () => ({ proposalId: randomUUID() })

/** A stay that has begun; both have logged in anew. */
async function livedIn(app: TestApp) {
  const stage = await booked(app)
  const { from } = await app.db
    .selectFrom('bookings')
    .select('from')
    .where('id', '=', stage.bookingId)
    .executeTakeFirstOrThrow()
  app.setNow(`${addDays(from, 3)}T10:00:00Z`)
  return {
    bookingId: stage.bookingId,
    lastDay: addDays(from, 20),
    landlord: await app.login('jana@mezzo.example'),
    tenant: await app.login('amelie@mezzo.example'),
  }
}

/** What a tenant is shown that leaving on that day comes to. */
async function shownToTenant(app: TestApp, stage: Awaited<ReturnType<typeof livedIn>>) {
  const { data } = await app.graphql<{ shorter: { end: { rent: number; refund: number } } }>(
    'query($id: ID!, $lastDay: Day!) { shorter: tenantShorterStay(bookingId: $id) { end(lastDay: $lastDay) { rent refund } } }',
    { id: stage.bookingId, lastDay: stage.lastDay },
    stage.tenant,
  )
  return data.shorter.end
}

/** A stay that has begun in a house with another unit; both have logged in anew. */
async function livedInHouse(app: TestApp) {
  const stage = await createStage(app, { units: 2 })
  const bookingId = await bookStay(app, stage, '2030-02-01', '2030-04-30')
  app.setNow('2030-02-10T10:00:00Z')
  return {
    bookingId,
    day: '2030-03-01',
    landlord: await app.login('jana@mezzo.example'),
    tenant: await app.login('amelie@mezzo.example'),
  }
}

/** Where the landlord of a stay is shown that it could move. */
async function shownPlace(app: TestApp, stage: Awaited<ReturnType<typeof livedInHouse>>) {
  const { bookingId, day } = stage
  const { data } = await app.graphql<{
    running: { units: { listingId: string; seen: string; verdict: { value: boolean } }[] }
  }>(
    'query($bookingId: ID!, $day: Day!) { running: runningMove(bookingId: $bookingId) { units(day: $day) { listingId seen verdict { value } } } }',
    { bookingId, day },
    stage.landlord,
  )
  const { listingId, seen } = given(data.running.units.find(({ verdict }) => verdict.value))
  return { bookingId, day, listingId, seen }
}

/** What the two sides of a stay agree on while it goes on. */
export const staysCalls: Calls = {
  async offerLongerStay(app) {
    const stage = await booked(app)
    const variables = { bookingId: stage.bookingId, to: '2030-09-30', message: 'Stay a while.' }
    return { as: stage.landlord, variables, changed: { to: '2030-10-31' } }
  },
  async offerShorterStay(app) {
    const stage = await livedIn(app)
    const variables = { bookingId: stage.bookingId, lastDay: stage.lastDay, message: 'The works begin.' }
    return { as: stage.landlord, variables, changed: { message: 'The works begin soon.' } }
  },
  async takeShorterStay(app) {
    const stage = await livedIn(app)
    const { data } = await app.graphql<{ answer: { proposal: { _id: string } } }>(
      `mutation($id: ID!, $lastDay: Day!, $key: ID!) { answer: offerShorterStay(bookingId: $id, lastDay: $lastDay, idempotencyKey: $key) { proposal { _id } } }`,
      { id: stage.bookingId, lastDay: stage.lastDay, key: randomUUID() },
      stage.landlord,
    )
    const variables = { proposalId: data.answer.proposal._id, refund: 0 }
    return { as: stage.tenant, variables, changed: { refund: 1 } }
  },
  async proposeShorterStay(app) {
    const stage = await livedIn(app)
    const shown = await shownToTenant(app, stage)
    const variables = { bookingId: stage.bookingId, lastDay: stage.lastDay, ...shown, message: 'A new job.' }
    return { as: stage.tenant, variables, changed: { message: 'A new job, finally.' } }
  },
  async withdrawShorterStay(app) {
    const stage = await livedIn(app)
    const variables = await insertWishOf(app, stage.bookingId, stage.lastDay)
    return { as: stage.tenant, variables, changed: unknownProposal() }
  },
  async acceptShorterStay(app) {
    const stage = await livedIn(app)
    const { lastDay, bookingId } = stage
    const { data } = await app.graphql<{ proposed: { proposal: { _id: string } } }>(
      `mutation($id: ID!, $lastDay: Day!, $rent: Float!, $refund: Float!, $key: ID!) { proposed: proposeShorterStay(
        bookingId: $id, lastDay: $lastDay, rent: $rent, refund: $refund, idempotencyKey: $key) { proposal { _id } } }`,
      { id: bookingId, lastDay, ...(await shownToTenant(app, stage)), key: randomUUID() },
      stage.tenant,
    )
    const consequences = await app.graphql<{ seen: { fingerprint: string } }>(
      'query($id: ID!, $lastDay: Day) { seen: cancellationConsequences(bookingId: $id, lastDay: $lastDay) { fingerprint } }',
      { id: bookingId, lastDay },
      stage.landlord,
    )
    const seen = consequences.data.seen.fingerprint
    const variables = { proposalId: data.proposed.proposal._id, message: 'Farewell.', seen }
    return { as: stage.landlord, variables, changed: { message: 'Farewell, then.' } }
  },
  async declineShorterStay(app) {
    const stage = await livedIn(app)
    const variables = {
      ...(await insertWishOf(app, stage.bookingId, stage.lastDay)),
      message: 'Please stay.',
    }
    return { as: stage.landlord, variables, changed: { message: 'Please stay on.' } }
  },
  async offerMove(app) {
    const stage = await livedInHouse(app)
    const variables = { ...(await shownPlace(app, stage)), message: 'The works begin.' }
    return { as: stage.landlord, variables, changed: { message: 'The works begin soon.' } }
  },
  async takeMove(app) {
    const stage = await livedInHouse(app)
    const { data } = await app.graphql<{ answer: { proposal: { _id: string } } }>(
      `mutation($bookingId: ID!, $listingId: ID!, $day: Day!, $seen: String!, $key: ID!) { answer: offerMove(
        bookingId: $bookingId, listingId: $listingId, day: $day, seen: $seen, idempotencyKey: $key) { proposal { _id } } }`,
      { ...(await shownPlace(app, stage)), key: randomUUID() },
      stage.landlord,
    )
    return {
      as: stage.tenant,
      variables: { proposalId: data.answer.proposal._id },
      changed: unknownProposal(),
    }
  },
  async saveBookingNote(app) {
    const stage = await booked(app)
    const variables = { bookingId: stage.bookingId, text: 'Keys with the caretaker.', version: 0 }
    return { as: stage.landlord, variables, changed: { text: 'Keys with the neighbour.' } }
  },
  async saveMessageTemplate(app) {
    const stage = await booked(app)
    const variables = { name: 'Keys', text: 'Hello {firstName}', version: 0 }
    return { as: stage.landlord, variables, changed: { text: 'Hi {firstName}' } }
  },
  async deleteMessageTemplate(app) {
    const stage = await booked(app)
    const { id } = await app.db
      .insertInto('message_templates')
      .values({
        landlord_id: stage.landlordId,
        name: 'Keys',
        text: 'Hello',
        version: 1,
        changed_at: Temporal.Instant.from('2030-01-01T09:00:00Z'),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const variables = { templateId: id, version: 1 }
    return { as: stage.landlord, variables, changed: { templateId: randomUUID() } }
  },
  async takeStayProposal(app) {
    const stage = await booked(app)
    const { data } = await app.graphql<{ answer: { proposal: { _id: string } } }>(
      `mutation($id: ID!, $key: ID!) { answer: offerLongerStay(bookingId: $id, to: "2030-09-30", idempotencyKey: $key) { proposal { _id } } }`,
      { id: stage.bookingId, key: randomUUID() },
      stage.landlord,
    )
    const variables = { proposalId: data.answer.proposal._id }
    return { as: stage.tenant, variables, changed: unknownProposal() }
  },
  async declineStayProposal(app) {
    const stage = await booked(app)
    const variables = await insertProposalOf(app, stage.bookingId)
    return { as: stage.tenant, variables, changed: unknownProposal() }
  },
  async withdrawStayProposal(app) {
    const stage = await booked(app)
    const variables = await insertProposalOf(app, stage.bookingId)
    return { as: stage.landlord, variables, changed: unknownProposal() }
  },
}
