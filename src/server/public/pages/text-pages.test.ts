import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createStage } from '../../../../test/builders.ts'
import { builtPages, contentOf } from '../../../../test/built-pages.ts'
import { LANGUAGES } from '../../../domain/catalogue/language.ts'
import { HELP_ARTICLES } from '../../../domain/public/help-articles.ts'
import { HELP_QUESTIONS } from '../../../domain/public/help-questions.ts'
import { RETENTION } from '../../../domain/public/retention/table.ts'
import { wordsIn } from './texts.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp({ pages: builtPages(), config: { origin: 'https://mezzo.test' } })
})
afterAll(() => t.close())
beforeEach(() => t.reset())

const open = (url: string) => t.app.inject({ url, headers: { accept: 'text/html' } })
const referral = { en: '/en/referral/invite', de: '/de/referral/einladen', fr: '/fr/reference/inviter' }
const paths: ((language: (typeof LANGUAGES)[number]) => string)[] = [
  (language) => `/${language}/help`,
  ...HELP_ARTICLES.map((article) => (language: string) => `/${language}/help/${article}`),
  ...['impressum', 'tos', 'datenschutz', 'support-ukraine', 'invite-landlords'].map(
    (path) => (language: string) => `/${language}/${path}`,
  ),
  (language) => referral[language],
]

describe.each(LANGUAGES)('in %s', (language) => {
  test('every page of texts has a title, a lead, its own address and the others, and is in the sitemap', async () => {
    const sitemap = (await open('/sitemaps/pages.xml')).body
    for (const path of paths) {
      const url = path(language)
      const { statusCode, body } = await open(url)
      expect([url, statusCode, body.includes('first-paint'), body.includes('noindex')]).toEqual([
        url,
        200,
        false,
        false,
      ])
      const heading = /<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1]
      expect(body).toContain(`<title>${heading} – Mezzo</title>`)
      expect(body).toMatch(/<meta name="description" content="[^"]{20,160}"/)
      expect(body).toContain(`<link rel="canonical" href="https://mezzo.test${url}"`)
      for (const other of LANGUAGES) {
        expect(body).toContain(`hreflang="${other}" href="https://mezzo.test${path(other)}"`)
      }
      expect(sitemap).toContain(`<loc>https://mezzo.test${url}</loc>`)
    }
  })

  test('the privacy page says of every kind of datum what it is, what for, and who sees it', async () => {
    const { body } = await open(`/${language}/datenschutz`)
    const { say } = wordsIn(language)
    for (const { key } of RETENTION)
      for (const part of ['name', 'what', 'purpose', 'seenBy'])
        expect(body).toContain(`>${say(`retention.kinds.${key}`, part)}</`)
  })
})

test('the help shows every question and article, and a search what has all of its words', async () => {
  const all = (await open('/en/help')).body
  for (const [topic, keys] of Object.entries(HELP_QUESTIONS)) {
    for (const key of keys) expect(all).toContain(`id="${topic}-${key}"`)
  }
  for (const article of HELP_ARTICLES) expect(all).toContain(`href="/en/help/${article}"`)
  expect(all).toContain('"@type":"FAQPage"')
  const found = (await open('/de/help?q=RÜCKTRITT%20vertrag')).body
  expect(found).toMatch(
    /<form role="search" action="\/de\/help" method="get">.*name="q"[^>]* value="RÜCKTRITT vertrag"/,
  )
  expect(found).toContain('noindex')
  expect(found).toContain('<link rel="canonical" href="https://mezzo.test/de/help"')
  expect(found.match(/<details/g)?.length ?? 0).toBeLessThan(all.match(/<details/g)?.length ?? 0)
  const nothing = (await open('/en/help?q=%3Cscript%3Exyzzy')).body
  expect(nothing).toContain('No answer contains these words')
  expect(nothing).not.toContain('<script>xyzzy')
})

test('an article is told with its points, the next one and the way back; a missing one is missing', async () => {
  const { body } = await open('/en/help/searching')
  expect(body).toContain('<li>The heart puts an apartment on your shortlist.')
  expect(body).toContain('href="/en/help/counting"')
  expect(body).toContain('"@type":"Article"')
  const missing = await open('/en/help/nonsense')
  expect([missing.statusCode, missing.body.includes('noindex')]).toEqual([404, true])
})

test('legal pages name the operator and every section, and the browser asks nothing more', async () => {
  const { body } = await open('/de/datenschutz')
  expect(contentOf(body)).toContain('<th scope="row"')
  const bootstrap = JSON.parse(/id="bootstrap"[^>]*>(.*?)<\/script>/.exec(body)?.[1] ?? '') as {
    data: [unknown[], unknown][]
  }
  expect(bootstrap.data[0]?.[0]).toEqual(['operator'])
  expect((await open('/en/tos')).body).toContain('9. Ending and changes')
})

test('the letter of invitation can be read, changed and sent without a script', async () => {
  const { body } = await open('/en/invite-landlords?to=colleague')
  expect(body).toContain('https://mezzo.test/en/referral/invite')
  expect(body).toContain('href="mailto:?subject=')
  expect(contentOf(body)).toMatch(/<input type="radio"[^>]* checked="" value="colleague"/)
})

test('who is invited sees by whom; what belongs to somebody who is logged in is drawn for them alone', async () => {
  const stage = await createStage(t)
  const { data } = await t.graphql<{ myReferral: { code: string } }>(
    '{ myReferral { code } }',
    {},
    stage.landlord,
  )
  const url = `/en/referral/invite?code=${data.myReferral.code}`
  const { body } = await open(url)
  expect(body).toContain('invites you to Mezzo')
  expect(body).toContain(`referral=${data.myReferral.code}`)
  expect(body).toContain('noindex')
  const own = await t.app.inject({ url, headers: { accept: 'text/html' }, cookies: stage.landlord.cookies })
  expect(own.body).toContain('data-drawn')
  expect(own.body).not.toContain('invites you to Mezzo')
})
