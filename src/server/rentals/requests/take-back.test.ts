import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, type Browser, type TestApp } from '../../../../test/app.ts'
import { command, sendRequest } from '../../../../test/request-commands.ts'
import { createStage, given } from '../../../../test/builders.ts'
import { EXPLANATION_MAX_LENGTH } from '../../../domain/kernel/text-limits.ts'
import { declineSilentRequests, withdrawSilentRequests } from './deadline-actions.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
beforeEach(() => app.setNow('2030-01-01T10:00:00Z'))
afterEach(() => app.reset())
afterAll(() => app.close())

const explanation = 'That was the wrong button.'

async function accepted(units = 1) {
  const stage = await createStage(app, { units })
  const id = await sendRequest(app, stage, '2030-02-01', '2030-07-31')
  expect((await command(app, stage.landlord, 'acceptListingRequest', { id })).error).toBeNull()
  return { ...stage, id }
}

async function seenBy(browser: Browser, side: 'landlord' | 'tenant', id: string) {
  const { data } = await app.graphql(
    side === 'tenant'
      ? `query($id: ID!) { seen: tenantRequest(listingRequestId: $id) {
          tenantStatus autoDeclineAt tenantAnswerUntil canConfirmInterest { value reason }
          status { type data { reason explanation } } } }`
      : `{ seen: landlordListingRequests { nodes { landlordStatus autoDeclineAt tenantAnswerUntil
          tenantInformation { email }
          status { type canBeAccepted { value } canTakeAcceptBack { value reason } } } } }`,
    side === 'tenant' ? { id } : {},
    browser,
  )
  return given(data).seen
}

