import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, type FormatConfig } from 'oxfmt'
import { root } from './processes.ts'

const options = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig

/** A text as `npm run format` would leave it in a file of that name; throws where it can't be read as one. */
export async function formatted(path: string, text: string): Promise<string> {
  const { code, errors } = await format(path, text, options)
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join('; ')}`)
  return code
}
