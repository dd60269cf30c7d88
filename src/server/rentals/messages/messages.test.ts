import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { bareBooking } from '../../../../test/bare-rows.ts'
import { createStage, given, offerOf, requestInput } from '../../../../test/builders.ts'
import { command, sendRequest } from '../../../../test/request-commands.ts'
import { parseDay } from '../../../domain/kernel/day.ts'
import { HIDDEN } from '../../../domain/rentals/messages/contact-mask.ts'
import { forgetMessages } from './actions.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterEach(() => {
  t.setNow(null)
  return t.reset()
})
afterAll(() => t.close())

const start = Temporal.Instant.from('2029-11-20T09:00:00Z')
const fields = `state blockedBy contactsShown unread total writableUntil
  messages { position side isMine authorName channel text isHidden }`

interface Thread {
  state: string
  blockedBy: string | null
  contactsShown: boolean
  unread: number
  total: number
  writableUntil: string
  messages: { position: number; side: string; isMine: boolean; text: string; isHidden: boolean }[]
}

async function setStage(): Promise<Awaited<ReturnType<typeof createStage>> & { id: string }> {
  t.setNow(start)
  const stage = await createStage(t)
  return { ...stage, id: await sendRequest(t, stage, '2030-02-01', '2030-04-30') }
}

async function read(side: 'landlord' | 'tenant', as: Browser | null, id: string): Promise<Thread | null> {
  const { data } = await t.graphql<{ thread: Thread | null }>(
    `query($id: ID!) { thread: ${side}MessageThread(listingRequestId: $id) { ${fields} } }`,
    { id },
    as,
  )
  return data.thread
}

async function write(
  side: 'landlord' | 'tenant',
  as: Browser | null,
  id: string,
  text: string,
  key = randomUUID(),
) {
  const { data } = await t.graphql<{
    answer: { error: { reason: string | null; fields: unknown } | null; thread: Thread }
  }>(
    `mutation($id: ID!, $text: String!, $key: ID!) {
      answer: send${side === 'tenant' ? 'Tenant' : ''}Message(listingRequestId: $id, text: $text, idempotencyKey: $key) {
        error { reason fields } thread { ${fields} } } }`,
    { id, text, key },
    as,
  )
  return data.answer
}

async function change(call: string, as: Browser | null, id: string) {
  const { data } = await t.graphql<{ answer: { error: { reason: string } | null; thread: Thread | null } }>(
    `mutation($id: ID!) { answer: ${call} { error { reason } thread { ${fields} } } }`,
    { id },
    as,
  )
  return data.answer
}

const unreadInInbox = async (as: Browser) =>
  (
    await t.graphql<{ list: { nodes: { unreadMessages: number }[] } }>(
      '{ list: landlordListingRequests { nodes { unreadMessages } } }',
      {},
      as,
    )
  ).data.list.nodes.map(({ unreadMessages }) => unreadMessages)

const unreadInBell = async (as: Browser) =>
  (await t.graphql<{ count: number }>('{ count: unreadNotificationCount }', {}, as)).data.count

const texts = (thread: Thread | null) => given(thread).messages.map(({ text }) => text)

