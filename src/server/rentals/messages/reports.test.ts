import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createStage, given } from '../../../../test/builders.ts'
import { command, sendRequest } from '../../../../test/request-commands.ts'
import { HIDDEN } from '../../../domain/rentals/messages/contact-mask.ts'
import { forgetMessages } from './actions.ts'
import { forgetMessageReports } from './report-actions.ts'

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
const later = (hours: number) => start.add({ hours })
const why = 'Please keep to what belongs to the stay.'

type Side = 'LANDLORD' | 'TENANT'
interface Refused {
  name: string
  reason: string | null
  fields: Record<string, string> | null
}

async function setStage() {
  t.setNow(start)
  const stage = await createStage(t)
  const id = await sendRequest(t, stage, '2030-02-01', '2030-04-30')
  for (const name of ['sam', 'ines'])
    await t.createUser({ email: `${name}@mezzo.example`, permissions: ['scam'] })
  const all = { ...stage, id, sam: await t.login('sam@mezzo.example') }
  await write(all.tenant, id, 'TENANT', 'Is there a desk? Call 0176 12345678.')
  await write(all.landlord, id, 'LANDLORD', 'Send me your passport to jana@elsewhere.example.')
  return all
}

async function write(as: Browser, id: string, side: Side, text: string): Promise<string | null> {
  const { data } = await t.graphql<{ answer: { error: Refused | null } }>(
    `mutation($id: ID!, $text: String!, $key: ID!) { answer: send${side === 'TENANT' ? 'Tenant' : ''}Message(
      listingRequestId: $id, text: $text, idempotencyKey: $key) { error { name reason fields } } }`,
    { id, text, key: randomUUID() },
    as,
  )
  return data.answer.error?.reason ?? null
}

const sentenceOf = (error: Refused | null) =>
  error && (Object.values(error.fields ?? {})[0] ?? error.reason ?? error.name)

/** Why a call was refused; null: it was done. */
async function report(as: Browser | null, id: string, side: Side, other: object = {}) {
  const { data, errors } = await t.graphql<{ answer: { error: Refused | null } } | null>(
    `mutation($id: ID!, $reason: MessageReportReason!, $words: String!, $alsoBlock: Boolean!, $key: ID!) {
      answer: report${side === 'TENANT' ? 'Tenant' : ''}Messages(listingRequestId: $id, reason: $reason, words: $words,
        alsoBlock: $alsoBlock, idempotencyKey: $key) { error { name reason fields } } }`,
    { id, reason: 'FRAUD_OR_PHISHING', words: '', alsoBlock: false, key: randomUUID(), ...other },
    as,
  )
  return data ? sentenceOf(data.answer.error) : (errors?.[0]?.extensions?.name ?? 'nothing')
}

interface Opened {
  position: number
  side: Side
  text: string
  isHidden: boolean
}

async function open(as: Browser, reportId: string, before: number | null = null) {
  const { data, errors } = await t.graphql<{
    answer: { error: Refused | null; opened: { messages: Opened[] } | null }
  } | null>(
    `mutation($messageReportId: ID!, $before: Int) { answer: openReportedMessages(messageReportId: $messageReportId, before: $before) {
      error { name reason fields } opened { messages { position side text isHidden fileNames } } } }`,
    { messageReportId: reportId, before },
    as,
  )
  if (!data) return errors?.[0]?.extensions?.name ?? 'nothing'
  return sentenceOf(data.answer.error) ?? given(data.answer.opened).messages
}

async function end(as: Browser, reportId: string, other: object = {}) {
  const { data, errors } = await t.graphql<{ answer: { error: Refused | null } } | null>(
    `mutation($messageReportId: ID!, $outcome: MessageReportOutcome!, $answer: String!, $key: ID!) {
      answer: endMessageReport(messageReportId: $messageReportId, outcome: $outcome, answer: $answer, idempotencyKey: $key) {
        error { name reason fields } } }`,
    { messageReportId: reportId, outcome: 'NO_ACTION', answer: why, key: randomUUID(), ...other },
    as,
  )
  return data ? sentenceOf(data.answer.error) : (errors?.[0]?.extensions?.name ?? 'nothing')
}

