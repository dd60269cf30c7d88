/** What an area needs done that only a later one can do. */
export interface Port<Work extends object> {
  /** Says who does it; once, where the server is put together. */
  fill(work: Work): void
  /** Who does it. */
  (): Work
}

/** A port that is still empty; its name is for whoever forgot to fill it. */
export function port<Work extends object>(name: string): Port<Work> {
  let filled: Work | null = null
  const get = () => {
    if (!filled) throw new Error(`Nobody does what ${name} is for: src/server/ports.ts has to be loaded.`)
    return filled
  }
  return Object.assign(get, { fill: (work: Work) => (filled = work) })
}
