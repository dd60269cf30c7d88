import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createStage, given, joinAsLimited } from '../../../../test/builders.ts'
import { multipart } from '../../../../test/multipart.ts'
import { command, sendRequest } from '../../../../test/request-commands.ts'
import { HIDDEN } from '../../../domain/rentals/messages/contact-mask.ts'
import { MESSAGE_FILES_MAX, UNSENT_FILES_MAX } from '../../../domain/rentals/messages/attachment.ts'
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

const pdf = '%PDF-1.7 a floor plan'
type Side = 'landlord' | 'tenant'

async function setStage({ accepted = true } = {}) {
  t.setNow('2029-11-20T09:00:00Z')
  await clearContents()
  const stage = await createStage(t)
  const id = await sendRequest(t, stage, '2030-02-01', '2030-04-30')
  if (accepted) await accept(stage.landlord, id)
  return { ...stage, id }
}

async function clearContents() {
  for await (const key of t.services.files.list('message-files')) await t.services.files.remove(key)
}

async function accept(landlord: Browser, id: string) {
  given((await command(t, landlord, 'acceptListingRequest', { id })).listingRequest)
}

const base = (side: Side) => `/api/${side === 'tenant' ? 'tenant-' : ''}message-files`

function put(
  side: Side,
  as: Browser | null,
  id: string,
  file: { name?: string; content?: string | Uint8Array; key?: string } = {},
) {
  const { name = 'plan.pdf', content = pdf, key = randomUUID() } = file
  return t.send(as, {
    method: 'POST',
    url: base(side),
    ...multipart({ listingRequestId: id, idempotencyKey: key }, { name, content }),
  })
}

async function idOf(answer: ReturnType<typeof put>): Promise<string> {
  const { statusCode, body } = await answer
  expect([statusCode, body]).toEqual([201, expect.anything()])
  return (JSON.parse(body) as { fileId: string }).fileId
}

const refusalOf = async (answer: ReturnType<typeof put>) => {
  const { statusCode, body } = await answer
  const { error } = JSON.parse(body) as { error: { reason?: string; fields?: Record<string, string> } }
  return [statusCode, error.reason ?? error.fields]
}

const fields = 'messages { text files { fileName contentType size url } }'
interface Read {
  messages: { text: string; files: { fileName: string | null; url: string | null }[] }[]
}

async function send(
  side: Side,
  as: Browser,
  id: string,
  fileIds: string[],
  { text = '', key = randomUUID() } = {},
) {
  const { data } = await t.graphql<{
    answer: { error: { reason: string | null; fields: unknown } | null; thread: Read }
  }>(
    `mutation($id: ID!, $text: String!, $fileIds: [ID!], $key: ID!) {
      answer: send${side === 'tenant' ? 'Tenant' : ''}Message(listingRequestId: $id, text: $text, fileIds: $fileIds,
        idempotencyKey: $key) { error { reason fields } thread { ${fields} } } }`,
    { id, text, fileIds, key },
    as,
  )
  return data.answer
}

async function filesOf(side: Side, as: Browser, id: string) {
  const { data } = await t.graphql<{ thread: Read | null }>(
    `query($id: ID!) { thread: ${side}MessageThread(listingRequestId: $id) { ${fields} } }`,
    { id },
    as,
  )
  return given(data.thread).messages.flatMap(({ files }) => files)
}

const open = (as: Browser | null, url: string) => t.send(as, { method: 'GET', url })
const contents = async () => {
  const keys: string[] = []
  for await (const key of t.services.files.list('message-files')) keys.push(key)
  return keys.length
}

