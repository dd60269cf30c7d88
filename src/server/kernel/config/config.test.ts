import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig, readyMessage } from './config.ts'

const secret = 'a'.repeat(64)

describe('the settings', () => {
  test('have defaults for a newcomer', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      origin: 'http://localhost:3000',
      demo: true,
      dataDir: './.data',
      databaseUrl: null,
      migrations: 'all',
      assetsDir: null,
      jobs: 'inline',
    })
  })

  test('name all problems at once and say what to do', () => {
    const wrong = { PORT: 'abc', DATABASE_URL: 'mysql://x', MEZZO_DEMO: 'yes', MEZZO_SECRET: 'short' }
    expect(() => readConfig(wrong)).toThrow(ConfigError)
    expect(() => readConfig(wrong)).toThrow(
      [
        'Mezzo cannot start with these settings:',
        '  - PORT must be a port number, for example 3000',
        '  - MEZZO_SECRET must have at least 32 characters: try "openssl rand -hex 32"',
        '  - MEZZO_DEMO must be 1 or 0',
        '  - DATABASE_URL must look like postgresql://user:password@host:5432/database',
      ].join('\n'),
    )
  })

  test('say which migrations a start applies', () => {
    expect(readConfig({ MEZZO_MIGRATIONS: 'before' }).migrations).toBe('before')
    expect(() => readConfig({ MEZZO_MIGRATIONS: 'after' })).toThrow(
      'MEZZO_MIGRATIONS must be "all", "before" or "none"',
    )
  })

  test('name private hosts that calendars may come from, and nothing that is no host', () => {
    expect(readConfig({ MEZZO_ALLOWED_PRIVATE_HOSTS: 'nas.local,[::1]:8080' }).allowedPrivateHosts).toEqual([
      { hostname: 'nas.local', port: null },
      { hostname: '[::1]', port: 8080 },
    ])
    expect(readConfig({}).allowedPrivateHosts).toEqual([])
    expect(() => readConfig({ MEZZO_ALLOWED_PRIVATE_HOSTS: 'http://nas.local' })).toThrow(
      'MEZZO_ALLOWED_PRIVATE_HOSTS must be hosts',
    )
  })

  test('name a geocoder, a file of postal codes and a map, and say what is wrong with them', () => {
    const right = {
      MEZZO_GEOCODER_URL: 'https://nominatim.example.com/',
      MEZZO_OPERATOR_NAME: 'Mezzo GmbH',
      MEZZO_OPERATOR_ADDRESS: 'Linienstraße 61, 10119 Berlin, Germany',
      MEZZO_OPERATOR_EMAIL: 'maps@mezzo.com',
      MEZZO_POSTAL_PLACES: import.meta.filename,
      MEZZO_MAP_STYLE: 'https://tiles.example.com/style.json?key=1',
      MEZZO_MAP_HOSTS: 'https://fonts.example.com, https://tiles.example.com',
    }
    expect(readConfig(right)).toMatchObject({
      geocoder: { url: 'https://nominatim.example.com', contact: 'maps@mezzo.com' },
      postalPlaces: import.meta.filename,
      map: {
        styleUrl: 'https://tiles.example.com/style.json?key=1',
        origins: ['https://tiles.example.com', 'https://fonts.example.com'],
      },
    })
    expect(readConfig({})).toMatchObject({ geocoder: null, postalPlaces: null, map: null })
    const problemOf = (env: Record<string, string | undefined>) => {
      try {
        readConfig({ ...right, ...env })
        return null
      } catch (error) {
        return error instanceof ConfigError ? error.message.split('\n').slice(1).join(' ') : String(error)
      }
    }
    expect(problemOf({ MEZZO_GEOCODER_URL: 'nominatim' })).toMatch(/MEZZO_GEOCODER_URL must be the address/)
    expect(problemOf({ MEZZO_GEOCODER_URL: 'http://nominatim.example.com' })).toMatch(/must start with https/)
    expect(problemOf({ MEZZO_GEOCODER_URL: 'https://a.example.com/search?q=' })).toMatch(
      /must end with a path/,
    )
    expect(problemOf({ MEZZO_GEOCODER_URL: 'http://127.0.0.1:8080' })).toBeNull()
    const nobody = { MEZZO_OPERATOR_EMAIL: '', MEZZO_OPERATOR_NAME: '', MEZZO_OPERATOR_ADDRESS: '' }
    expect(problemOf(nobody)).toMatch(/MEZZO_OPERATOR_EMAIL must be set, too/)
    expect(problemOf({ MEZZO_POSTAL_PLACES: '/nowhere/DE.txt' })).toMatch(
      /MEZZO_POSTAL_PLACES must be a file/,
    )
    expect(problemOf({ MEZZO_MAP_STYLE: 'http://tiles.example.com' })).toMatch(/MEZZO_MAP_STYLE must start/)
    expect(problemOf({ MEZZO_MAP_STYLE: '' })).toMatch(/MEZZO_MAP_STYLE must be set where/)
    expect(problemOf({ MEZZO_MAP_HOSTS: 'https://x.example.com/path' })).toMatch(/MEZZO_MAP_HOSTS must be/)
    expect(problemOf({ MEZZO_MAP_HOSTS: "https://x.example.com; script-src 'unsafe-inline'" })).toMatch(
      /MEZZO_MAP_HOSTS/,
    )
  })

  test('name an app at Dropbox, whole or not at all; a demo without one has folders that are made up', () => {
    const app = { DROPBOX_APP_KEY: 'key', DROPBOX_APP_SECRET: 'secret' }
    expect(readConfig(app).dropbox).toMatchObject({ url: 'https://api.dropboxapi.com', isTest: false })
    const local = { ...app, DROPBOX_API_URL: 'http://127.0.0.1:3080/' }
    expect(readConfig(local).dropbox).toMatchObject({ url: 'http://127.0.0.1:3080', isTest: true })
    expect(readConfig({}).dropbox).toMatchObject({ url: null, isTest: true })
    expect(readConfig({ MEZZO_DEMO: '0' }).dropbox).toBeNull()
    expect(() => readConfig({ DROPBOX_APP_KEY: 'key' })).toThrow(/must be set together/)
    expect(() => readConfig({ ...app, DROPBOX_API_URL: 'http://a.example.com' })).toThrow(
      /DROPBOX_API_URL must start with https/,
    )
  })

  test('name a key of DeepL, which keeps nothing; a demo without one has translations that are made up', () => {
    const paid = { DEEPL_API_KEY: 'key' }
    expect(readConfig(paid).deepl).toEqual({ url: 'https://api.deepl.com', key: 'key', isTest: false })
    const local = { ...paid, DEEPL_API_URL: 'http://127.0.0.1:3090/' }
    expect(readConfig(local).deepl).toMatchObject({ url: 'http://127.0.0.1:3090', isTest: true })
    expect(readConfig({}).deepl).toMatchObject({ url: null, isTest: true })
    expect(readConfig({ MEZZO_DEMO: '0' }).deepl).toBeNull()
    expect(() => readConfig({ DEEPL_API_KEY: 'key:fx' })).toThrow(/of a paid plan/)
    expect(() => readConfig({ ...paid, DEEPL_API_URL: 'http://a.example.com' })).toThrow(
      /DEEPL_API_URL must start with https/,
    )
  })

  test('in production start empty and refuse default secrets and plain http', () => {
    const production = { NODE_ENV: 'production' }
    expect(() => readConfig(production)).toThrow(/MEZZO_SECRET must be set[\s\S]*MEZZO_ORIGIN must be set/)
    const secretOfOurs = 'mezzo-development-secret-not-for-production'
    expect(() => readConfig({ ...production, MEZZO_SECRET: secretOfOurs })).toThrow(/MEZZO_SECRET/)
    expect(() =>
      readConfig({ ...production, MEZZO_SECRET: secret, MEZZO_ORIGIN: 'http://mezzo.example' }),
    ).toThrow(/https/)
    const right = { ...production, MEZZO_SECRET: secret, MEZZO_ORIGIN: 'https://mezzo.example' }
    expect(readConfig(right)).toMatchObject({
      production: true,
      demo: false,
      origin: 'https://mezzo.example',
    })
  })

  test.each([
    ['0', false],
    ['1', 1],
    ['2', 2],
    ['10.0.0.5', ['10.0.0.5']],
    ['10.0.0.0/8, fd00::/8', ['10.0.0.0/8', 'fd00::/8']],
  ])('take %s as the trusted proxies', (value, trustProxy) => {
    expect(readConfig({ MEZZO_TRUST_PROXY: value })).toMatchObject({ trustProxy })
  })

  test.each(['true', '-1', 'proxy.example', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.1,,'])(
    'refuse %s as the trusted proxies',
    (value) => {
      expect(() => readConfig({ MEZZO_TRUST_PROXY: value })).toThrow(/MEZZO_TRUST_PROXY must be the number/)
    },
  )

  test('treat an empty variable as a missing one', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ databaseUrl: null, port: 3000 })
  })
})

