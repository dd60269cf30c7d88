import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../catalogue/language.ts'
import { answersWith, HELP_QUESTIONS } from './help-questions.ts'

const answers = [
  { id: 'a', question: 'Wie lösche ich mein Konto?', answer: 'Unter „Mein Konto“.' },
  { id: 'b', question: 'Was kostet Mezzo?', answer: 'Vermieter zahlen 10 % der Miete.' },
]

it.each([
  ['', ['a', 'b']],
  ['KONTO', ['a']],
  ['losche konto', ['a']],
  ['miete kostet', ['b']],
  ['konto miete', []],
])('finds for "%s" the answers %j', (text, ids) => {
  expect(answersWith(answers, text).map(({ id }) => id)).toEqual(ids)
})

describe.each(LANGUAGES)('in %s', (language) => {
  it('every question has its texts, and no text is without its question', () => {
    const file = join(import.meta.dirname, `../../web/help/help.texts.${language}.json`)
    const help = JSON.parse(readFileSync(file, 'utf8')) as {
      sections: Record<string, { questions: object }>
    }
    const known = Object.entries(help.sections).map(([topic, { questions }]) => [
      topic,
      Object.keys(questions),
    ])
    expect(Object.fromEntries(known)).toEqual(HELP_QUESTIONS)
  })
})
