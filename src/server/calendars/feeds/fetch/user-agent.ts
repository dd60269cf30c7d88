import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Config } from '../../../kernel/config/config.ts'

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('../../../../../package.json', import.meta.url), 'utf8')))

/** Who asks a calendar, and where its owner may ask back. */
export function userAgentOf(config: Pick<Config, 'origin'>): string {
  return `Mezzo-Calendar/${version} (+${config.origin})`
}
