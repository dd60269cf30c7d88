import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { exitOf } from '../processes.ts'
import { removeGroup } from '../cluster/groups.ts'

/** What machines are started from. */
export interface DebianOptions {
  name: string
  address: string
  /** A folder for what it writes. */
  place: string
  /** What all of them read: a system of Debian, the release with its packages; and where they share files. */
  parts: { system: string; release: string; releaseAt: string; modules: string; shared: string }
  cgroup: string
  /** Plugs its cable in, or pulls it. */
  connect: (isConnected: boolean) => void
  /** What stands before a command that runs in its network. */
  inside: string[]
}

/** A Debian with systemd as its first process, in namespaces of its own; what it has written outlives its end. */
export class Debian {
  readonly name: string
  readonly address: string
  readonly #options: DebianOptions
  #process: ChildProcess | undefined

  constructor(options: DebianOptions) {
    this.name = options.name
    this.address = options.address
    this.#options = options
  }

  /** Switches it on and waits until everything that is enabled has started, or failed. */
  async start(): Promise<void> {
    const { name, place, parts, cgroup, inside } = this.#options
    const args = ['--pdeathsig', 'KILL', ...inside, join(import.meta.dirname, 'boot.sh')]
    this.#options.connect(true)
    const child = spawn('setpriv', args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        NAME: name,
        PLACE: place,
        SYSTEM: parts.system,
        RELEASE: parts.release,
        RELEASE_AT: parts.releaseAt,
        MODULES: parts.modules,
        SHARED: parts.shared,
        CGROUP: cgroup,
      },
    })
    this.#process = child
    await waitFor(60, `${name} starts`, async () => {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`${name} ended before systemd had started; what it said stands above.`)
      const { output } = await this.try('systemctl is-system-running --wait')
      return /^(?:running|degraded)$/m.test(output)
    })
  }

  /** Pulls its cable and kills all of it at once; what it has written stays, also what no disk has yet. */
  async cut(): Promise<void> {
    const child = this.#process
    if (!child) return
    this.#process = undefined
    this.#options.connect(false)
    child.kill('SIGKILL')
    await exitOf(child)
    await waitFor(10, `${this.name} is gone`, () => removeGroup(this.#options.cgroup))
  }

  /** The same, and takes its disk away. */
  async lose(): Promise<void> {
    await this.cut()
    rmSync(this.#options.place, { recursive: true })
    mkdirSync(this.#options.place)
  }

  /** Types commands in, as root; answers what they say. Throws with all of it where one fails. */
  async run(commands: string, input = ''): Promise<string> {
    const { ok, output } = await this.try(`set -eo pipefail\n${AS_OPERATORS}\n${commands}`, input)
    if (!ok) throw new Error(`On ${this.name} this failed:\n${commands}\n\nIt said:\n${output}`)
    return output
  }

  /** The same without throwing: whether the last one ended well, and what all said. */
  async try(commands: string, input = ''): Promise<{ ok: boolean; output: string }> {
    const first = this.#firstProcess()
    if (first === undefined) return { ok: false, output: '' }
    const inside = ['--mount', '--uts', '--ipc', '--net', '--pid', '--cgroup', '--root']
    const environment = ['/usr/bin/env', '-i', 'HOME=/root', 'TERM=dumb', 'LANG=C.UTF-8', `PATH=${PATH}`]
    // Through a pipe, which can be opened by name as a terminal can (tee /dev/stderr).
    const typed = ['bash', '-o', 'pipefail', '-c', `timeout ${LONGEST} bash -c "$0" 2>&1 | cat`, commands]
    const child = spawn('nsenter', ['--target', `${first}`, ...inside, ...environment, ...typed], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    child.stdin.on('error', () => {})
    child.stdin.end(input)
    const [output, code] = await Promise.all([text(child.stdout), exitOf(child)])
    return { ok: code === 0, output: output.trim() }
  }

  /** Puts a text into a file that root alone may read. */
  async write(path: string, content: string): Promise<void> {
    await this.run(`install -D -m 600 /dev/null ${path} && cat > ${path}`, content)
  }

  /** The number that its first process has outside. */
  #firstProcess(): number | undefined {
    const pid = this.#process?.pid
    if (pid === undefined) return undefined
    try {
      const child = Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim())
      return child > 0 && readFileSync(`/proc/${child}/comm`, 'utf8') === 'systemd\n' ? child : undefined
    } catch {
      // It has ended, or is about to.
      return undefined
    }
  }
}

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** Seconds; building the pages is the longest. */
const LONGEST = 600

/** Where operators are and what they have read, by the page's first steps. */
const AS_OPERATORS = `cd /root
if [ -d /opt/mezzo ]; then cd /opt/mezzo; fi
if [ -f /root/machine.env ]; then set -a; . /root/machine.env; set +a; fi`

/** Waits until that is so; throws after so many seconds, with what was waited for. */
export async function waitFor(
  seconds: number,
  what: string,
  isSo: () => boolean | Promise<boolean>,
): Promise<number> {
  const since = performance.now()
  const passed = () => (performance.now() - since) / 1_000
  while (!(await isSo())) {
    if (passed() > seconds) throw new Error(`Not within ${seconds} seconds: ${what}`)
    await sleep(250)
  }
  return passed()
}
