import { globSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../scripts/processes.ts'
import { BROWSER_PACKAGES } from '../scripts/image/browser-packages.ts'
import { LEFT_OVER } from '../scripts/image/product.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

const COMMANDS = [
  'src/server/{main,worker}.ts',
  'scripts/{migrate,doctor,restore,files-copy,staff-grant,audit-check,ledger-check,signature-check}.ts',
  'scripts/releases/lay-assets.ts',
  'scripts/image/health.ts',
]

/** The files that commands of a container load, by their imports. */
function loaded(): Set<string> {
  const seen = new Set<string>()
  const load = (path: string): void => {
    if (seen.has(path)) return
    seen.add(path)
    if (!path.endsWith('.ts')) return
    const imports = read(path).matchAll(/(?:^(?:import|export)(?! type)[^'"]*from|import\()\s*'(\.[^']+)'/gm)
    for (const [, other = ''] of imports) load(join(dirname(path), other))
  }
  globSync(COMMANDS, { cwd: root }).forEach(load)
  return seen
}

test('no command of a container loads a file that its image leaves out', () => {
  const files = [...loaded()]
  expect(files.length).toBeGreaterThan(500)
  const isLeftOut = (path: string) =>
    LEFT_OVER.some((pattern) => matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`))
  const isCommitted = (path: string) => /^(?:src|scripts)\/|^package\.json$/.test(path)
  expect(files.filter((path) => isLeftOut(path) || !isCommitted(path))).toEqual([])
})

test('no process of a container asks for a package that its image leaves out', () => {
  const named = [...loaded()].flatMap((path) =>
    [...read(path).matchAll(/'((?:@[\w-]+\/)?[\w-][\w.-]*)/g)].map(([, name]) => name),
  )
  expect(BROWSER_PACKAGES.filter((name) => named.includes(name))).toEqual([])
})

test('what an image leaves out is a package of this product', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }
  expect(BROWSER_PACKAGES.filter((name) => !(name in dependencies))).toEqual([])
})
