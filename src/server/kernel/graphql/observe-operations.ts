import { type ExecutionArgs, type ExecutionResult, getOperationAST, type DocumentNode } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { storedOperationNames } from './stored-operations.ts'
import type { Config } from '../config/config.ts'
import { metersOf, secondsSince } from '../observe/measured.ts'
import { inSpan } from '../observe/spans.ts'

/** Counts and traces each operation of the graph by its name. */
export function observeOperations(config: Config): Plugin {
  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      const { kind, name } = describe(args.document, args.operationName)
      setExecuteFn(async (given: ExecutionArgs) => {
        const start = performance.now()
        const result = await inSpan(
          {
            name: `graphql ${kind} ${name}`,
            kind: 'internal',
            attributes: { 'graphql.operation.type': kind, 'graphql.operation.name': name },
          },
          async () => (await executeFn(given)) as ExecutionResult,
        )
        metersOf(config)?.operationEnded(name, !result.errors?.length, secondsSince(start))
        return result
      })
    },
  }
}

/** The name of an operation; of those that aren't our pages' anything may stand there. */
function describe(document: DocumentNode, asked: string | null | undefined): { kind: string; name: string } {
  const operation = getOperationAST(document, asked)
  const name = operation?.name?.value
  return {
    kind: operation?.operation ?? 'none',
    name: name !== undefined && storedOperationNames().has(name) ? name : 'other',
  }
}
