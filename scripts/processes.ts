import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { join, resolve } from 'node:path'

/** The folder of the project. */
export const root = resolve(import.meta.dirname, '..')

/** What our Node is started with; not what this process has, which a test runner may have started in its own way. */
export const nodeOptions = ['--disable-warning=ExperimentalWarning']

/** Runs a tool of node_modules/.bin (or any Node script) with our Node in the foreground; answers its exit code. */
export async function runTool(script: string, args: string[], options: SpawnOptions = {}): Promise<number> {
  return exitOf(spawnTool(script, args, { stdio: 'inherit', ...options }))
}

/** Starts a Node script (a path from the project's folder) with the Node that runs us. */
export function spawnTool(script: string, args: string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(process.execPath, [...nodeOptions, join(root, script), ...args], {
    cwd: root,
    ...options,
  })
  const kill = () => child.kill()
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  return child
}

/** Makes a signal an ordinary end, which takes everything that was started along. */
export function endOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
}

/** The exit code of a process once it has ended; 1 when a signal ended it. */
export function exitOf(child: ChildProcess): Promise<number> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode ?? 1)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** Where the tools of node_modules keep the script that Node can run. */
export const tools = {
  graphqlCodegen: 'node_modules/@graphql-codegen/cli/esm/bin.js',
  knip: 'node_modules/knip/bin/knip.js',
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  playwright: 'node_modules/@playwright/test/cli.js',
  tsc: 'node_modules/typescript/bin/tsc',
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
}
