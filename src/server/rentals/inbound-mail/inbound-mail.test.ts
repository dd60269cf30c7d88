import { randomUUID } from 'node:crypto'
import { createTransport } from 'nodemailer'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { bareBooking } from '../../../../test/bare-rows.ts'
import { createStage, given, offerOf } from '../../../../test/builders.ts'
import { command, sendRequest } from '../../../../test/request-commands.ts'
import { parseDay } from '../../../domain/kernel/day.ts'
import { MAIL_FILES_LOOKED_AT, MESSAGE_FILES_MAX } from '../../../domain/rentals/messages/attachment.ts'
import { INBOUND_MAIL_MAX_BYTES } from '../../../domain/rentals/messages/reply-mail.ts'
import { systemContext } from '../../kernel/viewer/context.ts'
import { replyAddressOf } from '../messages/reply-address.ts'
import { keepInboundMail, readInboundMail, tidyInboundMails } from './actions.ts'
import { openInboundMail } from './open-door.ts'
import { closeMailReader, readMail } from './read-mail.ts'

const fileQuota = 1_000_000
const access = { domain: 'in.mezzo.example', host: '127.0.0.1', port: 0 }
let t: TestApp
let receiver: NonNullable<Awaited<ReturnType<typeof openInboundMail>>>
beforeAll(async () => {
  t = await buildTestApp({ config: { inboundMail: access, fileQuota } })
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

/** Keeps a mail of the landlord as it came, which nobody reads yet. */
async function keepSource(address: string, header: string, text: string): Promise<void> {
  await keepInboundMail(systemContext(t.services), {
    address,
    envelopeFrom: 'jana@mezzo.example',
    source: Buffer.from(`From: jana@mezzo.example\r\n${header}\r\n\r\n${text}\r\n`),
  })
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

const photo = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()

const keptFiles = async () => {
  let count = 0
  for await (const key of t.services.files.list('message-files')) count += key ? 1 : 0
  return count
}

/** Takes all the room that the landlord's files have. */
async function fillRoom(landlordId: string): Promise<void> {
  const file = {
    type: 'CONTRACT',
    file_name: 'lease.pdf',
    content_type: 'application/pdf',
    sha256: 'x',
  } as const
  await t.db
    .insertInto('files')
    .values({
      ...file,
      landlord_id: landlordId,
      created_by: landlordId,
      size: fileQuota,
      storage_key: `contracts/${randomUUID()}`,
    })
    .execute()
}

async function leftOut(stage: Awaited<ReturnType<typeof setStage>>): Promise<number[]> {
  const { data } = await t.graphql<{ thread: { messages: { filesLeftOut: number }[] } }>(
    'query($id: ID!) { thread: tenantMessageThread(listingRequestId: $id) { messages { filesLeftOut } } }',
    { id: stage.id },
    stage.tenant,
  )
  return data.thread.messages.map(({ filesLeftOut }) => filesLeftOut)
}

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

  it('is kept without signs that the database doesn’t take', async () => {
    const stage = await setStage()
    await keepSource(stage.to, 'Content-Transfer-Encoding: quoted-printable', 'Y=00es.')
    await readWaiting()
    expect((await written()).at(-1)).toBe('LANDLORD MAIL Yes.')
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

  it('brings its good files along; of the others its writer is told which and why, and the reader how many', async () => {
    const stage = await setStage()
    await command(t, stage.landlord, 'acceptListingRequest', { id: stage.id })
    // Bombs: small as they come, large once somebody unpacks or paints them.
    const side = 8_000
    const bomb = await sharp({ create: { width: side, height: side, channels: 3, background: 'red' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    const script = '%PDF-1.7 /OpenAction << /S /JavaScript /JS (app.alert(1)) >>'
    await arrive({
      to: stage.to,
      text: 'Here.',
      attachments: [
        { filename: 'archive.zip', content: Buffer.alloc(5_000_000) },
        { filename: '../../plan.pdf', content: '%PDF-1.7 a plan' },
        { filename: 'bomb.png', content: bomb },
        { filename: 'script.pdf', content: script },
        { filename: 'photo.jpg', content: await photo(), contentDisposition: 'inline' },
        { filename: 'logo.jpg', content: await photo(), contentDisposition: 'inline', cid: 'logo@mezzo' },
      ],
      html: '<p>Here.</p><img src="cid:logo@mezzo">',
    })
    expect(await written()).toEqual([desk, 'LANDLORD MAIL Here.'])
    const files = await t.db
      .selectFrom('message_attachments')
      .select(['file_name', 'content_type', 'side'])
      .where('message_id', 'is not', null)
      .orderBy('place')
      .execute()
    expect(files).toEqual([
      { file_name: 'plan.pdf', content_type: 'application/pdf', side: 'LANDLORD' },
      { file_name: 'photo.jpg', content_type: 'image/jpeg', side: 'LANDLORD' },
    ])
    const [told = '', ...others] = await toldReasons()
    expect(others).toEqual([])
    expect(told).toContain('archive.zip (only PDF, JPEG and PNG files can be sent)')
    expect(told).toContain('bomb.png (can’t be read)')
    expect(told).toContain('script.pdf (contains a program or another file)')
    expect(told).not.toMatch(/plan[.]pdf|photo[.]jpg|logo/)
    expect(await leftOut(stage)).toEqual([0, 3])
  })

  it('has no more of its files looked into than a few, and none where somebody else wrote it', async () => {
    const stage = await setStage()
    await command(t, stage.landlord, 'acceptListingRequest', { id: stage.id })
    const damaged = Array.from({ length: MAIL_FILES_LOOKED_AT }, (_, at) => ({
      filename: `damaged-${at}.jpg`,
      content: Buffer.of(0xff, 0xd8, 0xff, 0, at),
    }))
    const good = { filename: 'plan.pdf', content: '%PDF-1.7 a plan' }
    const put = vi.spyOn(t.services.files, 'put')
    await arrive({ to: stage.to, from: 'somebody@else.example', text: 'Here.', attachments: [good] })
    expect(await outcomes()).toEqual(['OTHER_SENDER'])
    // The mail itself is kept, and nothing of what came with it.
    expect(put.mock.calls.filter(([key]) => key.startsWith('message-files'))).toEqual([])
    put.mockRestore()
    t.setNow(start.add({ hours: 2 }))
    await arrive({ to: stage.to, text: 'Here.', attachments: [...damaged, good] })
    const told = (await toldReasons()).at(-1)
    expect(told).toContain('damaged-0.jpg (can’t be read)')
    expect(told).toContain(`plan.pdf (a message can have ${MESSAGE_FILES_MAX} files)`)
  })

  it('loses no words where its files find no room, and is no message without words', async () => {
    const stage = await setStage()
    await command(t, stage.landlord, 'acceptListingRequest', { id: stage.id })
    await fillRoom(stage.landlordId)
    const attachments = [{ filename: 'plan.pdf', content: '%PDF-1.7 a plan' }]
    await arrive({ to: stage.to, text: 'Here.', attachments })
    expect(await written()).toEqual([desk, 'LANDLORD MAIL Here.'])
    expect((await toldReasons()).at(-1)).toContain('plan.pdf (there is no more room for your files)')
    t.setNow(start.add({ hours: 2 }))
    await arrive({ to: stage.to, messageId: '<second@x>', attachments })
    expect(await outcomes()).toEqual(['TAKEN', 'EMPTY'])
    expect(await written()).toHaveLength(2)
    expect((await toldReasons()).at(-1)).toContain('no file that can be sent')
    expect(await keptFiles()).toBe(0)
  })

  it('with nothing but a file is a message, and the same one once more isn’t', async () => {
    const stage = await setStage()
    await command(t, stage.landlord, 'acceptListingRequest', { id: stage.id })
    const mail = {
      to: stage.to,
      messageId: '<plan@x>',
      attachments: [{ filename: 'a.pdf', content: '%PDF-1.7 a' }],
    }
    await arrive(mail)
    await arrive(mail)
    expect(await outcomes()).toEqual(['TAKEN', 'TWICE'])
    expect(await written()).toEqual([desk, 'LANDLORD MAIL '])
    expect(await t.db.selectFrom('message_attachments').select('file_name').execute()).toHaveLength(1)
    expect(await keptFiles()).toBe(1)
    expect(await toldReasons()).toEqual([])
  })

  it('brings no file along before the yes, and its words all the same', async () => {
    const stage = await setStage()
    await arrive({ to: stage.to, text: 'Here.', attachments: [{ filename: 'a.pdf', content: '%PDF-1.7 a' }] })
    expect(await written()).toEqual([desk, 'LANDLORD MAIL Here.'])
    expect(await toldReasons()).toEqual([
      expect.stringContaining('a.pdf (files can be sent only while the request is accepted)'),
    ])
    expect(await keptFiles()).toBe(0)
    expect(await leftOut(stage)).toEqual([0, 1])
  })

  it('with nothing but a file that isn’t taken is no message, and says why', async () => {
    const stage = await setStage()
    await command(t, stage.landlord, 'acceptListingRequest', { id: stage.id })
    await arrive({ to: stage.to, attachments: [{ filename: 'a.zip', content: 'PK' }] })
    expect(await outcomes()).toEqual(['EMPTY'])
    expect(await toldReasons()).toEqual([expect.stringContaining('a.zip (only PDF')])
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
    // Who it was is unknown: nothing of theirs is passed on under our name.
    expect(mails).toEqual([
      { to: 'jana@mezzo.example', text: expect.not.stringContaining('It is me.') as string },
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

describe('a mail that is too long', () => {
  it('is no message, not even in part, and its writer is told', async () => {
    const stage = await setStage()
    await arrive({ to: stage.to, text: 'All of it. '.repeat(400) })
    expect(await written()).toEqual([desk])
    expect(await toldReasons()).toEqual([expect.stringMatching(/4,000 characters[^]*“All of it\. /)])
  })
})

/** A manager who has a part of the landlord's homes, and the address that is theirs. */
async function joinAsManager(
  stage: { landlordId: string; id: string },
  part: { group_ids: string[]; listing_ids: string[] | null },
) {
  const memberId = await t.createUser({ email: 'max@mezzo.example', firstName: 'Max' })
  await t.db
    .insertInto('team_members')
    .values({
      landlord_id: stage.landlordId,
      member_id: memberId,
      email: 'max@mezzo.example',
      role: 'MANAGER',
      ...part,
      invited_at: start,
      expires_at: start,
      accepted_at: start,
    })
    .execute()
  const to = given(replyAddressOf(t.services.config, { listingRequestId: stage.id, personId: memberId }))
  return { memberId, to, from: 'max@mezzo.example' }
}

describe('a manager', () => {
  it('whose account is on hold is told that they can’t write', async () => {
    const stage = await setStage()
    const { memberId, ...max } = await joinAsManager(stage, { group_ids: [stage.groupId], listing_ids: null })
    await arrive({ ...max, text: 'One.' })
    await t.db.updateTable('users').set({ frozen_at: start }).where('id', '=', memberId).execute()
    await arrive({ ...max, text: 'Two.' })
    expect(await written()).toEqual([desk, 'LANDLORD MAIL One.'])
    expect(await toldReasons()).toEqual([expect.stringContaining('on hold')])
  })

  it('of single units writes about requests that have a contract for one, and no others', async () => {
    const stage = await setStage()
    const { to, from } = await joinAsManager(stage, { group_ids: [], listing_ids: stage.unitIds })
    await expect(arrive({ to, from, text: 'Not mine.' })).rejects.toThrow('550')
    await command(t, stage.landlord, 'acceptListingRequest', { id: stage.id })
    await command(t, stage.tenant, 'confirmTenantInterest', { id: stage.id })
    await arrive({ to, from, text: 'Mine.' })
    expect((await written()).at(-1)).toBe('LANDLORD MAIL Mine.')
  })

  it('of single units writes about requests that extend a stay in one', async () => {
    const stage = await setStage()
    const { to, from } = await joinAsManager(stage, { group_ids: [], listing_ids: stage.unitIds })
    const before = await sendRequest(t, stage, '2029-12-01', '2030-01-31')
    await command(t, stage.landlord, 'acceptListingRequest', { id: before })
    await command(t, stage.tenant, 'confirmTenantInterest', { id: before })
    const { id } = await t.db
      .insertInto('bookings')
      .values(
        bareBooking({
          offer_id: (await offerOf(t.db, before)).id,
          listing_request_id: before,
          tenant_id: stage.tenantId,
          listing_id: given(stage.unitIds[0]),
          group_id: stage.groupId,
          landlord_id: stage.landlordId,
          from: parseDay('2029-12-01'),
          to: parseDay('2030-01-31'),
          total_cost: 1,
        }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    await t.db
      .updateTable('listing_requests')
      .set({ type: 'EXTENSION', extends_booking_id: id })
      .where('id', '=', stage.id)
      .execute()
    await arrive({ to, from, text: 'Mine.' })
    expect((await written()).at(-1)).toBe('LANDLORD MAIL Mine.')
  })
})

describe('a mail that waits to be read', () => {
  it('is read again after an hour, and never deleted before', async () => {
    const stage = await setStage()
    await keepSource(stage.to, 'Message-ID: <one@x>', 'Yes.')
    const again: unknown[] = []
    const tidy = async () =>
      tidyInboundMails({
        ...(await t.ctxFor(null)),
        enqueue: (_, job, data) => Promise.resolve(void again.push([job, data])),
      })
    await tidy()
    expect(again).toEqual([])
    t.setNow(start.add({ hours: 24 * 31 }))
    await tidy()
    const { id } = await t.db.selectFrom('inbound_mails').select('id').executeTakeFirstOrThrow()
    expect(again).toEqual([['readInboundMail', { inboundMailId: id }]])
  })

  it('goes on waiting when it isn’t the mail that fails', async () => {
    const reading = readMail(Buffer.from('From: jana@mezzo.example\r\n\r\nYes.\r\n'), t.services.log)
    await Promise.all([expect(reading).rejects.toThrow('Terminating'), closeMailReader()])
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
      await keepSource(stage.to, `Message-ID: <${count}@x>`, `Hello ${count}`)
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
  await tidyInboundMails(await t.ctxFor(null))
  expect(await t.services.files.get(key)).toBeNull()
  expect(await written()).toHaveLength(2)
})
