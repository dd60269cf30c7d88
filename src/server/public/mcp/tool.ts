import type { GraphQLSchema } from 'graphql'
import * as z from 'zod'
import { port } from '../../kernel/port.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { AccessScope } from '../../../domain/catalogue/people.ts'

/** What every tool says of itself. */
interface ToolWords {
  name: string
  title: string
  /** For whoever decides by it what to call: what it answers, and what it doesn't. */
  description: string
  /** All of them are needed; the fields of the graph look at them once more. */
  scopes: readonly AccessScope[]
  input: z.ZodRawShape
}

/** A tool that answers a query of the graph. */
interface AskingTool extends ToolWords {
  query: string
}

/** A tool whose answer isn't part of the graph. */
interface AnsweringTool extends ToolWords {
  answer: (ctx: Context, input: Variables) => Promise<ToolFacts>
}

/** A tool that only reads. */
export type ReadingTool = AskingTool | AnsweringTool

/** Values for the variables of an operation. */
export type Variables = Readonly<Record<string, unknown>>

/** What a dry run found, as the query answered it. */
export type ToolFacts = Readonly<Record<string, unknown>>

/**
 * A tool that changes something: `preview` asks how things are and what would follow; `seen` says of its answer what the
 * mutation has to be told was shown; `refusal` why it can't be done. `changed` says in words what would be otherwise.
 */
export interface ChangingTool extends ToolWords {
  preview: string
  /** The variables of the preview, where they aren't those of the tool. */
  asks?: (input: Variables) => Variables
  refusal: (found: ToolFacts, input: Variables) => string | null
  seen: (found: ToolFacts) => Variables
  changed: (found: ToolFacts, input: Variables) => string
  mutation: string
  /** The variables of the mutation, without `seen` and the key. */
  orders: (input: Variables) => Variables
}

/** A tool. */
export type Tool = ReadingTool | ChangingTool

/** An id. */
export const idInput = z.uuid()

/** A day. */
export const dayInput = z.iso.date().describe('YYYY-MM-DD')

/** How many, and from which one on. */
export const windowInput = {
  limit: z.int().min(1).max(50).default(20),
  offset: z.int().min(0).default(0),
}

/** The whole schema, which only the root of the server puts together; read where a tool is called. */
export const graphOfServer = port<() => Promise<GraphQLSchema>>('graphOfServer')
