import { firstOfMonth, lastOfMonth, parseDay } from '../../domain/kernel/day.ts'
import { toMinorUnits } from '../../domain/kernel/money.ts'
import { MOST_COUNTED } from '../../domain/public/question.ts'
import type { QuestionTopic } from '../../domain/public/question-words.ts'
import type { Format } from '../shared/format.ts'
import type { AnsweredQuestion } from './palette-queries.ts'

type Limit = 'least' | 'most' | 'between'
type PartKey = 'on' | Limit | `${Limit}Open` | 'named'

/** A text of what a question was taken for. */
type Translate = (
  key: `topics.${QuestionTopic}` | `parts.${PartKey}`,
  values?: Record<string, string>,
) => string

/** How a question was understood, in a sentence: 'Free, 1 – 31 May 2027, at most €1,500 a month'. */
export function understoodAs(
  question: Pick<AnsweredQuestion, 'topic' | 'from' | 'to' | 'least' | 'most' | 'currency' | 'names'>,
  t: Translate,
  format: Format,
): string {
  const { topic, from, to, least, most, currency, names } = question
  const price = (value: number) =>
    currency ? format.money(toMinorUnits(value, currency), currency) : format.number(value)
  const days = from && to ? [daysOf(from, to, t, format)] : []
  const limits = { least: least === null ? null : price(least), most: most === null ? null : price(most) }
  return [
    t(`topics.${topic}`),
    ...days,
    ...pricesOf(limits, topic === 'UNPAID' ? 'Open' : '', t),
    ...(names ? [t('parts.named', { names })] : []),
  ].join(', ')
}

/**
 * What is counted, and whether some of it is not among the answers: of homes by name the homes are counted, of which one
 * may have several answers.
 */
export function countOf(
  question: Pick<AnsweredQuestion, 'topic' | 'names' | 'total'> & {
    answers: readonly { listingId?: string | null }[]
  },
): { what: 'homes' | 'many' | 'all'; isMore: boolean } {
  const { topic, names, total, answers } = question
  const isByHome = topic === 'STATE' || (topic === 'TENANT' && /[\p{L}\p{N}]/u.test(names))
  const shown = isByHome ? new Set(answers.map(({ listingId }) => listingId)).size : answers.length
  const what = topic === 'REQUESTS' && total > MOST_COUNTED ? 'many' : 'all'
  return { what: isByHome ? 'homes' : what, isMore: total > shown }
}

function pricesOf(
  { least, most }: { least: string | null; most: string | null },
  what: '' | 'Open',
  t: Translate,
): string[] {
  if (least !== null && most !== null) return [t(`parts.between${what}`, { least, most })]
  if (least !== null) return [t(`parts.least${what}`, { price: least })]
  return most === null ? [] : [t(`parts.most${what}`, { price: most })]
}

function daysOf(from: string, to: string, t: Translate, format: Format): string {
  if (from === to) return t('parts.on', { day: format.day(from) })
  const first = parseDay(from)
  const isMonth = from === firstOfMonth(first) && to === lastOfMonth(first)
  return isMonth ? format.month(from, 'year') : format.dayRange(from, to)
}
