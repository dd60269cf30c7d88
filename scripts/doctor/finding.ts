import { redactText } from '../../src/server/kernel/config/log.ts'

/** How an installation does in one respect. */
export interface Finding {
  check: string
  severity: 'OK' | 'WARN' | 'FAIL'
  /** One sentence. */
  says: string
  /** What to do; null where nothing is to be done. */
  advice: string | null
}

/** All is well. */
export function ok(check: string, says: string): Finding {
  return { check, severity: 'OK', says, advice: null }
}

/** It works, and will not for long or not for everybody. */
export function warn(check: string, says: string, advice: string): Finding {
  return { check, severity: 'WARN', says, advice }
}

/** It does not work, or loses something. */
export function fail(check: string, says: string, advice: string): Finding {
  return { check, severity: 'FAIL', says, advice }
}

/** What an error says, in one line and without what opens doors. */
export function sentenceOf(error: unknown): string {
  const errors = error instanceof AggregateError ? error.errors : [error]
  const texts = errors.map((one: unknown) => (one instanceof Error ? one.message : String(one)))
  return redactText([...new Set(texts)].join('; ').split('\n')[0] ?? '')
}

/** A time as people say it. */
export function lengthOf(seconds: number): string {
  const units = [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
  ] as const
  const [name, size] = units.find(([, size]) => seconds >= 2 * size) ?? ['second', 1]
  const count = Math.round(seconds / size)
  return `${count} ${name}${count === 1 ? '' : 's'}`
}
