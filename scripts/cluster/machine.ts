import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, openSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../processes.ts'
import type { Account } from '../../test/postgres/binaries.ts'
import type { Network } from './network.ts'
import type { Programs } from './programs.ts'
import { readEnvironment, render, type Values } from './render.ts'
import { renderBackups } from './repository.ts'
import { killAll, nameOf, processesIn, signalAll } from './running.ts'

/** Bytes. */
const LAST_BIT = 16 * 1024 * 1024

/** What a machine is made from. */
export interface MachineOptions {
  number: number
  folder: string
  values: Values
  programs: Programs
  account: Account
  network: Network
  /** Megabytes of a disk of its own; null: it lies on the disk of this machine. */
  disk: number | null
}

/** A database machine: etcd, Patroni with PostgreSQL, PgBouncer, the guard of its disk; and what can happen to it. */
export class Machine {
  readonly name: string
  readonly number: number
  readonly values: Values
  readonly rest: string
  readonly folder: string
  readonly #options: MachineOptions
  readonly #disk: string

  constructor(options: MachineOptions) {
    this.#options = options
    this.number = options.number
    this.values = options.values
    this.name = options.values['NODE'] ?? ''
    this.folder = options.folder
    this.#disk = join(this.folder, 'disk')
    this.rest = `http://${options.values['ADDRESS']}:${options.values['REST_PORT']}`
    this.#prepare()
  }

  /** etcd and Patroni; PgBouncer knows nobody before the role of Mezzo is made. */
  startDatabase(): void {
    const { programs, values } = this.#options
    this.#run('etcd', [programs.etcd], readEnvironment(render('etcd.env', values)))
    this.startPatroni()
    const guard = { LEAST_MB: '32', RESERVE_MB: '64', EVERY: '1', AGAIN_AFTER: '30', REST: this.rest }
    if (this.#options.disk !== null)
      this.#run('disk-guard', [join(root, 'deploy/disk-guard.sh')], { ...values, ...guard })
  }

  startPatroni(): void {
    this.#run('patroni', [this.#options.programs.patroni, join(this.folder, 'patroni.yml')])
  }

  /** Ends Patroni and with it PostgreSQL, with everything on the disk; etcd and PgBouncer stay. */
  async stopPatroni(): Promise<void> {
    const left = () => processesIn(this.folder).filter((pid) => /^(patroni|postgres)/.test(nameOf(pid)))
    signalAll(
      left().filter((pid) => nameOf(pid) === 'patroni'),
      'SIGTERM',
    )
    for (const deadline = Date.now() + 60_000; left().length > 0; await sleep(100))
      if (Date.now() > deadline) throw new Error(`Patroni of ${this.name} does not stop.`)
  }

  startPool(userlist: string): void {
    this.#write('userlist.txt', userlist)
    this.#run('pgbouncer', [this.#options.programs.pgbouncer, join(this.folder, 'pgbouncer.ini')])
  }

  /** As when power is lost: everything ends in the middle of what it does. */
  async kill(): Promise<void> {
    await killAll(this.folder)
  }

  /** Starts everything again, as systemd does after power came back. */
  restart(userlist: string): void {
    this.startDatabase()
    this.startPool(userlist)
  }

  /** Everything stands still and keeps its connections. */
  freeze(): void {
    signalAll(processesIn(this.folder), 'SIGSTOP')
  }

  thaw(): void {
    signalAll(processesIn(this.folder), 'SIGCONT')
  }

  cut(): void {
    this.#options.network.connect(this.number, false)
  }

  heal(): void {
    this.#options.network.connect(this.number, true)
  }

  /** Takes all room that the disk has left, also while others write to it. */
  fillDisk(): void {
    const file = join(this.#disk, 'filling')
    const { bavail, bsize } = statfsSync(this.#disk)
    // What is asked for in one piece has to be there; the last bit is filled until nothing more goes in.
    spawnSync('fallocate', ['-l', String(bavail * bsize - LAST_BIT), file])
    const { stderr } = spawnSync(
      'dd',
      ['if=/dev/zero', `of=${file}`, 'bs=64k', 'oflag=append', 'conv=notrunc'],
      {
        env: { ...process.env, LC_ALL: 'C' },
        encoding: 'utf8',
      },
    )
    if (!stderr.includes('No space left')) throw new Error(`The disk of ${this.name} is not full: ${stderr}`)
  }

  freeDisk(): void {
    rmSync(join(this.#disk, 'filling'), { force: true })
  }

  #prepare(): void {
    const { values, disk } = this.#options
    for (const folder of ['', 'disk', 'run', 'log']) this.#folder(folder)
    if (disk !== null) {
      const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${disk}m,mode=755`, 'mezzo', this.#disk])
      if (mounted.status !== 0)
        throw new Error(`No disk of its own for ${this.name}: ${String(mounted.stderr)}`)
      this.#own(this.#disk)
    }
    this.#write('patroni.yml', render('patroni.yml', values))
    this.#write('pgbouncer.ini', render('pgbouncer.ini', values))
    if (values['REPO_PATH']) this.#write('pgbackrest.conf', renderBackups(values))
  }

  #run(name: string, command: string[], env: Values = {}): ChildProcess {
    const { network, programs, account, number } = this.#options
    const log = openSync(join(this.folder, 'log', `${name}.log`), 'a')
    const as = account.uid
      ? [programs.setpriv, `--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups']
      : []
    const [program = '', ...args] = [...network.inside(number), ...as, ...command]
    const child = spawn(program, args, {
      cwd: this.folder,
      detached: true,
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', HOME: this.folder, ...env },
      stdio: ['ignore', log, log],
    })
    child.unref()
    return child
  }

  #folder(name: string): void {
    const path = join(this.folder, name)
    mkdirSync(path, { recursive: true, mode: 0o755 })
    this.#own(path)
  }

  #write(name: string, text: string): void {
    const path = join(this.folder, name)
    writeFileSync(path, text, { mode: 0o600 })
    this.#own(path)
  }

  #own(path: string): void {
    const { uid, gid } = this.#options.account
    if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
  }
}
