import { describe, expect, it, test } from 'vitest'
import { createStage, given } from '../../../../test/builders.ts'
import { sendRequest } from '../../../../test/request-commands.ts'
import type { LocalBrowser } from '../../kernel/adapters/push/local-push.ts'
import { devicesOf, passTime, save, startPushStage, subscribe, titles } from '../../../../test/push-stage.ts'

const push = startPushStage()

describe('a summary that its service did not take', () => {
  async function summedUp() {
    push.t.setNow('2029-12-10T12:00:00Z')
    const stage = await createStage(push.t)
    const phone = push.service.subscribe()
    await subscribe(push.t, stage.landlord, phone)
    phone.answers.push({ status: 503 })
    await save(push.t, stage.landlord, { quietFrom: '11:00', quietTo: '15:00' })
    for (const month of ['02', '04', '06'])
      await sendRequest(push.t, stage, `2030-${month}-01`, `2030-${month}-28`)
    await push.t.runJobs()
    push.t.setNow('2029-12-10T15:00:00Z')
    await passTime(push.t)
    await push.t.runJobs()
    expect([phone.tries, phone.received.length]).toEqual([1, 0])
    const sendAgain = async () => {
      await passTime(push.t)
      await push.t.runJobs()
      return phone.received.map(({ message }) => message.notification)
    }
    const [first] = await push.t.db.selectFrom('notifications').select('id').execute()
    return { phone, sendAgain, first: given(first).id }
  }
  const read = () => push.t.db.updateTable('notifications').set({ read_at: push.t.services.now() })

  it('is not sent once all of it is read, and is over', async () => {
    const { phone, sendAgain } = await summedUp()
    await read().execute()
    expect(await sendAgain()).toEqual([])
    expect(phone.tries).toBe(1)
    expect(
      await push.t.db.selectFrom('push_deliveries').select('id').where('ended_at', 'is', null).execute(),
    ).toEqual([])
  })

  it('counts what is still unread', async () => {
    const { sendAgain, first } = await summedUp()
    await read().where('id', '=', first).execute()
    expect(await sendAgain()).toMatchObject([
      { title: '2 new notifications', navigate: expect.stringMatching(/\?view=unread$/) as string },
    ])
  })

  it('leads to the settings where the app lists none of it', async () => {
    const { sendAgain } = await summedUp()
    await push.t.db.updateTable('notifications').set({ in_app: false }).execute()
    expect(await sendAgain()).toMatchObject([
      { title: '3 new notifications', navigate: expect.stringMatching(/\?view=settings$/) as string },
    ])
  })
})

describe('the push service answers', () => {
  async function withAnswers(...answers: LocalBrowser['answers']) {
    const stage = await createStage(push.t)
    const phone = push.service.subscribe()
    await subscribe(push.t, stage.landlord, phone)
    phone.answers.push(...answers)
    await sendRequest(push.t, stage, '2030-02-01', '2030-04-30')
    await push.t.runJobs()
    return { stage, phone }
  }

  it.each([404, 410])('%i: the device is forgotten, and nothing is tried again', async (status) => {
    const { stage, phone } = await withAnswers({ status })
    expect(await devicesOf(push.t, stage.landlord)).toEqual([])
    await passTime(push.t)
    await push.t.runJobs()
    expect(phone.tries).toBe(1)
  })

  it('413: what happened is said in fewer words', async () => {
    const { phone } = await withAnswers({ status: 413 })
    expect(phone.tries).toBe(2)
    expect(phone.received[0]?.message.notification).toMatchObject({ title: 'New booking request' })
    expect(phone.received[0]?.message.notification).not.toHaveProperty('body')
  })

  it('413 twice: that is all', async () => {
    const { phone } = await withAnswers({ status: 413 }, { status: 413 })
    await passTime(push.t)
    await push.t.runJobs()
    expect(phone.tries).toBe(2)
  })

  it('429: not before it wants that', async () => {
    push.t.setNow('2029-12-10T12:00:00Z')
    const { phone, stage } = await withAnswers({ status: 429, retryAfter: '600' })
    const { rows }: { rows: { start_after: Date }[] } = await push.t.boss
      .getDb()
      .executeSql(`select start_after from pgboss.job where name = 'sendPush' and state = 'created'`)
    expect(rows.map(({ start_after }) => new Date(start_after).toISOString())).toEqual([
      '2029-12-10T12:10:00.000Z',
    ])
    await passTime(push.t)
    await push.t.runJobs()
    expect(titles(phone)).toEqual(['New booking request'])
    expect((await devicesOf(push.t, stage.landlord))[0]?.lastSuccessAt).not.toBeNull()
  })

  it('503 before quiet hours: it is tried again at their end', async () => {
    push.t.setNow('2029-12-10T20:59:50Z')
    const stage = await createStage(push.t)
    const phone = push.service.subscribe()
    await subscribe(push.t, stage.landlord, phone)
    await save(push.t, stage.landlord, { quietFrom: '22:00', quietTo: '07:00' })
    phone.answers.push({ status: 503 })
    await sendRequest(push.t, stage, '2030-02-01', '2030-04-30')
    await push.t.runJobs()
    expect(phone.tries).toBe(1)
    const { rows }: { rows: { start_after: Date }[] } = await push.t.boss
      .getDb()
      .executeSql(`select start_after from pgboss.job where name = 'sendPush' and state = 'created'`)
    expect(rows.map(({ start_after }) => new Date(start_after).toISOString())).toEqual([
      '2029-12-11T06:00:00.000Z',
    ])
  })

  it('503 again and again: it is given up after five times, and the device stays', async () => {
    const { phone, stage } = await withAnswers(...Array.from({ length: 9 }, () => ({ status: 503 })))
    for (let round = 0; round < 8; round++) {
      await passTime(push.t)
      await push.t.runJobs()
    }
    expect(phone.tries).toBe(5)
    expect(await devicesOf(push.t, stage.landlord)).toHaveLength(1)
  })
})

test('a device that was subscribed with other keys is not tried, and one in a private network forgotten', async () => {
  const stage = await createStage(push.t)
  const [old, inside] = [push.service.subscribe(), push.service.subscribe()]
  await subscribe(push.t, stage.landlord, old, 'Old')
  await subscribe(push.t, stage.landlord, inside, 'Inside')
  await push.t.db.updateTable('push_devices').set({ server_key: 'other' }).where('name', '=', 'Old').execute()
  await push.t.db
    .updateTable('push_devices')
    .set({ endpoint: 'https://10.0.0.7/push' })
    .where('name', '=', 'Inside')
    .execute()
  await sendRequest(push.t, stage, '2030-02-01', '2030-04-30')
  await push.t.runJobs()
  expect([old.tries, inside.tries]).toEqual([0, 0])
  expect((await devicesOf(push.t, stage.landlord)).map(({ name }) => name)).toEqual(['Old'])
})
