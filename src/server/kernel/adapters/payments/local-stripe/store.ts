/** An object of the provider; amounts in minor units, times in seconds. */
export interface Stored {
  id: string
  object: string
  created: number
}

/** Which objects of a kind, the newest first. */
export interface Listing {
  /** Fields that have these values. */
  match?: Readonly<Record<string, unknown>>
  /** Objects older than this one, or newer. */
  startingAfter?: string
  endingBefore?: string
  /** Made at or after, and before, in seconds. */
  since?: number
  until?: number
  limit?: number
}

/** How a call with a key ended, and when in seconds. */
export interface KeptAnswer {
  at: number
  fingerprint: string
  status: number
  body: object
}

/** What one call reads and writes; all of it is kept, or nothing. */
export interface Books {
  find(account: string, id: string): Promise<Stored | null>
  list(account: string, kind: string, which?: Listing): Promise<Stored[]>
  save(account: string, object: Stored): Promise<void>
  findAnswer(account: string, key: string): Promise<KeptAnswer | null>
  saveAnswer(account: string, key: string, answer: KeptAnswer): Promise<void>
}

/** Where the provider keeps its objects. Changes come one after the other. */
export interface Store {
  change<T>(work: (books: Books) => Promise<T>): Promise<T>
}

/** Keeps the objects as long as the process runs, for tests and for `npm run stripe:local`. */
export function memoryStore(): Store {
  const rows = new Map<string, Row>()
  const answers = new Map<string, KeptAnswer>()
  let turn: Promise<unknown> = Promise.resolve()
  let made = 0
  return {
    change(work) {
      const mine = turn.then(async () => {
        const draft = new Map<string, Row>()
        const keyed = new Map<string, KeptAnswer>()
        const books = memoryBooks(rows, draft, answers, keyed, () => ++made)
        const result = await work(books)
        for (const [key, row] of draft) rows.set(key, row)
        for (const [key, answer] of keyed) answers.set(key, answer)
        return result
      })
      turn = mine.catch(() => {
        // Whoever asked is told; the next one has its turn all the same.
      })
      return mine
    },
  }
}

interface Row {
  account: string
  at: number
  object: Stored
}

function memoryBooks(
  rows: ReadonlyMap<string, Row>,
  draft: Map<string, Row>,
  answers: ReadonlyMap<string, KeptAnswer>,
  keyed: Map<string, KeptAnswer>,
  next: () => number,
): Books {
  const rowOf = (account: string, id: string) => {
    const key = `${account} ${id}`
    return draft.get(key) ?? rows.get(key)
  }
  return {
    find: async (account, id) => structuredClone(rowOf(account, id)?.object ?? null),
    async list(account, kind, which = {}) {
      const own = [...new Map([...rows, ...draft]).values()].filter(
        (row) => row.account === account && row.object.object === kind && fits(row.object, which),
      )
      const after = which.startingAfter ? (rowOf(account, which.startingAfter)?.at ?? 0) : Infinity
      const before = which.endingBefore ? (rowOf(account, which.endingBefore)?.at ?? Infinity) : 0
      return own
        .filter(({ at }) => at < after && at > before)
        .toSorted((a, b) => (which.endingBefore ? a.at - b.at : b.at - a.at))
        .slice(0, which.limit)
        .map(({ object }) => structuredClone(object))
    },
    async save(account, object) {
      const at = rowOf(account, object.id)?.at ?? next()
      draft.set(`${account} ${object.id}`, { account, at, object: structuredClone(object) })
    },
    findAnswer: async (account, key) => answers.get(`${account} ${key}`) ?? null,
    async saveAnswer(account, key, answer) {
      keyed.set(`${account} ${key}`, structuredClone(answer))
    },
  }
}

function fits(object: Stored, { match = {}, since = 0, until = Infinity }: Listing): boolean {
  const fields = object as unknown as Record<string, unknown>
  const same = Object.entries(match).every(([name, value]) => fields[name] === value)
  return same && object.created >= since && object.created < until
}
