import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DATA_FOLDER, ERASURE_FOLDER } from './places.ts'

/** What a command said, and how it ended. */
export interface Said {
  code: number
  output: string
}

/** A Podman with a storage of its own, which is thrown away. */
export class Podman {
  readonly #place = mkdtempSync(join(tmpdir(), 'mezzo-podman-'))
  readonly #options: string[]

  constructor(runtime: string | undefined) {
    const storage = ['--root', join(this.#place, 'root'), '--runroot', join(this.#place, 'run')]
    this.#options = [...storage, ...(runtime ? ['--runtime', runtime] : [])]
  }

  /** One command, which may fail. */
  try(...args: string[]): Said {
    const { status, stdout, stderr, error } = spawnSync('podman', [...this.#options, ...args], {
      encoding: 'utf8',
    })
    if (error) throw new Error(`podman could not be started (apt-get install podman): ${error.message}`)
    return { code: status ?? 1, output: stdout + stderr }
  }

  /** One command, which must not; what it printed. */
  do(...args: string[]): string {
    const { code, output } = this.try(...args)
    if (code !== 0) {
      // Settings are secrets, some of them.
      const told = args.filter((arg) => !arg.startsWith('--env='))
      throw new Error(`podman ${told.join(' ')} ended with ${code}:\n${output}`)
    }
    return output.trim()
  }

  /** What one container is run with: nothing that the product doesn't need. */
  confined(env: Record<string, string>): string[] {
    return [
      '--network=host',
      '--read-only',
      '--tmpfs=/tmp',
      '--cap-drop=all',
      '--security-opt=no-new-privileges',
      '--ulimit=nofile=16384:16384',
      '--ulimit=nproc=4096:4096',
      '--memory=2g',
      '--stop-timeout=20',
      `--volume=mezzo-data:${DATA_FOLDER}`,
      `--volume=mezzo-erasures:${ERASURE_FOLDER}`,
      ...Object.entries(env).map(([name, value]) => `--env=${name}=${value}`),
    ]
  }

  /** Ends all containers and deletes all that was stored. */
  remove(): void {
    this.try('rm', '--all', '--force', '--time=0')
    this.try('volume', 'rm', '--all', '--force')
    this.try('rmi', '--all', '--force')
    rmSync(this.#place, { recursive: true, force: true, maxRetries: 10 })
  }
}
