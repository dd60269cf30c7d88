import type { SingleKeys } from '../shared/keys/single-keys.ts'

/** What the keys of the inbox do. */
export const TRIAGE_KEYS = {
  keys: {
    j: 'next',
    k: 'previous',
    Enter: 'open',
    a: 'accept',
    r: 'reject',
    s: 'suggest',
    '/': 'search',
    '?': 'help',
  },
  repeated: ['next', 'previous'],
} as const satisfies SingleKeys<string>
