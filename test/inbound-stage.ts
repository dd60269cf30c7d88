import { randomUUID } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { systemContext } from '../src/server/kernel/viewer/context.ts'
import { keepInboundMail, readInboundMail } from '../src/server/rentals/inbound-mail/actions.ts'
import { openInboundMail } from '../src/server/rentals/inbound-mail/open-door.ts'
import { closeMailReader } from '../src/server/rentals/inbound-mail/read-mail.ts'
import { buildTestApp, type TestApp } from './app.ts'
import { createStage, given } from './builders.ts'
import { sendRequest } from './request-commands.ts'

/** Most bytes of a landlord's files. */
export const fileQuota = 1_000_000

const access = { domain: 'in.mezzo.example', host: '127.0.0.1', port: 0 }

/** The server with its door for mails. */
export interface InboundStage {
  t: TestApp
  receiver: NonNullable<Awaited<ReturnType<typeof openInboundMail>>>
}

/** Starts the server and opens its door before the tests of a file, and ends both after. */
export function startInboundStage(): InboundStage {
  const inbound = {} as InboundStage
  beforeAll(async () => {
    inbound.t = await buildTestApp({ config: { inboundMail: access, fileQuota } })
    inbound.receiver = given(await openInboundMail(inbound.t.services))
  })
  afterEach(() => {
    inbound.t.setNow(null)
    return inbound.t.reset()
  })
  afterAll(async () => {
    await inbound.receiver.close()
    await closeMailReader()
    await inbound.t.close()
  })
  return inbound
}

/** The instant at which each test begins. */
export const start = Temporal.Instant.from('2029-11-20T09:00:00Z')

/** A request about which the tenant has written, and where its landlord answers by mail. */
export async function setStage({ t }: InboundStage) {
  t.setNow(start)
  for await (const key of t.services.files.list('message-files')) await t.services.files.remove(key)
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
  attachments?: {
    filename: string
    content: Buffer | string
    contentDisposition?: 'inline'
    cid?: string
  }[]
  /** The sender of the envelope. */
  envelopeFrom?: string
}

/** Sends a mail over SMTP and has it read. */
export async function arrive(
  inbound: InboundStage,
  { to, from = 'jana@mezzo.example', envelopeFrom = from, ...mail }: Sent,
): Promise<void> {
  const transport = createTransport({
    host: '127.0.0.1',
    port: inbound.receiver.port,
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
  await readWaiting(inbound)
}

/** Keeps a mail of the landlord as it came, which nobody reads yet. */
export async function keepSource(
  { t }: InboundStage,
  address: string,
  header: string,
  text: string,
): Promise<void> {
  await keepInboundMail(systemContext(t.services), {
    address,
    envelopeFrom: 'jana@mezzo.example',
    source: Buffer.from(`From: jana@mezzo.example\r\n${header}\r\n\r\n${text}\r\n`),
  })
}

/** Has all mails read that wait. */
export async function readWaiting({ t }: InboundStage): Promise<void> {
  const waiting = await t.db
    .selectFrom('inbound_mails')
    .select('id')
    .where('outcome', '=', 'WAITING')
    .execute()
  for (const { id } of waiting) await readInboundMail(await t.ctxFor(null), id)
}

/** What became of the mails, in the order in which they came. */
export const outcomes = async ({ t }: InboundStage) =>
  (await t.db.selectFrom('inbound_mails').select('outcome').orderBy('received_at').execute()).map(
    ({ outcome }) => outcome,
  )

/** All messages, each with its side and its way. */
export const written = async ({ t }: InboundStage) =>
  (
    await t.db.selectFrom('messages').select(['side', 'channel', 'content']).orderBy('position').execute()
  ).map(({ side, channel, content }) => `${side} ${channel} ${content}`)

/** What was written to whoever's answer wasn't taken. */
export const toldReasons = async ({ t }: InboundStage) =>
  (await t.db.selectFrom('mails').select('text').where('template', '=', 'replyNotTaken').execute()).map(
    ({ text }) => text,
  )
/** The message with which the tenant began. */
export const desk = 'TENANT PAGE Is there a desk?'
