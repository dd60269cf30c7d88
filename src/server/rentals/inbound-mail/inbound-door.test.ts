import { describe, expect, it } from 'vitest'
import { given } from '../../../../test/builders.ts'
import {
  arrive,
  keepSource,
  outcomes,
  readWaiting,
  setStage,
  start,
  startInboundStage,
  written,
} from '../../../../test/inbound-stage.ts'
import { INBOUND_MAIL_MAX_BYTES } from '../../../domain/rentals/messages/reply-mail.ts'
import { tidyInboundMails } from './actions.ts'
import { closeMailReader, readMail } from './read-mail.ts'

const inbound = startInboundStage()

describe('a mail that waits to be read', () => {
  it('is read again after an hour, and never deleted before', async () => {
    const stage = await setStage(inbound)
    await keepSource(inbound, stage.to, 'Message-ID: <one@x>', 'Yes.')
    const again: unknown[] = []
    const tidy = async () =>
      tidyInboundMails({
        ...(await inbound.t.ctxFor(null)),
        enqueue: (_, job, data) => Promise.resolve(void again.push([job, data])),
      })
    await tidy()
    expect(again).toEqual([])
    inbound.t.setNow(start.add({ hours: 24 * 31 }))
    await tidy()
    const { id } = await inbound.t.db.selectFrom('inbound_mails').select('id').executeTakeFirstOrThrow()
    expect(again).toEqual([['readInboundMail', { inboundMailId: id }]])
  })

  it('goes on waiting when it isn’t the mail that fails', async () => {
    const reading = readMail(Buffer.from('From: jana@mezzo.example\r\n\r\nYes.\r\n'), inbound.t.services.log)
    await Promise.all([expect(reading).rejects.toThrow('Terminating'), closeMailReader()])
  })
})

describe('the door', () => {
  it.each([
    'someone@in.mezzo.example',
    `reply+${'a'.repeat(52)}@in.mezzo.example`,
    'reply@elsewhere.example',
  ])('is closed to %s', async (to) => {
    await setStage(inbound)
    await expect(arrive(inbound, { to, text: 'Hello' })).rejects.toThrow('550')
  })

  it('is closed to an address that was made for somebody else', async () => {
    const stage = await setStage(inbound)
    const [name = '', domain = ''] = stage.to.split('@')
    const forged = `${name.slice(0, -1)}${name.endsWith('a') ? 'b' : 'a'}@${domain}`
    await expect(arrive(inbound, { to: forged, text: 'Hello' })).rejects.toThrow('550')
  })

  it('takes no mail that is too large, and says so', async () => {
    const stage = await setStage(inbound)
    const content = Buffer.alloc(INBOUND_MAIL_MAX_BYTES)
    await expect(
      arrive(inbound, { to: stage.to, text: 'Here.', attachments: [{ filename: 'a.bin', content }] }),
    ).rejects.toThrow('552')
    expect(await outcomes(inbound)).toEqual([])
  })

  it('tells a loop to come later', async () => {
    const stage = await setStage(inbound)
    for (let count = 0; count < 30; count++) {
      await keepSource(inbound, stage.to, `Message-ID: <${count}@x>`, `Hello ${count}`)
    }
    await expect(arrive(inbound, { to: stage.to, text: 'Hello' })).rejects.toThrow('450')
    await readWaiting(inbound)
    expect(await outcomes(inbound)).toEqual(Array.from({ length: 30 }, () => 'TAKEN'))
  })
})

it('a mail is kept for thirty days beside its message', async () => {
  const stage = await setStage(inbound)
  await arrive(inbound, { to: stage.to, text: 'Yes.' })
  const { key } = await inbound.t.db
    .selectFrom('inbound_mails')
    .select('storage_key as key')
    .executeTakeFirstOrThrow()
  expect(Buffer.from(given(await inbound.t.services.files.get(key))).toString()).toContain('Yes.')
  inbound.t.setNow(start.add({ hours: 24 * 31 }))
  await tidyInboundMails(await inbound.t.ctxFor(null))
  expect(await inbound.t.services.files.get(key)).toBeNull()
  expect(await written(inbound)).toHaveLength(2)
})
