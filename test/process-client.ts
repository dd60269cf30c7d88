import { randomUUID } from 'node:crypto'
import type { ServerProcess } from '../scripts/server-process.ts'

/** A person at a server in another process, with cookies. */
export interface Client {
  cookies: Map<string, string>
  get(path: string): Promise<unknown>
  post(path: string, body: unknown): Promise<unknown>
}

/** A visitor of the server that `at` names when it is called: after a restart it is another one. */
export function clientOf(at: () => Pick<ServerProcess, 'url'>): Client {
  const cookies = new Map<string, string>()
  const take = (answer: Response) => {
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
  }
  const headers = () => ({
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'content-type': 'application/json',
    origin: at().url,
    'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
  })
  const call = async (path: string, options: RequestInit) => {
    const answer = await fetch(`${at().url}${path}`, { ...options, headers: headers() })
    take(answer)
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  return {
    cookies,
    get: (path) => call(path, {}),
    async post(path, body) {
      if (!cookies.has('XSRF-TOKEN')) take(await fetch(`${at().url}/api/users/me`))
      return call(path, { method: 'POST', body: JSON.stringify(body) })
    },
  }
}

/** A new tenant who has confirmed their address. */
export async function signUpAt(at: () => Pick<ServerProcess, 'url'>): Promise<Client> {
  const person = clientOf(at)
  const email = `${randomUUID()}@mezzo.example`
  await person.post('/api/auth/sign-up/email', {
    email,
    password: 'correct horse battery',
    firstName: 'Amélie',
    lastName: 'Fournier',
    landlord: false,
    language: 'en',
  })
  await person.post('/api/auth/confirm-email', { token: await mailedToken(at, email) })
  return person
}

async function mailedToken(at: () => Pick<ServerProcess, 'url'>, email: string): Promise<string | undefined> {
  const answer = await fetch(`${at().url}/api/outbox`)
  const { mails } = (await answer.json()) as { mails: { to: string; text: string }[] }
  return /token=([\w%-]+)/.exec(mails.find((mail) => mail.to === email)?.text ?? '')?.[1]
}

/** One operation; an error of the document throws. */
export async function graphAt<Data>(
  person: Client,
  query: string,
  variables: Record<string, unknown>,
): Promise<Data> {
  const answer = (await person.post('/api/nexus', { query, variables })) as { data: Data; errors?: unknown }
  if (answer.errors) throw new Error(JSON.stringify(answer.errors))
  return answer.data
}
