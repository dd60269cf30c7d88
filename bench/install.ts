import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../scripts/processes.ts'

/** Fetches what only the measurements need, exactly as bench/package-lock.json says, once. */
export function installTools(): void {
  const folder = join(root, 'bench')
  if (existsSync(join(folder, 'node_modules/autocannon'))) return
  // npm reads the machine's settings (proxy, certificates) beside the Node it belongs to, not beside ours.
  const PATH = `${dirname(process.env.MEZZO_SYSTEM_NODE ?? process.execPath)}:${process.env.PATH}`
  const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  const result = spawnSync('npm', ['ci', ...flags], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, PATH },
  })
  if (result.status !== 0) throw new Error('The tools of bench/package.json could not be installed.')
}
