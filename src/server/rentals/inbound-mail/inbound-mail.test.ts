import { describe, expect, it } from 'vitest'
import { given } from '../../../../test/builders.ts'
import {
  arrive,
  desk,
  keepSource,
  outcomes,
  readWaiting,
  setStage,
  start,
  startInboundStage,
  toldReasons,
  written,
} from '../../../../test/inbound-stage.ts'
import { command } from '../../../../test/request-commands.ts'

const inbound = startInboundStage()

describe('an answer by mail', () => {
  it('becomes a message, without the mail that it answers, and the other side is told', async () => {
    const stage = await setStage(inbound)
    await arrive(inbound, {
      to: stage.to,
      text: `Yes.\n\nOn Tue, Mezzo <${stage.to}> wrote:\n> Is there a desk?`,
    })
    expect(await outcomes(inbound)).toEqual(['TAKEN'])
    expect(await written(inbound)).toEqual([desk, 'LANDLORD MAIL Yes.'])
    const told = await inbound.t.db
      .selectFrom('mails')
      .select(['to', 'reply_to'])
      .where('template', '=', 'messageReceived')
      .where('to', '=', 'amelie@mezzo.example')
      .execute()
    expect(told).toHaveLength(1)
    expect(told[0]?.reply_to).toMatch(/^reply\+[a-z2-7]{52}@in\.mezzo\.example$/)
    expect(told[0]?.reply_to).not.toBe(stage.to)
    await arrive(inbound, { to: given(told[0]?.reply_to), from: 'Amelie@Mezzo.example', text: 'Thanks!' })
    expect((await written(inbound)).at(-1)).toBe('TENANT MAIL Thanks!')
  })

  it('hides contact data as a message on the page does', async () => {
    const stage = await setStage(inbound)
    await arrive(inbound, { to: stage.to, text: 'Call 0176 12345678' })
    expect((await written(inbound)).at(-1)).toBe('LANDLORD MAIL Call •••••')
  })

  it('is kept without signs that the database doesn’t take', async () => {
    const stage = await setStage(inbound)
    await keepSource(inbound, stage.to, 'Content-Transfer-Encoding: quoted-printable', 'Y=00es.')
    await readWaiting(inbound)
    expect((await written(inbound)).at(-1)).toBe('LANDLORD MAIL Yes.')
  })

  it('of HTML alone is read as text', async () => {
    const stage = await setStage(inbound)
    await arrive(inbound, { to: stage.to, html: '<p>Yes, <b>two</b>.</p><script>alert(1)</script>' })
    expect((await written(inbound)).at(-1)).toBe('LANDLORD MAIL Yes, two.')
  })

  it('that comes twice is one message', async () => {
    const stage = await setStage(inbound)
    for (let times = 0; times < 2; times++)
      await arrive(inbound, { to: stage.to, text: 'Yes.', messageId: '<one@mezzo.example>' })
    expect((await outcomes(inbound)).toSorted()).toEqual(['TAKEN', 'TWICE'])
    expect(await written(inbound)).toEqual([desk, 'LANDLORD MAIL Yes.'])
  })
})

describe('a mail that is no answer', () => {
  it.each([
    ['of somebody who is away', { headers: { 'Auto-Submitted': 'auto-replied' } }],
    ['of a list', { headers: { 'List-Id': '<list.mezzo.example>' } }],
    ['of ours that came back', { headers: { 'X-Mezzo-Mail': 'x' } }],
    ['about a mail', { envelopeFrom: '' }],
  ])('%s is kept and answered by nobody', async (_, sent) => {
    const stage = await setStage(inbound)
    await arrive(inbound, { to: stage.to, text: 'I am away.', ...sent })
    expect(await outcomes(inbound)).toEqual(['AUTOMATIC'])
    expect(await written(inbound)).toEqual([desk])
    expect(await toldReasons(inbound)).toEqual([])
  })

  it('from another address is kept aside, and the person is told once, at their own address', async () => {
    const stage = await setStage(inbound)
    for (const text of ['It is me.', 'Really.'])
      await arrive(inbound, { to: stage.to, from: 'jana@elsewhere.example', text })
    expect(await outcomes(inbound)).toEqual(['OTHER_SENDER', 'OTHER_SENDER'])
    expect(await written(inbound)).toEqual([desk])
    const mails = await inbound.t.db
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
    const stage = await setStage(inbound)
    await command(inbound.t, stage.tenant, 'withdrawListingRequest', { id: stage.id })
    inbound.t.setNow(start.add({ hours: 24 * 15 }))
    await arrive(inbound, { to: stage.to, text: 'Still interested?' })
    expect(await outcomes(inbound)).toEqual(['LATE'])
    expect(await written(inbound)).toEqual([desk])
    expect(await toldReasons(inbound)).toEqual([expect.stringContaining('“Still interested?”')])
  })

  it('without words is kept, and its writer is told', async () => {
    const stage = await setStage(inbound)
    await arrive(inbound, { to: stage.to, text: ' ' })
    expect(await outcomes(inbound)).toEqual(['EMPTY'])
    expect(await toldReasons(inbound)).toHaveLength(1)
  })
})

describe('a mail that is too long', () => {
  it('is no message, not even in part, and its writer is told', async () => {
    const stage = await setStage(inbound)
    await arrive(inbound, { to: stage.to, text: 'All of it. '.repeat(400) })
    expect(await written(inbound)).toEqual([desk])
    expect(await toldReasons(inbound)).toEqual([expect.stringMatching(/4,000 characters[^]*“All of it\. /)])
  })
})
