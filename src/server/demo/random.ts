import { createHash } from 'node:crypto'

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
  let state = createHash('sha256').update(`${seed}/${name}`).digest().readUInt32LE()
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
  const bytes = createHash('sha256').update(`${seed}/id/${name}`).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