test('an operator is named whole or not at all; the demo has an example', () => {
  const named = {
    MEZZO_OPERATOR_NAME: 'Wohnen auf Zeit GmbH',
    MEZZO_OPERATOR_ADDRESS: 'Torstraße 1, 10119 Berlin',
    MEZZO_OPERATOR_EMAIL: 'hallo@wohnen.example',
  }
  expect(readConfig(named).operator).toMatchObject({ name: 'Wohnen auf Zeit GmbH', isExample: false })
  expect(readConfig({ MEZZO_DEMO: '1' }).operator).toMatchObject({ isExample: true })
  expect(readConfig({ MEZZO_DEMO: '0' }).operator).toBeNull()
  expect(() => readConfig({ MEZZO_OPERATOR_NAME: 'Wohnen auf Zeit GmbH' })).toThrow(
    /MEZZO_OPERATOR_ADDRESS[^]*MEZZO_OPERATOR_EMAIL/,
  )
})

test('files lie on the disk unless a bucket or a container is named whole', () => {
  expect(readConfig({}).storage).toEqual({ kind: 'disk' })
  expect(readConfig({ MEZZO_FILES: 's3', MEZZO_S3_BUCKET: 'homes' }).storage).toEqual({
    kind: 's3',
    bucket: 'homes',
    region: 'eu-central-1',
    endpoint: null,
    credentials: null,
  })
  expect(readConfig({}).filesCopy).toBeNull()
  expect(readConfig({ MEZZO_FILES_COPY: '/mnt/copy' }).filesCopy).toEqual({
    kind: 'folder',
    folder: '/mnt/copy',
  })
  expect(readConfig({ MEZZO_FILES_COPY: 's3://copies' }).filesCopy).toMatchObject({
    kind: 's3',
    bucket: 'copies',
  })
  expect(
    readConfig({ MEZZO_FILES_COPY: 'azure://copies', MEZZO_AZURE_CONNECTION_STRING: 'x' }).filesCopy,
  ).toEqual({
    kind: 'azure',
    connectionString: 'x',
    container: 'copies',
  })
  expect(() => readConfig({ MEZZO_FILES_COPY: 'copies' })).toThrow('MEZZO_FILES_COPY')
  expect(() => readConfig({ MEZZO_FILES: 's3', MEZZO_S3_ACCESS_KEY_ID: 'id' })).toThrow(
    /MEZZO_S3_BUCKET[^]*MEZZO_S3_SECRET_ACCESS_KEY/,
  )
  expect(() => readConfig({ MEZZO_FILES: 'azure' })).toThrow(/MEZZO_AZURE_CONNECTION_STRING/)
  expect(() => readConfig({ MEZZO_FILES: 'ftp' })).toThrow(/MEZZO_FILES must be/)
})

