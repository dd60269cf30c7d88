import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../scripts/processes.ts'

// scripts/with-node.mjs in a project of two packages, one of them for tests, with an npm that only writes down how it is called.
const version = process.versions.node
const used = { 'node_modules/node': { version } }
const all = { ...used, 'node_modules/tester': { version: '1.0.0', dev: true } }

let folder = ''
const at = (path: string) => join(folder, path)
const write = (path: string, value: unknown) => writeFileSync(at(path), JSON.stringify(value))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mezzo-with-node-'))
  for (const path of ['scripts', 'node_modules/node', 'bin']) mkdirSync(at(path), { recursive: true })
  cpSync(join(root, 'scripts/with-node.mjs'), at('scripts/with-node.mjs'))
  write('package-lock.json', { packages: { '': {}, ...all } })
  write('node_modules/node/package.json', { version })
  for (const name of ['doctor', 'check-restore'])
    writeFileSync(at(`scripts/${name}.ts`), `process.stdout.write('ran')`)
  writeFileSync(at('bin/npm'), `#!/bin/sh\necho "$*" >> "${at('called')}"\n`)
  chmodSync(at('bin/npm'), 0o755)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** How npm was called, and whether the script ran. */
function run(script: string, installed: object, env: Record<string, string> = {}) {
  write('node_modules/.package-lock.json', { packages: installed })
  const { stdout } = spawnSync(process.execPath, ['scripts/with-node.mjs', script], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: [at('bin'), process.env.PATH].join(delimiter), ...env },
  })
  const called = existsSync(at('called')) ? readFileSync(at('called'), 'utf8') : ''
  return { called, hasRun: stdout.endsWith('ran') }
}

test('what operators call leaves the packages below a running server as they are', () => {
  expect(run('scripts/doctor.ts', used)).toEqual({ called: '', hasRun: true })
})

test('what operators call installs no test tools where others are missing', () => {
  const old = { 'node_modules/node': { version: '1.0.0' } }
  expect(run('scripts/doctor.ts', old).called).toMatch(/^ci --omit=dev /)
})

test('what developers call brings the test tools, also in production', () => {
  const { called, hasRun } = run('scripts/check-restore.ts', used, { NODE_ENV: 'production' })
  expect({ called, hasRun }).toEqual({ called: expect.stringMatching(/^ci --include=dev /), hasRun: true })
})

test('nothing is installed where all of it is there', () => {
  expect(run('scripts/check-restore.ts', all)).toEqual({ called: '', hasRun: true })
})

test('a Node that lacks a library of the system says which, and how to get it', () => {
  const installed = { 'node_modules/node': { version: '99.0.0' } }
  write('package-lock.json', { packages: { '': {}, ...installed } })
  write('node_modules/.package-lock.json', { packages: installed })
  write('node_modules/node/package.json', { version: '99.0.0' })
  mkdirSync(at('node_modules/node/bin'))
  const loader = 'node: error while loading shared libraries: libatomic.so.1: cannot open shared object file'
  writeFileSync(at('node_modules/node/bin/node'), `#!/bin/sh\necho '${loader}' >&2\nexit 127\n`)
  chmodSync(at('node_modules/node/bin/node'), 0o755)
  const { status, stderr } = spawnSync(process.execPath, ['scripts/with-node.mjs', 'scripts/doctor.ts'], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringMatching(/needs libatomic\.so\.1, .*\n.*apt-get install libatomic1/),
  })
})
