import { expect, test } from 'vitest'
import { createStage, given } from '../../../../test/builders.ts'
import { command, sendRequest } from '../../../../test/request-commands.ts'
import { devicesOf, passTime, save, startPushStage, subscribe, titles } from '../../../../test/push-stage.ts'

const push = startPushStage()

test('a request reaches every device of the landlord, with a button, the count and the way to its page', async () => {
  const stage = await createStage(push.t)
  const [phone, computer] = [push.service.subscribe(), push.service.subscribe()]
  await subscribe(push.t, stage.landlord, phone, 'Phone')
  await subscribe(push.t, stage.landlord, computer, 'Computer')
  await sendRequest(push.t, stage, '2030-02-01', '2030-04-30')
  await push.t.runJobs()
  const notice = await push.t.db.selectFrom('notifications').select('id').executeTakeFirstOrThrow()
  const navigate = `${push.t.services.config.origin}/en/dashboard/notifications/${notice.id}`
  for (const { received } of [phone, computer]) {
    expect(received.map(({ message }) => message)).toEqual([
      {
        web_push: 8030,
        notification: {
          title: 'New booking request',
          body: expect.stringMatching(/^Amélie .* requests Torstraße 14$/) as string,
          lang: 'en',
          dir: 'ltr',
          tag: notice.id,
          navigate,
          silent: false,
          app_badge: 1,
          actions: [{ action: 'answer', title: 'Answer', navigate }],
        },
        app_badge: 1,
        mutable: true,
      },
    ])
    expect(received[0]?.headers.urgency).toBe('high')
  }
  expect(
    (await devicesOf(push.t, stage.landlord)).map(({ name, lastSuccessAt }) => [
      name,
      lastSuccessAt !== null,
    ]),
  ).toEqual([
    ['Phone', true],
    ['Computer', true],
  ])
  // A job that runs twice sends nothing twice.
  await push.t.services.enqueue(push.t.db, 'pushToPerson', { userId: stage.landlordId })
  await push.t.runJobs()
  expect(phone.tries).toBe(1)
})

test('a tenant is reached in their language, without the name of the listing before the contract', async () => {
  const stage = await createStage(push.t)
  await push.t.db.updateTable('users').set({ language: 'de' }).where('id', '=', stage.tenantId).execute()
  const phone = push.service.subscribe()
  await subscribe(push.t, stage.tenant, phone)
  const id = await sendRequest(push.t, stage, '2030-02-01', '2030-04-30')
  await command(push.t, stage.landlord, 'acceptListingRequest', { id })
  await push.t.runJobs()
  expect(phone.received.map(({ message }) => message.notification)).toMatchObject([
    {
      title: 'Antworten auf Ihre Anfragen',
      lang: 'de',
      navigate: expect.stringContaining('/de/dashboard/notifications/') as string,
      actions: [{ action: 'answer', title: 'Antworten' }],
    },
  ])
  expect(phone.received[0]?.message.notification.body).not.toContain('Torstraße')
})

test('who has switched a kind off on devices still reads it in the app, and the other way round', async () => {
  const stage = await createStage(push.t)
  const phone = push.service.subscribe()
  await subscribe(push.t, stage.landlord, phone)
  const prefer = (kind: string, inApp: boolean, byPush: boolean | null) =>
    push.t.graphql(
      `mutation($kind: NotificationKind!, $inApp: Boolean!, $byPush: Boolean) {
        saveNotificationPreference(kind: $kind, inApp: $inApp, byEmail: false, byPush: $byPush) { error { name } } }`,
      { kind, inApp, byPush },
      stage.landlord,
    )
  const counts = async () => {
    const { data } = await push.t.graphql<{ notifications: { counts: object; nodes: object[] } }>(
      '{ notifications { counts { total unread } nodes { event } } }',
      {},
      stage.landlord,
    )
    return data.notifications
  }
  await prefer('NEW_BOOKING_REQUEST', true, false)
  // A page of before knows nothing of devices.
  await prefer('NEW_BOOKING_REQUEST', true, null)
  const id = await sendRequest(push.t, stage, '2030-02-01', '2030-04-30')
  await push.t.runJobs()
  expect(phone.tries).toBe(0)
  expect(await counts()).toEqual({ counts: { total: 1, unread: 1 }, nodes: [{ event: 'requestReceived' }] })
  await prefer('FINALIZING_THE_BOOKING', false, true)
  await prefer('RENTAL_AGREEMENT_READY', false, false)
  await command(push.t, stage.landlord, 'acceptListingRequest', { id })
  await command(push.t, stage.tenant, 'confirmTenantInterest', { id })
  await push.t.runJobs()
  expect(titles(phone)).toEqual(['Finalising the booking'])
  expect((await counts()).counts).toEqual({ total: 1, unread: 1 })
  // Its deep link opens all the same.
  const noticeId = given(phone.received[0]).message.notification.navigate.split('/').at(-1)
  const { data } = await push.t.graphql<{ notification: { event: string } | null }>(
    'query($id: ID!) { notification(id: $id) { event } }',
    { id: noticeId },
    stage.landlord,
  )
  expect(data.notification?.event).toBe('interestConfirmed')
})

test('what came in quiet hours comes at their end, several as one; what was read meanwhile does not', async () => {
  push.t.setNow('2029-12-10T22:30:00Z')
  const stage = await createStage(push.t)
  const phone = push.service.subscribe()
  await subscribe(push.t, stage.landlord, phone)
  expect(await save(push.t, stage.landlord, { quietFrom: '22:00', quietTo: '07:00' })).toBeNull()
  for (const month of ['02', '04', '06'])
    await sendRequest(push.t, stage, `2030-${month}-01`, `2030-${month}-28`)
  await push.t.runJobs()
  expect(phone.tries).toBe(0)
  const { rows } = await push.t.boss
    .getDb()
    .executeSql(
      `select distinct data, singleton_key from pgboss.job where name = 'pushToPerson' and state = 'created'`,
    )
  expect(rows).toEqual([
    { data: { userId: stage.landlordId }, singleton_key: `quiet/${stage.landlordId}/2029-12-11T06:00:00Z` },
  ])
  const first = await push.t.db.selectFrom('notifications').select('id').executeTakeFirstOrThrow()
  await push.t.db
    .updateTable('notifications')
    .set({ read_at: push.t.services.now() })
    .where('id', '=', first.id)
    .execute()
  push.t.setNow('2029-12-11T06:00:00Z')
  await passTime(push.t)
  await push.t.runJobs()
  expect(phone.received.map(({ message }) => message.notification)).toMatchObject([
    {
      title: '2 new notifications',
      navigate: `${push.t.services.config.origin}/en/dashboard/notifications?view=unread`,
      app_badge: 2,
    },
  ])
})
