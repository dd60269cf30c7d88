import { spawnSync } from 'node:child_process'
import { copyFileSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pathOf } from '../scripts/cluster/programs.ts'
import { readEnvironment, render, type Values } from '../scripts/cluster/render.ts'
import { readConfig } from '../src/server/kernel/config/config.ts'
import { environment } from '../src/server/kernel/config/environment.ts'
import { root } from '../scripts/processes.ts'
import { freePort } from './free-port.ts'

const TEMPLATES = ['patroni.yml', 'etcd.env', 'pgbouncer.ini', 'haproxy.cfg', 'pgbackrest.conf']
const deploy = join(root, 'deploy')
const given = readEnvironment(readFileSync(join(deploy, 'machine.env'), 'utf8'))
const secrets = { SUPERUSER_PASSWORD: 'one', REPLICATION_PASSWORD: 'two', REST_PASSWORD: 'three' }

/** What all processes need the same of, whichever machine they run on. */
const COMMON = [
  'MEZZO_SECRET',
  'MEZZO_FILES',
  'MEZZO_FILES_COPY',
  'MEZZO_ERASURE_LOG',
  'MEZZO_SEAL_KEY',
  'MEZZO_SEAL_CERTIFICATE',
  'MEZZO_PUSH_PUBLIC_KEY',
  'MEZZO_PUSH_PRIVATE_KEY',
]

/** Where a program isn't installed, its judgement is left out. */
const lacks = (name: string) => pathOf(name) === undefined

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mezzo-deploy-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function written(file: string, values: Values): string {
  const path = join(folder, file)
  writeFileSync(path, render(file, values))
  return path
}

const readUnits = () =>
  globSync('systemd/*.service', { cwd: deploy }).map((path) => ({
    path,
    text: readFileSync(join(deploy, path), 'utf8'),
  }))

