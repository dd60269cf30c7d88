import type { SpanFacts } from './spans.ts'

const longestText = 2_000
const most = 1_000
const known = new Map<string, SpanFacts>()

/** The span of an SQL statement: its text without what stands in quotes, since values come as parameters. */
export function statementSpan(text: string): SpanFacts {
  const found = known.get(text)
  if (found) return found
  if (known.size >= most) known.clear()
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement'
  const table = /\b(?:from|into|update)\s+"?([a-z_.]+)/i.exec(text)?.[1]
  const facts: SpanFacts = {
    name: table ? `${operation} ${table}` : operation,
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': text.replaceAll(/'(?:[^']|'')*'/g, "'?'").slice(0, longestText),
    },
  }
  known.set(text, facts)
  return facts
}