async function list(as: Browser, ended = false) {
  const { data, errors } = await t.graphql<{
    list: { totalCount: number; nodes: { _id: string; side: Side; reporterName: string }[] }
  } | null>(
    `query($ended: Boolean!) { list: messageReports(ended: $ended) { totalCount
      nodes { _id side reporterName tenantName landlordName listingName reason words messageCount canEnd { reason } } } }`,
    { ended },
    as,
  )
  return data?.list ?? errors?.[0]?.extensions?.name
}

async function thread(as: Browser, id: string, side: Side) {
  const { data } = await t.graphql<{
    thread: {
      state: string
      closedWhy: string | null
      canReport: { value: boolean; reason: string | null }
      report: { outcome: string | null; answer: string | null } | null
    } | null
  }>(
    `query($id: ID!) { thread: ${side.toLowerCase()}MessageThread(listingRequestId: $id) {
      state closedWhy canReport { value reason } report { outcome answer } } }`,
    { id },
    as,
  )
  return data.thread
}

const stored = async () => given((await t.db.selectFrom('message_reports').selectAll().execute()).at(-1))
const mails = async () =>
  (await t.db.selectFrom('mails').select(['to', 'template', 'text']).execute()).filter(({ template }) =>
    ['reportEnded', 'conversationWarned'].includes(template),
  )
const bells = async () =>
  (
    await t.db
      .selectFrom('notifications')
      .select('event')
      .where('event', 'in', ['reportEnded', 'reportEndedTenant'])
      .execute()
  ).map(({ event }) => event)
const logged = async (action: string) =>
  t.db.selectFrom('audit_log').select(['landlord_id', 'data']).where('action', '=', action).execute()

describe('a side reports a conversation', () => {
  it('once at a time, and the other side is told nothing of it', async () => {
    const { id, tenant, landlord } = await setStage()
    expect(await thread(tenant, id, 'TENANT')).toMatchObject({ canReport: { value: true }, report: null })
    const key = randomUUID()
    expect(await report(tenant, id, 'TENANT', { key })).toBeNull()
    expect(await report(tenant, id, 'TENANT', { key })).toBeNull()
    expect(await report(tenant, id, 'TENANT')).toBe('ALREADY_REPORTED')
    expect(await thread(tenant, id, 'TENANT')).toMatchObject({
      state: 'OPEN',
      canReport: { reason: 'ALREADY_REPORTED' },
      report: { outcome: null },
    })
    expect(await thread(landlord, id, 'LANDLORD')).toMatchObject({ canReport: { value: true }, report: null })
    expect(await logged('reportMessages')).toMatchObject([
      { landlord_id: null, data: { side: 'TENANT', reason: 'FRAUD_OR_PHISHING' } },
    ])
    // The other side may report it, too.
    expect(await report(landlord, id, 'LANDLORD')).toBeNull()
    expect(await t.db.selectFrom('message_reports').select('id').execute()).toHaveLength(2)
  })

  it('not before the other side has written, nor somebody else’s', async () => {
    const stage = await setStage()
    const second = await sendRequest(t, stage, '2030-06-01', '2030-07-31')
    expect(await report(stage.landlord, second, 'LANDLORD')).toBe('NOTHING_TO_REPORT')
    await t.createUser({ email: 'kim@mezzo.example' })
    const kim = await t.login('kim@mezzo.example')
    expect(await report(kim, stage.id, 'TENANT')).toBe('ResourceNotFoundError')
    expect(await report(kim, stage.id, 'LANDLORD')).toBe('NotAllowedError')
    expect(await report(stage.landlord, stage.id, 'TENANT')).toBe('ResourceNotFoundError')
    expect(await report(null, stage.id, 'TENANT')).toBe('AuthenticationRequiredError')
  })

  it('with words where no reason fits', async () => {
    const { id, tenant } = await setStage()
    expect(await report(tenant, id, 'TENANT', { reason: 'OTHER' })).toBe('required')
    expect(await report(tenant, id, 'TENANT', { reason: 'OTHER', words: 'Look.' })).toBe('reasonLength')
    expect(await report(tenant, id, 'TENANT', { words: 'x'.repeat(2001) })).toBe('reasonLength')
    const words = 'They ask for my passport.'
    expect(await report(tenant, id, 'TENANT', { reason: 'OTHER', words })).toBeNull()
    expect((await stored()).words).toBe(words)
  })

  it('and blocks it where it says so', async () => {
    const { id, tenant, landlord } = await setStage()
    await report(tenant, id, 'TENANT', { alsoBlock: true })
    expect(await write(landlord, id, 'LANDLORD', 'Hello?')).toBe('MESSAGES_BLOCKED')
    expect(await logged('blockMessages')).toHaveLength(1)
  })
})

