import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { exitOf } from '../processes.ts'
import { type Balancer, type BalancerOptions, STICKY_COOKIE } from './balancer.ts'

/** Starts HAProxy as the documents say to set it up (docs/releases.md), in the foreground and as whoever we are. */
export async function startHaproxy(program: string, options: BalancerOptions): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), 'mezzo-haproxy-'))
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, settingsOf(options))
  const child = spawn(program, ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = exitOf(child)
  let output = ''
  child.stderr.on('data', (text) => (output += String(text)))
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  await Promise.race([sleep(1_000), ended])
  if (child.exitCode !== null) throw new Error(`HAProxy stopped at once:\n${output}`)
  return {
    name: 'HAProxy',
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      process.off('exit', kill)
      rmSync(folder, { recursive: true })
    },
  }
}

function settingsOf({ port, servers, sticky }: BalancerOptions): string {
  const lines = servers.map(
    (server, at) => `  server s${at} 127.0.0.1:${server} check inter 400ms fall 2 rise 1 cookie s${at}`,
  )
  return `global
  maxconn 2000
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout queue 10s
  timeout check 3s
  retries 3
  option redispatch 1
  retry-on conn-failure
frontend pages
  bind 127.0.0.1:${port}
  default_backend servers
backend servers
  balance roundrobin
  option httpchk GET /readyz
  ${sticky ? `cookie ${STICKY_COOKIE} insert indirect nocache httponly` : '# each request goes where it likes'}
${lines.join('\n')}
`
}