describe('deploy/', () => {
  test.each(TEMPLATES)('machine.env has every value that %s wants', (file) => {
    expect(render(file, { ...given, ...secrets })).not.toContain('${')
  })

  test('mezzo.env starts a server once it is filled in, and has all that machines have in common', () => {
    const settings = readEnvironment(readFileSync(join(deploy, 'mezzo.env'), 'utf8'))
    expect(Object.keys(settings).filter((name) => !(name in environment.shape))).toEqual([])
    expect(Object.keys(settings)).toEqual(expect.arrayContaining(COMMON))
    const config = readConfig({ ...settings, MEZZO_SECRET: 'f'.repeat(64) })
    // What ends TLS, and HAProxy behind it.
    expect(config).toMatchObject({ production: true, trustProxy: 2, migrations: 'none' })
    // Where HAProxy reaches it, and not on every interface of the machine.
    expect(given['SERVER1']).toBe(`${config.host}:3001`)
  })

  test('PostgreSQL archives by nothing that is not installed, until restore.md switches pgBackRest on', () => {
    expect(given).toMatchObject({ ARCHIVE_COMMAND: '/bin/true', RESTORE_COMMAND: '/bin/false' })
    const command =
      /^sed -i .*machine\.env$/m.exec(readFileSync(join(root, 'docs/restore.md'), 'utf8'))?.[0] ?? ''
    const path = join(folder, 'machine.env')
    copyFileSync(join(deploy, 'machine.env'), path)
    spawnSync('sh', ['-c', command.replace('/root/machine.env', path)])
    expect(readEnvironment(readFileSync(path, 'utf8'))).toEqual({
      ...given,
      ARCHIVE_COMMAND: 'pgbackrest --stanza=mezzo archive-push %p',
      RESTORE_COMMAND: 'pgbackrest --stanza=mezzo archive-get %f "%p"',
    })
  })

  test.each(['mezzo-server@', 'mezzo-worker'])(
    '%s runs for real, and may write to each folder that mezzo.env names',
    (unit) => {
      const settings = readEnvironment(readFileSync(join(deploy, 'mezzo.env'), 'utf8'))
      const text = readFileSync(join(deploy, `systemd/${unit}.service`), 'utf8')
      // Also with a file of settings that doesn't say so: else it would be a demo whose passwords everybody knows.
      expect(text).toMatch(/^Environment=NODE_ENV=production$/m)
      const writable = /^ReadWritePaths=(.*)$/m.exec(text)?.[1]?.split(' ') ?? []
      const written = ['MEZZO_DATA_DIR', 'MEZZO_ERASURE_LOG', 'MEZZO_ASSETS_DIR'].map(
        (name) => settings[name],
      )
      const isWritable = (path = '') => writable.some((folder) => `${path}/`.startsWith(`${folder}/`))
      expect(written.filter((path) => !isWritable(path))).toEqual([])
    },
  )

  test('a unit that lets Node open few kinds of sockets lets it ask for the addresses of the machine', () => {
    const restricted = readUnits()
      .filter(({ text }) => text.includes('bin/node '))
      .flatMap(({ text }) => /^RestrictAddressFamilies=(.*)$/m.exec(text)?.[1] ?? [])
    expect(restricted.length).toBeGreaterThan(1)
    // Without it os.networkInterfaces() throws: listening on all addresses does, and so does calling out.
    expect(restricted.filter((families) => !families.split(' ').includes('AF_NETLINK'))).toEqual([])
  })

  test('what runs unseen, by a timer, tells somebody when it fails', () => {
    const timed = globSync('systemd/*.timer', { cwd: deploy }).map(
      (path) => /^Unit=(.*)$/m.exec(readFileSync(join(deploy, path), 'utf8'))?.[1] ?? path,
    )
    const telling = readUnits().filter(({ text }) => /^OnFailure=mezzo-alarm@%n\.service$/m.test(text))
    const files = telling.map(({ path }) => path.replace('systemd/', ''))
    expect(timed.length).toBeGreaterThan(3)
    expect(timed.filter((unit) => !files.includes(unit.replace(/@.*\./, '@.')))).toEqual([])
  })

  test('no process that notes erasures starts without the share they lie on', () => {
    const folder = dirname(
      readEnvironment(readFileSync(join(deploy, 'mezzo.env'), 'utf8'))['MEZZO_ERASURE_LOG'] ?? '',
    )
    const writing = readUnits().filter(({ text }) => /^ReadWritePaths=.*mezzo-erasures/m.test(text))
    expect(writing).toHaveLength(2)
    for (const { text } of writing) expect(text).toContain(`\nRequiresMountsFor=${folder}\n`)
  })

  test('the documents say where each file of deploy goes', () => {
    const documents = ['operations', 'restore', 'observability'].map((name) =>
      readFileSync(join(root, `docs/${name}.md`), 'utf8'),
    )
    const names = globSync('*.{sh,env,conf,cfg,yml,ini,sql}', { cwd: deploy })
    expect(names.length).toBeGreaterThan(8)
    const unsaid = names.filter((name) => !documents.some((text) => text.includes(name.replace('.sh', ''))))
    expect(unsaid).toEqual([])
  })

  test.each(['etcd', 'pgbouncer'])('%s comes back by itself', (unit) => {
    const text = readFileSync(join(deploy, `systemd/${unit}.service.d/mezzo.conf`), 'utf8')
    expect(text).toMatch(/^After=network-online\.target$/m)
    expect(text).toMatch(/^Restart=always\nRestartSec=[5-9]$/m)
  })

  test.each(['mezzo-server@', 'mezzo-worker'])(
    '%s is started again however often it ends at once',
    (unit) => {
      const text = readFileSync(join(deploy, `systemd/${unit}.service`), 'utf8')
      // Five starts within ten seconds are systemd's own limit, after which a unit stays down.
      expect(text).toMatch(/^RestartSec=1$/m)
      expect(text.slice(0, text.indexOf('[Service]'))).toMatch(/^StartLimitIntervalSec=0$/m)
    },
  )

  test.skipIf(lacks('envsubst'))('envsubst makes of them what cluster:local runs on', () => {
    const input = readFileSync(join(deploy, 'patroni.yml'), 'utf8')
    const env = { ...given, ...secrets, PATH: process.env.PATH }
    const { stdout } = spawnSync('envsubst', { input, env, encoding: 'utf8' })
    expect(stdout).toBe(render('patroni.yml', { ...given, ...secrets }))
  })

  test('Patroni has time to renew the lead: ttl is at least loop_wait and twice retry_timeout', () => {
    const text = render('patroni.yml', { ...given, ...secrets })
    const seconds = (name: string) => Number(new RegExp(`\\b${name}: (\\d+)`).exec(text)?.[1])
    expect(seconds('ttl')).toBeGreaterThanOrEqual(seconds('loop_wait') + 2 * seconds('retry_timeout'))
    expect(text).toMatch(/synchronous_mode: true\n\s+synchronous_mode_strict: true/)
  })

  test('the lead is renewed by comparing, and sessions are whole: decisions 144 and 145', () => {
    expect(render('patroni.yml', { ...given, ...secrets })).toMatch(/^etcd:$/m)
    expect(render('etcd.env', given)).toContain('ETCD_ENABLE_V2=true')
    expect(render('pgbouncer.ini', given)).toMatch(/^pool_mode = session$/m)
    expect(render('haproxy.cfg', given).match(/on-marked-down shutdown-sessions/g)).toHaveLength(2)
  })

  test.skipIf(lacks('pgbackrest'))('pgBackRest takes its file', () => {
    const here = {
      REPO_KEY: 'key',
      REPO_KEY_SECRET: 'secret',
      REPO_CIPHER: 'cipher',
      BACKUP_LOG: folder,
      BACKUP_LOCK: folder,
    }
    const path = written('pgbackrest.conf', { ...given, ...secrets, ...here, REPO_ENDPOINT: '127.0.0.1:9' })
    const { stdout, stderr } = spawnSync(
      'pgbackrest',
      [`--config=${path}`, '--stanza=mezzo', '--io-timeout=1', '--log-level-console=info', 'info'],
      { encoding: 'utf8' },
    )
    // It reads the file and then finds nobody at the address of the bucket.
    expect(`${stdout}${stderr}`).not.toMatch(/invalid|requires option|not valid|unable to open/)
    expect(`${stdout}${stderr}`).toContain('127.0.0.1')
  })

  test.skipIf(lacks('haproxy'))('HAProxy takes its file', () => {
    const { status, stderr } = spawnSync(
      pathOf('haproxy') ?? '',
      ['-c', '-f', written('haproxy.cfg', given)],
      {
        encoding: 'utf8',
      },
    )
    expect({ status, stderr }).toMatchObject({ status: 0 })
  })

  test.skipIf(lacks('patroni'))('Patroni takes its file', async () => {
    // It tries to listen there.
    const here = {
      ADDRESS: '127.0.0.2',
      POSTGRES_PORT: `${await freePort()}`,
      REST_PORT: `${await freePort()}`,
    }
    const path = written('patroni.yml', {
      ...given,
      ...secrets,
      ...here,
      POSTGRES_DATA: join(folder, 'none'),
    })
    const { stdout, stderr } = spawnSync(pathOf('patroni') ?? '', ['--validate-config', path], {
      encoding: 'utf8',
    })
    // Without these it takes its own rules of access and the superuser.
    const optional = [
      'bootstrap.pg_hba  is not defined.',
      'postgresql.authentication.rewind  is not defined.',
    ]
    // A machine without that version of PostgreSQL is none that this file is for, and etcd's machines are nowhere.
    const lines = `${stdout}${stderr}`
      .split('\n')
      .filter((line) => line && !/bin_dir|is not reachable/.test(line))
    expect(lines.filter((line) => !optional.includes(line))).toEqual([])
  })

  test.skipIf(lacks('systemd-analyze'))('systemd takes the units', () => {
    const units = globSync('systemd/*.service', { cwd: deploy }).map((unit) => join(deploy, unit))
    expect(units.length).toBeGreaterThan(2)
    const { stdout, stderr } = spawnSync(pathOf('systemd-analyze') ?? '', ['verify', ...units], {
      encoding: 'utf8',
    })
    const said = `${stdout}${stderr}`.split('\n').filter((line) => /mezzo-/.test(line))
    // The product isn't installed below /opt here.
    expect(said.filter((line) => !line.includes('is not executable'))).toEqual([])
  })
})
