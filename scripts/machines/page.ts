import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../processes.ts'

/** A page for operators, whose commands are typed as they stand there. */
export class Page {
  readonly #name: string
  readonly #blocks: string[]

  /** `name` is a file of docs/. */
  constructor(name: string) {
    this.#name = name
    const text = readFileSync(join(root, 'docs', name), 'utf8')
    this.#blocks = [...text.matchAll(/^```\n(.*?)^```$/gms)].map(([, block]) => block ?? '')
  }

  /** The one block of commands in which these words stand; throws where there is none, or more than one. */
  block(words: string): string {
    const found = this.#blocks.filter((block) => block.includes(words))
    if (found.length !== 1) throw new Error(`docs/${this.#name} has ${found.length} blocks with "${words}".`)
    return found[0] ?? ''
  }

  /** The folder that its commands lay the release in. */
  folderOfRelease(): string {
    const found = /^git clone .* (\/\S+)$/m.exec(this.#blocks.join('\n'))?.[1]
    if (!found) throw new Error(`docs/${this.#name} lays the release nowhere.`)
    return found
  }

  /** The packages that its commands install. */
  packages(): string[] {
    const lines = this.#blocks.flatMap((block) => [
      ...block.matchAll(/^apt-get install (.*?)(?: {2,}#.*)?$/gm),
    ])
    return lines.flatMap(([, names]) => (names ?? '').split(' ').filter((name) => !name.startsWith('-')))
  }
}

/**
 * A block as it is typed into a machine whose packages and release are there. After a line that says "fill in" the file it
 * names takes on what /root/filled has for it. `others`: what only one of several machines does is left out.
 */
export function typed(block: string, { others = false } = {}): string {
  const lines = block
    .split('\n')
    .filter((line) => !/^(?:apt-get install|git clone) /.test(line))
    .filter((line) => !(others && line.includes('# on one of them, once')))
    // A person sits before the page's command.
    .map((line) => line.replace('systemd-run --pty', 'systemd-run --pipe --wait --quiet'))
    .flatMap((line) => {
      const file = /(\/\S+) +# fill in/.exec(line)?.[1]
      return file ? [line, `fill ${file}`] : [line]
    })
  return [`fill() { cat "/root/filled/$(basename "$1")" > "$1"; }`, ...lines].join('\n')
}

/** The parts of a block whose lines "# 1. …" say where each of them is typed. */
export function typedSteps(block: string): string[] {
  return block
    .split(/^# \d\. .*\n/m)
    .slice(1)
    .map((step) => typed(step))
}