describe('staff with the permission', () => {
  it('read what the reporter could read up to the report, and each look is in the log', async () => {
    const { id, tenant, landlord, sam } = await setStage()
    await report(tenant, id, 'TENANT', { words: 'Odd.' })
    await write(landlord, id, 'LANDLORD', 'Afterwards.')
    const { id: reportId } = await stored()
    expect(await list(sam)).toMatchObject({
      totalCount: 1,
      nodes: [{ _id: reportId, side: 'TENANT', messageCount: 2, words: 'Odd.', canEnd: { reason: null } }],
    })
    expect(await logged('openReportedMessages')).toEqual([])
    expect(await open(sam, reportId)).toMatchObject([
      { position: 1, side: 'TENANT', text: 'Is there a desk? Call 0176 12345678.', isHidden: false },
      { position: 2, side: 'LANDLORD', text: `Send me your passport to ${HIDDEN}`, isHidden: true },
    ])
    expect(await open(sam, reportId, 2)).toHaveLength(1)
    expect(await open(sam, reportId, 100)).toHaveLength(2)
    expect(await logged('openReportedMessages')).toMatchObject(
      Array.from({ length: 3 }, () => ({ landlord_id: null, data: { reportId, why: 'FRAUD_OR_PHISHING' } })),
    )
  })

  it('and nobody else: not without it, not their own case, not without a report', async () => {
    const { id, tenant, landlord, sam, tenantId } = await setStage()
    await report(tenant, id, 'TENANT')
    const { id: reportId } = await stored()
    await t.createUser({ email: 'leo@mezzo.example', permissions: ['sales', 'DEVELOPER'] })
    for (const other of [await t.login('leo@mezzo.example'), landlord, tenant]) {
      expect(await list(other)).toBe('NotAllowedError')
      expect(await open(other, reportId)).toBe('NotAllowedError')
      expect(await end(other, reportId)).toBe('NotAllowedError')
    }
    expect(await open(sam, randomUUID())).toBe('ResourceNotFoundError')
    await t.db
      .updateTable('users')
      .set({ permissions: ['scam'] })
      .where('id', '=', tenantId)
      .execute()
    const asStaff = await t.login('amelie@mezzo.example')
    expect(await open(asStaff, reportId)).toBe('NO_PERMISSION')
    expect(await end(asStaff, reportId)).toBe('NO_PERMISSION')
  })

  it('read it for thirty days after its end, and no longer', async () => {
    const { id, tenant, sam } = await setStage()
    await report(tenant, id, 'TENANT')
    const { id: reportId } = await stored()
    expect(await end(sam, reportId)).toBeNull()
    expect(await end(sam, reportId)).toBe('ENDED')
    t.setNow(later(24 * 30 - 1))
    const again = await t.login('ines@mezzo.example')
    expect(await open(again, reportId)).toHaveLength(2)
    expect(await list(again, true)).toMatchObject({ totalCount: 1 })
    t.setNow(later(24 * 30 + 1))
    const tooLate = await t.login('ines@mezzo.example')
    expect(await open(tooLate, reportId)).toBe('ENDED')
    expect(await list(tooLate, true)).toMatchObject({ totalCount: 0 })
  })
})

