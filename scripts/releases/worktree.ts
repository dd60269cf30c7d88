import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exitOf, nodeOptions, root } from '../processes.ts'
import { spawn, spawnSync } from 'node:child_process'
import { git } from './read-release.ts'

/** The folder of another release, built, with its packages. */
export interface Worktree {
  folder: string
  /** Runs one of its Node scripts; answers the exit code and what it printed. */
  run(script: string, args: string[], env?: Record<string, string>): Promise<{ code: number; output: string }>
  remove(): void
}

/** Makes the folder of a commit; one of an earlier run is used again. */
export async function openWorktree(commit: string): Promise<Worktree> {
  const folder = join(tmpdir(), `mezzo-release-${commit.slice(0, 12)}`)
  if (!existsSync(join(folder, 'package.json'))) {
    git('worktree', 'prune')
    git('worktree', 'add', '--force', '--detach', folder, commit)
  }
  placePackages(folder)
  const worktree: Worktree = {
    folder,
    run: (script, args, env = {}) => run(folder, script, args, env),
    remove: () => {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
      git('worktree', 'prune')
    },
  }
  const { code, output } = await worktree.run('scripts/build-web.ts', [])
  if (code !== 0) throw new Error(`The pages of ${commit} could not be built:\n${output}`)
  return worktree
}

/** Ours, where they are the same; the version of the product itself stands in the lock file, too. */
function placePackages(folder: string): void {
  const modules = join(folder, 'node_modules')
  if (existsSync(modules)) return
  if (packagesOf(folder) === packagesOf(root)) return symlinkSync(join(root, 'node_modules'), modules)
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' })
  if (status !== 0) throw new Error(`"npm ci" failed in ${folder}`)
}

function packagesOf(folder: string): string {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string }>
  }
  return JSON.stringify({ ...packages, '': { ...packages[''], version: '' } })
}

async function run(cwd: string, script: string, args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [...nodeOptions, script, ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...env },
  })
  const kill = () => child.kill()
  process.once('exit', kill)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
  const code = await exitOf(child)
  process.off('exit', kill)
  return { code, output }
}
