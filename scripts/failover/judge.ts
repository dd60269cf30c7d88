import { type Acknowledged, lookedUp } from './client-log.ts'
import type { Found } from './found.ts'

/** What is not as it was acknowledged. */
export interface Verdict {
  lost: Acknowledged[]
  /** Keys whose effect is there more than once. */
  twice: string[]
  /** How many acknowledgements were looked up. */
  checked: number
}

/** Compares what the product says there is with the clients' own log; there is nothing else that it knows. */
export function judge(log: readonly Acknowledged[], found: Found): Verdict {
  const checked = lookedUp(log)
  return {
    lost: checked.filter((entry) => !isKept(entry, found)),
    twice: [...found.made].filter(([, made]) => made.length > 1).map(([key]) => key),
    checked: checked.length,
  }
}

function isKept({ kind, key, place, answer }: Acknowledged, found: Found): boolean {
  switch (kind) {
    case 'REQUEST':
    case 'BLOCK':
    case 'MESSAGE':
      return found.made.get(key)?.includes(answer) ?? false
    case 'UPLOAD':
      return found.files.has(answer)
    case 'DECLINE':
      return found.requests.get(place) === 'NOT_AVAILABLE'
    case 'SIGNATURE':
      return ['ACCEPTED', answer].includes(found.offers.get(place) ?? '')
  }
}
