import { spawn } from 'node:child_process'
import { exitOf, nodeOptions, root } from './processes.ts'

/** What two processors take for the work below at their usual speed, in seconds. */
const USUAL = 3.4

/**
 * How many times slower this machine is at the moment than the one that the limits of a start are for, at least 1:
 * two processes make an empty embedded database each, which is work of the same kind that nobody changes.
 */
export async function slowness(): Promise<number> {
  const source = `const { PGlite } = await import('@electric-sql/pglite'); await (await PGlite.create()).close()`
  const options = [...nodeOptions, '--input-type=module', '--eval', source]
  const started = performance.now()
  const children = [1, 2].map(() => spawn(process.execPath, options, { cwd: root, stdio: 'inherit' }))
  const codes = await Promise.all(children.map(exitOf))
  if (codes.some((code) => code !== 0)) throw new Error('An empty database could not be made.')
  return Math.max(1, (performance.now() - started) / 1000 / USUAL)
}
