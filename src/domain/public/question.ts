import type { CurrencyCode } from '../catalogue/currencies.ts'
import { addDays, addMonths, type Day, laterDay, type Stay } from '../kernel/day.ts'
import { withoutAccents } from '../kernel/text.ts'
import { placesOfPhrase } from './question-phrase.ts'
import { readPrice } from './question-price.ts'
import { readTime, readYear } from './question-time.ts'
import { FILLERS, PAST_TENSE, type QuestionTopic, TOPIC_PHRASES } from './question-words.ts'

/** What a word of a question was taken for; NAME is what is looked for. */
export type WordUse = 'TOPIC' | 'TIME' | 'PRICE' | 'FILLER' | 'NAME'

/** What somebody asks the palette, by parts. */
export interface Question {
  topic: QuestionTopic
  /** The days it is about; null for all. */
  period: Stay | null
  /** Monthly prices in major units; of what is unpaid the open amounts. */
  least: number | null
  most: number | null
  /** Null: whichever the homes have. */
  currency: CurrencyCode | null
  /** What homes or tenants are called, as they were typed. */
  names: string[]
  /** Every word that was typed, in its order, and what it was taken for. */
  words: { text: string; use: WordUse }[]
}

/** Days ahead, or back, in which arrivals and departures are looked for where no days are named (ours). */
const DAYS_AHEAD = 30

/** Months back in which it is looked who lived somewhere where no days are named (ours). */
const MONTHS_BACK = 12

/** What is asked for by its rent or by what is open of it. */
const PRICED_TOPICS: ReadonlySet<QuestionTopic> = new Set(['FREE', 'HOMES', 'UNPAID'])

/**
 * Reads a question in English, German or French out of what was typed into the palette: 'free in may under 1500', 'wer
 * wohnt in 23', 'impayé', 'march flat 12'. Null where nothing but names was typed, or a month alone. Names stay
 * names: whatever is not understood is looked for.
 */
export function readQuestion(text: string, today: Day): Question | null {
  const typed = text.split(/\s+/).filter(Boolean)
  const words = typed.map(asCompared)
  const uses: (WordUse | undefined)[] = []
  const mark = (places: readonly number[], use: WordUse) => places.forEach((at) => (uses[at] = use))

  const topic = readTopic(words)
  if (topic) mark(topic.at, 'TOPIC')
  const left = () => words.map((word, at) => (uses[at] ? '' : word))
  const isPast = topic?.isPast ?? false
  const near = readTime(left(), today, isPast || topic?.topic === 'UNPAID' ? 'LAST' : 'NEXT')
  if (near) mark(near.at, 'TIME')
  // Where no price is compared, none is read: who asks for one would be told of a limit that nothing keeps.
  const price =
    !topic || PRICED_TOPICS.has(topic.topic) ? readPrice(words, (at) => uses[at] !== undefined) : null
  if (price) mark(price.at, 'PRICE')
  // '2027' may be a home that somebody lives in.
  const time = near ?? (topic && topic.topic !== 'TENANT' ? readYear(left()) : null)
  if (time) mark(time.at, 'TIME')
  const read = words.map((word, at) => uses[at] ?? (FILLERS.has(word) || word === '' ? 'FILLER' : 'NAME'))
  const names = typed.filter((_, at) => read[at] === 'NAME').map(withoutSigns)

  const about = topic?.topic ?? topicWithout(time !== null, price !== null, names.length > 0)
  if (!about) return null
  return {
    topic: about,
    period: periodFor(about, time && { from: time.from, to: time.to }, today, isPast),
    least: price?.least ?? null,
    most: price?.most ?? null,
    currency: price?.currency ?? null,
    names,
    words: typed.map((word, at) => ({ text: word, use: read[at] ?? 'NAME' })),
  }
}

function topicWithout(hasTime: boolean, hasPrice: boolean, hasName: boolean): QuestionTopic | null {
  if (hasPrice) return hasTime ? 'FREE' : 'HOMES'
  return hasTime && hasName ? 'STATE' : null
}

interface ReadTopic {
  topic: QuestionTopic
  at: number[]
  /** Whether it is asked for in the past tense. */
  isPast: boolean
}

function readTopic(words: readonly string[]): ReadTopic | null {
  for (const [topic, phrases] of TOPIC_PHRASES) {
    for (const phrase of phrases) {
      for (let from = 0; from < words.length; from++) {
        const at = placesOfPhrase(phrase, words, from)
        if (at.length > 0) return { topic, at, isPast: PAST_TENSE.test(phrase.join(' ')) }
      }
    }
  }
  return null
}

function periodFor(topic: QuestionTopic, named: Stay | null, today: Day, isPast: boolean): Stay | null {
  switch (topic) {
    case 'FREE':
      // Days that are over can't be let any more, where others of them can.
      if (named && named.to >= today) return { from: laterDay(named.from, today), to: named.to }
      return named ?? { from: today, to: today }
    case 'TENANT':
      if (isPast && !named) return { from: addMonths(today, -MONTHS_BACK), to: addDays(today, -1) }
      return named ?? { from: today, to: today }
    case 'STATE':
      return named ?? { from: today, to: today }
    case 'ARRIVALS':
    case 'DEPARTURES':
      if (isPast && !named) return { from: addDays(today, -DAYS_AHEAD), to: today }
      return named ?? { from: today, to: addDays(today, DAYS_AHEAD) }
    case 'UNPAID':
    case 'REQUESTS':
    case 'HOMES':
      return named
  }
}

/** Without accents and signs around it, and without the article that French writes before a vowel. */
function asCompared(word: string): string {
  return withoutAccents(withoutSigns(word))
    .replaceAll('’', "'")
    .replace(/^[ld]'(?=.)/, '')
}

function withoutSigns(word: string): string {
  return word.replace(/^[("„“”«»]+|[)"“”«»?!;:,]+$/g, '')
}

/** So many requests are counted; of more nobody wants to know how many. */
export const MOST_COUNTED = 100

/** Whether somebody may ask: people with limited access hear of requests, and neither of money nor of who lives where. */
export function mayAskAbout(
  topic: QuestionTopic,
  viewer: { hasLandlord: boolean; access: 'FULL' | 'LIMITED' | null | undefined },
): boolean {
  return viewer.hasLandlord && (viewer.access !== 'LIMITED' || topic === 'REQUESTS')
}
