import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { bodyOf, sendJson, startLocalServer } from '../local-server.ts'

/** What the local provider says it has read; as the provider itself spells it. */
export interface LocalReading {
  holder_name?: string | null
  net_income?: number | string | null
  months?: number | null
  currency?: string | null
  document_date?: string | null
}

/** What was sent to the local provider. */
export interface LocalDocument {
  filename: string
  content_type: string
  /** In bytes. */
  size: number
}

/** A reader of documents of our own with the endpoint of Klippa DocHorizon: for tests and the demo; what it reads is made up. */
export interface LocalKlippa {
  url: string
  /** Everything that was sent, in order. */
  documents: LocalDocument[]
  /** What is read next, whatever the document says; the last one stays. */
  readings: LocalReading[]
  /** What the next calls are answered with instead; null: as usual. */
  fail: { status: number } | 'garbage' | 'hang' | 'reset' | null
  /** Resolves before each answer: for answers that come late. */
  hold: Promise<void> | null
  close(): Promise<void>
}

/**
 * The words in a file's name that make something happen, for trying it out: in any part of it, in small letters.
 * Anything else is a payslip of 3 100 euros of whoever the file name or the setting names.
 */
export const LOCAL_KLIPPA_WORDS = {
  fail: 'answers 500',
  refuse: 'answers 400',
  garbage: 'answers what nobody understands',
  slow: 'answers after the time limit',
  francs: 'reads Swiss francs',
  stranger: 'reads the name of somebody else',
  old: 'reads a date of last year',
  empty: 'reads nothing',
} as const satisfies Record<string, string>

/** Starts the local provider. */
export async function startLocalKlippa(options: {
  apiKey: string
  port?: number
  /** Whose payslips it reads where nothing else is said. */
  holderName: string
  today: () => string
  /** How long 'slow' takes, in milliseconds. */
  slowness?: number
}): Promise<LocalKlippa> {
  const { origin, close } = await startLocalServer({
    port: options.port,
    answer,
    failed: { result: 'error' },
  })
  const local: LocalKlippa = {
    url: `${origin}/api`,
    documents: [],
    readings: [],
    fail: null,
    hold: null,
    close,
  }
  return local

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', origin)
    if (request.headers['x-api-key'] !== options.apiKey)
      return sendJson(response, 401, { result: 'error', message: 'unknown key' })
    const path = /^\/api\/services\/document_capturing\/v1\/prompt_builder\/configurations\/([\w-]+)$/.exec(
      pathname,
    )
    if (request.method !== 'POST' || !path) return sendJson(response, 404, { result: 'error' })
    const document = documentIn(await bodyOf(request))
    if (!document) return sendJson(response, 400, { result: 'error', message: 'no document' })
    local.documents.push(document)
    await local.hold
    const word = Object.keys(LOCAL_KLIPPA_WORDS).find((one) => document.filename.toLowerCase().includes(one))
    if (local.fail === 'reset') return void request.socket.destroy()
    // The client's time limit ends it.
    if (local.fail === 'hang') return
    if (local.fail === 'garbage' || word === 'garbage')
      return sendJson(response, 200, { result: 'success', data: 7 })
    if (local.fail) return sendJson(response, local.fail.status, { result: 'error' })
    if (word === 'fail') return sendJson(response, 500, { result: 'error' })
    if (word === 'refuse') return sendJson(response, 400, { result: 'error' })
    if (word === 'slow') await new Promise((resolve) => setTimeout(resolve, options.slowness ?? 15_000))
    const reading = local.readings.length > 1 ? local.readings.shift() : local.readings[0]
    sendJson(response, 200, {
      result: 'success',
      request_id: randomUUID(),
      data: { components: { prompt_builder: reading ?? readingOf(word) } },
    })
  }

  function readingOf(word: string | undefined): LocalReading {
    if (word === 'empty') return {}
    return {
      holder_name: word === 'stranger' ? 'Erika Mustermann' : options.holderName,
      net_income: 3100,
      months: 1,
      currency: word === 'francs' ? 'CHF' : 'EUR',
      document_date: word === 'old' ? '2020-01-31' : options.today(),
    }
  }
}

function documentIn(body: Buffer): LocalDocument | null {
  const { documents } = JSON.parse(body.toString()) as {
    documents?: { filename?: string; content_type?: string; data?: string }[]
  }
  const [first] = documents ?? []
  if (!first?.data) return null
  const { filename = '', content_type = '' } = first
  return { filename, content_type, size: Buffer.from(first.data, 'base64').length }
}
