import { CompiledQuery, type Kysely, type Transaction } from 'kysely'
import type { BuiltStatement } from './build-statement.ts'
import { isInputError } from './input-errors.ts'
import { noteQuestion } from './statements.ts'
import type { DB } from './tables.gen.ts'

/** Where a read asks: the database, a transaction, or what a request gathers. */
export type Source = Kysely<DB> | Transaction<DB> | Reads

/** One statement with the parameters of one question. */
export interface Question {
  built: BuiltStatement
  parameters: readonly unknown[]
  /** Many rows of many columns, which the database writes twice as fast by themselves as it does as JSON. */
  isWide: boolean
}

/**
 * The reads of one request: what is asked in the same turn goes to the database as one statement, beside it what is
 * wide by itself.
 */
export interface Reads {
  /** The rows; instants are such, or texts where they came as JSON. */
  ask(question: Question): Promise<unknown[]>
}

interface Waiting extends PromiseWithResolvers<unknown[]> {
  question: Question
}

/** Gathers what a request asks until nothing goes on without an answer, and asks it together. */
export function gatherReads(db: Kysely<DB>): Reads {
  let waiting: Waiting[] = []
  const sendOne = ({ question, resolve, reject }: Waiting): void => {
    askAlone(db, question).then(resolve, reject)
  }
  const sendTogether = async (asked: readonly Waiting[]): Promise<void> => {
    const questions = asked.map(({ question }) => question)
    try {
      const answers = await askTogether(db, questions)
      for (const [at, { resolve }] of asked.entries()) resolve(answers[at] ?? [])
    } catch (error) {
      // An id that is none, or a number too large to be read, fails the whole statement; it must fail the question alone
      // that brought it. What else goes wrong goes wrong for all, and isn't tried once more for each.
      if (isInputError(error) || error instanceof RangeError) asked.forEach(sendOne)
      else for (const { reject } of asked) reject(error)
    }
  }
  const sendAll = (): void => {
    const { alone = [], together = [] } = Object.groupBy(waiting, ({ question }) =>
      question.isWide ? 'alone' : 'together',
    )
    waiting = []
    alone.forEach(sendOne)
    if (together.length > 1) void sendTogether(together)
    else together.forEach(sendOne)
  }
  return {
    ask: (question) => {
      noteQuestion(question)
      const one = { question, ...Promise.withResolvers<unknown[]>() }
      waiting.push(one)
      // Batched reads of the same turn come by a tick of their own, and all of those come before this.
      if (waiting.length === 1) setImmediate(sendAll)
      return one.promise
    },
  }
}

/** Asks one question; answers its rows as the database has them. */
export async function askAlone(
  db: Kysely<DB> | Transaction<DB>,
  { built, parameters }: Question,
): Promise<unknown[]> {
  return (await db.executeQuery(CompiledQuery.raw(built.text, [...parameters]))).rows
}

/** Asks several questions by one statement; answers the rows of each as JSON has them. */
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
