import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../test/free-port.ts'
import { readEnvironment, render } from '../cluster/render.ts'
import { exitOf, root } from '../processes.ts'
import { type Balancer, type BalancerOptions, STICKY_COOKIE } from './balancer.ts'

/** Starts HAProxy on the file that is delivered, in the foreground and as whoever we are. */
export async function startHaproxy(program: string, options: BalancerOptions): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), 'mezzo-haproxy-'))
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, await settingsOf(options))
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

/** deploy/haproxy.cfg, without databases; with what docs/releases.md adds where a browser has to stay where it is. */
async function settingsOf({ port, servers, sticky }: BalancerOptions): Promise<string> {
  const [first, second] = servers
  const text = render('haproxy.cfg', {
    ...readEnvironment(readFileSync(join(root, 'deploy/machine.env'), 'utf8')),
    DB1_ADDRESS: '127.0.0.1',
    DB2_ADDRESS: '127.0.0.1',
    DB3_ADDRESS: '127.0.0.1',
    LEADER_BIND: `127.0.0.1:${await freePort()}`,
    REPLICA_BIND: `127.0.0.1:${await freePort()}`,
    STATS_BIND: `127.0.0.1:${await freePort()}`,
    WEB_BIND: `127.0.0.1:${port}`,
    SERVER1: `127.0.0.1:${first}`,
    SERVER2: `127.0.0.1:${second}`,
  })
  if (!sticky) return text
  const [before = '', ready = '', after = ''] = text.split(/(?=^backend (?:ready|living))/m)
  const kept = ready
    .replace(
      'balance leastconn',
      `balance leastconn\n  cookie ${STICKY_COOKIE} insert indirect nocache httponly`,
    )
    .replaceAll(/server (\w+) (\S+) check/g, 'server $1 $2 check cookie $1')
  return before + kept + after
}
