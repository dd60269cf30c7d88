import { AsyncLocalStorage } from 'node:async_hooks'
import type { Question } from './reads.ts'
import { PostgresQueryCompiler } from 'kysely'
import { inSpan, tracing } from '../observe/spans.ts'
import { statementSpan } from '../observe/statement-span.ts'

const counted = new AsyncLocalStorage<Counted & { underWay: number }>()
const transactionScope = new AsyncLocalStorage<{ open: boolean }>()

/** What somebody counts. */
export interface Counted {
  /** The text of every SQL statement that was sent. */
  statements: string[]
  /** What reads asked, alone or together. */
  questions: Question[]
  /** How often something was sent while nothing was on its way: answers that had to come before what follows. */
  waits: number
  /** How many statements were built anew, and not taken as they had been built before. */
  compilations: number
}

/** Runs `fn` and returns its result with the SQL statements that it caused. */
export async function countStatements<T>(fn: () => Promise<T>): Promise<Counted & { result: T }> {
  const own: Counted & { underWay: number } = {
    statements: [],
    questions: [],
    waits: 0,
    compilations: 0,
    underWay: 0,
  }
  const result = await counted.run(own, fn)
  const { statements, questions, waits, compilations } = own
  return { result, statements, questions, waits, compilations }
}

/** Notes one statement for whoever counts or traces, from its sending to its answer; the drivers call it. */
export async function noteStatement<T>(text: string, send: () => Promise<T>): Promise<T> {
  if (!tracing()) return await countStatement(text, send)
  return await inSpan(statementSpan(text), () => countStatement(text, send))
}

async function countStatement<T>(text: string, send: () => Promise<T>): Promise<T> {
  const own = counted.getStore()
  if (!own) return await send()
  own.statements.push(text)
  if (own.underWay === 0) own.waits++
  own.underWay++
  try {
    return await send()
  } finally {
    own.underWay--
  }
}

/** Notes what a read asks. */
export function noteQuestion(question: Question): void {
  counted.getStore()?.questions.push(question)
}

/** Notes that a statement was built. */
export function noteCompilation(): void {
  const own = counted.getStore()
  if (own) own.compilations++
}

/** Marks the time of a transaction, in which nobody may ask for a second connection. */
export async function insideTransaction<T>(fn: () => Promise<T>): Promise<T> {
  const scope = { open: true }
  try {
    return await transactionScope.run(scope, fn)
  } finally {
    scope.open = false
  }
}

/** Refuses a second connection inside a transaction: embedded it would wait for itself for ever. */
export function refuseSecondConnection(): void {
  if (transactionScope.getStore()?.open) {
    throw new Error('Inside a transaction use its `trx`, not `ctx.db`: a second connection waits for ever.')
  }
}

/** Makes texts of statements, and notes each for whoever counts them. */
export class NotedQueryCompiler extends PostgresQueryCompiler {
  override compileQuery(
    ...parts: Parameters<PostgresQueryCompiler['compileQuery']>
  ): ReturnType<PostgresQueryCompiler['compileQuery']> {
    noteCompilation()
    return super.compileQuery(...parts)
  }
}
