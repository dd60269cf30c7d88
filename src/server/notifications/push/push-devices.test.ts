import { describe, expect, it, test } from 'vitest'
import { createStage } from '../../../../test/builders.ts'
import { sendRequest } from '../../../../test/request-commands.ts'
import type { LocalBrowser } from '../../kernel/adapters/push/local-push.ts'
import { devicesOf, save, startPushStage, subscribe } from '../../../../test/push-stage.ts'

const push = startPushStage()

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
    const stage = await createStage(push.t)
    const { error, device } = await subscribe(
      push.t,
      stage.landlord,
      push.service.subscribe(),
      'Phone',
      change,
    )
    expect(device).toBeNull()
    expect(error?.name).toBe('ValidationError')
    expect(JSON.stringify(error?.fields)).toContain(field)
    expect(await devicesOf(push.t, stage.landlord)).toEqual([])
  })
})

test('an eleventh device takes the place of the one that was silent for longest', async () => {
  push.t.setNow('2029-12-10T12:00:00Z')
  const stage = await createStage(push.t)
  for (let n = 1; n <= 11; n++) {
    push.t.setNow(`2029-12-10T12:${10 + n}:00Z`)
    await subscribe(push.t, stage.landlord, push.service.subscribe(), `Device ${n}`)
  }
  const names = (await devicesOf(push.t, stage.landlord)).map(({ name }) => name)
  expect(names).toHaveLength(10)
  expect(names).not.toContain('Device 1')
})

test('a browser belongs to whoever subscribed it last; others can not remove or try it', async () => {
  const stage = await createStage(push.t)
  const shared = push.service.subscribe()
  const { device } = await subscribe(push.t, stage.landlord, shared)
  for (const mutation of ['removePushDevice', 'testPushDevice']) {
    const { data } = await push.t.graphql<{ done: { error: { name: string } | null } }>(
      `mutation($id: ID!) { done: ${mutation}(id: $id) { error { name } } }`,
      { id: device?.id },
      stage.tenant,
    )
    expect(data.done.error?.name).toBe('ResourceNotFoundError')
  }
  await subscribe(push.t, stage.tenant, shared)
  expect(await devicesOf(push.t, stage.landlord)).toEqual([])
  await sendRequest(push.t, stage, '2030-02-01', '2030-04-30')
  await push.t.runJobs()
  expect(shared.tries).toBe(0)
})

test('a browser that renews its subscription says so by what it alone knows', async () => {
  const stage = await createStage(push.t)
  const [former, renewed, stranger] = [
    push.service.subscribe(),
    push.service.subscribe(),
    push.service.subscribe(),
  ]
  await subscribe(push.t, stage.landlord, former)
  const change = async (auth: string, to: LocalBrowser) => {
    const payload = { former: { endpoint: former.subscription.endpoint, auth }, renewed: to.subscription }
    return (await push.t.send(null, { method: 'POST', url: '/api/push/subscription-changes', payload }))
      .statusCode
  }
  expect(await change(stranger.subscription.auth, stranger)).toBe(204)
  expect(await change(former.subscription.auth, renewed)).toBe(204)
  await sendRequest(push.t, stage, '2030-02-01', '2030-04-30')
  await push.t.runJobs()
  expect([former.tries, stranger.tries, renewed.tries]).toEqual([0, 0, 1])
  const inside = { ...renewed, subscription: { ...renewed.subscription, endpoint: 'https://10.0.0.1/x' } }
  expect(await change(former.subscription.auth, inside)).toBe(422)
  const garbage = { method: 'POST', url: '/api/push/subscription-changes', payload: ['?'] } as const
  expect((await push.t.send(null, garbage)).statusCode).toBe(403)
})

test('a renewed subscription keeps the key that the browser knows, and makes no second device of one', async () => {
  const stage = await createStage(push.t)
  const [former, renewed, latest] = [
    push.service.subscribe(),
    push.service.subscribe(),
    push.service.subscribe(),
  ]
  const { device } = await subscribe(push.t, stage.landlord, former, 'Phone')
  await push.t.db.updateTable('push_devices').set({ server_key: 'before' }).execute()
  const change = async (from: LocalBrowser, to: LocalBrowser) => {
    const { endpoint, auth } = from.subscription
    const payload = { former: { endpoint, auth }, renewed: to.subscription }
    return (await push.t.send(null, { method: 'POST', url: '/api/push/subscription-changes', payload }))
      .statusCode
  }
  expect(await change(former, renewed)).toBe(204)
  const stored = await push.t.db.selectFrom('push_devices').select(['id', 'endpoint', 'server_key']).execute()
  const { endpoint } = renewed.subscription
  expect(stored).toEqual([{ id: device?.id, endpoint, server_key: 'before' }])
  const { device: known } = await subscribe(push.t, stage.landlord, latest, 'Same phone')
  expect(await change(renewed, latest)).toBe(204)
  expect((await devicesOf(push.t, stage.landlord)).map(({ id }) => id)).toEqual([known?.id])
})

describe('settings', () => {
  it.each([
    ['a zone that there is not', { timeZone: 'Mars/Base' }, 'timeZone'],
    ['a time that there is not', { quietFrom: '25:00', quietTo: '07:00' }, 'quietFrom'],
    ['a beginning without an end', { quietFrom: '22:00' }, 'quietTo'],
  ])('refuse %s', async (_, choice, field) => {
    const stage = await createStage(push.t)
    const error = await save(push.t, stage.landlord, choice)
    expect(error?.name).toBe('ValidationError')
    expect(JSON.stringify(error?.fields)).toContain(field)
  })
})
