import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../scripts/processes.ts'

// deploy/disk-guard.sh on a disk of our own making: `df` says what the test wants, less what the reserve takes.
const RESERVE_MB = 64

let folder = ''
let guard: ChildProcess | undefined
const at = (name: string) => join(folder, name)
const reserve = () => existsSync(at('reserve'))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mezzo-disk-guard-'))
  mkdirSync(at('data'))
  mkdirSync(at('bin'))
  writeFileSync(at('calls'), '')
  program(
    'df',
    `room=$(cat "${at('room')}"); [ -f "${at('reserve')}" ] && room=$((room - ${RESERVE_MB})); echo "$room"M`,
  )
  program('fallocate', `touch "${at('reserve')}"`)
})
afterEach(() => {
  guard?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** A program that the guard finds before the system's. */
function program(name: string, script: string): void {
  writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${script}\n`)
  chmodSync(join(folder, 'bin', name), 0o755)
}

/** Patroni of a machine that leads: it refuses to hand over so many times, then does it. */
function patroniRefusing(times: number): void {
  program(
    'curl',
    `for address; do :; done
case "$address" in
  */primary) exit 0 ;;
  */switchover) echo "$address" >> "${at('calls')}"; [ "$(wc -l < "${at('calls')}")" -gt ${times} ] || exit 22 ;;
esac`,
  )
}

function leave(megabytes: number): void {
  writeFileSync(at('room'), String(megabytes))
}

function startGuard(): void {
  guard = spawn('sh', [join(root, 'deploy/disk-guard.sh')], {
    env: {
      PATH: [at('bin'), process.env.PATH].join(delimiter),
      POSTGRES_DATA: at('data'),
      REST: 'http://127.0.0.1:8008',
      REST_PASSWORD: 'secret',
      NODE: 'db1',
      LEAST_MB: '32',
      RESERVE_MB: String(RESERVE_MB),
      EVERY: '0.02',
    },
    stdio: 'ignore',
  })
}

const handovers = () => readFileSync(at('calls'), 'utf8').split('\n').length - 1

test('a full disk gets its reserve back and the lead is handed over, again until somebody takes it, then no more', async () => {
  patroniRefusing(2)
  leave(500)
  startGuard()
  await expect.poll(reserve).toBe(true)
  expect(handovers()).toBe(0)
  leave(RESERVE_MB)
  await expect.poll(handovers).toBe(3)
  expect(reserve()).toBe(false)
  // Some looks later.
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(handovers()).toBe(3)
})

test('a machine that has room again makes its reserve anew', async () => {
  patroniRefusing(0)
  leave(10)
  startGuard()
  await expect.poll(handovers).toBe(1)
  leave(500)
  await expect.poll(reserve).toBe(true)
})