describe('an accept that the tenant has not answered', () => {
  it('is an open request again, for a day, and can be accepted once more', async () => {
    const { landlord, tenant, id } = await accepted()
    app.setNow('2030-01-02T10:00:00Z')
    expect(await seenBy(landlord, 'landlord', id)).toMatchObject({
      nodes: [{ landlordStatus: 'ACCEPTED', status: { canTakeAcceptBack: { value: true, reason: null } } }],
    })
    const taken = await command(app, landlord, 'takeAcceptBack', { id, explanation: ` ${explanation} ` })
    expect(taken).toMatchObject({ error: null, listingRequest: { landlordStatus: 'OPEN' } })
    const deadlines = { autoDeclineAt: '2030-01-03T10:00:00Z', tenantAnswerUntil: null }
    expect(await seenBy(landlord, 'landlord', id)).toEqual({
      nodes: [
        {
          landlordStatus: 'OPEN',
          ...deadlines,
          tenantInformation: { email: null },
          status: {
            type: 'AV_CHECK',
            canBeAccepted: { value: true },
            canTakeAcceptBack: { value: false, reason: 'NOT_YET_ACCEPTED' },
          },
        },
      ],
    })
    expect(await seenBy(tenant, 'tenant', id)).toEqual({
      tenantStatus: 'CONFIRMING_AVAILABILITY',
      ...deadlines,
      canConfirmInterest: { value: false, reason: 'NOT_YET_ACCEPTED' },
      status: { type: 'AV_CHECK', data: { reason: null, explanation } },
    })
    const late = await command(app, tenant, 'confirmTenantInterest', { id })
    expect(late.error).toMatchObject({ name: 'ConditionNotMetError', reason: 'NOT_YET_ACCEPTED' })
    expect((await command(app, landlord, 'acceptListingRequest', { id })).error).toBeNull()
    // What was said to the former status is over with it.
    expect(await seenBy(tenant, 'tenant', id)).toMatchObject({
      tenantStatus: 'CONFIRM_TENANT_INTEREST',
      status: { data: { explanation: null } },
    })
    expect((await command(app, tenant, 'confirmTenantInterest', { id })).error).toBeNull()
  })

  it('is told to the tenant and kept in the log, word for word', async () => {
    const { landlord, id } = await accepted()
    const longest = 'x'.repeat(EXPLANATION_MAX_LENGTH)
    const tooLong = await command(app, landlord, 'takeAcceptBack', { id, explanation: `${longest}x` })
    expect(tooLong.error?.fields).toEqual({ explanation: 'reject.explanation.long' })
    expect((await command(app, landlord, 'takeAcceptBack', { id, explanation: longest })).error).toBeNull()
    const mail = await app.db
      .selectFrom('mails')
      .select(['to', 'text'])
      .where('template', '=', 'acceptTakenBack')
      .executeTakeFirstOrThrow()
    expect(mail.to).toBe('amelie@mezzo.example')
    expect(mail.text.replaceAll(/\s/g, '')).toContain(longest)
    const log = await app.db
      .selectFrom('audit_log')
      .select('data')
      .where('action', '=', 'takeAcceptBack')
      .execute()
    expect(log).toEqual([{ data: expect.objectContaining({ message: longest }) }])
  })

  it('is taken back once with one key, and with another word only under another', async () => {
    const { landlord, id } = await accepted()
    const key = randomUUID()
    const send = (words: string) =>
      app.graphql<{ takeAcceptBack: { error: { name: string } | null } }>(
        `mutation($id: ID!, $words: String, $key: ID!) {
          takeAcceptBack(listingRequestId: $id, explanation: $words, idempotencyKey: $key) { error { name } } }`,
        { id, words, key },
        landlord,
      )
    expect((await send(explanation)).data?.takeAcceptBack.error).toBeNull()
    expect((await send(explanation)).data?.takeAcceptBack.error).toBeNull()
    expect((await send('Another word.')).data?.takeAcceptBack.error?.name).toBe('IdempotencyConflictError')
  })

  it('ends as the landlord’s silence, never as the tenant’s, when the day has passed', async () => {
    const { landlord, tenant, id } = await accepted()
    await command(app, landlord, 'takeAcceptBack', { id, explanation })
    app.setNow('2030-01-02T10:00:00Z')
    const ctx = await app.ctxFor(null)
    await withdrawSilentRequests(ctx)
    await declineSilentRequests(ctx)
    expect(await seenBy(tenant, 'tenant', id)).toMatchObject({
      tenantStatus: 'NOT_AVAILABLE',
      status: { data: { reason: 'LANDLORD_DID_NOT_RESPOND', explanation: null } },
    })
  })

  it('is declined with a reason of the catalogue and what that needs', async () => {
    const { landlord, tenant, id } = await accepted()
    const decline = { reason: 'OTHER', explanation: '' }
    const wordless = await command(app, landlord, 'takeAcceptBack', { id, decline })
    expect(wordless.error?.fields).toEqual({ explanation: 'reject.explanation.missing' })
    const words = { ...decline, explanation: 'My sister moves in.' }
    const declined = await command(app, landlord, 'takeAcceptBack', { id, decline: words })
    expect(declined).toMatchObject({ error: null, listingRequest: { landlordStatus: 'OTHER' } })
    expect(await seenBy(tenant, 'tenant', id)).toMatchObject({
      tenantStatus: 'NOT_AVAILABLE',
      status: { type: 'NOT_AVAILABLE', data: { reason: 'OTHER', explanation: 'My sister moves in.' } },
    })
  })

  it('declines others with its days only if they were shown', async () => {
    const { landlord, id, ...stage } = await accepted()
    await app.createUser({ email: 'tom@mezzo.example', firstName: 'Tom', lastName: 'Reed' })
    const tom = await app.login('tom@mezzo.example')
    const other = await sendRequest(app, stage, '2030-03-01', '2030-05-31', tom)
    const block = { blockFrom: '2030-02-01', blockTo: '2030-07-31' }
    const decline = { reason: 'LISTING_OCCUPIED', explanation: '', ...block }
    const unseen = await command(app, landlord, 'takeAcceptBack', { id, decline })
    expect(unseen.error).toMatchObject({ name: 'ConditionNotMetError', reason: 'CONSEQUENCES_CHANGED' })
    expect((await command(app, landlord, 'takeAcceptBack', { id, decline, seen: [other] })).error).toBeNull()
    const rows = await app.db
      .selectFrom('listing_requests')
      .select(['id', 'status_type', 'status_reason'])
      .execute()
    expect(Object.fromEntries(rows.map((row) => [row.id, [row.status_type, row.status_reason]]))).toEqual({
      [id]: ['NOT_AVAILABLE', 'DECLINED_BY_LANDLORD'],
      [other]: ['NOT_AVAILABLE', 'DECLINED_BY_CONFLICT'],
    })
  })
})

describe('it is refused', () => {
  it('without words for the tenant, or with too many', async () => {
    const { landlord, id } = await accepted()
    for (const [words, problem] of [
      ['  ', 'reject.explanation.missing'],
      ['x'.repeat(1001), 'reject.explanation.long'],
    ])
      expect(
        (await command(app, landlord, 'takeAcceptBack', { id, explanation: words })).error?.fields,
      ).toEqual({ explanation: problem })
  })

  it('once the tenant has said yes, before the accept, and by somebody else', async () => {
    const { landlord, tenant, id } = await accepted()
    await app.createUser({ email: 'other@mezzo.example', landlord: true })
    const stranger = await app.login('other@mezzo.example')
    expect((await command(app, stranger, 'takeAcceptBack', { id, explanation })).error).toMatchObject({
      name: 'ResourceNotFoundError',
    })
    await command(app, tenant, 'confirmTenantInterest', { id })
    expect((await command(app, landlord, 'takeAcceptBack', { id, explanation })).error).toMatchObject({
      name: 'ConditionNotMetError',
      reason: 'TENANT_CONFIRMED',
    })
  })
})
