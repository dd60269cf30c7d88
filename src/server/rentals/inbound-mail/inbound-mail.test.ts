import { randomUUID } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createStage, given } from '../../../../test/builders.ts'
import { command, sendRequest } from '../../../../test/request-commands.ts'
import { INBOUND_MAIL_MAX_BYTES } from '../../../domain/rentals/messages/reply-mail.ts'
import { systemContext } from '../../kernel/viewer/context.ts'
import { forgetInboundMails, keepInboundMail, readInboundMail } from './actions.ts'
import { openInboundMail } from './open-door.ts'
import { closeMailReader } from './read-mail.ts'

const access = { domain: 'in.mezzo.example', host: '127.0.0.1', port: 0 }
let t: TestApp
let receiver: NonNullable<Awaited<ReturnType<typeof openInboundMail>>>
beforeAll(async () => {
  t = await buildTestApp({ config: { inboundMail: access } })
  receiver = given(await openInboundMail(t.services))
})
afterEach(() => {
  t.setNow(null)
  return t.reset()
})
afterAll(async () => {
  await receiver.close()
  await closeMailReader()
  await t.close()
})

const start = Temporal.Instant.from('2029-11-20T09:00:00Z')

/** A request about which the tenant has written, and where its landlord answers by mail. */
async function setStage() {
  t.setNow(start)
  const stage = await createStage(t)
  const id = await sendRequest(t, stage, '2030-02-01', '2030-04-30')
  await t.graphql(
    `mutation($id: ID!, $key: ID!) {
      sendTenantMessage(listingRequestId: $id, text: "Is there a desk?", idempotencyKey: $key) { error { name } } }`,
    { id, key: randomUUID() },
    stage.tenant,
  )
  const mail = await t.db
    .selectFrom('mails')
    .select('reply_to')
    .where('template', '=', 'messageReceived')
    .executeTakeFirstOrThrow()
  return { ...stage, id, to: given(mail.reply_to) }
}

interface Sent {
  to: string
  from?: string
  text?: string
  html?: string
  messageId?: string
  headers?: Record<string, string>
  attachments?: { filename: string; content: Buffer | string }[]
  /** The sender of the envelope. */
  envelopeFrom?: string
}

/** Sends a mail over SMTP and has it read. */
async function arrive({
  to,
  from = 'jana@mezzo.example',
  envelopeFrom = from,
  ...mail
}: Sent): Promise<void> {
  const transport = createTransport({
    host: '127.0.0.1',
    port: receiver.port,
    secure: false,
    ignoreTLS: true,
  })
  try {
    await transport.sendMail({
      from,
      to,
      subject: 'Re: New message',
      ...mail,
      envelope: { from: envelopeFrom, to },
    })
  } finally {
    transport.close()
  }
  await readWaiting()
}

async function readWaiting(): Promise<void> {
  const waiting = await t.db
    .selectFrom('inbound_mails')
    .select('id')
    .where('outcome', '=', 'WAITING')
    .execute()
  for (const { id } of waiting) await readInboundMail(await t.ctxFor(null), id)
}

const outcomes = async () =>
  (await t.db.selectFrom('inbound_mails').select('outcome').orderBy('received_at').execute()).map(
    ({ outcome }) => outcome,
  )

const written = async () =>
  (
    await t.db.selectFrom('messages').select(['side', 'channel', 'content']).orderBy('position').execute()
  ).map(({ side, channel, content }) => `${side} ${channel} ${content}`)

const toldReasons = async () =>
  (await t.db.selectFrom('mails').select('text').where('template', '=', 'replyNotTaken').execute()).map(
    ({ text }) => text,
  )

const desk = 'TENANT PAGE Is there a desk?'

describe('an answer by mail', () => {
  it('becomes a message, without the mail that it answers, and the other side is told', async () => {
    const stage = await setStage()
    await arrive({ to: stage.to, text: `Yes.\n\nOn Tue, Mezzo <${stage.to}> wrote:\n> Is there a desk?` })
    expect(await outcomes()).toEqual(['TAKEN'])
    expect(await written()).toEqual([desk, 'LANDLORD MAIL Yes.'])
    const told = await t.db
      .selectFrom('mails')
      .select(['to', 'reply_to'])
      .where('template', '=', 'messageReceived')
      .where('to', '=', 'amelie@mezzo.example')
      .execute()
    expect(told).toHaveLength(1)
    expect(told[0]?.reply_to).toMatch(/^reply\+[a-z2-7]{52}@in\.mezzo\.example$/)
    expect(told[0]?.reply_to).not.toBe(stage.to)
    await arrive({ to: given(told[0]?.reply_to), from: 'Amelie@Mezzo.example', text: 'Thanks!' })
    expect((await written()).at(-1)).toBe('TENANT MAIL Thanks!')
  })

  it('hides contact data as a message on the page does', async () => {
    const stage = await setStage()
    await arrive({ to: stage.to, text: 'Call 0176 12345678' })
    expect((await written()).at(-1)).toBe('LANDLORD MAIL Call •••••')
  })

  it('of HTML alone is read as text', async () => {
    const stage = await setStage()
    await arrive({ to: stage.to, html: '<p>Yes, <b>two</b>.</p><script>alert(1)</script>' })
    expect((await written()).at(-1)).toBe('LANDLORD MAIL Yes, two.')
  })

  it('that comes twice is one message', async () => {
    const stage = await setStage()
    for (let times = 0; times < 2; times++)
      await arrive({ to: stage.to, text: 'Yes.', messageId: '<one@mezzo.example>' })
    expect((await outcomes()).toSorted()).toEqual(['TAKEN', 'TWICE'])
    expect(await written()).toEqual([desk, 'LANDLORD MAIL Yes.'])
  })

  it('with an attachment is taken without it, and its writer is told', async () => {
    const stage = await setStage()
    // A bomb: small as it comes, large once somebody unpacks it, which nobody does.
    const bomb = Buffer.alloc(5_000_000)
    await arrive({ to: stage.to, text: 'Here.', attachments: [{ filename: 'plan.zip', content: bomb }] })
    expect(await written()).toEqual([desk, 'LANDLORD MAIL Here.'])
    expect(await toldReasons()).toEqual([expect.stringContaining('attachment')])
  })
})

