/**
 * Remembers what was made of documents, the latest used ones, up to a sum of characters: a parsed document takes
 * some hundred times the memory of its text.
 */
export class TextCache<Value> {
  readonly #entries = new Map<string, Value>()
  readonly #most: number
  #characters = 0

  constructor(characters: number) {
    this.#most = characters
  }

  get(text: string): Value | undefined {
    const value = this.#entries.get(text)
    if (value !== undefined) {
      this.#entries.delete(text)
      this.#entries.set(text, value)
    }
    return value
  }

  set(text: string, value: Value): void {
    this.delete(text)
    this.#entries.set(text, value)
    this.#characters += text.length
    for (const oldest of this.#entries.keys()) {
      if (this.#characters <= this.#most) return
      this.delete(oldest)
    }
  }

  delete(text: string): void {
    if (this.#entries.delete(text)) this.#characters -= text.length
  }
}