it('a file goes with a message to the other side, who is told and opens it', async () => {
  const stage = await setStage()
  const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .jpeg()
    .toBuffer()
  const first = await idOf(put('tenant', stage.tenant, stage.id, { name: 'tap.png', content: photo }))
  const second = await idOf(put('tenant', stage.tenant, stage.id))
  const { error, thread } = await send('tenant', stage.tenant, stage.id, [first, second])
  expect(error).toBeNull()
  expect(thread.messages).toMatchObject([
    {
      text: '',
      files: [
        { fileName: 'tap.jpg', contentType: 'image/jpeg' },
        { fileName: 'plan.pdf', size: pdf.length },
      ],
    },
  ])
  const mail = await t.db
    .selectFrom('mails')
    .select('text')
    .where('template', '=', 'messageReceived')
    .executeTakeFirstOrThrow()
  expect(mail.text).toContain('2 files came with it')
  expect(mail.text).not.toContain('“”')
  const [photoRow, planRow] = await filesOf('landlord', stage.landlord, stage.id)
  const opened = await open(stage.landlord, given(photoRow?.url))
  expect(opened.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': "inline; filename*=UTF-8''tap.jpg",
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
  })
  expect(opened.rawPayload.includes('Somebody')).toBe(false)
  const plan = await open(stage.landlord, given(planRow?.url))
  expect(plan.headers['content-disposition']).toMatch(/^attachment;/)
  expect(plan.body).toBe(pdf)
  expect((await open(stage.tenant, `/api/tenant-message-files/${first}`)).statusCode).toBe(200)
})

it('nobody attaches one before the yes, and the words go on as before', async () => {
  const stage = await setStage({ accepted: false })
  expect(await refusalOf(put('tenant', stage.tenant, stage.id))).toEqual([409, 'MESSAGE_FILES_NOT_YET'])
  expect(await refusalOf(put('landlord', stage.landlord, stage.id))).toEqual([409, 'MESSAGE_FILES_NOT_YET'])
  expect((await send('tenant', stage.tenant, stage.id, [], { text: 'Call 0176 12345678' })).error).toBeNull()
  expect(await contents()).toBe(0)
})

it('a request that ends without a stay closes the files of the other side, and what waits isn’t sent', async () => {
  const stage = await setStage()
  const name = '0176 12345678.pdf'
  const sent = await idOf(put('tenant', stage.tenant, stage.id, { name }))
  await send('tenant', stage.tenant, stage.id, [sent], { text: 'My card' })
  const waiting = await idOf(put('tenant', stage.tenant, stage.id))
  await command(t, stage.tenant, 'withdrawListingRequest', { id: stage.id })
  expect(await filesOf('landlord', stage.landlord, stage.id)).toMatchObject([{ fileName: null, url: null }])
  expect((await open(stage.landlord, `/api/message-files/${sent}`)).statusCode).toBe(404)
  expect(await filesOf('tenant', stage.tenant, stage.id)).toMatchObject([{ fileName: name }])
  expect((await open(stage.tenant, `/api/tenant-message-files/${sent}`)).statusCode).toBe(200)
  expect(await send('tenant', stage.tenant, stage.id, [waiting])).toMatchObject({
    error: { reason: 'MESSAGE_FILES_NOT_YET' },
  })
})

it('strangers, the wrong side and limited access open none', async () => {
  const stage = await setStage()
  const sent = await idOf(put('tenant', stage.tenant, stage.id))
  await send('tenant', stage.tenant, stage.id, [sent])
  await t.createUser({ email: 'stranger@mezzo.example', landlord: true })
  const stranger = await t.login('stranger@mezzo.example')
  const limited = await joinAsLimited(t, stage)
  for (const [as, side] of [
    [stranger, 'landlord'],
    [stranger, 'tenant'],
    [limited, 'landlord'],
    [stage.tenant, 'landlord'],
    [stage.landlord, 'tenant'],
    [null, 'landlord'],
  ] as const)
    expect([401, 403, 404]).toContain((await open(as, `${base(side)}/${sent}`)).statusCode)
  expect(await filesOf('landlord', limited, stage.id)).toMatchObject([{ fileName: null, url: null }])
  expect((await put('tenant', stranger, stage.id)).statusCode).toBe(404)
  expect((await open(stage.landlord, `${base('landlord')}/nonsense`)).statusCode).toBe(404)
  const unsent = await idOf(put('tenant', stage.tenant, stage.id))
  expect((await open(stage.landlord, `${base('landlord')}/${unsent}`)).statusCode).toBe(404)
})

