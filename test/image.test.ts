import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../scripts/processes.ts'
import { BROWSER_PACKAGES } from '../scripts/image/browser-packages.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

test('no process of a container asks for a package that its image leaves out', () => {
  const operators = '{migrate,doctor,restore,files-copy,staff-grant,audit-check,ledger-check,signature-check}'
  const sources = globSync(
    ['src/{server,domain}/**/*.ts', `scripts/${operators}.ts`, 'scripts/{doctor,restore}/*.ts'],
    {
      cwd: root,
      exclude: ['**/*.test.ts'],
    },
  )
  const named = sources.flatMap((path) =>
    [...read(path).matchAll(/'((?:@[\w-]+\/)?[\w-][\w.-]*)/g)].map(([, name]) => name),
  )
  const asked = BROWSER_PACKAGES.filter((name) => named.includes(name))
  expect(asked).toEqual([])
})

test('what an image leaves out is a package of this product', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }
  expect(BROWSER_PACKAGES.filter((name) => !(name in dependencies))).toEqual([])
})
