import { spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyFiles } from '../../scripts/restore/copy-files.ts'
import { memoryFiles, withCopy } from '../../src/server/kernel/adapters/files.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const start = Temporal.Instant.from('2026-11-01T02:10:00Z')
const after = (days: number) => ({ now: start.add({ hours: 24 * days }), daysKept: 36 })

test('a content is in the copy before it is in its place, and stays there when it is removed', async () => {
  const copy = memoryFiles()
  const files = withCopy(memoryFiles(), copy)
  await files.put('contracts/a.pdf', bytes('a'))
  await files.remove('contracts/a.pdf')
  expect(await files.get('contracts/a.pdf')).toBeNull()
  expect(await copy.get('contracts/a.pdf')).toEqual(bytes('a'))
  const failing = withCopy(files, { put: () => Promise.reject(new Error('away')) })
  await expect(failing.put('contracts/b.pdf', bytes('b'))).rejects.toThrow('away')
  expect(await files.get('contracts/b.pdf')).toBeNull()
})

test('what somebody looks around in is not copied', async () => {
  const copy = memoryFiles()
  for (const key of ['demo-visits/one/contracts/a.pdf', 'exports/one/run/0', 'imports/one/0']) {
    await withCopy(memoryFiles(), copy).put(key, bytes('a'))
    expect(await copy.get(key)).toBeNull()
  }
})

test('a run copies what the law wants kept', async () => {
  const [files, copy] = [memoryFiles(), memoryFiles()]
  for (const key of [
    'invoices/a/b.pdf',
    'powers-of-attorney/a/b',
    'tax-statements/a/b.pdf',
    'contracts/a.pdf',
  ])
    await files.put(key, bytes(key))
  expect(await copyFiles(files, copy, after(0))).toMatchObject({ copied: 4 })
})

test('a run copies what is missing, and removes what has been gone for longer than backups are kept', async () => {
  const [files, copy] = [memoryFiles(), memoryFiles()]
  for (const key of ['contracts/a.pdf', 'pictures/b/large.avif']) await files.put(key, bytes(key))
  expect(await copyFiles(files, copy, after(0))).toEqual({ copied: 2, waiting: 0, removed: 0 })
  await files.remove('contracts/a.pdf')
  expect(await copyFiles(files, copy, after(1))).toEqual({ copied: 0, waiting: 1, removed: 0 })
  expect(await copyFiles(files, copy, after(36))).toEqual({ copied: 0, waiting: 1, removed: 0 })
  expect(await copy.get('contracts/a.pdf')).not.toBeNull()
  expect(await copyFiles(files, copy, after(37))).toEqual({ copied: 0, waiting: 0, removed: 1 })
  expect(await copy.get('contracts/a.pdf')).toBeNull()
  expect(await copy.get('pictures/b/large.avif')).not.toBeNull()
})

test('what came back counts anew', async () => {
  const [files, copy] = [memoryFiles(), memoryFiles()]
  await copy.put('contracts/a.pdf', bytes('a'))
  await copyFiles(files, copy, after(0))
  await files.put('contracts/a.pdf', bytes('a'))
  await copyFiles(files, copy, after(20))
  await files.remove('contracts/a.pdf')
  expect(await copyFiles(files, copy, after(40))).toMatchObject({ waiting: 1, removed: 0 })
})

test.skipIf(process.getuid?.() !== 0)('what root has copied belongs to whoever owns the folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mezzo-copies-'))
  const [data, copy] = [join(folder, 'data'), join(folder, 'copy')]
  mkdirSync(join(data, 'files/contracts'), { recursive: true })
  mkdirSync(copy)
  writeFileSync(join(data, 'files/contracts/a.pdf'), 'a')
  for (const path of [folder, copy]) chownSync(path, 850, 850)
  const { stdout } = spawnSync(process.execPath, [join(import.meta.dirname, '../../scripts/files-copy.ts')], {
    env: { MEZZO_DATA_DIR: data, MEZZO_FILES_COPY: copy },
    encoding: 'utf8',
  })
  expect(stdout).toMatch(/^1 copied/)
  for (const path of ['contracts', 'contracts/a.pdf']) expect(statSync(join(copy, path)).uid).toBe(850)
  rmSync(folder, { recursive: true })
})
