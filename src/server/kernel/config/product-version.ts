import { readFileSync } from 'node:fs'
import { z } from 'zod'

const described = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')))

/** The version of the product, as other programs and exports are told. */
export const PRODUCT_VERSION = described.version