describe('before the landlord has accepted', () => {
  it('both sides write, and read no contact data of each other', async () => {
    const stage = await setStage()
    await write('tenant', stage.tenant, stage.id, ' Is there a desk? Call 0176 12345678. ')
    await write('landlord', stage.landlord, stage.id, 'Yes. It is Torstraße 12.')
    expect(await read('landlord', stage.landlord, stage.id)).toMatchObject({
      state: 'OPEN',
      contactsShown: false,
      total: 2,
      messages: [
        {
          position: 1,
          side: 'TENANT',
          isMine: false,
          text: `Is there a desk? Call ${HIDDEN}.`,
          isHidden: true,
        },
        { position: 2, side: 'LANDLORD', isMine: true, text: 'Yes. It is Torstraße 12.', isHidden: false },
      ],
    })
    expect(texts(await read('tenant', stage.tenant, stage.id))).toEqual([
      'Is there a desk? Call 0176 12345678.',
      `Yes. It is ${HIDDEN}.`,
    ])
    const mails = await t.db
      .selectFrom('mails')
      .select(['text', 'html'])
      .where('template', '=', 'messageReceived')
      .execute()
    expect(mails).toHaveLength(2)
    expect(JSON.stringify(mails)).not.toMatch(/12345678|Torstraße 12/)
    expect(JSON.stringify(mails)).toContain(HIDDEN)
  })

  it('everything is whole once there is a yes, and no longer when the request ends', async () => {
    const stage = await setStage()
    await write('tenant', stage.tenant, stage.id, 'Call 0176 12345678')
    await command(t, stage.landlord, 'acceptListingRequest', { id: stage.id })
    expect(await read('landlord', stage.landlord, stage.id)).toMatchObject({
      contactsShown: true,
      messages: [{ text: 'Call 0176 12345678', isHidden: false }],
    })
    await write('tenant', stage.tenant, stage.id, 'Or lena@web.de')
    const { text } = await t.db
      .selectFrom('mails')
      .select('text')
      .orderBy('id')
      .where('text', 'like', '%lena@web.de%')
      .executeTakeFirstOrThrow()
    expect(text).toContain('“Or lena@web.de”')
    await command(t, stage.tenant, 'withdrawListingRequest', { id: stage.id })
    expect(texts(await read('landlord', stage.landlord, stage.id))).toEqual([
      `Call ${HIDDEN}`,
      `Or ${HIDDEN}`,
    ])
  })
})

describe('what stands beside a conversation', () => {
  it('shows no contact data before the yes either: words and pets of a request, words beside suggested dates', async () => {
    t.setNow(start)
    const stage = await createStage(t)
    const whole = { notes: 'Call 0176 12345678', pets: true, petsDescription: 'See lena@web.de' }
    const { request } = await command(t, stage.tenant, 'sendBookingRequest', {
      input: requestInput(stage.groupId, '2030-02-01', '2030-04-30', whole),
    })
    const { id, bookingRequestId } = given(request)
    const other = { from: '2030-02-15', to: '2030-05-15' }
    await command(t, stage.landlord, 'suggestDates', { id, ...other, message: 'It is Torstraße 12.' })
    const ofLandlord = async () =>
      (
        await t.graphql(
          `query($b: ID!, $id: ID!) { request: landlordListingRequest(bookingRequestId: $b, listingRequestId: $id) {
            notes petsInformation { description } suggestion { message } } }`,
          { b: bookingRequestId, id },
          stage.landlord,
        )
      ).data
    expect(await ofLandlord()).toEqual({
      request: {
        notes: `Call ${HIDDEN}`,
        petsInformation: { description: `See ${HIDDEN}` },
        suggestion: { message: 'It is Torstraße 12.' },
      },
    })
    const { data } = await t.graphql(
      'query($id: ID!) { tenantRequest(listingRequestId: $id) { notes suggestion { message } } }',
      { id },
      stage.tenant,
    )
    expect(data).toEqual({
      tenantRequest: { notes: 'Call 0176 12345678', suggestion: { message: `It is ${HIDDEN}.` } },
    })
    const mail = await t.db
      .selectFrom('mails')
      .select(['text', 'html'])
      .where('template', '=', 'datesSuggested')
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(mail)).not.toContain('Torstraße')
    await command(t, stage.tenant, 'takeSuggestedDates', { id })
    expect(await ofLandlord()).toMatchObject({
      request: { notes: 'Call 0176 12345678', petsInformation: { description: 'See lena@web.de' } },
    })
  })
})

