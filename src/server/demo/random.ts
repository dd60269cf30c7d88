/** Chance that is the same on every machine and at every start. */
export interface Chance {
  /** A number from 0 up to but not including 1. */
  next(): number
  /** A whole number from `first` to `last`, both included. */
  between(first: number, last: number): number
  /** One of the values. */
  pick<Value>(values: readonly Value[]): Value
  /** True in that share of cases, 0 to 1. */
  is(share: number): boolean
}

const seed = 'mezzo-demo'

/** Chance of its own for each thing, so that a new listing does not change all others. */
export function chanceOf(name: string): Chance {
  let state = hashOf(name, 0)
  // mulberry32: small, quick, and even enough for made-up people.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (first: number, last: number) => first + Math.floor(next() * (last - first + 1))
  return {
    next,
    between,
    is: (share) => next() < share,
    pick: (values) => {
      const value = values[between(0, values.length - 1)]
      if (value === undefined) throw new Error('There is nothing to pick from.')
      return value
    },
  }
}

/** The id of a thing of the demo: the same at every start, so that addresses of pages stay. */
export function demoId(name: string): string {
  const hex = [1, 2, 3, 4].map((salt) => hashOf(name, salt).toString(16).padStart(8, '0')).join('')
  // The shape of a random UUID, version 4.
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-')
}

/** FNV-1a with a last stir: thousands of these are made while somebody waits for the start. */
function hashOf(name: string, salt: number): number {
  let hash = 0x811c9dc5
  for (const character of `${seed}/${salt}/${name}/${salt}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
