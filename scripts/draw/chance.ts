/** A seeded source of chance: the same seed draws the same picture on every computer. */
export class Chance {
  private state: number

  constructor(seed: string) {
    this.state = 2166136261
    for (const letter of seed) {
      this.state = Math.imul(this.state ^ (letter.codePointAt(0) ?? 0), 16777619)
    }
  }

  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  between(from: number, to: number): number {
    return from + (to - from) * this.next()
  }

  whole(from: number, to: number): number {
    return Math.floor(this.between(from, to + 1))
  }

  sometimes(share = 0.5): boolean {
    return this.next() < share
  }

  pick<T>(choices: readonly [T, ...T[]]): T {
    return choices[Math.floor(this.next() * choices.length)] ?? choices[0]
  }
}
