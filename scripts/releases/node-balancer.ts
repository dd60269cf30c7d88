import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { isReady } from '../server-process.ts'
import { type Balancer, type BalancerOptions, STICKY_COOKIE } from './balancer.ts'

const checkEvery = 200

/** A balancer for machines without HAProxy: in turn, only to who is ready, elsewhere where nobody listens. */
export async function startNodeBalancer({ port, servers, sticky }: BalancerOptions): Promise<Balancer> {
  let ready: number[] = []
  let turn = 0
  const state = { open: true }
  const look = async () => {
    const answers = await Promise.all(servers.map((one) => isReady(`http://127.0.0.1:${one}`)))
    ready = servers.filter((_, at) => answers[at])
  }
  const watch = async () => {
    for (; state.open; await sleep(checkEvery)) await look()
  }
  const choose = (kept: number): number => {
    if (sticky && ready.includes(kept)) return kept
    turn += 1
    return ready[turn % ready.length] ?? 0
  }
  const server = createServer((asked, reply) => void answer(asked, reply))
  async function answer(asked: IncomingMessage, reply: ServerResponse): Promise<void> {
    const body = await bodyOf(asked)
    const kept = Number(new RegExp(`${STICKY_COOKIE}=(\\d+)`).exec(asked.headers.cookie ?? '')?.[1])
    let chosen = choose(kept)
    for (let tried = 0; !(await pass(asked, body, reply, chosen)); tried++) {
      if (tried === 3) return void reply.writeHead(503).end()
      await sleep(checkEvery)
      chosen = choose(0)
    }
  }
  await look()
  const watching = watch()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    name: 'a balancer of our own',
    stop: async () => {
      state.open = false
      await watching
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function bodyOf(asked: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of asked) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** Answers whether somebody took it; what was taken is never sent twice. */
async function pass(
  asked: IncomingMessage,
  body: Buffer,
  reply: ServerResponse,
  port: number,
): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const { method, url, headers } = asked
  const passed = request({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, (answer) => {
    const cookies = [...(answer.headers['set-cookie'] ?? []), `${STICKY_COOKIE}=${port}; Path=/; HttpOnly`]
    reply.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'set-cookie': cookies })
    answer.pipe(reply)
    answer.once('end', () => resolve(true))
    answer.once('error', () => resolve(true))
  })
  passed.once('error', (error: NodeJS.ErrnoException) => {
    if (port === 0 || error.code === 'ECONNREFUSED') return resolve(false)
    if (!reply.headersSent) reply.writeHead(502)
    reply.end()
    resolve(true)
  })
  passed.end(body)
  return await promise
}
