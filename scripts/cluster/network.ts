import { spawnSync } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { pathOf } from './programs.ts'

/** How the machines of a cluster reach each other. */
export interface Network {
  /** The bridge that is removed with the cluster; nothing on loopback. */
  name: string
  range: string
  addressOf(machine: number): string
  /** What stands before a command that runs on that machine. */
  inside(machine: number): string[]
  /** Drops every packet from and to that machine, or lets them through again. */
  connect(machine: number, connected: boolean): void
  /** Makes what it takes. */
  prepare(): void
}

/** All machines are this one, with addresses of their own. */
export function loopback(): Network {
  return {
    name: '',
    range: '127.0.0.0/24',
    addressOf: (machine) => `127.0.0.${10 + machine}`,
    inside: () => [],
    connect: () => {
      throw new Error('Machines that are all on loopback can not be cut off from each other.')
    },
    prepare: () => {},
  }
}

/** Whether machines with a network of their own can be made: root may, where the system has namespaces. */
export function hasNamespaces(): boolean {
  return process.getuid?.() === 0 && ['ip', 'nsenter'].every(pathOf) && tried()
}

/** Each machine has a network namespace of its own with one cable to a bridge; `prepare` makes them. */
export function namespaces(machines: number): Network {
  const name = `mz${randomBytes(3).toString('hex')}`
  const net = `10.213.${randomInt(1, 255)}`
  const cable = (machine: number) => `${name}-${machine}`
  return {
    name,
    range: `${net}.0/24`,
    addressOf: (machine) => `${net}.${10 + machine}`,
    inside: (machine) => ['nsenter', `--net=/run/netns/${cable(machine)}`],
    connect: (machine, connected) => ip('link', 'set', cable(machine), connected ? 'up' : 'down'),
    prepare() {
      ip('link', 'add', name, 'type', 'bridge')
      ip('addr', 'add', `${net}.1/24`, 'dev', name)
      ip('link', 'set', name, 'up')
      for (let machine = 1; machine <= machines; machine++) {
        const inner = ['-n', cable(machine)]
        ip('netns', 'add', cable(machine))
        ip('link', 'add', cable(machine), 'type', 'veth', 'peer', 'name', 'eth0', 'netns', cable(machine))
        ip('link', 'set', cable(machine), 'master', name, 'up')
        ip(...inner, 'addr', 'add', `${net}.${10 + machine}/24`, 'dev', 'eth0')
        ip(...inner, 'link', 'set', 'eth0', 'up')
        ip(...inner, 'link', 'set', 'lo', 'up')
      }
    },
  }
}

function tried(): boolean {
  const name = `mz${randomBytes(3).toString('hex')}`
  const made = spawnSync('ip', ['netns', 'add', name]).status === 0
  if (made) spawnSync('ip', ['netns', 'delete', name])
  return made
}

function ip(...args: string[]): void {
  const { status, stderr } = spawnSync('ip', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`ip ${args.join(' ')}: ${stderr}`)
}
