import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Registry } from 'prom-client'
import type { Log } from '../config/log.ts'
import type { Observation } from '../config/observation.ts'
import type { LookAtReadiness } from '../http/readiness.ts'

/** What a process says about itself to whoever runs it. */
export interface OperatorAnswers {
  registry: Registry
  /** Brings the figures up to date that are counted when somebody asks. */
  refresh(): Promise<void>
  look: LookAtReadiness
}

/** The port of whoever runs the installation, which nobody else may reach. */
export interface OperatorPort {
  port: number
  close: () => Promise<void>
}

/** Listens for whoever runs the installation: /metrics, /healthz, and /readyz, which explains itself. */
export async function openOperatorPort(
  { port, host }: NonNullable<Observation['operator']>,
  answers: OperatorAnswers,
  log: Log,
): Promise<OperatorPort> {
  const server = createServer((request, response) => {
    answer(request.method === 'GET' ? (request.url ?? '/') : '', response, answers).catch(
      (error: unknown) => {
        log.error({ err: error }, 'the operator port could not answer')
        response.statusCode = 500
        response.end()
      },
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function answer(url: string, response: ServerResponse, answers: OperatorAnswers): Promise<void> {
  response.setHeader('cache-control', 'no-store')
  if (url === '/metrics') {
    await answers.refresh()
    response.setHeader('content-type', answers.registry.contentType)
    response.end(await answers.registry.metrics())
  } else if (url === '/healthz') {
    sendJson(response, 200, { status: 'alive' })
  } else if (url === '/readyz') {
    const checks = await answers.look()
    const ready = checks.every(({ ok }) => ok)
    sendJson(response, ready ? 200 : 503, { ready, checks })
  } else {
    sendJson(response, 404, { status: 'there are /metrics, /healthz and /readyz' })
  }
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.statusCode = status
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.end(`${JSON.stringify(body, null, 2)}\n`)
}
