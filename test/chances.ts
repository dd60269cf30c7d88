/** Random whole numbers from 0 up to below a bound, the same in each run of a seed. */
export type Chance = (below: number) => number

/** The numbers of a seed. */
export function chances(seed: number): Chance {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
