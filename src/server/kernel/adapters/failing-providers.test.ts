import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FAILURES, layUnrulyLine, type UnrulyLine } from '../../../../test/unruly-line.ts'
import { WEBHOOK_PATIENCE } from '../../../domain/notifications/webhook.ts'
import { readConfig } from '../config/config.ts'
import { openOutbound } from '../outbound/fetch-outbound.ts'
import { limitFor, outboundLimit, shortenOutboundLimit } from '../outbound/outbound-limit.ts'
import { outboundPolicy } from '../outbound/outbound-policy.ts'
import { azureFiles } from './files-azure.ts'
import { s3Files } from './files-s3.ts'
import { askGeocoder } from './geocoder/geocoder.ts'
import { veriffIdentity } from './identity/veriff.ts'
import { sendBySmtp } from './mail-smtp.ts'
import { httpPartnerSources } from './partners/http-partner.ts'
import { stripeProvider } from './payments/stripe.ts'
import { dropboxFolders } from './photo-folder/dropbox.ts'
import { sendPush } from './push/send-push.ts'
import { downloadSigned, findSignatureRequest, openSignatureRequest } from './signing/yousign.ts'
import { readIncomeDocument } from './solvency/klippa.ts'
import { deeplTranslator } from './translation/deepl.ts'

// The product's own would take ten seconds for each.
const limit = 500
let lengthen: () => void
let http: UnrulyLine
let smtp: UnrulyLine
beforeAll(async () => {
  lengthen = shortenOutboundLimit(limit)
  http = await layUnrulyLine({ dripEach: 50 })
  smtp = await layUnrulyLine({ speaks: 'smtp', dripEach: 50 })
  // What the libraries take until they are read is none of the provider's time.
  await Promise.all([bucket(), container(), import('web-push')])
  await Promise.all(calls.map(({ ask }) => endOf(ask)))
})
afterAll(async () => {
  lengthen()
  await http.close()
  await smtp.close()
})

const content = Buffer.from('%PDF-1.7 a contract')
const settings = () =>
  readConfig({ MEZZO_ALLOWED_PRIVATE_HOSTS: `127.0.0.1:${http.port}`, MEZZO_LOG: 'silent' })
const way = () => openOutbound(outboundPolicy(settings()))
const yousign = () => ({
  url: `http://127.0.0.1:${http.port}`,
  apiKey: 'key',
  webhookSecret: 'secret',
  isTest: true,
})
const veriff = () =>
  veriffIdentity({ url: `http://127.0.0.1:${http.port}`, apiKey: 'key', secret: 'secret', isTest: true })
const stripe = () =>
  stripeProvider({
    provider: 'STRIPE',
    mode: 'TESTING',
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecrets: ['whsec_1'],
    url: `http://127.0.0.1:${http.port}`,
  })
const bucket = () =>
  s3Files({
    kind: 's3',
    bucket: 'homes',
    region: 'eu-central-1',
    endpoint: `http://127.0.0.1:${http.port}`,
    credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
  })
const container = () =>
  azureFiles({
    kind: 'azure',
    container: 'homes',
    connectionString: `DefaultEndpointsProtocol=http;AccountName=a;AccountKey=${btoa('key')};BlobEndpoint=http://127.0.0.1:${http.port}/a;`,
  })
const dropbox = () =>
  dropboxFolders(way(), { url: `http://127.0.0.1:${http.port}`, key: 'key', secret: 'secret', isTest: true })
// What is kept in a bucket can be asked for again.
const away = 'ServiceUnavailableError'
const photo = 'https://www.dropbox.com/scl/fo/abc/def'

interface Call {
  name: string
  ask: () => Promise<unknown>
  /** The error by its name, or what the call tells instead of one. */
  told: unknown
}

