import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const described = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../package.json'), 'utf8')) as {
  version: string
}

/** The version of the product, as an export names it. */
export const productVersion: string = described.version
