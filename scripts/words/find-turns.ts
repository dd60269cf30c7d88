import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../processes.ts'
import { FORBIDDEN_TURNS } from './turns.ts'

const literal = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/gu
// A file of one language is named by it; in those that hold all three a turn is found whichever it is of.
const sources = [
  'src/server/**/{en,de,fr}.ts',
  'src/server/**/*-texts.ts',
  'src/server/**/texts.ts',
  'src/server/public/html/*.ts',
]

/** Says of a text in a language which turns of docs/words.md it has. */
export function turnsIn(place: string, text: string, language?: string): string[] {
  return FORBIDDEN_TURNS.flatMap((turn) => {
    if (language && turn.language !== language) return []
    const found = turn.pattern.exec(text.replaceAll(/\{\w+/gu, '{'))?.[0]
    return found ? [`${place} says “${found}” (${turn.language}): ${turn.instead} (docs/words.md)`] : []
  })
}

/** The turns in what the server writes: mails, messages to devices, files. */
export function turnsOfServer(): string[] {
  return globSync(sources, { cwd: root })
    .filter((path) => !path.startsWith('src/server/demo/'))
    .flatMap((path) => {
      const language = /\/(en|de|fr)\.ts$/u.exec(path)?.[1]
      const text = readFileSync(join(root, path), 'utf8').replaceAll(/^\s*(\/\/|\/?\*).*$/gmu, '')
      return [...text.matchAll(literal)].flatMap(([found]) =>
        turnsIn(path, found.replaceAll(/\$\{[^}]*\}/gu, '…'), language),
      )
    })
}
