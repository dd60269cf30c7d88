import { CompiledQuery, type Kysely, type Transaction } from 'kysely'
import type { BuiltStatement } from './build-statement.ts'
import type { DB } from './tables.gen.ts'

/** Where a read asks: the database, a transaction, or what a request gathers. */
export type Source = Kysely<DB> | Transaction<DB> | Reads

/** One statement with the parameters of one question. */
export interface Question {
  built: BuiltStatement
  parameters: readonly unknown[]
}

/** The reads of one request: what is asked in the same turn goes to the database as one statement. */
export interface Reads {
  /** The rows as JSON has them. */
  ask(question: Question): Promise<unknown[]>
}

interface Waiting extends PromiseWithResolvers<unknown[]> {
  question: Question
}

/** Gathers what a request asks until nothing goes on without an answer, and asks it together. */
export function gatherReads(db: Kysely<DB>): Reads {
  let waiting: Waiting[] = []
  const send = async (asked: readonly Waiting[]): Promise<void> => {
    try {
      const answers = await askTogether(
        db,
        asked.map(({ question }) => question),
      )
      for (const [at, { resolve }] of asked.entries()) resolve(answers[at] ?? [])
    } catch (error) {
      if (asked.length === 1) asked[0]?.reject(error)
      // An id that is none fails the whole statement; it must fail the question alone that brought it.
      else await Promise.all(asked.map((one) => send([one])))
    }
  }
  const sendAll = () => {
    const asked = waiting
    waiting = []
    void send(asked)
  }
  return {
    ask: (question) => {
      const one = { question, ...Promise.withResolvers<unknown[]>() }
      waiting.push(one)
      // Batched reads of the same turn come by a tick of their own, and all of those come before this.
      if (waiting.length === 1) setImmediate(sendAll)
      return one.promise
    },
  }
}

/** Asks several questions by one statement; answers the rows of each. */
export async function askTogether(
  db: Kysely<DB> | Transaction<DB>,
  questions: readonly Question[],
): Promise<unknown[][]> {
  const text = textOf(questions.map(({ built }) => built))
  const parameters = questions.flatMap(({ parameters: own }) => own)
  const { rows } = await db.executeQuery<Record<string, unknown[]>>(CompiledQuery.raw(text, parameters))
  return questions.map((_, at) => rows[0]?.[at] ?? [])
}

/** Pages ask in few combinations; more than so many are forgotten. */
const mostTexts = 1_000
const texts = new Map<string, string>()

function textOf(statements: readonly BuiltStatement[]): string {
  const key = statements.map(({ id }) => id).join()
  const known = texts.get(key)
  if (known !== undefined) return known
  let number = 0
  const parts = statements.map(({ pieces: [first = '', ...others] }, at) => {
    const text = others.reduce((sofar, piece) => `${sofar}$${++number}${piece}`, first)
    return `(select coalesce(json_agg(one), '[]') from (${text}) one) as "${at}"`
  })
  const text = `select ${parts.join(', ')}`
  if (texts.size >= mostTexts) texts.clear()
  texts.set(key, text)
  return text
}