describe('a report ends', () => {
  it('without more: whoever reported reads why, the other side nothing', async () => {
    const { id, tenant, landlord, sam } = await setStage()
    await report(tenant, id, 'TENANT')
    const { id: reportId } = await stored()
    expect(await end(sam, reportId, { answer: 'Short.' })).toBe('reasonLength')
    const key = randomUUID()
    expect(await end(sam, reportId, { key })).toBeNull()
    expect(await end(sam, reportId, { key })).toBeNull()
    const sent = await mails()
    expect(sent.map(({ template }) => template)).toEqual(['reportEnded'])
    expect(sent[0]?.text).toContain(why)
    expect(await bells()).toEqual(['reportEndedTenant'])
    expect(await thread(tenant, id, 'TENANT')).toMatchObject({
      state: 'OPEN',
      canReport: { value: true },
      report: { outcome: 'NO_ACTION', answer: why },
    })
    expect((await thread(landlord, id, 'LANDLORD'))?.report).toBeNull()
  })

  it('with a warning, whose words the other side alone reads', async () => {
    const { id, tenant, landlord, sam, landlordId } = await setStage()
    await report(landlord, id, 'LANDLORD')
    expect(await logged('reportMessages')).toMatchObject([{ landlord_id: landlordId }])
    await end(sam, (await stored()).id, { outcome: 'WARNED' })
    const sent = await mails()
    const textOf = (name: string) => given(sent.find(({ template }) => template === name)).text
    expect(sent).toHaveLength(2)
    expect(textOf('reportEnded')).not.toContain(why)
    expect(textOf('conversationWarned')).toContain(why)
    expect(await bells()).toEqual(['reportEnded'])
    expect(await thread(landlord, id, 'LANDLORD')).toMatchObject({
      report: { outcome: 'WARNED', answer: null },
    })
    expect(await write(tenant, id, 'TENANT', 'I am sorry.')).toBeNull()
  })

  it('with a closed conversation, in which nobody writes and both read why', async () => {
    const { id, tenant, landlord, sam } = await setStage()
    await report(tenant, id, 'TENANT')
    const { id: reportId } = await stored()
    expect(await end(sam, reportId, { outcome: 'CONVERSATION_CLOSED' })).toBeNull()
    for (const [side, as] of [
      ['TENANT', tenant],
      ['LANDLORD', landlord],
    ] as const) {
      expect(await thread(as, id, side)).toMatchObject({
        state: 'CLOSED',
        closedWhy: why,
        canReport: { reason: 'ENDED' },
      })
      expect(await write(as, id, side, 'Still there?')).toBe('MESSAGES_CLOSED')
    }
    expect((await mails()).map(({ template }) => template).toSorted()).toEqual([
      'conversationWarned',
      'reportEnded',
    ])
    // The request itself goes on.
    await command(t, landlord, 'acceptListingRequest', { id })
  })
})

describe('what is kept', () => {
  it('keeps a conversation while staff look at it and a month longer, and the report for half a year', async () => {
    const { id, tenant } = await setStage()
    await report(tenant, id, 'TENANT')
    const ended = { status_type: 'NOT_AVAILABLE', status_reason: 'LANDLORD_DID_NOT_RESPOND' } as const
    await t.db
      .updateTable('listing_requests')
      .set({ ...ended, ended_at: start })
      .execute()
    const threads = () => t.db.selectFrom('message_threads').select('listing_request_id').execute()
    t.setNow(later(24 * 200))
    await forgetMessages(await t.ctxFor(null))
    expect(await threads()).toHaveLength(1)
    const again = await t.login('ines@mezzo.example')
    expect(await end(again, (await stored()).id)).toBeNull()
    t.setNow(later(24 * 229))
    await forgetMessages(await t.ctxFor(null))
    expect(await threads()).toHaveLength(1)
    t.setNow(later(24 * 231))
    await forgetMessages(await t.ctxFor(null))
    expect(await threads()).toEqual([])
    expect(await t.db.selectFrom('message_reports').select('id').execute()).toEqual([])
  })

  it('forgets a report half a year after its end', async () => {
    const { id, tenant, sam } = await setStage()
    await report(tenant, id, 'TENANT')
    await end(sam, (await stored()).id)
    t.setNow(later(24 * 182))
    await forgetMessageReports(await t.ctxFor(null))
    expect(await t.db.selectFrom('message_reports').select('id').execute()).toHaveLength(1)
    t.setNow(later(24 * 184))
    await forgetMessageReports(await t.ctxFor(null))
    expect(await t.db.selectFrom('message_reports').select('id').execute()).toEqual([])
  })
})
