import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { precompress } from '../../src/server/kernel/http/precompress.ts'
import { nodeOptions, root } from '../processes.ts'
import { BROWSER_PACKAGES } from './browser-packages.ts'

/** What the product is built from. Nothing but committed files gets into an image. */
const sources = [
  'package.json',
  'package-lock.json',
  'LICENSE',
  'index.html',
  'vite.config.ts',
  'tsconfig.base.json',
  'src',
  'scripts',
  'deploy/image',
]

/** What the built product needs no more, and what no process of a container reads. */
export const LEFT_OVER = [
  'index.html',
  'vite.config.ts',
  'tsconfig.base.json',
  'src/**/*.test.{ts,tsx}',
  'src/web/**/*.{ts,tsx,css}',
  'scripts/{base-map,cluster,distribution,draw,failover,machines,mutations,overload,replay,vite,words}',
  'node_modules/.cache',
  'node_modules/.vite',
  // The package holds a second copy of the program that it places.
  'node_modules/node/node_modules',
  'node_modules/**/*.{map,md,markdown,d.ts,d.mts,d.cts}',
]

/** Makes the product as a container has it: the commit's files, its packages without those for tests, its pages. */
export async function makeProduct(folder: string, commit: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const archive = run('git', ['archive', '--format=tar', commit, ...sources], root)
  run('tar', ['-x', '-C', folder], root, archive)
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error']
  run('npm', ['ci', '--omit=dev', ...quietly], folder)
  run(process.execPath, [...nodeOptions, 'scripts/build-web.ts'], folder)
  // So that nothing is written beside the pages later, where nothing may be.
  await precompress(join(folder, 'dist'))
  run('npm', ['uninstall', '--no-save', '--omit=dev', ...quietly, ...BROWSER_PACKAGES], folder)
  for (const path of [...packagesOfTests(folder), ...LEFT_OVER.flatMap((glob) => found(folder, glob))])
    rmSync(join(folder, path), { recursive: true, force: true })
}

/** The time of the commit in seconds: nothing in the image is younger. */
export function timeOf(commit: string): number {
  return Number(run('git', ['show', '-s', '--format=%ct', commit], root).toString())
}

/** Licences stay, however their file is called. */
function found(cwd: string, glob: string): string[] {
  return globSync(glob, { cwd }).filter((path) => !/licen[cs]e|notice/i.test(path))
}

/** Some packages may use what our tests do (a database, a test runner); npm leaves it there, nothing of ours asks for it. */
function packagesOfTests(folder: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { devOptional?: boolean }>
  }
  return Object.keys(packages).filter((path) => packages[path]?.devOptional)
}

function run(program: string, args: string[], cwd: string, input?: Buffer): Buffer {
  // Of npm, which the pinned Node runs, too.
  const PATH = `${dirname(process.execPath)}:${process.env.PATH}`
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    input,
    env: { ...process.env, PATH },
    maxBuffer: 1024 ** 3,
  })
  if (status !== 0) throw new Error(`${program} ${args[0]} failed: ${error?.message ?? stderr.toString()}`)
  return stdout
}
