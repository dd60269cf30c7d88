import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { clientOf, signUpAt, type Client } from '../../test/process-client.ts'
import type { Attempts, Outcome } from './attempts.ts'

/** What a call asks for. */
export interface Call {
  path: string
  body?: BodyInit
  headers?: Record<string, string>
  write?: boolean
}

/** An answer that was understood: JSON or text. */
export interface Answer {
  text: string
  json(): unknown
}

const PATIENCE = 45_000
const GIVE_UP = 240_000

/** Where people find the product, and how they are. */
export interface Crowd {
  url: string
  attempts: Attempts
  /** They try again with another key each time, which is what keys are against: the judge has to find it. */
  forgetful: boolean
}

/** Somebody at the cluster who notes how each of their calls ended, and tries what failed again with the same words. */
export class Person {
  readonly #client: Client
  readonly #crowd: Crowd

  constructor(client: Client, crowd: Crowd) {
    this.#client = client
    this.#crowd = crowd
  }

  /** One try. */
  async call(call: Call): Promise<{ outcome: Outcome; answer: Answer | null; wait: number }> {
    const began = Date.now()
    const { outcome, detail, ...more } = await this.#ask(call)
    this.#crowd.attempts.add({
      began,
      ended: Date.now(),
      write: call.write ?? false,
      what: nameOf(call),
      outcome,
      detail,
    })
    return { outcome, ...more }
  }

  /** Until it is answered; null where it was refused, or never was in four minutes. */
  async insist(call: Call): Promise<Answer | null> {
    let again = call
    for (const began = Date.now(); Date.now() - began < GIVE_UP;) {
      const { outcome, answer, wait } = await this.call(again)
      if (outcome === 'OK') return answer
      if (outcome === 'REFUSED') return null
      await sleep(wait)
      if (this.#crowd.forgetful) again = withAnotherKey(again)
    }
    return null
  }

  /** An operation as a call. */
  operation(query: string, variables: Record<string, unknown>, write = false): Call {
    return {
      path: '/api/nexus',
      body: JSON.stringify({ query, variables }),
      headers: { 'content-type': 'application/json' },
      write,
    }
  }

  async #ask(call: Call) {
    try {
      const response = await fetch(this.#crowd.url + call.path, {
        method: call.body === undefined ? 'GET' : 'POST',
        body: call.body,
        headers: { ...this.#headers(), ...call.headers },
        signal: AbortSignal.timeout(PATIENCE),
      })
      const text = await response.text()
      const after = Number(response.headers.get('retry-after') ?? 0)
      const answer = { text, json: () => JSON.parse(text) as unknown }
      const outcome = outcomeOf(response, text)
      const detail =
        outcome === 'OK' || outcome === 'UNAVAILABLE' ? undefined : shortened(response, text, call)
      return { outcome, detail, answer, wait: Math.min(Math.max(after, 1), 2) * 1000 }
    } catch (error) {
      const outcome: Outcome =
        error instanceof Error && error.name === 'TimeoutError' ? 'TIMEOUT' : 'CONNECTION'
      const cause =
        error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
      return { outcome, detail: `${call.path} ${cause}`, answer: null, wait: 1000 }
    }
  }

  #headers(): Record<string, string> {
    const { cookies } = this.#client
    return {
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      origin: this.#crowd.url,
      'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
    }
  }
}

/** A new tenant. */
export async function newTenant(crowd: Crowd): Promise<Person> {
  return new Person(await signUpAt(() => crowd), crowd)
}

/** Somebody of the demo. */
export async function demoPerson(crowd: Crowd, email: string): Promise<Person> {
  const client = clientOf(() => crowd)
  await client.post('/api/auth/sign-in/email', { email, password: 'mezzo-demo' })
  return new Person(client, crowd)
}

function outcomeOf(response: Response, text: string): Outcome {
  if (response.status === 503) return response.headers.has('retry-after') ? 'UNAVAILABLE' : 'SILENT_503'
  if (response.status >= 500) return 'SERVER_ERROR'
  if (!response.ok) return 'REFUSED'
  if (!response.headers.get('content-type')?.includes('json')) return 'OK'
  if (text.includes('"errors":')) return 'SERVER_ERROR'
  return /"error":\{/.test(text) ? 'REFUSED' : 'OK'
}

function withAnotherKey(call: Call): Call {
  if (typeof call.body !== 'string') return call
  const { query, variables } = JSON.parse(call.body)
  return { ...call, body: JSON.stringify({ query, variables: { ...variables, key: randomUUID() } }) }
}

function nameOf({ path, body }: Call): string {
  const [, field] =
    typeof body === 'string'
      ? (/{(?:\\n|\s)*(?:answer: |request: |thread: )?(\w+)/.exec(JSON.parse(body).query) ?? [])
      : []
  return field ?? path.replace(/[?].*|[\w-]{30,}/g, '*')
}

function shortened(response: Response, text: string, { path, body }: Call): string {
  const asked = typeof body === 'string' ? body.slice(0, 120) : ''
  return `${response.status} ${path} ${asked} ${text.slice(0, 300)}`
}
