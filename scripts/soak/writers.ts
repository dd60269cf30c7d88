import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { BlocksCreateDocument, BlocksDeleteDocument } from '../../src/web/gen/graphql.ts'
import { addDays, utcDayOf } from '../../src/domain/kernel/day.ts'

/** How often something was written, and what was refused. */
export interface Written {
  done: number
  refused: string[]
}

/** Landlords block days of a home and free them again, so many times a second in all, until `signal`. */
export async function write(
  url: string,
  people: readonly { headers: Record<string, string>; units: readonly string[] }[],
  rate: number,
  signal: AbortSignal,
): Promise<Written> {
  const written: Written = { done: 0, refused: [] }
  const call = async (
    headers: Record<string, string>,
    document: { toString(): string },
    variables: object,
  ) => {
    const body = JSON.stringify({
      query: document.toString(),
      variables: { ...variables, idempotencyKey: randomUUID() },
    })
    const answer = await fetch(`${url}/api/graphql`, { method: 'POST', headers, body })
    const text = await answer.text()
    if (!answer.ok || text.includes('"errors"') || /"error":\{/.test(text)) {
      written.refused.push(`${answer.status} ${text.slice(0, 300)}`)
      return null
    }
    written.done++
    return text
  }
  const one = async (headers: Record<string, string>, unit: string, turn: number) => {
    const from = addDays(utcDayOf(Date.now()), 1_200 + (turn % 300))
    const input = { listingIds: [unit], from, to: from, reason: 'MAINTENANCE' }
    const made = await call(headers, BlocksCreateDocument, { input })
    const id = made && /"blocks":\[\{[^\]]*?"_id":"([\w-]{36})"/.exec(made)?.[1]
    if (id) await call(headers, BlocksDeleteDocument, { blockIds: [id] })
  }
  const working = new Set<Promise<void>>()
  for (let turn = 0; !signal.aborted; turn++) {
    const person = people[turn % people.length]
    const unit = person?.units[Math.floor(Math.random() * person.units.length)]
    if (person && unit) {
      const work = one(person.headers, unit, turn).catch(
        (error: unknown) => void written.refused.push(String(error)),
      )
      working.add(work)
      void work.then(() => working.delete(work))
    }
    // Each turn writes twice.
    await sleep(2_000 / rate)
  }
  await Promise.all(working)
  return written
}
