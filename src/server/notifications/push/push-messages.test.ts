import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { buildTestApp, type Browser, type TestApp } from '../../../../test/app.ts'
import { createStage, given } from '../../../../test/builders.ts'
import { command, sendRequest } from '../../../../test/request-commands.ts'
import { type LocalBrowser, type LocalPush, startLocalPush } from '../../kernel/adapters/push/local-push.ts'
import { parseAllowedHosts } from '../../kernel/config/allowed-hosts.ts'

let t: TestApp
let service: LocalPush
beforeAll(async () => {
  service = await startLocalPush()
  t = await buildTestApp({
    config: { allowedPrivateHosts: parseAllowedHosts(service.origin.replace('http://', '')) },
  })
})
afterAll(async () => {
  await t.close()
  await service.close()
})
beforeEach(() => t.reset())

const settings = `{ pushSettings { publicKey reachesApple devices { id name lastSuccessAt } quietFrom quietTo timeZone mailDigest } }`

interface Answer {
  device: { id: string } | null
  error: { name: string; fields: object } | null
}

async function subscribe(person: Browser, browser: LocalBrowser, name = 'Phone', change: object = {}) {
  const { data } = await t.graphql<{ done: Answer }>(
    `mutation($name: String!, $endpoint: String!, $p256dh: String!, $auth: String!) {
      done: subscribePushDevice(name: $name, endpoint: $endpoint, p256dh: $p256dh, auth: $auth) {
        device { id } error { name fields } } }`,
    { name, ...browser.subscription, ...change },
    person,
  )
  return data.done
}

async function devicesOf(person: Browser) {
  const { data } = await t.graphql<{
    pushSettings: { devices: { id: string; name: string; lastSuccessAt: string | null }[] }
  }>(settings, {}, person)
  return data.pushSettings.devices
}

async function save(person: Browser, choice: object) {
  const { data } = await t.graphql<{ save: { error: { name: string; fields: object } | null } }>(
    `mutation($timeZone: String!, $quietFrom: String, $quietTo: String, $mailDigest: MailDigest!) {
      save: saveNotificationSettings(timeZone: $timeZone, quietFrom: $quietFrom, quietTo: $quietTo,
        mailDigest: $mailDigest) { error { name fields } } }`,
    { timeZone: 'Europe/Berlin', mailDigest: 'NONE', ...choice },
    person,
  )
  return data.save.error
}

const titles = ({ received }: LocalBrowser) => received.map(({ message }) => message.notification.title)

/** Lets what waits for its time be due now. */
async function passTime() {
  await t.boss.getDb().executeSql(`update pgboss.job set start_after = now() where state < 'active'`)
}

