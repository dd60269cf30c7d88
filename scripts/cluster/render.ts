import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../processes.ts'

/** The values of one machine, by the names of deploy/machine.env. */
export type Values = Record<string, string>

/** A file of deploy/ with these values in place of its ${NAMES}, as envsubst writes it; a name without value throws. */
export function render(file: string, values: Values): string {
  const text = readFileSync(join(root, 'deploy', file), 'utf8')
  return text.replace(/\$\{([A-Z][A-Z0-9_]*)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`deploy/${file} wants ${name}, which has no value`)
    return value
  })
}

/** A file of NAME=value lines as an environment, quotes taken off. */
export function readEnvironment(text: string): Values {
  const lines = text.split('\n').filter((line) => /^[A-Z]\w*=/.test(line))
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf('=')
      return [line.slice(0, at), line.slice(at + 1).replace(/^'(.*)'$/, '$1')]
    }),
  )
}
