import { createECDH } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { parseAllowedHosts } from '../../config/allowed-hosts.ts'
import { readConfig } from '../../config/config.ts'
import { decryptPush } from './decrypt-push.ts'
import { type LocalPush, startLocalPush } from './local-push.ts'
import { pushKeysOf, pushKeysPath } from './push-keys.ts'
import { isPushAddress, sendPush } from './send-push.ts'

let service: LocalPush
beforeAll(async () => {
  service = await startLocalPush()
})
afterAll(() => service.close())

const base = readConfig({
  NODE_ENV: 'test',
  MEZZO_DATA_DIR: 'memory://push',
  MEZZO_PUSH_SUBJECT: 'mailto:push@mezzo.com',
})
const reaching = () => ({
  ...base,
  allowedPrivateHosts: parseAllowedHosts(service.origin.replace('http://', '')),
})
const payload = JSON.stringify({ web_push: 8030, notification: { title: 'Grüße' } })

test('the example of RFC 8291 is read as it says', () => {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url')
  const body =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'
  const auth = Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url')
  expect(decryptPush({ pair, auth }, Buffer.from(body, 'base64url'))).toBe(
    'When I grow up, I want to be a watermelon',
  )
})

test('a message arrives encrypted for the browser and signed by the installation', async () => {
  const browser = service.subscribe()
  const answer = await sendPush(reaching(), browser.subscription, { payload, urgency: 'high' })
  expect(answer).toEqual({ failure: null, status: 201, retryAfter: null })
  expect(browser.received).toMatchObject([
    {
      message: JSON.parse(payload) as object,
      token: { sub: 'mailto:push@mezzo.com', key: (await pushKeysOf(base)).publicKey },
      headers: { ttl: '86400', urgency: 'high' },
    },
  ])
})

describe('the service answers', () => {
  it.each([
    [404, 'GONE', null],
    [410, 'GONE', null],
    [413, 'TOO_LARGE', null],
    [429, 'LATER', '120'],
    [503, 'LATER', null],
    [403, 'KEYS', null],
    [400, 'REFUSED', null],
    [307, 'REFUSED', null],
  ] as const)('%i: %s', async (status, failure, retryAfter) => {
    const browser = service.subscribe()
    browser.answers.push({ status, ...(retryAfter && { retryAfter }) })
    expect(await sendPush(reaching(), browser.subscription, { payload, urgency: 'normal' })).toEqual({
      failure,
      status,
      retryAfter,
    })
    expect(browser.received).toEqual([])
  })
})

test('where nobody answers is no answer', async () => {
  const gone = await startLocalPush()
  const { subscription } = gone.subscribe()
  const config = { ...base, allowedPrivateHosts: parseAllowedHosts(gone.origin.replace('http://', '')) }
  await gone.close()
  expect(await sendPush(config, subscription, { payload, urgency: 'normal' })).toMatchObject({
    failure: 'UNREACHABLE',
    status: null,
  })
})

describe('nothing is sent', () => {
  it.each([
    'http://push.mozilla.com/1',
    'https://push.mozilla.com:8443/1',
    'https://push.mozilla.com:22/1',
    'https://me:secret@push.mozilla.com/1',
    'https://127.0.0.1/1',
    'https://[::1]/1',
    'https://169.254.169.254/latest',
    'https://10.0.0.1/1',
    'https://0x7f000001/1',
    'https://push.local/1',
    'https://localhost/1',
    'https://push.invalid/1',
    'ftp://push.mozilla.com/1',
    'javascript:alert(1)',
  ])('to %s', async (endpoint) => {
    expect(isPushAddress(base, endpoint)).toBe(false)
    const { subscription } = service.subscribe()
    expect(await sendPush(base, { ...subscription, endpoint }, { payload, urgency: 'normal' })).toMatchObject(
      { failure: 'LINK' },
    )
  })

  it('to a service of tests that the operator has not named', async () => {
    const browser = service.subscribe()
    expect(await sendPush(base, browser.subscription, { payload, urgency: 'normal' })).toMatchObject({
      failure: 'LINK',
    })
    expect(browser.tries).toBe(0)
  })

  it('but to the services of browsers', () => {
    for (const endpoint of [
      'https://fcm.googleapis.com/fcm/send/a',
      'https://web.push.apple.com/Q',
      'https://updates.push.services.mozilla.com/wpush/v2/g',
    ])
      expect(isPushAddress(base, endpoint)).toBe(true)
  })
})

describe('the keys', () => {
  it('are made at the first start, for the server alone, and kept', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'mezzo-push-'))
    try {
      const made = await pushKeysOf({ ...base, dataDir })
      const path = pushKeysPath(dataDir)
      expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(made)
      expect(statSync(path).mode & 0o777).toBe(0o600)
      // As another process, which has not read them yet.
      expect(await pushKeysOf({ ...base, dataDir: `${dataDir}/` })).toEqual(made)
    } finally {
      rmSync(dataDir, { recursive: true })
    }
  })

  it('are those of the environment where it has them', async () => {
    const keys = await pushKeysOf({ ...base, dataDir: 'memory://other' })
    const env = {
      NODE_ENV: 'test',
      MEZZO_PUSH_PUBLIC_KEY: keys.publicKey,
      MEZZO_PUSH_PRIVATE_KEY: keys.privateKey,
    }
    expect(await pushKeysOf(readConfig(env))).toEqual(keys)
    const other = await pushKeysOf({ ...base, dataDir: 'memory://third' })
    expect(() => readConfig({ ...env, MEZZO_PUSH_PUBLIC_KEY: other.publicKey })).toThrow(
      'MEZZO_PUSH_PUBLIC_KEY must be the public key of MEZZO_PUSH_PRIVATE_KEY',
    )
    expect(() => readConfig({ ...env, MEZZO_PUSH_PRIVATE_KEY: '' })).toThrow('must be set together')
  })

  it.each([
    ['mailto:push@localhost', 'must name a host that others can reach'],
    ['http://mezzo.com', 'must be an https address or mailto'],
  ])('do not go with the subject %s', (subject, problem) => {
    expect(() => readConfig({ NODE_ENV: 'test', MEZZO_PUSH_SUBJECT: subject })).toThrow(problem)
  })

  it('go with the address of whoever runs the installation', () => {
    const operator = {
      MEZZO_OPERATOR_NAME: 'A',
      MEZZO_OPERATOR_ADDRESS: 'B',
      MEZZO_OPERATOR_EMAIL: 'hello@mezzo.com',
    }
    expect(readConfig({ NODE_ENV: 'test', ...operator }).push.subject).toBe('mailto:hello@mezzo.com')
    expect(readConfig({ NODE_ENV: 'test', MEZZO_ORIGIN: 'https://mezzo.com' }).push.subject).toBe(
      'https://mezzo.com',
    )
  })
})
