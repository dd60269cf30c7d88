import { inEachLanguage } from './addresses.ts'
import type { OperatorAnswer } from './answers.ts'
import type { Ask } from './ask.ts'
import type { PublicPage } from './public-page.ts'
import { textPage } from './text-page.ts'
import type { Words } from './texts.ts'

const PAGES = {
  impressum: 'imprint',
  tos: 'terms',
  datenschutz: 'privacy',
} as const

/** The last part of a legal page's address. */
export type LegalPath = keyof typeof PAGES

/** Whether a part of an address is that of a legal page. */
export function isLegalPath(part: string): part is LegalPath {
  return Object.hasOwn(PAGES, part)
}

/** What the law asks for: who runs the installation, the terms, and what is stored. */
export async function legalPage(ask: Ask, words: Words, path: LegalPath): Promise<PublicPage> {
  const { operator } = await ask<OperatorAnswer>('LegalOperator', {})
  const say = (key: string) => words.say(`legal.${PAGES[path]}`, key)
  return textPage({
    title: say('title'),
    lead: say('lead'),
    paths: inEachLanguage((language) => `/${language}/${path}`),
    data: [[['operator'], operator]],
  })
}
