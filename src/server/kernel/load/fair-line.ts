import { Group, type Turn, type WorldInLine } from './worlds.ts'

/** How much a line lets in at once, and how many may wait how long. */
export interface LineLimits {
  /** Units of cost that are worked on at once; a request that costs more goes alone. */
  atOnce: number
  /** As many of them for one world, so that others find room whatever it asks for. */
  atOncePerWorld: number
  waiting: number
  /** As many where there are too many for longer than a burst: no more than come to their turn in time. */
  shortWaiting: number
  waitingPerWorld: number
  /** Milliseconds that a request waits at most while there is a burst of them. */
  patience: number
  /** As many where there are too many for longer than a burst: whoever waits is told soon. */
  shortPatience: number
}

/** Who asks, and how much of the line's room that takes. */
export interface Claimant {
  world: string
  /** Whether we know whose world it is; those together get more than all others together. */
  isKnown: boolean
  cost: number
}

// Below that a crowd at the door is a burst, which is gone before anybody has to be told.
const BURST = 500
const LOOKS_EACH = 50
const PARTS = 1_000
/** How much more the known get than all others together, where there isn't room for both. */
const KNOWN_WEIGHT = 4

/**
 * Lets requests in one by one, each world in its turn: what a world has had so far is weighed by cost, and whoever has
 * had least comes next (start-time fair queueing). So a hundred waiting requests of one world keep another's one request
 * waiting for no more than what is being worked on.
 */
export class FairLine {
  readonly #limits: LineLimits
  readonly #groups = { known: new Group(KNOWN_WEIGHT), others: new Group(1) }
  #used = 0
  #waiting = 0
  /** Where the group stood that was served last: one that comes back begins there. */
  #tag = 0
  #fullSince: number | null = null
  #timer: NodeJS.Timeout | null = null

  constructor(limits: LineLimits) {
    this.#limits = limits
  }

  /** Whether somebody of that world who came now would be turned away. */
  isClosedTo(asker: Claimant): boolean {
    const own = this.#groupOf(asker).worlds.get(asker.world)?.waiting.length ?? 0
    if (own >= this.#limits.waitingPerWorld) return true
    return this.#waiting >= this.#mostWaiting() && !this.#makingRoomFor(asker, own)
  }

  /** Stands in line; `answer` hears once whether it is let in, at once where there is room. Answers how it leaves. */
  enter(asker: Claimant, answer: (isIn: boolean) => void): () => void {
    if (this.isClosedTo(asker)) {
      answer(false)
      return () => {}
    }
    const group = this.#groupOf(asker)
    if (!group.longest()) group.tag = Math.max(group.tag, this.#tag)
    const world = group.join(asker.world)
    // Whole thousandths: sums of them come back to nothing.
    const cost = Math.round(Math.min(asker.cost, this.#limits.atOnce) * PARTS)
    const own = world.waiting.length
    const turn: Turn = { cost, since: performance.now(), answer, state: 'waiting' }
    world.waiting.push(turn)
    this.#waiting++
    this.#letIn()
    const last = this.#waiting > this.#mostWaiting() && (this.#makingRoomFor(asker, own) ?? world)
    if (last) this.#refuse(last, -1)
    this.#watch()
    return () => this.#leave(world, turn)
  }

  #leave(world: WorldInLine, turn: Turn): void {
    if (turn.state === 'gone') return
    if (turn.state === 'waiting') {
      world.waiting.splice(world.waiting.indexOf(turn), 1)
      this.#waiting--
    } else {
      world.used -= turn.cost
      this.#used -= turn.cost
    }
    turn.state = 'gone'
    world.group.forget(world)
    this.#letIn()
  }

  #letIn(): void {
    for (;;) {
      const world = this.#next()
      const turn = world?.waiting[0]
      if (!turn) break
      // Whoever has the next turn keeps it until there is room; else what is dear would never come.
      if (this.#used > 0 && this.#used + turn.cost > this.#limits.atOnce * PARTS) {
        this.#fullSince ??= performance.now()
        return
      }
      world.waiting.shift()
      this.#waiting--
      this.#tag = world.group.tag
      world.group.charge(world, turn.cost)
      world.used += turn.cost
      this.#used += turn.cost
      turn.state = 'in'
      turn.answer(true)
    }
    this.#fullSince = null
  }

  #next(): WorldInLine | null {
    const { known, others } = this.#groups
    const most = this.#limits.atOncePerWorld * PARTS
    const own = known.next(most)
    const foreign = others.next(most)
    return own && (!foreign || known.tag <= others.tag) ? own : foreign
  }

  /** Tells those who have waited too long; nothing else does while the line stands still. */
  #watch(): void {
    if (this.#waiting === 0 || this.#timer) return
    this.#timer = setInterval(() => {
      const patience = this.#patience()
      const now = performance.now()
      for (const { worlds } of Object.values(this.#groups))
        for (const world of worlds.values())
          while (world.waiting[0] && now - world.waiting[0].since > patience) this.#refuse(world, 0)
      if (this.#waiting > 0 || !this.#timer) return
      clearInterval(this.#timer)
      this.#timer = null
    }, LOOKS_EACH).unref()
  }

  #isBurst(): boolean {
    return this.#fullSince === null || performance.now() - this.#fullSince < BURST
  }

  #patience(): number {
    return this.#isBurst() ? this.#limits.patience : this.#limits.shortPatience
  }

  #mostWaiting(): number {
    return this.#isBurst() ? this.#limits.waiting : this.#limits.shortWaiting
  }

  #refuse(world: WorldInLine, at: number): void {
    const [turn] = world.waiting.splice(at, 1)
    if (!turn) return
    this.#waiting--
    turn.state = 'gone'
    world.group.forget(world)
    turn.answer(false)
  }

  /**
   * Whose newest request goes where nobody more may wait and `asker` has `own` waiting: somebody's of whom nothing is
   * known, for whoever is known, else one of the longest row; null where nobody has more than they.
   */
  #makingRoomFor({ isKnown }: Claimant, own: number): WorldInLine | null {
    const [known, others] = [this.#groups.known.longest(), this.#groups.others.longest()]
    if (isKnown && others) return others
    const longest = (known?.waiting.length ?? 0) > (others?.waiting.length ?? 0) ? known : others
    return longest && longest.waiting.length > own + 1 ? longest : null
  }

  #groupOf({ isKnown }: Claimant): Group {
    return isKnown ? this.#groups.known : this.#groups.others
  }
}