test('a request reaches every device of the landlord, with a button, the count and the way to its page', async () => {
  const stage = await createStage(t)
  const [phone, computer] = [service.subscribe(), service.subscribe()]
  await subscribe(stage.landlord, phone, 'Phone')
  await subscribe(stage.landlord, computer, 'Computer')
  await sendRequest(t, stage, '2030-02-01', '2030-04-30')
  await t.runJobs()
  const notice = await t.db.selectFrom('notifications').select('id').executeTakeFirstOrThrow()
  const navigate = `${t.services.config.origin}/en/dashboard/notifications/${notice.id}`
  for (const { received } of [phone, computer]) {
    expect(received.map(({ message }) => message)).toEqual([
      {
        web_push: 8030,
        notification: {
          title: 'New booking request',
          body: expect.stringMatching(/^Amélie .* asks for Torstraße 14$/) as string,
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
    (await devicesOf(stage.landlord)).map(({ name, lastSuccessAt }) => [name, lastSuccessAt !== null]),
  ).toEqual([
    ['Phone', true],
    ['Computer', true],
  ])
  // A job that runs twice sends nothing twice.
  await t.services.enqueue(t.db, 'pushToPerson', { userId: stage.landlordId })
  await t.runJobs()
  expect(phone.tries).toBe(1)
})

test('a tenant is reached in their language, without the name of the listing before the contract', async () => {
  const stage = await createStage(t)
  await t.db.updateTable('users').set({ language: 'de' }).where('id', '=', stage.tenantId).execute()
  const phone = service.subscribe()
  await subscribe(stage.tenant, phone)
  const id = await sendRequest(t, stage, '2030-02-01', '2030-04-30')
  await command(t, stage.landlord, 'acceptListingRequest', { id })
  await t.runJobs()
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
  const stage = await createStage(t)
  const phone = service.subscribe()
  await subscribe(stage.landlord, phone)
  const prefer = (kind: string, inApp: boolean, byPush: boolean | null) =>
    t.graphql(
      `mutation($kind: NotificationKind!, $inApp: Boolean!, $byPush: Boolean) {
        saveNotificationPreference(kind: $kind, inApp: $inApp, byEmail: false, byPush: $byPush) { error { name } } }`,
      { kind, inApp, byPush },
      stage.landlord,
    )
  const counts = async () => {
    const { data } = await t.graphql<{ notifications: { counts: object; nodes: object[] } }>(
      '{ notifications { counts { total unread } nodes { event } } }',
      {},
      stage.landlord,
    )
    return data.notifications
  }
  await prefer('NEW_BOOKING_REQUEST', true, false)
  // A page of before knows nothing of devices.
  await prefer('NEW_BOOKING_REQUEST', true, null)
  const id = await sendRequest(t, stage, '2030-02-01', '2030-04-30')
  await t.runJobs()
  expect(phone.tries).toBe(0)
  expect(await counts()).toEqual({ counts: { total: 1, unread: 1 }, nodes: [{ event: 'requestReceived' }] })
  await prefer('FINALIZING_THE_BOOKING', false, true)
  await prefer('RENTAL_AGREEMENT_READY', false, false)
  await command(t, stage.landlord, 'acceptListingRequest', { id })
  await command(t, stage.tenant, 'confirmTenantInterest', { id })
  await t.runJobs()
  expect(titles(phone)).toEqual(['Finalising the booking'])
  expect((await counts()).counts).toEqual({ total: 1, unread: 1 })
  // Its deep link opens all the same.
  const noticeId = given(phone.received[0]).message.notification.navigate.split('/').at(-1)
  const { data } = await t.graphql<{ notification: { event: string } | null }>(
    'query($id: ID!) { notification(id: $id) { event } }',
    { id: noticeId },
    stage.landlord,
  )
  expect(data.notification?.event).toBe('interestConfirmed')
})

test('what came in quiet hours comes at their end, several as one; what was read meanwhile does not', async () => {
  t.setNow('2029-12-10T22:30:00Z')
  const stage = await createStage(t)
  const phone = service.subscribe()
  await subscribe(stage.landlord, phone)
  expect(await save(stage.landlord, { quietFrom: '22:00', quietTo: '07:00' })).toBeNull()
  for (const month of ['02', '04', '06']) await sendRequest(t, stage, `2030-${month}-01`, `2030-${month}-28`)
  await t.runJobs()
  expect(phone.tries).toBe(0)
  const { rows } = await t.boss
    .getDb()
    .executeSql(
      `select distinct data, singleton_key from pgboss.job where name = 'pushToPerson' and state = 'created'`,
    )
  expect(rows).toEqual([
    { data: { userId: stage.landlordId }, singleton_key: `quiet/${stage.landlordId}/2029-12-11T06:00:00Z` },
  ])
  const first = await t.db.selectFrom('notifications').select('id').executeTakeFirstOrThrow()
  await t.db
    .updateTable('notifications')
    .set({ read_at: t.services.now() })
    .where('id', '=', first.id)
    .execute()
  t.setNow('2029-12-11T06:00:00Z')
  await passTime()
  await t.runJobs()
  expect(phone.received.map(({ message }) => message.notification)).toMatchObject([
    {
      title: '2 new notifications',
      navigate: `${t.services.config.origin}/en/dashboard/notifications?view=unread`,
      app_badge: 2,
    },
  ])
})

describe('a summary that its service did not take', () => {
  async function summedUp() {
    t.setNow('2029-12-10T12:00:00Z')
    const stage = await createStage(t)
    const phone = service.subscribe()
    await subscribe(stage.landlord, phone)
    phone.answers.push({ status: 503 })
    await save(stage.landlord, { quietFrom: '11:00', quietTo: '15:00' })
    for (const month of ['02', '04', '06'])
      await sendRequest(t, stage, `2030-${month}-01`, `2030-${month}-28`)
    await t.runJobs()
    t.setNow('2029-12-10T15:00:00Z')
    await passTime()
    await t.runJobs()
    expect([phone.tries, phone.received.length]).toEqual([1, 0])
    const sendAgain = async () => {
      await passTime()
      await t.runJobs()
      return phone.received.map(({ message }) => message.notification)
    }
    const [first] = await t.db.selectFrom('notifications').select('id').execute()
    return { phone, sendAgain, first: given(first).id }
  }
  const read = () => t.db.updateTable('notifications').set({ read_at: t.services.now() })

  it('is not sent once all of it is read, and is over', async () => {
    const { phone, sendAgain } = await summedUp()
    await read().execute()
    expect(await sendAgain()).toEqual([])
    expect(phone.tries).toBe(1)
    expect(
      await t.db.selectFrom('push_deliveries').select('id').where('ended_at', 'is', null).execute(),
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
    await t.db.updateTable('notifications').set({ in_app: false }).execute()
    expect(await sendAgain()).toMatchObject([
      { title: '3 new notifications', navigate: expect.stringMatching(/\?view=settings$/) as string },
    ])
  })
})

describe('the push service answers', () => {
  async function withAnswers(...answers: LocalBrowser['answers']) {
    const stage = await createStage(t)
    const phone = service.subscribe()
    await subscribe(stage.landlord, phone)
    phone.answers.push(...answers)
    await sendRequest(t, stage, '2030-02-01', '2030-04-30')
    await t.runJobs()
    return { stage, phone }
  }

  it.each([404, 410])('%i: the device is forgotten, and nothing is tried again', async (status) => {
    const { stage, phone } = await withAnswers({ status })
    expect(await devicesOf(stage.landlord)).toEqual([])
    await passTime()
    await t.runJobs()
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
    await passTime()
    await t.runJobs()
    expect(phone.tries).toBe(2)
  })

  it('429: not before it wants that', async () => {
    t.setNow('2029-12-10T12:00:00Z')
    const { phone, stage } = await withAnswers({ status: 429, retryAfter: '600' })
    const { rows }: { rows: { start_after: Date }[] } = await t.boss
      .getDb()
      .executeSql(`select start_after from pgboss.job where name = 'sendPush' and state = 'created'`)
    expect(rows.map(({ start_after }) => new Date(start_after).toISOString())).toEqual([
      '2029-12-10T12:10:00.000Z',
    ])
    await passTime()
    await t.runJobs()
    expect(titles(phone)).toEqual(['New booking request'])
    expect((await devicesOf(stage.landlord))[0]?.lastSuccessAt).not.toBeNull()
  })

  it('503 before quiet hours: it is tried again at their end', async () => {
    t.setNow('2029-12-10T20:59:50Z')
    const stage = await createStage(t)
    const phone = service.subscribe()
    await subscribe(stage.landlord, phone)
    await save(stage.landlord, { quietFrom: '22:00', quietTo: '07:00' })
    phone.answers.push({ status: 503 })
    await sendRequest(t, stage, '2030-02-01', '2030-04-30')
    await t.runJobs()
    expect(phone.tries).toBe(1)
    const { rows }: { rows: { start_after: Date }[] } = await t.boss
      .getDb()
      .executeSql(`select start_after from pgboss.job where name = 'sendPush' and state = 'created'`)
    expect(rows.map(({ start_after }) => new Date(start_after).toISOString())).toEqual([
      '2029-12-11T06:00:00.000Z',
    ])
  })

  it('503 again and again: it is given up after five times, and the device stays', async () => {
    const { phone, stage } = await withAnswers(...Array.from({ length: 9 }, () => ({ status: 503 })))
    for (let round = 0; round < 8; round++) {
      await passTime()
      await t.runJobs()
    }
    expect(phone.tries).toBe(5)
    expect(await devicesOf(stage.landlord)).toHaveLength(1)
  })
})

test('a device that was subscribed with other keys is not tried, and one in a private network forgotten', async () => {
  const stage = await createStage(t)
  const [old, inside] = [service.subscribe(), service.subscribe()]
  await subscribe(stage.landlord, old, 'Old')
  await subscribe(stage.landlord, inside, 'Inside')
  await t.db.updateTable('push_devices').set({ server_key: 'other' }).where('name', '=', 'Old').execute()
  await t.db
    .updateTable('push_devices')
    .set({ endpoint: 'https://10.0.0.7/push' })
    .where('name', '=', 'Inside')
    .execute()
  await sendRequest(t, stage, '2030-02-01', '2030-04-30')
  await t.runJobs()
  expect([old.tries, inside.tries]).toEqual([0, 0])
  expect((await devicesOf(stage.landlord)).map(({ name }) => name)).toEqual(['Old'])
})

describe('a subscription is refused', () => {
  it.each([
    ['at a private address', { endpoint: 'https://192.168.0.4/push' }, 'endpoint'],
    ['at our own machine', { endpoint: 'https://127.0.0.1/push' }, 'endpoint'],
    ['without encryption', { endpoint: 'http://push.mozilla.com/1' }, 'endpoint'],
    ['at an odd port', { endpoint: 'https://push.mozilla.com:8443/1' }, 'endpoint'],
    ['of an odd scheme', { endpoint: 'file:///etc/passwd' }, 'endpoint'],
    ['with a key that is none', { p256dh: `BP${'A'.repeat(85)}` }, 'p256dh'],
    ['with a secret of the wrong length', { auth: 'AAAA' }, 'auth'],
    ['without a name', { name: '  ' }, 'name'],
    ['with a name of hundreds of letters', { name: 'x'.repeat(200) }, 'name'],
  ] as const)('%s', async (_, change, field) => {
    const stage = await createStage(t)
    const { error, device } = await subscribe(stage.landlord, service.subscribe(), 'Phone', change)
    expect(device).toBeNull()
    expect(error?.name).toBe('ValidationError')
    expect(JSON.stringify(error?.fields)).toContain(field)
    expect(await devicesOf(stage.landlord)).toEqual([])
  })
})

test('an eleventh device takes the place of the one that was silent for longest', async () => {
  t.setNow('2029-12-10T12:00:00Z')
  const stage = await createStage(t)
  for (let n = 1; n <= 11; n++) {
    t.setNow(`2029-12-10T12:${10 + n}:00Z`)
    await subscribe(stage.landlord, service.subscribe(), `Device ${n}`)
  }
  const names = (await devicesOf(stage.landlord)).map(({ name }) => name)
  expect(names).toHaveLength(10)
  expect(names).not.toContain('Device 1')
})

test('a browser belongs to whoever subscribed it last; others can not remove or try it', async () => {
  const stage = await createStage(t)
  const shared = service.subscribe()
  const { device } = await subscribe(stage.landlord, shared)
  for (const mutation of ['removePushDevice', 'testPushDevice']) {
    const { data } = await t.graphql<{ done: { error: { name: string } | null } }>(
      `mutation($id: ID!) { done: ${mutation}(id: $id) { error { name } } }`,
      { id: device?.id },
      stage.tenant,
    )
    expect(data.done.error?.name).toBe('ResourceNotFoundError')
  }
  await subscribe(stage.tenant, shared)
  expect(await devicesOf(stage.landlord)).toEqual([])
  await sendRequest(t, stage, '2030-02-01', '2030-04-30')
  await t.runJobs()
  expect(shared.tries).toBe(0)
})

test('a browser that renews its subscription says so by what it alone knows', async () => {
  const stage = await createStage(t)
  const [former, renewed, stranger] = [service.subscribe(), service.subscribe(), service.subscribe()]
  await subscribe(stage.landlord, former)
  const change = async (auth: string, to: LocalBrowser) => {
    const payload = { former: { endpoint: former.subscription.endpoint, auth }, renewed: to.subscription }
    return (await t.send(null, { method: 'POST', url: '/api/push/subscription-changes', payload })).statusCode
  }
  expect(await change(stranger.subscription.auth, stranger)).toBe(204)
  expect(await change(former.subscription.auth, renewed)).toBe(204)
  await sendRequest(t, stage, '2030-02-01', '2030-04-30')
  await t.runJobs()
  expect([former.tries, stranger.tries, renewed.tries]).toEqual([0, 0, 1])
  const inside = { ...renewed, subscription: { ...renewed.subscription, endpoint: 'https://10.0.0.1/x' } }
  expect(await change(former.subscription.auth, inside)).toBe(422)
  const garbage = { method: 'POST', url: '/api/push/subscription-changes', payload: ['?'] } as const
  expect((await t.send(null, garbage)).statusCode).toBe(403)
})

test('a renewed subscription keeps the key that the browser knows, and makes no second device of one', async () => {
  const stage = await createStage(t)
  const [former, renewed, latest] = [service.subscribe(), service.subscribe(), service.subscribe()]
  const { device } = await subscribe(stage.landlord, former, 'Phone')
  await t.db.updateTable('push_devices').set({ server_key: 'before' }).execute()
  const change = async (from: LocalBrowser, to: LocalBrowser) => {
    const { endpoint, auth } = from.subscription
    const payload = { former: { endpoint, auth }, renewed: to.subscription }
    return (await t.send(null, { method: 'POST', url: '/api/push/subscription-changes', payload })).statusCode
  }
  expect(await change(former, renewed)).toBe(204)
  const stored = await t.db.selectFrom('push_devices').select(['id', 'endpoint', 'server_key']).execute()
  const { endpoint } = renewed.subscription
  expect(stored).toEqual([{ id: device?.id, endpoint, server_key: 'before' }])
  const { device: known } = await subscribe(stage.landlord, latest, 'Same phone')
  expect(await change(renewed, latest)).toBe(204)
  expect((await devicesOf(stage.landlord)).map(({ id }) => id)).toEqual([known?.id])
})

describe('a test', () => {
  interface Tested {
    id: string
    hop: string
    state: string
    failure: string | null
    statusCode: number | null
  }
  const fields = 'id hop state failure statusCode'

  async function begin(...answers: LocalBrowser['answers']) {
    const stage = await createStage(t)
    const phone = service.subscribe()
    const { device } = await subscribe(stage.landlord, phone)
    phone.answers.push(...answers)
    const { data } = await t.graphql<{ done: { test: Tested } }>(
      `mutation($id: ID!) { done: testPushDevice(id: $id) { test { ${fields} } } }`,
      { id: device?.id },
      stage.landlord,
    )
    const { id } = data.done.test
    const look = async (as = stage.landlord) =>
      (
        await t.graphql<{ pushTest: Tested | null }>(
          `query($id: ID!) { pushTest(id: $id) { ${fields} } }`,
          { id },
          as,
        )
      ).data.pushTest
    return { stage, phone, first: data.done.test, look }
  }

  it('goes to the service worker and back', async () => {
    const { phone, first, look, stage } = await begin()
    expect(first).toMatchObject({ hop: 'PUSH_SERVICE', state: 'WAITING' })
    await t.runJobs()
    expect(await look()).toMatchObject({ hop: 'RECEIPT', state: 'WAITING', statusCode: 201 })
    const { receipt } = given(given(phone.received[0]).message.notification.data)
    const tell = (text: string) =>
      t.send(null, { method: 'POST', url: '/api/push/receipts', payload: { receipt: text } })
    expect((await tell('x'.repeat(32))).statusCode).toBe(204)
    expect(await look()).toMatchObject({ state: 'WAITING' })
    expect((await tell(receipt)).statusCode).toBe(204)
    expect(await look()).toMatchObject({ hop: 'RECEIPT', state: 'DONE' })
    expect(await look(stage.tenant)).toBeNull()
  })

  it.each([
    [410, 'SUBSCRIPTION', 'GONE'],
    [403, 'SERVER_KEYS', 'KEYS'],
    [429, 'PUSH_SERVICE', 'LATER'],
    [500, 'PUSH_SERVICE', 'LATER'],
    [400, 'PUSH_SERVICE', 'REFUSED'],
  ] as const)('names the hop that answers %i: %s', async (status, hop, failure) => {
    const { look } = await begin({ status })
    await t.runJobs()
    expect(await look()).toMatchObject({ hop, state: 'FAILED', failure, statusCode: status })
  })
})

describe('settings', () => {
  it.each([
    ['a zone that there is not', { timeZone: 'Mars/Base' }, 'timeZone'],
    ['a time that there is not', { quietFrom: '25:00', quietTo: '07:00' }, 'quietFrom'],
    ['a beginning without an end', { quietFrom: '22:00' }, 'quietTo'],
  ])('refuse %s', async (_, choice, field) => {
    const stage = await createStage(t)
    const error = await save(stage.landlord, choice)
    expect(error?.name).toBe('ValidationError')
    expect(JSON.stringify(error?.fields)).toContain(field)
  })
})
