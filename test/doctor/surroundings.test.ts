import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { examineArchive, examineBackups } from '../../scripts/doctor/backups.ts'
import { examineHttpClock } from '../../scripts/doctor/clock.ts'
import { examineDisk, ROOM } from '../../scripts/doctor/disk.ts'
import { examineMailServer } from '../../scripts/doctor/mail.ts'
import { examineSeal } from '../../scripts/doctor/seals.ts'
import { examineSecrets } from '../../scripts/doctor/secrets.ts'
import { examineSettings } from '../../scripts/doctor/settings.ts'
import { readConfig } from '../../src/server/kernel/config/config.ts'
import { createSealCertificate } from '../../src/server/rentals/seal/seal-certificate.ts'

const folder = mkdtempSync(join(tmpdir(), 'mezzo-doctor-'))
const base = { ...readConfig({ NODE_ENV: 'test' }), dataDir: join(folder, 'data'), erasureLog: null }
let http: Server
let date: string | null = null
let smtp: SMTPServer
let smtpPort: number
let httpUrl: string

beforeAll(async () => {
  http = createServer((_, response) => {
    response.sendDate = date === null
    if (date !== null) response.setHeader('date', date)
    response.end()
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  httpUrl = `http://127.0.0.1:${(http.address() as AddressInfo).port}/`
  smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ password }, _, done) =>
      password === 'right' ? done(null, { user: 'mezzo' }) : done(new Error('Invalid login')),
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  smtpPort = (smtp.server.address() as AddressInfo).port
  mkdirSync(base.dataDir)
})
afterAll(async () => {
  await new Promise((resolve) => http.close(resolve))
  await new Promise<void>((resolve) => smtp.close(resolve))
  rmSync(folder, { recursive: true })
})

const mailOf = (smtpUrl: string | null) => examineMailServer({ ...base, smtpUrl })

test('settings that the server refuses fail, and a misspelled one is told', () => {
  const { config, findings } = examineSettings({
    MEZZO_SECRET: 'short',
    MEZZO_ORIGEN: 'https://a.example',
    // Set by what starts every script.
    MEZZO_SYSTEM_NODE: process.execPath,
    PORT: 'x',
  })
  expect(config).toBe(null)
  expect(findings.map(({ severity, says }) => [severity, says])).toEqual([
    ['FAIL', expect.stringContaining('PORT must be a port number')],
    ['FAIL', expect.stringContaining('MEZZO_SECRET must have at least 32 characters')],
    ['WARN', 'Nobody reads MEZZO_ORIGEN.'],
  ])
})

test('a mail server that lets us in is fine; a wrong password, nobody there and none set are told', async () => {
  expect(await mailOf(`smtp://mezzo:right@127.0.0.1:${smtpPort}`)).toMatchObject({ severity: 'OK' })
  const refused = await mailOf(`smtp://mezzo:wrong-9f3@127.0.0.1:${smtpPort}`)
  expect(refused).toMatchObject({ severity: 'FAIL', says: expect.stringContaining('Invalid login') })
  expect(JSON.stringify(refused)).not.toContain('wrong-9f3')
  expect(await mailOf('smtp://127.0.0.1:1')).toMatchObject({ severity: 'FAIL' })
  expect(await mailOf(null)).toMatchObject({ severity: 'WARN' })
})

test('a clock that differs from others is told', async () => {
  expect(await examineHttpClock(httpUrl)).toMatchObject({ severity: 'OK' })
  date = new Date(Date.now() - 125_000).toUTCString()
  expect(await examineHttpClock(httpUrl)).toMatchObject({
    severity: 'FAIL',
    says: expect.stringContaining('2 minutes before'),
  })
  date = new Date(Date.now() + 10_000).toUTCString()
  expect(await examineHttpClock(httpUrl)).toMatchObject({ severity: 'WARN' })
  date = null
  expect(await examineHttpClock('http://127.0.0.1:1/')).toMatchObject({ severity: 'WARN' })
})

test('a disk that is full, missing or no directory fails', async () => {
  expect(await examineDisk(base, { least: 1, little: 1 })).toMatchObject([{ severity: 'OK' }])
  expect(await examineDisk(base, { ...ROOM, little: 1e18 })).toMatchObject([{ severity: 'WARN' }])
  expect(await examineDisk(base, { ...ROOM, least: 1e18 })).toMatchObject([{ severity: 'FAIL' }])
  expect(await examineDisk({ ...base, dataDir: join(folder, 'missing') })).toMatchObject([
    { severity: 'FAIL' },
  ])
  writeFileSync(join(folder, 'file'), '')
  expect(await examineDisk({ ...base, dataDir: join(folder, 'file') })).toMatchObject([{ severity: 'FAIL' }])
})

test.skipIf(process.getuid?.() !== 0)('folders of files that somebody else has made fail', async () => {
  const copy = join(folder, 'copy')
  mkdirSync(join(copy, 'contracts'), { recursive: true })
  const look = () =>
    examineDisk({ ...base, filesCopy: { kind: 'folder', folder: copy } }, { least: 1, little: 1 })
  expect(await look()).toMatchObject([{ severity: 'OK' }, { severity: 'OK' }])
  chownSync(copy, 850, 850)
  expect(await look()).toMatchObject([
    { severity: 'OK' },
    { severity: 'OK' },
    { severity: 'FAIL', says: expect.stringContaining(join(copy, 'contracts')) },
  ])
})

