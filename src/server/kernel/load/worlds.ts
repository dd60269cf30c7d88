/** One request in line, or let in. */
export interface Turn {
  cost: number
  since: number
  answer: (isIn: boolean) => void
  state: 'waiting' | 'in' | 'gone'
}

/** Those who share what one world gets. */
export class WorldInLine {
  readonly name: string
  readonly group: Group
  readonly waiting: Turn[] = []
  /** What of it is being worked on. */
  used = 0
  /** What it has had so far, so that whoever has had least is next. */
  tag: number

  constructor(name: string, group: Group, tag: number) {
    this.name = name
    this.group = group
    this.tag = tag
  }
}

/** Worlds that share a part of the room, which grows with their weight. */
export class Group {
  readonly worlds = new Map<string, WorldInLine>()
  readonly #weight: number
  /** What all of them have had, by their weight. */
  tag = 0
  /** Where the one stood that was let in last: whoever comes now begins there, and not with what they missed. */
  #now = 0

  constructor(weight: number) {
    this.#weight = weight
  }

  join(name: string): WorldInLine {
    const known = this.worlds.get(name)
    if (known) return known
    const world = new WorldInLine(name, this, this.#now)
    this.worlds.set(name, world)
    return world
  }

  /** Whose turn it is among those of whom less than `most` is being worked on. */
  next(most: number): WorldInLine | null {
    let first: WorldInLine | null = null
    for (const world of this.worlds.values()) {
      const [turn] = world.waiting
      if (!turn || (world.used > 0 && world.used + turn.cost > most)) continue
      if (!first || world.tag < first.tag) first = world
    }
    return first
  }

  charge(world: WorldInLine, cost: number): void {
    this.#now = Math.max(this.#now, world.tag)
    world.tag = this.#now + cost
    this.tag += cost / this.#weight
  }

  /** Lets go of a world of which nothing is left here. */
  forget(world: WorldInLine): void {
    if (world.used > 0 || world.waiting.length > 0) return
    if (this.worlds.get(world.name) === world) this.worlds.delete(world.name)
  }

  /** The one with the most waiting; null where nobody waits. */
  longest(): WorldInLine | null {
    let longest: WorldInLine | null = null
    for (const world of this.worlds.values())
      if (world.waiting.length > (longest?.waiting.length ?? 0)) longest = world
    return longest
  }
}
