import {
  IMPRINT_SECTIONS,
  KEPT_IN_BROWSER,
  OPERATOR_FACTS,
  PRIVACY_SECTIONS,
  TERMS_SECTIONS,
} from '../../domain/content/legal-sections.ts'
import { inEachLanguage } from './addresses.ts'
import type { OperatorAnswer } from './answers.ts'
import type { Ask } from './ask.ts'
import { html, type Html } from './html.ts'
import type { PublicPage } from './public-page.ts'
import { textPage, textSection } from './text-page.ts'
import type { Words } from './texts.ts'

const PAGES = {
  impressum: { name: 'imprint', sections: IMPRINT_SECTIONS },
  tos: { name: 'terms', sections: TERMS_SECTIONS },
  datenschutz: { name: 'privacy', sections: PRIVACY_SECTIONS },
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
  const { name, sections } = PAGES[path]
  const say = (key: string) => words.say(`legal.${name}`, key)
  const texts = sections.map((key) => textSection(say(`sections.${key}.title`), say(`sections.${key}.text`)))
  const card = operatorCard(words, operator)
  return textPage({
    title: say('title'),
    lead: say('lead'),
    paths: inEachLanguage((language) => `/${language}/${path}`),
    content: html`${name === 'imprint' && card} ${texts}
      ${name === 'privacy' && [keptInBrowser(words), textSection(say('tracking.title'), say('tracking.text'))]}
      ${name !== 'imprint' && card}
      <p class="s-muted">${words.say('legal', 'updated')}</p>`,
    data: [[['operator'], operator]],
  })
}

function operatorCard({ say }: Words, operator: OperatorAnswer['operator']): Html {
  if (!operator) return html`<p>${say('legal', 'unnamed')}</p>`
  return html`<section>
    <h2>${say('legal', 'operator.title')}</h2>
    ${operator.isExample && html`<p>${say('legal', 'example')}</p>`}
    <dl class="s-card">
      ${OPERATOR_FACTS.filter((fact) => operator[fact]).map(
        (fact) =>
          html`<dt>${say('legal', `operator.${fact}`)}</dt>
            <dd>
              ${fact === 'email' ? html`<a href="mailto:${operator.email}">${operator.email}</a>` : operator[fact]}
            </dd>`,
      )}
    </dl>
  </section>`
}

function keptInBrowser(words: Words): Html {
  const say = (key: string) => words.say('legal.privacy.browser', key)
  return html`<section>
    <h2>${say('title')}</h2>
    <p>${say('text')}</p>
    <div class="s-scroll" tabindex="0" role="region" aria-label="${say('title')}">
      <table>
        <thead>
          <tr>
            <th scope="col">${say('name')}</th>
            <th scope="col">${say('purpose')}</th>
            <th scope="col">${say('time')}</th>
          </tr>
        </thead>
        <tbody>
          ${KEPT_IN_BROWSER.map(
            (item) =>
              html`<tr>
                <th scope="row">${say(`items.${item}.name`)}</th>
                <td>${say(`items.${item}.purpose`)}</td>
                <td>${say(`items.${item}.time`)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`
}
