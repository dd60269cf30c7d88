/** What somebody is told who has used a provider. */
export interface Told {
  /** Whether the provider has done its part, as far as the answer says. */
  isDone: boolean
  /** The answer in some words, alike for answers alike. */
  words: string
  /** Whether it can be understood: what was wanted, or an error that says what it is. */
  isClear: boolean
}

/** Longer than anybody waits; what takes that long is a miss by its time. */
const PATIENCE = 60_000

interface GraphError {
  name: string
  message: string
  reason?: string | null
}

type GraphData = Record<string, ({ error?: GraphError | null } & Record<string, unknown>) | null>

/** Asks the product for something; `read` says what an answer of 2xx tells. */
export async function ask(url: string, init: RequestInit, read: (text: string) => Told): Promise<Told> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE) })
    const text = await answer.text()
    return answer.ok ? read(text) : refusalIn(answer, text)
  } catch (error) {
    return { isDone: false, words: `no answer: ${String(error)}`, isClear: false }
  }
}

/** Sends an operation as a page does; `read` says of its field whether the provider has done its part, or what else is said. */
export async function operate(
  url: string,
  headers: Record<string, string>,
  [document, variables = {}]: [document: { toString(): string }, variables?: object],
  read: (field: Record<string, unknown>) => true | string,
): Promise<Told> {
  const body = JSON.stringify({ query: document.toString(), variables })
  return ask(`${url}/api/graphql`, { method: 'POST', headers, body }, (text) => toldIn(text, read))
}

/** What is told where the provider has done its part. */
export const DONE: Told = { isDone: true, words: 'done', isClear: true }

function toldIn(text: string, read: (field: Record<string, unknown>) => true | string): Told {
  const { data, errors } = JSON.parse(text) as {
    data?: GraphData | null
    errors?: { message: string; extensions?: { name?: string } }[]
  }
  const [failure] = errors ?? []
  if (failure) return { isDone: false, words: failure.extensions?.name ?? failure.message, isClear: false }
  const field = Object.values(data ?? {})[0]
  if (!field) return { isDone: false, words: 'nothing', isClear: false }
  const { error } = field
  if (error) return { isDone: false, words: error.reason ?? error.name, isClear: error.message.length > 0 }
  const end = read(field)
  return end === true ? DONE : { isDone: false, words: end, isClear: end !== '' }
}

/** A refusal is clear where it is JSON with a name; what can't be done now also says when to come again. */
function refusalIn({ status, headers }: Response, text: string): Told {
  const isJson = headers.get('content-type')?.includes('json') ?? false
  const error = isJson ? (JSON.parse(text) as { error?: GraphError }).error : undefined
  const isClear = Boolean(error?.message) && (status < 500 || (status === 503 && headers.has('retry-after')))
  return { isDone: false, words: `${status} ${error?.name ?? text.slice(0, 40)}`, isClear }
}
