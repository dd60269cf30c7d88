import { createTranslator } from 'use-intl/core'
import type { Language } from '../../../domain/catalogue/language.ts'
import type { RetainedDatum } from '../../../domain/public/retention/datum.ts'
import { RETENTION_AREAS } from '../../../domain/public/retention/table.ts'
import { type SayRetention, sayDatum } from '../../../domain/public/retention/words.ts'
import type { Operator } from '../../kernel/config/operator.ts'
import type { ArchivedFile } from '../../kernel/files/archive.ts'
import { readTexts } from '../../kernel/http/interface-texts.ts'
import type { UserRow } from '../../people/accounts/sql.ts'
import { OWN_DATA_TEXTS } from './own-data-texts.ts'

/** What an archive has of a kind of datum. */
export interface KindSummary {
  datum: RetainedDatum
  path: string
  rows: number
}

/** The page that explains an archive, in a language: each kind of datum, what for, by which law and how long; no scripts. */
export function ownDataPage(of: {
  language: Language
  user: Pick<UserRow, 'first_name' | 'last_name' | 'email'>
  kinds: readonly KindSummary[]
  files: readonly ArchivedFile[]
  at: Temporal.Instant
  operator: Operator | null
}): string {
  const texts = OWN_DATA_TEXTS[of.language]
  const say = translatorOf(of.language, { texts, retention: readTexts(of.language)['retention'] ?? {} })
  const own = (key: string, values?: Record<string, string | number>) => say(`texts.${key}`, values)
  const retention: SayRetention = (key, values) => say(`retention.${key}`, values)
  const lead = own('lead', {
    name: `${of.user.first_name} ${of.user.last_name}`,
    email: of.user.email,
    when: whenOf(of.at, of.language),
  })
  const areas = Object.entries(RETENTION_AREAS).map(([area, data]) => {
    const kinds = of.kinds.filter(({ datum }) => data.some(({ key }) => key === datum.key))
    const chapters = kinds.map((kind) => chapterOf(kind, own, retention))
    return chapters.length > 0
      ? `<h2>${escaped(retention(`areas.${area}`))}</h2>\n${chapters.join('\n')}`
      : ''
  })
  const files = of.files.length > 0 ? own('files', { count: of.files.length }) : own('noFiles')
  return `<!doctype html>
<html lang="${of.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(texts.title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escaped(texts.title)}</h1>
<p>${escaped(lead)}</p>
${operatorOf(of.operator, own)}
${areas.filter(Boolean).join('\n')}
<h2>${escaped(texts.filesTitle)}</h2>
<p>${escaped(files)}</p>
<h2>${escaped(texts.withheldTitle)}</h2>
<p>${escaped(texts.withheld)}</p>
<h2>${escaped(texts.rightsTitle)}</h2>
<p>${escaped(texts.rights)}</p>
</main>
</body>
</html>
`
}

type Say = (key: string, values?: Record<string, string | number>) => string

function chapterOf({ datum, path, rows }: KindSummary, own: Say, retention: SayRetention): string {
  const place =
    rows > 0 ? `${escaped(own('rows', { count: rows }))} <a href="${path}">${path}</a>` : escaped(own('none'))
  const facts = sayDatum(retention, datum)
    .map(({ term, value }) => `<dt>${escaped(term)}</dt><dd>${escaped(value)}</dd>`)
    .join('\n')
  return `<section>
<h3>${escaped(retention(`kinds.${datum.key}.name`))}</h3>
<p>${escaped(retention(`kinds.${datum.key}.what`))}</p>
<p>${place}</p>
<dl>
${facts}
</dl>
</section>`
}

function operatorOf(operator: Operator | null, own: Say): string {
  if (!operator) return ''
  const { name, address, email, privacyContact } = operator
  return `<p>${escaped(own('operator', { name, address, contact: privacyContact ?? email }))}</p>`
}

function translatorOf(language: Language, messages: object): Say {
  return createTranslator({ locale: language, messages: messages as never }) as unknown as Say
}

function whenOf(at: Temporal.Instant, language: Language): string {
  return `${at.toLocaleString(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 Figtree, Helvetica, Arial, sans-serif; }
body { margin: 0; background: #FAF8F5; color: #1E2329; }
main { max-width: 760px; margin: 0 auto; padding: 32px 20px 64px; }
h1 { font-size: 1.8rem; line-height: 1.2; }
h2 { margin: 48px 0 8px; }
section { margin: 16px 0; padding: 16px 20px; border: 1px solid #E9E4DC; border-radius: 12px; background: #fff; }
h3 { margin: 0 0 8px; }
p { margin: 0 0 10px; }
a { color: #0F6B5B; }
dl { display: grid; gap: 2px; margin: 12px 0 0; }
dt { color: #5B6067; font-size: .9rem; }
dd { margin: 0 0 8px; }
@media (prefers-color-scheme: dark) {
  body { background: #15181C; color: #ECE9E4; }
  section { background: #1C2025; border-color: #31363D; }
  dt { color: #A9AEB5; }
  a { color: #6FC7B5; }
}
`