const calls: Call[] = [
  {
    name: 'payment: opened',
    ask: () =>
      stripe().createPayment({
        paymentId: 'p',
        amount: 100,
        currency: 'EUR',
        description: 'Fee',
        methods: ['CREDIT_CARD'],
        key: 'k',
      }),
    told: { kind: 'UNKNOWN' },
  },
  { name: 'payment: looked at', ask: () => stripe().findPayment('pi_1'), told: { kind: 'UNKNOWN' } },
  {
    name: 'signing: opened',
    ask: () =>
      openSignatureRequest(yousign(), {
        offerId: 'o',
        name: 'Flat',
        fileName: 'contract.pdf',
        document: content,
        expiresAt: Temporal.Now.instant(),
        signers: [],
      }),
    told: 'SigningProviderError',
  },
  {
    name: 'signing: looked at',
    ask: () => findSignatureRequest(yousign(), 'r'),
    told: 'SigningProviderError',
  },
  { name: 'signing: fetched', ask: () => downloadSigned(yousign(), 'r'), told: 'SigningProviderError' },
  {
    name: 'identity: begun',
    ask: () => veriff().open({ userId: 'u', firstName: 'A', lastName: 'F', returnUrl: '', language: 'en' }),
    told: 'IdentityProviderError',
  },
  {
    name: 'identity: looked at',
    ask: async () => await veriff().read?.('session'),
    told: 'IdentityProviderError',
  },
  {
    name: 'income: read',
    ask: () =>
      readIncomeDocument(
        { url: `http://127.0.0.1:${http.port}`, apiKey: 'key', configuration: 'income', isTest: true },
        { fileName: 'a.pdf', contentType: 'application/pdf', content },
      ),
    told: 'KlippaError',
  },
  {
    name: 'partner: asked',
    ask: async () => {
      const [source] = httpPartnerSources({ url: `http://127.0.0.1:${http.port}`, apiKey: 'key' })
      return await source?.listBlocks({ listingId: 'l', externalId: null })
    },
    told: 'PartnerError',
  },
  {
    name: 'translation',
    ask: () =>
      deeplTranslator(way(), {
        url: `http://127.0.0.1:${http.port}`,
        key: 'key',
        isTest: true,
      }).translate({ text: 'Hallo', to: 'en' }),
    told: 'TranslationError',
  },
  { name: 'photo folder: looked at', ask: () => dropbox().nameOf(photo), told: 'PhotoFolderError' },
  {
    name: 'photo folder: read',
    ask: () => dropbox().read(photo, 'a.jpg', 1_000_000),
    told: 'PhotoFolderError',
  },
  {
    name: 'geocoder',
    ask: () =>
      askGeocoder(
        settings(),
        { url: `http://127.0.0.1:${http.port}`, contact: 'maps@mezzo.example' },
        { street: 'Weg', streetNumber: '1', zipCode: '10119', city: 'Berlin', country: 'DE' },
      ),
    told: 'GeocoderError',
  },
  {
    name: 'push',
    ask: () => {
      const device = {
        endpoint: `http://127.0.0.1:${http.port}/device`,
        p256dh: pushKeys().publicKey,
        auth: randomBytes(16).toString('base64url'),
      }
      return sendPush(pushSettings(), device, { payload: '{}', urgency: 'normal' })
    },
    told: { failure: expect.any(String) },
  },
  {
    name: 'mail',
    ask: () =>
      sendBySmtp(`smtp://127.0.0.1:${smtp.port}`, 'Mezzo <no-reply@mezzo.example>', {
        id: 'm',
        to: 'jana@mezzo.example',
        subject: 'Hello',
        text: 'Hello',
        html: '<p>Hello</p>',
        replyTo: null,
        attachments: [],
      }),
    told: expect.stringMatching(/Error$/),
  },
  { name: 'bucket: read', ask: async () => (await bucket()).get('a'), told: away },
  { name: 'bucket: written', ask: async () => (await bucket()).put('a', content), told: away },
  { name: 'bucket: removed', ask: async () => (await bucket()).remove('a'), told: away },
  { name: 'bucket: listed', ask: async () => Array.fromAsync((await bucket()).list('a')), told: away },
  { name: 'container: read', ask: async () => (await container()).get('a'), told: away },
  { name: 'container: written', ask: async () => (await container()).put('a', content), told: away },
]

function pushKeys() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).subarray(-65).toString('base64url'),
    privateKey: privateKey.export({ format: 'jwk' }).d ?? '',
  }
}

function pushSettings() {
  return { ...settings(), push: { subject: 'mailto:push@mezzo.example', keys: pushKeys() } }
}

async function endOf(ask: () => Promise<unknown>): Promise<{ told: unknown; took: number }> {
  const began = performance.now()
  try {
    const told = await ask()
    return { told, took: performance.now() - began }
  } catch (error) {
    return { told: (error as Error).name, took: performance.now() - began }
  }
}

describe.each(FAILURES)('a provider that %s', (failure) => {
  beforeAll(async () => {
    await http.turn(failure)
    await smtp.turn(failure)
  })
  it.each(calls)('$name: ends within the limit, and says so', async ({ ask, told }) => {
    const end = await endOf(ask)
    expect({ end: end.told }).toMatchObject({ end: told })
    expect(end.took).toBeLessThan(2 * limit)
  })
})

it('nothing outside is waited for longer than ten seconds, large contents a second a megabyte more', () => {
  lengthen()
  expect([outboundLimit(), WEBHOOK_PATIENCE, limitFor(2_000_000)]).toEqual([10_000, 10_000, 12_000])
})
