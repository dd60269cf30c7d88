import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { openOutbound } from '../../outbound/fetch-outbound.ts'
import { outboundPolicy } from '../../outbound/outbound-policy.ts'
import { deeplTranslator } from './deepl.ts'
import { type LocalDeepL, startLocalDeepL } from './local-deepl.ts'
import { translatorOf } from './open-translation.ts'
import { TranslationError } from './translation.ts'

const key = 'a key'
let deepl: LocalDeepL
beforeAll(async () => {
  deepl = await startLocalDeepL({ key })
})
afterAll(() => deepl.close())

/** The provider with a way outside to the local server, or with none into private networks. */
function translatorWith(given: { key?: string; hosts?: string; url?: string } = {}) {
  const config = readConfig({
    NODE_ENV: 'test',
    MEZZO_ALLOWED_PRIVATE_HOSTS: given.hosts ?? '127.0.0.1',
  })
  const to = { key: given.key ?? key, url: given.url ?? deepl.url, isTest: true }
  return deeplTranslator(openOutbound(outboundPolicy(config)), to, 1_000)
}

async function failureOf(
  text: string,
  given?: Parameters<typeof translatorWith>[0],
): Promise<TranslationError> {
  const error = await translatorWith(given)
    .translate({ text, to: 'de' })
    .then(
      () => null,
      (thrown: unknown) => thrown,
    )
  if (!(error instanceof TranslationError)) throw new Error('It was answered.')
  return error
}

describe('the SDK behind the guard', () => {
  it.each([
    ['de', 'DE', 'Is there a desk & a “chair”?\nThanks!', 'en'],
    ['en', 'EN', 'Gibt es einen Tisch? Danke', 'de'],
    ['fr', 'FR', 'Danke + Grüße', 'de'],
  ] as const)('translates into %s, and says from which language', async (to, code, text, from) => {
    deepl.asked.length = 0
    expect(await translatorWith().translate({ text, to })).toEqual({ text: `[${code}] ${text}`, from })
    expect(deepl.asked).toEqual([{ text, to: code }])
  })

  it.each([
    ['test-quota', 'QUOTA_USED_UP'],
    ['test-busy', 'BUSY'],
    ['test-key', 'KEY_REFUSED'],
    ['test-failing', 'UNREACHABLE'],
    ['test-garbage', 'UNREACHABLE'],
    ['test-empty', 'UNREACHABLE'],
    ['test-redirect', 'UNREACHABLE'],
    ['test-reset', 'UNREACHABLE'],
    ['test-hang', 'UNREACHABLE'],
  ])('asks once and says what went wrong: %s', async (word, problem) => {
    deepl.asked.length = 0
    const error = await failureOf(`My secret, ${word}`)
    expect(error.problem).toBe(problem)
    expect(deepl.asked).toHaveLength(1)
    expect(`${error.message} ${String(error.cause)}`).not.toContain('secret')
  })

  it('is refused with a wrong key, and reaches nobody where nobody is', async () => {
    expect((await failureOf('Hello', { key: 'wrong' })).problem).toBe('KEY_REFUSED')
    expect((await failureOf('Hello', { url: 'http://127.0.0.1:9' })).problem).toBe('UNREACHABLE')
  })

  it('reaches no private network unless that is named', async () => {
    deepl.asked.length = 0
    expect((await failureOf('Hello', { hosts: 'nas.local' })).problem).toBe('UNREACHABLE')
    expect(deepl.asked).toEqual([])
  })
})

describe('who translates', () => {
  it('is nobody without a key, and in a demo a server of our own', async () => {
    expect(await translatorOf(readConfig({ NODE_ENV: 'test' }))).toBeNull()
    const own = await translatorOf(readConfig({ NODE_ENV: 'test', MEZZO_DEMO: '1' }))
    expect(await own?.translate({ text: 'Thank you', to: 'fr' })).toEqual({
      text: '[FR] Thank you',
      from: 'en',
    })
  })

  it('is the server that the settings name', async () => {
    const config = readConfig({ NODE_ENV: 'test', DEEPL_API_KEY: key, DEEPL_API_URL: deepl.url })
    expect((await (await translatorOf(config))?.translate({ text: 'Hi', to: 'de' }))?.text).toBe('[DE] Hi')
  })
})
