import { readdirSync, rmSync, readFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { removeGroup } from './groups.ts'
import { killAll } from './running.ts'

// Clears away what a cluster leaves, however whoever started it ends: its standard input closes with that process.
const [folder = '', network = '', group = ''] = process.argv.slice(2)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

process.stdin.resume()
process.stdin.once('end', () => void clearAway())
process.stdin.once('error', () => void clearAway())

async function clearAway(): Promise<void> {
  await killAll(folder)
  const mounts = readFileSync('/proc/self/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
    .filter((path) => path.startsWith(`${folder}/`))
  for (const path of mounts) spawnSync('umount', ['-l', path])
  if (network) removeNetwork()
  if (group) for (let tries = 0; !removeGroup(group) && tries < 50; tries++) await sleep(100)
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  process.exit(0)
}

function removeNetwork(): void {
  for (const name of readdirSync('/run/netns').filter((it) => it.startsWith(`${network}-`))) {
    spawnSync('ip', ['netns', 'delete', name])
  }
  spawnSync('ip', ['link', 'delete', network])
}