it('an upload or a message that arrives twice counts once', async () => {
  const stage = await setStage()
  const [key, sending] = [randomUUID(), randomUUID()]
  const [one, two] = await Promise.all([
    idOf(put('tenant', stage.tenant, stage.id, { key })),
    idOf(put('tenant', stage.tenant, stage.id, { key })),
  ])
  expect(two).toBe(one)
  expect(await contents()).toBe(1)
  await send('tenant', stage.tenant, stage.id, [one], { key: sending })
  const again = await send('tenant', stage.tenant, stage.id, [one], { key: sending })
  expect(again.thread.messages).toHaveLength(1)
  expect((await send('tenant', stage.tenant, stage.id, [one])).error).toMatchObject({
    reason: 'MESSAGE_FILES_GONE',
  })
  const theirs = await idOf(put('landlord', stage.landlord, stage.id))
  expect((await send('tenant', stage.tenant, stage.id, [theirs])).error).toMatchObject({
    reason: 'MESSAGE_FILES_GONE',
  })
})

it.each<[string, string | Uint8Array, string]>([
  ['a program', 'MZ this program', 'upload.kind'],
  ['a picture that ends early', Uint8Array.of(0xff, 0xd8, 0xff, 0, 1), 'upload.damaged'],
  ['a PDF with a script', '%PDF-1.7 /OpenAction << /S /JavaScript /JS (app.alert(1)) >>', 'upload.script'],
  ['too much', new Uint8Array(10 * 1024 * 1024 + 1), 'upload.large'],
])('%s is refused and leaves nothing', async (_, content, wrong) => {
  const stage = await setStage()
  expect(await refusalOf(put('landlord', stage.landlord, stage.id, { content }))).toEqual([
    422,
    { file: wrong },
  ])
  expect(await contents()).toBe(0)
})

it('no more go with a message, and no more wait, than may', async () => {
  const stage = await setStage()
  const ids: string[] = []
  for (let at = 0; at < UNSENT_FILES_MAX; at++) {
    ids.push(await idOf(put('tenant', stage.tenant, stage.id)))
    t.setNow('2029-11-20T09:01:00Z')
  }
  // Somebody who chose and removed many isn't stopped: one more takes the place of the oldest.
  ids.push(await idOf(put('tenant', stage.tenant, stage.id)))
  expect(await contents()).toBe(UNSENT_FILES_MAX)
  const [oldest = '', ...left] = ids
  expect((await send('tenant', stage.tenant, stage.id, [oldest])).error).toMatchObject({
    reason: 'MESSAGE_FILES_GONE',
  })
  const { error } = await send('tenant', stage.tenant, stage.id, left.slice(0, MESSAGE_FILES_MAX + 1))
  expect(error).toMatchObject({ fields: { fileIds: 'messages.files.many' } })
  expect((await send('tenant', stage.tenant, stage.id, left.slice(0, MESSAGE_FILES_MAX))).error).toBeNull()
  expect((await send('tenant', stage.tenant, stage.id, [])).error).toMatchObject({
    fields: { text: 'messages.text.missing' },
  })
})

it('what was not sent goes after a day, the rest with its conversation', async () => {
  const stage = await setStage()
  await idOf(put('tenant', stage.tenant, stage.id))
  const sent = await idOf(put('landlord', stage.landlord, stage.id))
  await send('landlord', stage.landlord, stage.id, [sent])
  await command(t, stage.tenant, 'withdrawListingRequest', { id: stage.id })
  await forgetMessages(await t.ctxFor(null))
  expect(await contents()).toBe(2)
  t.setNow('2029-11-21T10:00:00Z')
  await forgetMessages(await t.ctxFor(null))
  expect(await contents()).toBe(1)
  t.setNow('2030-05-22T10:00:00Z')
  await forgetMessages(await t.ctxFor(null))
  expect(await contents()).toBe(0)
  expect(await t.db.selectFrom('message_attachments').select('id').execute()).toEqual([])
})

it('the words beside a file are hidden as ever once the request has ended', async () => {
  const stage = await setStage()
  const sent = await idOf(put('tenant', stage.tenant, stage.id))
  await send('tenant', stage.tenant, stage.id, [sent], { text: 'Call 0176 12345678' })
  await command(t, stage.tenant, 'withdrawListingRequest', { id: stage.id })
  const { data } = await t.graphql<{ thread: Read }>(
    `query($id: ID!) { thread: landlordMessageThread(listingRequestId: $id) { ${fields} } }`,
    { id: stage.id },
    stage.landlord,
  )
  expect(data.thread.messages).toMatchObject([{ text: `Call ${HIDDEN}` }])
})
