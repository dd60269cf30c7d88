import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DirectoryInUseError, lockDirectory } from './directory-lock.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'mezzo-lock-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const lockFile = () => join(directory, 'lock')
const dead = () => spawnSync(process.execPath, ['-e', '']).pid

test('a second process is refused with a sentence that says what to do', () => {
  const unlock = lockDirectory(directory)
  const script = `import { lockDirectory } from ${JSON.stringify(join(import.meta.dirname, 'directory-lock.ts'))}
    try { lockDirectory(process.argv[1]); console.log('locked') } catch (error) { console.log(error.name, error.message) }`
  const second = spawnSync(process.execPath, ['--input-type=module', '-e', script, directory], {
    encoding: 'utf8',
  })
  expect(second.stdout).toContain(
    `DirectoryInUseError The data directory ${directory} is in use by process ${process.pid}`,
  )
  expect(second.stdout).toContain('Stop that process first, or set MEZZO_DATA_DIR to another directory.')
  unlock()
  expect(existsSync(lockFile())).toBe(false)
})

test('the lock of a process that died is taken over', () => {
  const owner = { pid: dead(), processStart: '1', host: JSON.parse(current()).host, since: 'yesterday' }
  writeFileSync(lockFile(), JSON.stringify(owner))
  const unlock = lockDirectory(directory)
  expect(JSON.parse(readFileSync(lockFile(), 'utf8')).pid).toBe(process.pid)
  unlock()
})

test('a pid that is used again by another process does not count', () => {
  const mine = JSON.parse(current())
  writeFileSync(lockFile(), JSON.stringify({ ...mine, processStart: '12345' }))
  expect(() => lockDirectory(directory)()).not.toThrow()
})

test('half a lock counts as none', () => {
  writeFileSync(lockFile(), '{"pid":')
  expect(() => lockDirectory(directory)()).not.toThrow()
})

test('another machine keeps its lock while it gives signs of life', () => {
  writeFileSync(lockFile(), JSON.stringify({ pid: 1, processStart: '1', host: 'elsewhere', since: 'now' }))
  expect(() => lockDirectory(directory)).toThrow(DirectoryInUseError)
  const longAgo = new Date(Date.now() - 60_000)
  utimesSync(lockFile(), longAgo, longAgo)
  lockDirectory(directory)()
})

function current(): string {
  const unlock = lockDirectory(directory)
  const text = readFileSync(lockFile(), 'utf8')
  unlock()
  return text
}
