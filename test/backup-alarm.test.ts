import { execFile, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { root } from '../scripts/processes.ts'

// What says whether backups arrive and tells somebody, and what keeps the log of erasures, with pgBackRest and the journal of our own making.
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mezzo-alarm-'))
  mkdirSync(join(folder, 'bin'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A program that the scripts find before the system's. */
function program(name: string, script: string): void {
  writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${script}\n`)
  chmodSync(join(folder, 'bin', name), 0o755)
}

const environment = () => ({ ...process.env, PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}` })

describe('the check of the backups', () => {
  /** pgBackRest that knows of backups so many hours old and archives, or does not (28: an archive that times out). */
  function backupsOf(hours: number[], archives = true): void {
    const backup = hours.map((age) => ({
      archive: { start: '000000010000000000000002', stop: '000000010000000000000003' },
      lsn: { start: '0/2000028', stop: '0/3000050' },
      timestamp: { start: 1, stop: Math.floor(Date.now() / 1_000) - age * 3_600 },
    }))
    writeFileSync(join(folder, 'info'), JSON.stringify([{ name: 'mezzo', backup }]))
    program(
      'pgbackrest',
      `case "$*" in *check) exit ${archives ? 0 : 82};; *) cat "${join(folder, 'info')}";; esac`,
    )
  }

  test.each<[string, number[], boolean, { status: number; says: string }]>([
    ['is content with a backup of the night', [200, 20], true, { status: 0, says: '' }],
    [
      'fails when the newest is too old',
      [200, 31],
      true,
      { status: 1, says: 'newest backup is 31 hours old' },
    ],
    ['fails when there is none', [], true, { status: 1, says: 'there is no backup' }],
    [
      'fails when the log does not arrive',
      [1],
      false,
      { status: 1, says: 'the log of changes is not archived' },
    ],
  ])('%s', (_, hours, archives, { status, says }) => {
    backupsOf(hours, archives)
    const ended = spawnSync(join(root, 'deploy/backup-check.sh'), { env: environment(), encoding: 'utf8' })
    expect(ended).toMatchObject({ status, stderr: expect.stringContaining(says) })
  })
})

test('the alarm mails the name of the unit that failed and its last lines', async () => {
  const mails: { to: string[]; text: string }[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const mail = { to: session.envelope.rcptTo.map(({ address }) => address), text: '' }
      stream.on('data', (part) => (mail.text += String(part)))
      stream.on('end', () => {
        mails.push(mail)
        done()
      })
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  try {
    const { port } = smtp.server.address() as AddressInfo
    const settings = join(folder, 'alarm.conf')
    // As it is delivered, but for a server that asks for no name and no TLS.
    const delivered = readFileSync(join(root, 'deploy/alarm.conf'), 'utf8')
    writeFileSync(
      settings,
      delivered.replace(/^user = .*\n/m, '').replace(/^url = .*$/m, `url = "smtp://127.0.0.1:${port}"`),
    )
    program('journalctl', 'echo "the last lines of $2"')
    await promisify(execFile)(join(root, 'deploy/alarm.sh'), ['mezzo-backup@full.service'], {
      env: { ...environment(), CONF: settings },
    })
    expect(mails).toEqual([{ to: ['you@example.com'], text: expect.any(String) }])
    expect(mails[0]?.text).toMatch(/^Subject: mezzo-backup@full\.service failed on .+\r$/m)
    expect(mails[0]?.text).toContain('\r\n\r\nthe last lines of mezzo-backup@full.service')
  } finally {
    await new Promise<void>((resolve) => smtp.close(() => resolve()))
  }
})

test('the copy of the log of erasures keeps what the log has lost, each line once and in their order', () => {
  const unit = readFileSync(join(root, 'deploy/systemd/mezzo-files-copy.service'), 'utf8')
  const command = /^ExecStartPost=\/bin\/sh -c '(.*)'$/m.exec(unit)?.[1] ?? ''
  const log = join(folder, 'erasures.log')
  const copyAfter = (lines: string | null) => {
    if (lines !== null) writeFileSync(log, lines)
    const env = { ...process.env, MEZZO_DATA_DIR: folder, MEZZO_ERASURE_LOG: log }
    const { status, stderr } = spawnSync('/bin/sh', ['-c', command], { env, encoding: 'utf8' })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    return readFileSync(join(folder, 'erasures.copy'), 'utf8')
  }
  expect(copyAfter(null)).toBe('')
  expect(copyAfter('b\na\n')).toBe('b\na\n')
  expect(copyAfter('b\na\n')).toBe('b\na\n')
  expect(copyAfter('c\n')).toBe('b\na\nc\n')
})
