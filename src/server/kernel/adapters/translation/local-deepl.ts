import type { IncomingMessage, ServerResponse } from 'node:http'
import { languageIn } from '../../../../domain/rentals/messages/language-of-text.ts'
import { bodyOf, sendJson, startLocalServer } from '../local-server.ts'

/** The words in a text that make something happen instead, for trying it out; any other text is answered. */
export const LOCAL_DEEPL_WORDS = {
  'test-quota': 'the quota is used up (456)',
  'test-busy': 'too many requests (429)',
  'test-key': 'the key is refused (403)',
  'test-failing': 'it is down (503)',
  'test-garbage': 'what nobody understands',
  'test-empty': 'an answer without a translation',
  'test-redirect': 'leads elsewhere',
  'test-reset': 'the connection breaks',
  'test-hang': 'there is no answer',
} as const satisfies Record<string, string>

/** A DeepL of our own, for tests and for trying things out: what it answers is the same text, marked. */
export interface LocalDeepL {
  url: string
  /** The texts that were to be translated, with the language to do it into, in order. */
  asked: { text: string; to: string }[]
  /** Resolves before each answer: for answers that come late. */
  hold: Promise<void> | null
  close(): Promise<void>
}

/** Starts the local server, which speaks like DeepL, on this computer alone. */
export async function startLocalDeepL(options: {
  key: string
  port?: number
  /** Whether it keeps its process running. */
  isKeptAlive?: boolean
}): Promise<LocalDeepL> {
  const { port, isKeptAlive } = options
  const { origin, close } = await startLocalServer({
    port,
    answer,
    failed: { message: 'failed' },
    isKeptAlive,
  })
  const local: LocalDeepL = { url: origin, asked: [], hold: null, close }
  return local

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = new URLSearchParams((await bodyOf(request)).toString())
    if (request.headers.authorization !== `DeepL-Auth-Key ${options.key}`)
      return sendJson(response, 403, { message: 'Invalid auth key.' })
    const { pathname } = new URL(request.url ?? '/', origin)
    if (request.method !== 'POST' || pathname !== '/v2/translate') return sendJson(response, 404, {})
    const text = body.get('text') ?? ''
    const to = (body.get('target_lang') ?? '').slice(0, 2).toUpperCase()
    local.asked.push({ text, to })
    await local.hold
    const words = Object.keys(LOCAL_DEEPL_WORDS) as (keyof typeof LOCAL_DEEPL_WORDS)[]
    const word = words.find((one) => text.includes(one))
    if (word) return fail(word, request, response)
    const from = languageIn(text) ?? (to === 'EN' ? 'de' : 'en')
    sendJson(response, 200, {
      translations: [{ detected_source_language: from.toUpperCase(), text: `[${to}] ${text}` }],
    })
  }
}

function fail(
  word: keyof typeof LOCAL_DEEPL_WORDS,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  switch (word) {
    case 'test-quota':
      return sendJson(response, 456, { message: 'Quota Exceeded' })
    case 'test-busy':
      return sendJson(response, 429, { message: 'Too many requests' })
    case 'test-key':
      return sendJson(response, 403, { message: 'Invalid auth key.' })
    case 'test-failing':
      return sendJson(response, 503, { message: 'Resource unavailable' })
    case 'test-garbage':
      return sendJson(response, 200, '<html>')
    case 'test-empty':
      return sendJson(response, 200, { translations: [{ detected_source_language: 'EN', text: '' }] })
    case 'test-redirect':
      return sendJson(response, 307, {}, { location: 'http://127.0.0.1:9/v2/translate' })
    case 'test-reset':
      return void request.socket.destroy()
    case 'test-hang':
      // The client's time limit ends it.
      return
  }
}
