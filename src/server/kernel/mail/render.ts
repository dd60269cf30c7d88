import { createTranslator } from 'use-intl/core'
import { WORLD_PARAMETER } from '../../../domain/catalogue/interface.ts'
import type { InvoiceLiveMode } from '../../../domain/catalogue/invoices.ts'
import { type Language, withOrdinal } from '../../../domain/catalogue/language.ts'
import type { NamedWorld } from './sql.ts'
import { mailTextsDe } from './templates/de.ts'
import { mailTextsEn } from './templates/en.ts'
import { mailTextsFr } from './templates/fr.ts'
import { moneyMailsEn } from './templates/money/en.ts'
import { DAY_VALUES, type MailData, type MailTemplate, type MailTexts } from './templates/template.ts'
import { type Day, millisecondsOf } from '../../../domain/kernel/day.ts'

const texts: Record<Language, MailTexts> = { en: mailTextsEn, de: mailTextsDe, fr: mailTextsFr }
const locales: Record<Language, string> = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR' }

/** A mail as it is sent. */
export interface RenderedMail {
  subject: string
  text: string
  html: string
}

/** Writes a mail in a language; instants are told in UTC, `origin` is where its button leads. One about money says if that isn't real, one to somebody of several worlds whose it is. */
export function renderMail<Template extends MailTemplate>(
  template: Template,
  language: Language,
  data: MailData[Template],
  origin: string,
  mode: InvoiceLiveMode = 'LIVE',
  world: NamedWorld | null = null,
): RenderedMail {
  const { greeting, footer, templates, testMode, ofWorld, link: linkLine } = texts[language]
  const own = templates[template]
  const values = formatValues(data, locales[language])
  const fill = (message: string) => formatMessage(message, language, values)
  const button = { label: own.button, link: `${origin}${world ? inWorld(data.path, world.id) : data.path}` }
  const isTest = mode === 'TESTING' && template in moneyMailsEn
  const lines = [
    ...(isTest ? [testMode] : []),
    ...own.lines.map(fill),
    ...(world ? [formatMessage(ofWorld, language, { name: world.name })] : []),
  ]
  return {
    subject: fill(own.subject).replaceAll(/[\r\n]+/g, ' '),
    text: [fill(greeting), ...lines, formatMessage(linkLine, language, button), footer].join('\n\n'),
    html: renderHtml(language, [fill(greeting), ...lines], button, footer),
  }
}

/** The address that leads to the page in that world, whichever one the reader works in by then. */
function inWorld(path: string, worldId: string): string {
  const [page = '', hash] = path.split('#')
  const world = `${page.includes('?') ? '&' : '?'}${WORLD_PARAMETER}=${worldId}`
  return page + world + (hash === undefined ? '' : `#${hash}`)
}

function formatValues(data: object, locale: string): Record<string, string> {
  const values: Record<string, string> = { hasDeadline: 'false', answerUntil: '' }
  for (const [name, value] of Object.entries(data)) {
    if (value === null) continue
    if (name in DAY_VALUES) values[name] = formatDay(value, locale)
    else if (value instanceof Temporal.Instant) values[name] = formatInstant(value, locale)
    else values[name] = String(value)
  }
  if (values.answerUntil) values.hasDeadline = 'true'
  return values
}

function formatDay(day: Day, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return withOrdinal(locale, format.format(millisecondsOf(day)))
}

function formatInstant(instant: Temporal.Instant, locale: string): string {
  const written = instant.toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return `${withOrdinal(locale, written)} UTC`
}

function formatMessage(message: string, language: Language, values: Record<string, string>): string {
  const translate = createTranslator({ locale: language, messages: { message } })
  return translate('message', values)
}

function renderHtml(
  language: Language,
  lines: string[],
  button: { label: string; link: string },
  footer: string,
): string {
  const paragraphs = lines
    .map((line) => `<p style="margin:0 0 16px;white-space:pre-line">${escapeHtml(line)}</p>`)
    .join('\n')
  return `<!doctype html>
<html lang="${language}"><body style="margin:0;padding:32px 16px;background:#FAF8F5;color:#1E2329;font:16px/1.5 Figtree,Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#fff;border:1px solid #E9E4DC;border-radius:12px">
<p style="margin:0 0 24px;font-weight:600">Mezzo</p>
${paragraphs}
<p style="margin:24px 0"><a href="${escapeHtml(button.link)}" style="display:inline-block;padding:12px 20px;border-radius:12px;background:#0F6B5B;color:#fff;text-decoration:none">${escapeHtml(button.label)}</a></p>
<p style="margin:0;color:#6A6F76;font-size:13px">${escapeHtml(footer)}</p>
</div></body></html>
`
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
