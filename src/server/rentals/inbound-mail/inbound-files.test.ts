import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import {
  type InboundStage,
  arrive,
  desk,
  fileQuota,
  outcomes,
  setStage,
  start,
  startInboundStage,
  toldReasons,
  written,
} from '../../../../test/inbound-stage.ts'
import { command } from '../../../../test/request-commands.ts'
import { MAIL_FILES_LOOKED_AT, MESSAGE_FILES_MAX } from '../../../domain/rentals/messages/attachment.ts'

const inbound = startInboundStage()

const photo = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()

const keptFiles = async ({ t }: InboundStage) => {
  let count = 0
  for await (const key of t.services.files.list('message-files')) count += key ? 1 : 0
  return count
}

/** Takes all the room that the landlord's files have. */
async function fillRoom({ t }: InboundStage, landlordId: string): Promise<void> {
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

async function leftOut({ t }: InboundStage, stage: Awaited<ReturnType<typeof setStage>>): Promise<number[]> {
  const { data } = await t.graphql<{ thread: { messages: { filesLeftOut: number }[] } }>(
    'query($id: ID!) { thread: tenantMessageThread(listingRequestId: $id) { messages { filesLeftOut } } }',
    { id: stage.id },
    stage.tenant,
  )
  return data.thread.messages.map(({ filesLeftOut }) => filesLeftOut)
}

describe('an answer by mail with files', () => {
  it('brings its good files along; of the others its writer is told which and why, and the reader how many', async () => {
    const stage = await setStage(inbound)
    await command(inbound.t, stage.landlord, 'acceptListingRequest', { id: stage.id })
    // Bombs: small as they come, large once somebody unpacks or paints them.
    const side = 8_000
    const bomb = await sharp({ create: { width: side, height: side, channels: 3, background: 'red' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    const script = '%PDF-1.7 /OpenAction << /S /JavaScript /JS (app.alert(1)) >>'
    await arrive(inbound, {
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
    expect(await written(inbound)).toEqual([desk, 'LANDLORD MAIL Here.'])
    const files = await inbound.t.db
      .selectFrom('message_attachments')
      .select(['file_name', 'content_type', 'side'])
      .where('message_id', 'is not', null)
      .orderBy('place')
      .execute()
    expect(files).toEqual([
      { file_name: 'plan.pdf', content_type: 'application/pdf', side: 'LANDLORD' },
      { file_name: 'photo.jpg', content_type: 'image/jpeg', side: 'LANDLORD' },
    ])
    const [told = '', ...others] = await toldReasons(inbound)
    expect(others).toEqual([])
    expect(told).toContain('archive.zip (only PDF, JPEG and PNG files can be sent)')
    expect(told).toContain('bomb.png (can’t be read)')
    expect(told).toContain('script.pdf (contains a program or another file)')
    expect(told).not.toMatch(/plan[.]pdf|photo[.]jpg|logo/)
    expect(await leftOut(inbound, stage)).toEqual([0, 3])
  })

  it('has no more of its files looked into than a few, and none where somebody else wrote it', async () => {
    const stage = await setStage(inbound)
    await command(inbound.t, stage.landlord, 'acceptListingRequest', { id: stage.id })
    const damaged = Array.from({ length: MAIL_FILES_LOOKED_AT }, (_, at) => ({
      filename: `damaged-${at}.jpg`,
      content: Buffer.of(0xff, 0xd8, 0xff, 0, at),
    }))
    const good = { filename: 'plan.pdf', content: '%PDF-1.7 a plan' }
    const put = vi.spyOn(inbound.t.services.files, 'put')
    await arrive(inbound, { to: stage.to, from: 'somebody@else.example', text: 'Here.', attachments: [good] })
    expect(await outcomes(inbound)).toEqual(['OTHER_SENDER'])
    // The mail itself is kept, and nothing of what came with it.
    expect(put.mock.calls.filter(([key]) => key.startsWith('message-files'))).toEqual([])
    put.mockRestore()
    inbound.t.setNow(start.add({ hours: 2 }))
    await arrive(inbound, { to: stage.to, text: 'Here.', attachments: [...damaged, good] })
    const told = (await toldReasons(inbound)).at(-1)
    expect(told).toContain('damaged-0.jpg (can’t be read)')
    expect(told).toContain(`plan.pdf (a message can have ${MESSAGE_FILES_MAX} files)`)
  })

  it('loses no words where its files find no room, and is no message without words', async () => {
    const stage = await setStage(inbound)
    await command(inbound.t, stage.landlord, 'acceptListingRequest', { id: stage.id })
    await fillRoom(inbound, stage.landlordId)
    const attachments = [{ filename: 'plan.pdf', content: '%PDF-1.7 a plan' }]
    await arrive(inbound, { to: stage.to, text: 'Here.', attachments })
    expect(await written(inbound)).toEqual([desk, 'LANDLORD MAIL Here.'])
    expect((await toldReasons(inbound)).at(-1)).toContain('plan.pdf (there is no more room for your files)')
    inbound.t.setNow(start.add({ hours: 2 }))
    await arrive(inbound, { to: stage.to, messageId: '<second@x>', attachments })
    expect(await outcomes(inbound)).toEqual(['TAKEN', 'EMPTY'])
    expect(await written(inbound)).toHaveLength(2)
    expect((await toldReasons(inbound)).at(-1)).toContain('no file that can be sent')
    expect(await keptFiles(inbound)).toBe(0)
  })

  it('with nothing but a file is a message, and the same one once more isn’t', async () => {
    const stage = await setStage(inbound)
    await command(inbound.t, stage.landlord, 'acceptListingRequest', { id: stage.id })
    const mail = {
      to: stage.to,
      messageId: '<plan@x>',
      attachments: [{ filename: 'a.pdf', content: '%PDF-1.7 a' }],
    }
    await arrive(inbound, mail)
    await arrive(inbound, mail)
    expect(await outcomes(inbound)).toEqual(['TAKEN', 'TWICE'])
    expect(await written(inbound)).toEqual([desk, 'LANDLORD MAIL '])
    expect(await inbound.t.db.selectFrom('message_attachments').select('file_name').execute()).toHaveLength(1)
    expect(await keptFiles(inbound)).toBe(1)
    expect(await toldReasons(inbound)).toEqual([])
  })

  it('brings no file along before the yes, and its words all the same', async () => {
    const stage = await setStage(inbound)
    await arrive(inbound, {
      to: stage.to,
      text: 'Here.',
      attachments: [{ filename: 'a.pdf', content: '%PDF-1.7 a' }],
    })
    expect(await written(inbound)).toEqual([desk, 'LANDLORD MAIL Here.'])
    expect(await toldReasons(inbound)).toEqual([
      expect.stringContaining('a.pdf (files can be sent only while the request is accepted)'),
    ])
    expect(await keptFiles(inbound)).toBe(0)
    expect(await leftOut(inbound, stage)).toEqual([0, 1])
  })

  it('with nothing but a file that isn’t taken is no message, and says why', async () => {
    const stage = await setStage(inbound)
    await command(inbound.t, stage.landlord, 'acceptListingRequest', { id: stage.id })
    await arrive(inbound, { to: stage.to, attachments: [{ filename: 'a.zip', content: 'PK' }] })
    expect(await outcomes(inbound)).toEqual(['EMPTY'])
    expect(await toldReasons(inbound)).toEqual([expect.stringContaining('a.zip (only PDF')])
  })
})
