import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { DECLINE_REASON_FLAGS, DECLINE_REASONS } from '../../../domain/catalogue/reasons.ts'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { bookStay, command } from '../../../../test/request-commands.ts'
import { createStage, given, requestInput } from '../../../../test/builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterEach(() => app.reset())
afterAll(() => app.close())

const period = { blockFrom: '2030-01-15', blockTo: '2030-05-31' }

async function requested(kind: 'NORMAL' | 'MULTI', pets: boolean) {
  const stage = await createStage(app, { units: kind === 'MULTI' ? 2 : 1 })
  const more = { pets, petsDescription: pets ? 'One cat' : '', notes: 'Hello Jana' }
  const input = requestInput(stage.groupId, '2030-02-01', '2030-04-30', more)
  const sent = await command(app, stage.tenant, 'sendBookingRequest', { input })
  return { ...stage, id: given(sent.request).id }
}

async function offeredTo(landlord: Awaited<ReturnType<typeof requested>>['landlord']) {
  const { data } = await app.graphql<{ list: { nodes: { declineReasons: { value: string }[] }[] } }>(
    '{ list: landlordListingRequests { nodes { declineReasons { value } } } }',
    {},
    landlord,
  )
  return data.list.nodes.flatMap((node) => node.declineReasons.map(({ value }) => value))
}

describe.each([
  ['NORMAL', false],
  ['NORMAL', true],
  ['MULTI', true],
] as const)('rejecting in a %s listing, with pets: %s', (kind, pets) => {
  const isFor = (reason: (typeof DECLINE_REASONS)[number]) => {
    const { hidden, onlyFor, onlyWithPets } = DECLINE_REASON_FLAGS[reason]
    return !hidden && (onlyFor === null || onlyFor === kind) && (pets || !onlyWithPets)
  }

  it('offers exactly the reasons that it takes', async () => {
    const { landlord, id } = await requested(kind, pets)
    expect(await offeredTo(landlord)).toEqual(DECLINE_REASONS.filter(isFor))
    for (const reason of DECLINE_REASONS.filter((other) => !isFor(other))) {
      const input = { reason, explanation: 'No', ...period }
      const answer = await command(app, landlord, 'rejectListingRequest', { id, input })
      expect(answer.error?.fields).toEqual({ reason: 'reject.reason.invalid' })
    }
  })
})

describe('rejecting takes a reason with what it needs', () => {
  it.each(DECLINE_REASONS.filter((reason) => !DECLINE_REASON_FLAGS[reason].hidden))('%s', async (reason) => {
    const { onlyFor } = DECLINE_REASON_FLAGS[reason]
    const { landlord, id, unitIds } = await requested(onlyFor ?? 'NORMAL', true)
    const { needsExplanation, needsBlocks } = DECLINE_REASON_FLAGS[reason]
    const reject = (input: object) => command(app, landlord, 'rejectListingRequest', { id, input })
    const bare = await reject({ reason })
    expect(bare.error === null).toBe(!needsExplanation && !needsBlocks)
    const full = { reason, explanation: needsExplanation ? 'We look for one person.' : '' }
    const days = needsBlocks ? period : {}
    const done = bare.error ? await reject({ ...full, ...days }) : bare
    expect(done).toMatchObject({ error: null, listingRequest: { landlordStatus: 'OTHER' } })
    const stored = await app.db.selectFrom('listing_requests').selectAll().executeTakeFirstOrThrow()
    expect(stored).toMatchObject({ status_type: 'NOT_AVAILABLE', decline_reason: reason })
    const blocked = await app.db.selectFrom('blocks').select('listing_id').execute()
    expect(blocked.map((row) => row.listing_id).toSorted()).toEqual(needsBlocks ? unitIds.toSorted() : [])
  })
})

it('an explanation of blanks explains nothing', async () => {
  const { landlord, id } = await requested('NORMAL', false)
  const input = { reason: 'OTHER', explanation: ' \n\t ' }
  const answer = await command(app, landlord, 'rejectListingRequest', { id, input })
  expect(answer.error?.fields).toEqual({ explanation: 'reject.explanation.missing' })
  const padded = { reason: 'OTHER', explanation: '  We move in ourselves. ' }
  await command(app, landlord, 'rejectListingRequest', { id, input: padded })
  const { decline_explanation: stored } = await app.db
    .selectFrom('listing_requests')
    .select('decline_explanation')
    .executeTakeFirstOrThrow()
  expect(stored).toBe('We move in ourselves.')
})

it('an extension declined as occupied blocks its own unit alone', async () => {
  const stage = await createStage(app, { units: 3 })
  const booking = await bookStay(app, stage, '2030-02-01', '2030-03-31')
  const asked = await command(app, stage.tenant, 'requestExtension', { id: booking, to: '2030-05-31' })
  const input = { reason: 'MULTI_LISTING_OCCUPIED', blockFrom: '2030-04-01', blockTo: '2030-05-31' }
  const declined = await command(app, stage.landlord, 'rejectListingRequest', {
    id: asked.request?.id,
    input,
  })
  expect(declined.error).toBeNull()
  const { listing_id: own } = await app.db
    .selectFrom('bookings')
    .select('listing_id')
    .where('id', '=', booking)
    .executeTakeFirstOrThrow()
  expect(await app.db.selectFrom('blocks').select('listing_id').execute()).toEqual([{ listing_id: own }])
})

it.each(['adults', 'children'])('%s that contradict who they are name the field', async (field) => {
  const stage = await createStage(app)
  const more = { children: 1, childrenInformation: ['CHILD'], adultsInformation: ['MAIN_TENANT'], [field]: 3 }
  const input = requestInput(stage.groupId, '2030-02-01', '2030-04-30', more)
  const { error } = await command(app, stage.tenant, 'sendBookingRequest', { input })
  expect(error).toMatchObject({ name: 'ValidationError' })
  expect(Object.keys(error?.fields ?? {})).toEqual([`${field}Information`])
})