test('a seal whose key is of another certificate, or whose certificate has ended, fails', async () => {
  const seal = await createSealCertificate('https://mezzo.example')
  const other = await createSealCertificate('https://mezzo.example')
  expect(await examineSeal({ ...base, seal }, null)).toMatchObject({ severity: 'OK' })
  expect(await examineSeal({ ...base, seal: { ...seal, key: other.key } }, null)).toMatchObject({
    severity: 'FAIL',
    says: expect.stringContaining('does not belong'),
  })
  const years = (count: number) => new Date(Date.now() + count * 365.25 * 86_400_000)
  vi.useFakeTimers({ toFake: ['Date'], now: years(19.97) })
  expect(await examineSeal({ ...base, seal }, null)).toMatchObject({ severity: 'WARN' })
  vi.setSystemTime(years(0.1))
  expect(await examineSeal({ ...base, seal }, null)).toMatchObject({ severity: 'FAIL' })
  vi.useRealTimers()
})

test('secrets that everybody can read fail', () => {
  const settings = join(folder, 'mezzo.env')
  writeFileSync(settings, 'MEZZO_SECRET=x', { mode: 0o600 })
  expect(examineSecrets(base, [settings])).toMatchObject([{ severity: 'OK' }])
  mkdirSync(join(base.dataDir, 'seal'))
  writeFileSync(join(base.dataDir, 'seal', 'seal.pem'), 'x')
  chmodSync(join(base.dataDir, 'seal', 'seal.pem'), 0o644)
  chmodSync(settings, 0o604)
  expect(examineSecrets(base, [settings])).toMatchObject([
    { severity: 'FAIL', says: expect.stringContaining('seal.pem') },
    { severity: 'FAIL', says: expect.stringContaining('mezzo.env') },
  ])
})

/** A program in the place of pgBackRest that says what that says. */
function backupsSaid(stanzas: unknown): string {
  const program = join(folder, 'pgbackrest')
  writeFileSync(program, `#!/bin/sh\ncat <<'END'\n${JSON.stringify(stanzas)}\nEND\n`, { mode: 0o755 })
  return program
}

test('backups that are old or broken fail, and none are told', async () => {
  const stanza = (hours: number, code = 0) => ({
    name: 'mezzo',
    status: { code, message: code === 0 ? 'ok' : 'no valid backups' },
    backup: [{ timestamp: { start: 0, stop: Date.now() / 1_000 - hours * 3_600 } }],
  })
  expect(await examineBackups(backupsSaid([stanza(5)]))).toMatchObject([{ severity: 'OK' }])
  expect(await examineBackups(backupsSaid([stanza(60)]))).toMatchObject([{ severity: 'WARN' }])
  expect(await examineBackups(backupsSaid([stanza(400)]))).toMatchObject([{ severity: 'FAIL' }])
  expect(await examineBackups(backupsSaid([stanza(5, 2)]))).toMatchObject([{ severity: 'FAIL' }])
  expect(await examineBackups(backupsSaid([]))).toMatchObject([{ severity: 'WARN' }])
})

test('where pgBackRest does not answer, the command that tells of backups is said', async () => {
  const advice = expect.stringContaining('sudo -u postgres pgbackrest info')
  expect(await examineBackups(join(folder, 'nothing'))).toMatchObject([
    { severity: 'WARN', says: expect.stringContaining('not installed on this machine'), advice },
  ])
  const closed = join(folder, 'closed')
  const words = "ERROR: [041]: unable to open file '/etc/pgbackrest.conf' for read: [13] Permission denied"
  writeFileSync(closed, `#!/bin/sh\necho "${words}" >&2\nexit 41\n`, { mode: 0o755 })
  expect(await examineBackups(closed)).toMatchObject([
    { severity: 'WARN', says: expect.stringContaining(words), advice },
  ])
})

test('a log of changes that goes nowhere is told', async () => {
  const well = {
    mode: 'on',
    command: 'pgbackrest archive-push %p',
    failing: false,
    last: null,
    silent: 40,
    waits: false,
  }
  const found = (state: object) =>
    examineArchive({ rows: async () => [{ ...well, ...state }] } as unknown as Parameters<
      typeof examineArchive
    >[0])
  expect(await found({})).toMatchObject({ severity: 'OK' })
  expect(await found({ mode: 'off' })).toMatchObject({ severity: 'WARN' })
  for (const command of ['/bin/true', '/usr/bin/true', 'true', ' : '])
    expect(await found({ command })).toMatchObject({
      severity: 'WARN',
      says: expect.stringContaining(`archive_command is ${command.trim()}`),
    })
  expect(await found({ failing: true, last: '0001' })).toMatchObject({ severity: 'FAIL' })
  expect(await found({ silent: 8_000, waits: true })).toMatchObject({
    severity: 'WARN',
    advice: expect.stringContaining('archive_timeout'),
  })
})
