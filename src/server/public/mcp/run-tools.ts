import { execute, type GraphQLError, parse } from 'graphql'
import { ConditionNotMetError } from '../../../domain/kernel/errors.ts'
import { formatGraphQLError } from '../../kernel/graphql/payload.ts'
import { findKey } from '../../kernel/idempotency/sql.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { createDigest, DIGEST_MINUTES, readDigest, digestOfState } from './digest.ts'
import { type ChangingTool, graphOfServer, type ReadingTool, type ToolFacts, type Variables } from './tool.ts'

/** What a tool could not do: the error of the catalogue. */
export interface Refused {
  error: { name: string; message: string; reason?: unknown; fields?: unknown }
}

/** Answers a tool that only reads, by the graph with all its rules. */
export async function readByTool(
  ctx: Context,
  tool: ReadingTool,
  input: Variables,
): Promise<ToolFacts | Refused> {
  return 'query' in tool ? ask(ctx, tool.query, input) : tool.answer(ctx, input)
}

/**
 * What a change would do, and a digest of it; with the digest it is done, if everything still is as it was shown. The
 * same digest again answers what was answered before, and changes nothing.
 */
export async function changeByTool(
  ctx: Context,
  tool: ChangingTool,
  input: Variables,
  digest: string | undefined,
): Promise<ToolFacts | Refused> {
  if (digest === undefined) return dryRun(ctx, tool, input)
  const { secret } = ctx.config
  const viewer = requireViewer(ctx)
  const shown = readDigest(secret, { tool: tool.name, input, viewer }, digest)
  if (!shown) return refused('DIGEST_UNKNOWN', 'This digest is not one of this change: make a dry run first.')
  if (!(await findKey(ctx.db, { user_id: viewer.id, key: shown.key }))) {
    if (shown.until <= ctx.now().epochMilliseconds)
      return refused('DIGEST_OVER', `A digest counts for ${DIGEST_MINUTES} minutes: make a dry run again.`)
    const found = await ask(ctx, tool.preview, asked(tool, input))
    if (isRefused(found)) return found
    if (digestOfState(found) !== shown.state)
      return refused('CONSEQUENCES_CHANGED', 'Something has changed since the dry run: make it again.')
  }
  const done = await ask(ctx, tool.mutation, { ...ordersOf(tool, input, shown.seen), key: shown.key })
  if (isRefused(done)) return done
  const { error, ...result } = done.done as ToolFacts & { error: Refused['error'] | null }
  return error ? { error } : { ...result, done: true }
}

async function dryRun(ctx: Context, tool: ChangingTool, input: Variables): Promise<ToolFacts | Refused> {
  const found = await ask(ctx, tool.preview, asked(tool, input))
  if (isRefused(found)) return found
  const refusal = tool.refusal(found, input)
  if (refusal !== null) return { ...refused(refusal, `Condition not met: ${refusal}`), now: found }
  const until = ctx.now().add({ minutes: DIGEST_MINUTES })
  const run = { tool: tool.name, input, viewer: requireViewer(ctx) }
  const carried = { until: until.epochMilliseconds, state: digestOfState(found), seen: tool.seen(found) }
  return {
    done: false,
    wouldChange: tool.changed(found, input),
    now: found,
    digest: createDigest(ctx.config.secret, run, carried),
    digestCountsUntil: until.toString(),
  }
}

function asked(tool: ChangingTool, input: Variables): Variables {
  return tool.asks ? tool.asks(input) : input
}

/** What was shown goes to the mutation, which looks under its locks whether that is what happens. */
function ordersOf(tool: ChangingTool, input: Variables, { planSeen, ...seen }: Variables): Variables {
  return { ...tool.orders(planSeen === undefined ? input : { ...input, planSeen }), ...seen }
}

async function ask(ctx: Context, text: string, variables: Variables): Promise<ToolFacts | Refused> {
  const schema = await graphOfServer()()
  const document = parse(text)
  const { data, errors } = await execute({ schema, document, variableValues: variables, contextValue: ctx })
  const [first] = errors ?? []
  if (first) return { error: describe(ctx, first) }
  return { ...data }
}

function describe(ctx: Context, error: GraphQLError): Refused['error'] {
  const report = (unknown: unknown) => ctx.log.error({ err: unknown }, 'a tool failed')
  const { message, extensions } = formatGraphQLError(error, report)
  const { name, reason, fields } = extensions
  return { name: String(name), message, ...(reason ? { reason } : {}), ...(fields ? { fields } : {}) }
}

function refused(reason: string, message: string): Refused {
  const { name } = new ConditionNotMetError(reason)
  return { error: { name, message, reason } }
}

/** Whether an answer is that something could not be done. */
export function isRefused(answer: ToolFacts | Refused): answer is Refused {
  return 'error' in answer && answer.error !== null && answer.error !== undefined
}