test('listens to this machine alone, and says how to open it, unless told otherwise or in production', () => {
  const secrets = { MEZZO_SECRET: 'x'.repeat(40), MEZZO_ORIGIN: 'https://mezzo.example.com' }
  const hostOf = (env: Record<string, string>) => readConfig(env).host
  expect(hostOf({})).toBe('127.0.0.1')
  expect(hostOf({ MEZZO_DEMO: '1' })).toBe('127.0.0.1')
  expect(hostOf({ HOST: '0.0.0.0' })).toBe('0.0.0.0')
  expect(hostOf({ NODE_ENV: 'production', ...secrets })).toBe('0.0.0.0')
  expect(hostOf({ NODE_ENV: 'production', HOST: '10.0.0.5', ...secrets })).toBe('10.0.0.5')
  const message = readyMessage(readConfig({}))
  expect(message).toContain('Mezzo is ready on http://localhost:3000')
  expect(message).toContain('HOST=0.0.0.0 npm start')
  expect(message).toContain('Everybody knows the passwords')
  expect(readyMessage(readConfig({ HOST: '0.0.0.0' }))).toBe('Mezzo is ready on http://localhost:3000\n')
})

describe('card payments', () => {
  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  }
  const live = { ...keys, STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }
  const production = {
    NODE_ENV: 'production',
    MEZZO_SECRET: 'x'.repeat(40),
    MEZZO_ORIGIN: 'https://mezzo.example.com',
  }

  test('are a test without keys, and off in production unless they are asked for', () => {
    expect(readConfig({}).payments).toMatchObject({ kind: 'LOCAL', url: null })
    expect(readConfig({ MEZZO_TEST_PAYMENTS: '0' }).payments).toBeNull()
    expect(readConfig(production).payments).toBeNull()
    const asked = readConfig({ ...production, MEZZO_TEST_PAYMENTS: '1' }).payments
    expect(asked).toMatchObject({ kind: 'LOCAL', url: null })
    expect(asked).toEqual(readConfig({ ...production, MEZZO_TEST_PAYMENTS: '1' }).payments)
    expect(asked).not.toEqual(readConfig({}).payments)
  })

  test('are what their keys say', () => {
    expect(readConfig(keys).payments).toMatchObject({ kind: 'STRIPE', mode: 'TESTING' })
    expect(readConfig(live).payments).toMatchObject({
      kind: 'STRIPE',
      mode: 'LIVE',
      webhookSecrets: ['whsec_1'],
    })
    expect(readConfig({ ...live, STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_2' }).payments).toMatchObject({
      webhookSecrets: ['whsec_1', 'whsec_2'],
    })
    const local = { ...keys, STRIPE_PUBLISHABLE_KEY: '', STRIPE_API_URL: 'http://127.0.0.1:3070/' }
    expect(readConfig(local).payments).toMatchObject({ kind: 'LOCAL', url: 'http://127.0.0.1:3070' })
  })

  test.each<[string, Record<string, string>, RegExp]>([
    [
      'only a secret key',
      { STRIPE_SECRET_KEY: 'sk_test_1' },
      /STRIPE_WEBHOOK_SECRET must be set, too[^]*STRIPE_PUBLISHABLE_KEY/,
    ],
    ['only a publishable key', { STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, /STRIPE_SECRET_KEY must be set, too/],
    [
      'keys of two modes',
      { ...keys, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' },
      /must both be of test mode or both be live/,
    ],
    [
      'a live key for somebody else',
      { ...live, STRIPE_API_URL: 'https://other.example' },
      /must not be set with a live key/,
    ],
    [
      'an address that anybody reads',
      { ...keys, STRIPE_API_URL: 'http://10.0.0.5' },
      /must start with https/,
    ],
    ['keys and the test', { ...keys, MEZZO_TEST_PAYMENTS: '1' }, /MEZZO_TEST_PAYMENTS must not be 1/],
    [
      'the keys the wrong way round',
      { ...keys, STRIPE_SECRET_KEY: 'pk_test_1' },
      /STRIPE_SECRET_KEY must be a secret key/,
    ],
  ])('are refused with %s', (_, env, message) => {
    expect(() => readConfig(env)).toThrow(message)
  })
})
