import { expect, it } from 'vitest'
import { detectLanguage } from './languages.ts'

it.each([
  [['fr', 'de', 'en'], 'fr'],
  [[undefined, null, 'de-AT', 'en'], 'de'],
  [['es-ES', 'pt', 'fr-CH'], 'fr'],
  [['es-ES'], 'en'],
  [[], 'en'],
])('takes the first language of %j that we have: %s', (wishes, language) => {
  expect(detectLanguage(wishes)).toBe(language)
})
