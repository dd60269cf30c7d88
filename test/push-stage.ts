import { afterAll, beforeAll, beforeEach } from 'vitest'
import { buildTestApp, type Browser, type TestApp } from './app.ts'
import {
  type LocalBrowser,
  type LocalPush,
  startLocalPush,
} from '../src/server/kernel/adapters/push/local-push.ts'
import { parseAllowedHosts } from '../src/server/kernel/config/allowed-hosts.ts'

/** The server, and the push service that its messages go to. */
export interface PushStage {
  t: TestApp
  service: LocalPush
}

/** Starts both before the tests of a file, and ends them after; each test begins with an empty database. */
export function startPushStage(): PushStage {
  const stage = {} as PushStage
  beforeAll(async () => {
    stage.service = await startLocalPush()
    stage.t = await buildTestApp({
      config: { allowedPrivateHosts: parseAllowedHosts(stage.service.origin.replace('http://', '')) },
    })
  })
  afterAll(async () => {
    await stage.t.close()
    await stage.service.close()
  })
  beforeEach(() => stage.t.reset())
  return stage
}

const settings = `{ pushSettings { publicKey reachesApple devices { id name lastSuccessAt } quietFrom quietTo timeZone mailDigest } }`

interface Answer {
  device: { id: string } | null
  error: { name: string; fields: object } | null
}

/** Makes a browser a device of somebody. */
export async function subscribe(
  t: TestApp,
  person: Browser,
  browser: LocalBrowser,
  name = 'Phone',
  change: object = {},
) {
  const { data } = await t.graphql<{ done: Answer }>(
    `mutation($name: String!, $endpoint: String!, $p256dh: String!, $auth: String!) {
      done: subscribePushDevice(name: $name, endpoint: $endpoint, p256dh: $p256dh, auth: $auth) {
        device { id } error { name fields } } }`,
    { name, ...browser.subscription, ...change },
    person,
  )
  return data.done
}

/** The devices of somebody. */
export async function devicesOf(t: TestApp, person: Browser) {
  const { data } = await t.graphql<{
    pushSettings: { devices: { id: string; name: string; lastSuccessAt: string | null }[] }
  }>(settings, {}, person)
  return data.pushSettings.devices
}

/** Stores settings of somebody; answers what is wrong with them. */
export async function save(t: TestApp, person: Browser, choice: object) {
  const { data } = await t.graphql<{ save: { error: { name: string; fields: object } | null } }>(
    `mutation($timeZone: String!, $quietFrom: String, $quietTo: String, $mailDigest: MailDigest!) {
      save: saveNotificationSettings(timeZone: $timeZone, quietFrom: $quietFrom, quietTo: $quietTo,
        mailDigest: $mailDigest) { error { name fields } } }`,
    { timeZone: 'Europe/Berlin', mailDigest: 'NONE', ...choice },
    person,
  )
  return data.save.error
}

/** The titles of what a browser got. */
export const titles = ({ received }: LocalBrowser) =>
  received.map(({ message }) => message.notification.title)

/** Lets what waits for its time be due now. */
export async function passTime(t: TestApp) {
  await t.boss.getDb().executeSql(`update pgboss.job set start_after = now() where state < 'active'`)
}
