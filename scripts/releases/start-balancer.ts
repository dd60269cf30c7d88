import { existsSync } from 'node:fs'
import type { Balancer, BalancerOptions } from './balancer.ts'
import { startHaproxy } from './haproxy.ts'
import { startNodeBalancer } from './node-balancer.ts'

/** HAProxy where the machine has it, else a few lines of our own. */
export async function startBalancer(options: BalancerOptions): Promise<Balancer> {
  const program = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy'].find(existsSync)
  return program ? await startHaproxy(program, options) : await startNodeBalancer(options)
}