describe('a mail that is no answer', () => {
  it.each([
    ['of somebody who is away', { headers: { 'Auto-Submitted': 'auto-replied' } }],
    ['of a list', { headers: { 'List-Id': '<list.mezzo.example>' } }],
    ['of ours that came back', { headers: { 'X-Mezzo-Mail': 'x' } }],
    ['about a mail', { envelopeFrom: '' }],
  ])('%s is kept and answered by nobody', async (_, sent) => {
    const stage = await setStage()
    await arrive({ to: stage.to, text: 'I am away.', ...sent })
    expect(await outcomes()).toEqual(['AUTOMATIC'])
    expect(await written()).toEqual([desk])
    expect(await toldReasons()).toEqual([])
  })

  it('from another address is kept aside, and the person is told once, at their own address', async () => {
    const stage = await setStage()
    for (const text of ['It is me.', 'Really.'])
      await arrive({ to: stage.to, from: 'jana@elsewhere.example', text })
    expect(await outcomes()).toEqual(['OTHER_SENDER', 'OTHER_SENDER'])
    expect(await written()).toEqual([desk])
    const mails = await t.db
      .selectFrom('mails')
      .select(['to', 'text'])
      .where('template', '=', 'replyNotTaken')
      .execute()
    expect(mails).toEqual([
      { to: 'jana@mezzo.example', text: expect.stringContaining('“It is me.”') as string },
    ])
  })

  it('that comes late is kept, and its writer is told', async () => {
    const stage = await setStage()
    await command(t, stage.tenant, 'withdrawListingRequest', { id: stage.id })
    t.setNow(start.add({ hours: 24 * 15 }))
    await arrive({ to: stage.to, text: 'Still interested?' })
    expect(await outcomes()).toEqual(['LATE'])
    expect(await written()).toEqual([desk])
    expect(await toldReasons()).toEqual([expect.stringContaining('“Still interested?”')])
  })

  it('without words is kept, and its writer is told', async () => {
    const stage = await setStage()
    await arrive({ to: stage.to, text: ' ' })
    expect(await outcomes()).toEqual(['EMPTY'])
    expect(await toldReasons()).toHaveLength(1)
  })
})

describe('the door', () => {
  it.each([
    'someone@in.mezzo.example',
    `reply+${'a'.repeat(52)}@in.mezzo.example`,
    'reply@elsewhere.example',
  ])('is closed to %s', async (to) => {
    await setStage()
    await expect(arrive({ to, text: 'Hello' })).rejects.toThrow('550')
  })

  it('is closed to an address that was made for somebody else', async () => {
    const stage = await setStage()
    const [name = '', domain = ''] = stage.to.split('@')
    const forged = `${name.slice(0, -1)}${name.endsWith('a') ? 'b' : 'a'}@${domain}`
    await expect(arrive({ to: forged, text: 'Hello' })).rejects.toThrow('550')
  })

  it('takes no mail that is too large, and says so', async () => {
    const stage = await setStage()
    const content = Buffer.alloc(INBOUND_MAIL_MAX_BYTES)
    await expect(
      arrive({ to: stage.to, text: 'Here.', attachments: [{ filename: 'a.bin', content }] }),
    ).rejects.toThrow('552')
    expect(await outcomes()).toEqual([])
  })

  it('tells a loop to come later', async () => {
    const stage = await setStage()
    for (let count = 0; count < 30; count++) {
      const source = Buffer.from(
        `From: jana@mezzo.example\r\nMessage-ID: <${count}@x>\r\n\r\nHello ${count}\r\n`,
      )
      await keepInboundMail(systemContext(t.services), {
        address: stage.to,
        envelopeFrom: 'jana@mezzo.example',
        source,
      })
    }
    await expect(arrive({ to: stage.to, text: 'Hello' })).rejects.toThrow('450')
    await readWaiting()
    expect(await outcomes()).toEqual(Array.from({ length: 30 }, () => 'TAKEN'))
  })
})

it('a mail is kept for thirty days beside its message', async () => {
  const stage = await setStage()
  await arrive({ to: stage.to, text: 'Yes.' })
  const { key } = await t.db
    .selectFrom('inbound_mails')
    .select('storage_key as key')
    .executeTakeFirstOrThrow()
  expect(Buffer.from(given(await t.services.files.get(key))).toString()).toContain('Yes.')
  t.setNow(start.add({ hours: 24 * 31 }))
  await forgetInboundMails(await t.ctxFor(null))
  expect(await t.services.files.get(key)).toBeNull()
  expect(await written()).toHaveLength(2)
})