describe('what was not read', () => {
  it('stands in the inbox and in the bell until the conversation was opened', async () => {
    const stage = await setStage()
    const before = await unreadInBell(stage.landlord)
    await write('tenant', stage.tenant, stage.id, 'One')
    await write('tenant', stage.tenant, stage.id, 'Two')
    expect(await unreadInInbox(stage.landlord)).toEqual([2])
    expect(await unreadInBell(stage.landlord)).toBe(before + 2)
    await change('markMessagesRead(listingRequestId: $id, position: 1)', stage.landlord, stage.id)
    expect(await unreadInInbox(stage.landlord)).toEqual([1])
    expect(await unreadInBell(stage.landlord)).toBe(before + 2)
    const all = await change(
      'markMessagesRead(listingRequestId: $id, position: 999)',
      stage.landlord,
      stage.id,
    )
    expect(all.thread).toMatchObject({ unread: 0, total: 2 })
    expect(await unreadInInbox(stage.landlord)).toEqual([0])
    expect(await unreadInBell(stage.landlord)).toBe(before)
    await write('landlord', stage.landlord, stage.id, 'Three')
    expect((await read('tenant', stage.tenant, stage.id))?.unread).toBe(1)
    await change('markTenantMessagesRead(listingRequestId: $id, position: 3)', stage.tenant, stage.id)
    expect((await read('tenant', stage.tenant, stage.id))?.unread).toBe(0)
  })
})

describe('a message', () => {
  it('that comes twice is one', async () => {
    const stage = await setStage()
    const key = randomUUID()
    for (let times = 0; times < 2; times++) await write('tenant', stage.tenant, stage.id, 'Once', key)
    expect(texts(await read('tenant', stage.tenant, stage.id))).toEqual(['Once'])
    expect(
      await t.db.selectFrom('audit_log').select('id').where('action', '=', 'sendMessage').execute(),
    ).toHaveLength(1)
  })

  it('without words, or too long, is refused at its field', async () => {
    const stage = await setStage()
    expect((await write('tenant', stage.tenant, stage.id, ' \n ')).error?.fields).toEqual({
      text: 'messages.text.missing',
    })
    expect((await write('tenant', stage.tenant, stage.id, 'a'.repeat(4001))).error?.fields).toEqual({
      text: 'messages.text.long',
    })
  })

  it('comes at most thirty times an hour from one side', async () => {
    const stage = await setStage()
    for (let count = 0; count < 30; count++) await write('tenant', stage.tenant, stage.id, `Message ${count}`)
    expect((await write('tenant', stage.tenant, stage.id, 'One more')).error?.reason).toBe(
      'TOO_MANY_MESSAGES',
    )
    expect((await write('landlord', stage.landlord, stage.id, 'Slowly')).error).toBeNull()
    t.setNow(start.add({ hours: 1, minutes: 1 }))
    const tenant = await t.login('amelie@mezzo.example')
    expect((await write('tenant', tenant, stage.id, 'One more')).error).toBeNull()
  })
})

