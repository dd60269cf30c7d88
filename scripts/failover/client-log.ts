import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Something that the server said is done, as a client writes it down before it goes on. */
export interface Acknowledged {
  at: number
  kind: WriteKind
  key: string
  /** Whose it is: the number of the tenant. */
  person: number
  /** Where it can be looked at: a request, a unit. */
  place: string
  /** What the server answered: the id of what was made, or the status that it has from then on. */
  answer: string
}

export type WriteKind = 'REQUEST' | 'DECLINE' | 'BLOCK' | 'MESSAGE' | 'UPLOAD' | 'SIGNATURE'

/** The clients' own log on disk: the judge knows nothing else. */
export interface ClientLog {
  path: string
  acknowledge(entry: Acknowledged): void
  read(): Acknowledged[]
}

export function openClientLog(path: string): ClientLog {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, '')
  return {
    path,
    acknowledge: (entry) => appendFileSync(path, `${JSON.stringify(entry)}\n`),
    read: () =>
      readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Acknowledged),
  }
}

/** What can be looked up: a file that waits to be sent is nobody's to open, those that a message brought are. */
export function lookedUp(log: readonly Acknowledged[]): Acknowledged[] {
  const brought = new Set(
    log.filter(({ kind }) => kind === 'MESSAGE').flatMap(({ answer }) => answer.split(' ')),
  )
  return log.filter(({ kind, answer }) => kind !== 'UPLOAD' || brought.has(answer))
}
