import { readFileSync } from 'node:fs'
import { z } from 'zod'

const file = new URL('../../../previous-release.json', import.meta.url)

const described = z.object({
  version: z.string(),
  /** Names of its migrations. */
  migrations: z.array(z.string()),
  /** Documents of its pages: name -> text. */
  operations: z.record(z.string(), z.string()),
})

/** What this release has to know about the one before it, as `npm run release` has written it down. */
export type PreviousRelease = z.infer<typeof described>

let read: PreviousRelease | undefined

/** The release before this one, which may run beside it while one takes over from the other. */
export function previousRelease(): PreviousRelease {
  read ??= described.parse(JSON.parse(readFileSync(file, 'utf8')))
  return read
}

/** Whether one version came before another: numbers with dots between them. */
export function isBefore(version: string, other: string): boolean {
  const [one, two] = [version, other].map((text) => text.split('.').map(Number))
  const at = one?.findIndex((number, place) => number !== two?.[place]) ?? -1
  return at !== -1 && (one?.[at] ?? 0) < (two?.[at] ?? 0)
}
