import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readWish } from '../../scripts/restore/options.ts'
import { whyNot } from '../../scripts/restore/private-postgres.ts'
import { forgetTarget } from '../../scripts/restore/restore-database.ts'

test('a moment is taken with its time zone alone, and none that has not come', () => {
  const wish = (...args: string[]) => readWish([...args, '--data', '/var/tmp/x'])
  expect(wish('--to', '2026-11-28 12:00:00+01')).toMatchObject({
    kind: 'RESTORE',
    to: Temporal.Instant.from('2026-11-28T11:00:00Z'),
    stanza: 'mezzo',
    over: false,
    trial: false,
  })
  expect(wish('--to', 'latest')).toMatchObject({ kind: 'RESTORE', to: null })
  expect(wish('--to', '2026-11-28 12:00:00')).toMatchObject({
    kind: 'WRONG',
    reason: expect.stringContaining('time zone'),
  })
  expect(wish('--to', '2999-01-01T00:00:00Z')).toMatchObject({ kind: 'WRONG' })
  expect(readWish(['--to', 'latest'])).toMatchObject({ kind: 'WRONG' })
  expect(readWish(['--too', 'latest'])).toMatchObject({ kind: 'WRONG' })
})

test('an archive that ends before the moment is told, with how far it goes', () => {
  const log = `LOG:  redo done at 0/5000060
    LOG:  last completed transaction was at log time 2026-11-28 11:59:58.123456+00
    FATAL:  recovery ended before configured recovery target was reached`
  expect(whyNot(log)).toMatch(
    /archive ends before that moment: its last change is of 2026-11-28 11:59:58.123456\+00.*--to latest/,
  )
  expect(whyNot('FATAL:  could not open file')).toContain('could not open file')
})

test('a replica made of a restored folder does not stop at the moment', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mezzo-restored-'))
  const path = join(folder, 'postgresql.auto.conf')
  const kept = `work_mem = '8MB'\nrestore_command = 'pgbackrest archive-get %f "%p"'\n`
  writeFileSync(
    path,
    `${kept}recovery_target_time = '2026-11-28 12:00:00+00'\nrecovery_target_action = 'promote'\n`,
  )
  forgetTarget(folder)
  expect(readFileSync(path, 'utf8')).toBe(kept)
  rmSync(folder, { recursive: true })
})
