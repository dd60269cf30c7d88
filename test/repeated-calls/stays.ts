import { randomUUID } from 'node:crypto'
import { addDays } from '../../src/domain/kernel/day.ts'
import type { TestApp } from '../app.ts'
import { insertProposalOf } from '../security/world-stays.ts'
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