describe('a conversation', () => {
  it('that a side has blocked takes nothing from either, and is opened again by that side alone', async () => {
    const stage = await setStage()
    await write('landlord', stage.landlord, stage.id, 'Hello')
    await change('blockTenantMessages(listingRequestId: $id, blocked: true)', stage.tenant, stage.id)
    for (const side of ['landlord', 'tenant'] as const) {
      expect((await write(side, stage[side], stage.id, 'Still there?')).error?.reason).toBe(
        'MESSAGES_BLOCKED',
      )
      expect(await read(side, stage[side], stage.id)).toMatchObject({ state: 'BLOCKED', blockedBy: 'TENANT' })
    }
    const refused = await change(
      'blockMessages(listingRequestId: $id, blocked: false)',
      stage.landlord,
      stage.id,
    )
    expect(refused.error?.reason).toBeUndefined()
    expect((await read('tenant', stage.tenant, stage.id))?.state).toBe('BLOCKED')
    await change('blockTenantMessages(listingRequestId: $id, blocked: false)', stage.tenant, stage.id)
    expect((await write('landlord', stage.landlord, stage.id, 'Still there?')).error).toBeNull()
  })

  it('is over two weeks after its request, stays to be read, and goes half a year after it', async () => {
    const stage = await setStage()
    await write('tenant', stage.tenant, stage.id, 'Hello')
    await command(t, stage.tenant, 'withdrawListingRequest', { id: stage.id })
    t.setNow(start.add({ hours: 24 * 15 }))
    const tenant = await t.login('amelie@mezzo.example')
    expect((await write('tenant', tenant, stage.id, 'Still there?')).error?.reason).toBe('MESSAGES_OVER')
    await forgetMessages(await t.ctxFor(null))
    expect(texts(await read('tenant', tenant, stage.id))).toEqual(['Hello'])
    t.setNow(start.add({ hours: 24 * 185 }))
    await forgetMessages(await t.ctxFor(null))
    expect(await t.db.selectFrom('messages').select('id').execute()).toEqual([])
  })

  it('of a stay that was cut short goes on half a year after its last day, and goes four years after it', async () => {
    const stage = await setStage()
    await write('tenant', stage.tenant, stage.id, 'Hello')
    await command(t, stage.landlord, 'acceptListingRequest', { id: stage.id })
    await command(t, stage.tenant, 'confirmTenantInterest', { id: stage.id })
    await t.db
      .insertInto('bookings')
      .values(
        bareBooking({
          offer_id: (await offerOf(t.db, stage.id)).id,
          listing_request_id: stage.id,
          tenant_id: stage.tenantId,
          listing_id: given(stage.unitIds[0]),
          group_id: stage.groupId,
          landlord_id: stage.landlordId,
          from: parseDay('2030-02-01'),
          to: parseDay('2030-04-30'),
          total_cost: 1,
          canceled: true,
          canceled_at: start,
          stayed_until: parseDay('2030-03-31'),
          actual_cost: 1,
        }),
      )
      .execute()
    expect(await read('tenant', stage.tenant, stage.id)).toMatchObject({
      state: 'OPEN',
      writableUntil: '2030-09-27',
    })
    const left = async (days: number) => {
      t.setNow(start.add({ hours: 24 * days }))
      await forgetMessages(await t.ctxFor(null))
      return (await t.db.selectFrom('messages').select('id').execute()).length
    }
    expect([await left(250), await left(4 * 365), await left(4.5 * 365)]).toEqual([1, 1, 0])
  })

  it('shows whoever has limited access neither contact data nor amounts, and lets them write nothing', async () => {
    const stage = await setStage()
    await write('tenant', stage.tenant, stage.id, 'Is 900 € right? Call 0176 12345678')
    await command(t, stage.landlord, 'acceptListingRequest', { id: stage.id })
    const memberId = await t.createUser({ email: 'max@mezzo.example', firstName: 'Max' })
    const at = t.services.now()
    await t.db
      .insertInto('team_members')
      .values({
        landlord_id: stage.landlordId,
        member_id: memberId,
        email: 'max@mezzo.example',
        role: 'LIMITED',
        group_ids: [stage.groupId],
        invited_at: at,
        expires_at: at,
        accepted_at: at,
      })
      .execute()
    const max = await t.login('max@mezzo.example')
    expect(texts(await read('landlord', max, stage.id))).toEqual([`Is ${HIDDEN} right? Call ${HIDDEN}`])
    expect(await unreadInInbox(max)).toEqual([0])
    expect(await read('landlord', max, stage.id)).toMatchObject({ unread: 0 })
    expect(await read('landlord', stage.landlord, stage.id)).toMatchObject({ unread: 1 })
    const { errors } = await t.graphql(
      'mutation($id: ID!) { sendMessage(listingRequestId: $id, text: "Hi", idempotencyKey: "a") { error { name } } }',
      { id: stage.id },
      max,
    )
    expect(errors?.[0]?.message).toBe('Not allowed to access')
    await t.db.updateTable('team_members').set({ group_ids: [] }).execute()
    expect(await read('landlord', await t.login('max@mezzo.example'), stage.id)).toBeNull()
  })

  it('of somebody else looks like none', async () => {
    const stage = await setStage()
    await write('tenant', stage.tenant, stage.id, 'Hello')
    await t.createUser({ email: 'other@mezzo.example', landlord: true })
    const other = await t.login('other@mezzo.example')
    expect(await read('landlord', other, stage.id)).toBeNull()
    expect(await read('tenant', other, stage.id)).toBeNull()
    expect(await read('tenant', stage.landlord, stage.id)).toBeNull()
    expect((await write('landlord', other, stage.id, 'Hello')).thread).toBeNull()
  })
})
