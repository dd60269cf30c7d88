import type { SingleKeys } from '../shared/keys/single-keys.ts'

/** What the keys of the queue do. */
export const REVIEW_KEYS = {
  keys: {
    j: 'next',
    k: 'previous',
    c: 'claim',
    Enter: 'claim',
    a: 'accept',
    r: 'refuse',
    Escape: 'release',
    '+': 'zoomIn',
    '-': 'zoomOut',
    t: 'rotate',
    n: 'nextPage',
    '?': 'help',
  },
  repeated: ['next', 'previous', 'zoomIn', 'zoomOut'],
} as const satisfies SingleKeys<string>

/** What a key of the queue does. */
export type ReviewAction = (typeof REVIEW_KEYS.keys)[keyof typeof REVIEW_KEYS.keys]
