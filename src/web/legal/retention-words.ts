import type { useTranslations } from 'use-intl'
import {
  eraseOf,
  type RetainedDatum,
  type RetentionClock,
  type RetentionEnd,
} from '../../domain/public/retention/datum.ts'

type Words = ReturnType<typeof useTranslations<'retention'>>

/** What is said of a kind of datum, in the order in which it is said. */
export function sayDatum(t: Words, datum: RetainedDatum): { term: string; value: string }[] {
  const { key, clocks, laws, end } = datum
  const erased = eraseOf(datum)
  return [
    { term: t('labels.purpose'), value: t(`kinds.${key}.purpose`) },
    { term: t('labels.law'), value: laws.map((law) => t(`laws.${law}`)).join('; ') },
    {
      term: t('labels.time'),
      value: [...clocks.map((clock) => sayClock(t, clock)), t(`ends.${nameOfEnd(end)}`)].join('; '),
    },
    {
      term: t('labels.erasure'),
      value: (erased.length > 0 ? erased : ['none']).map((erase) => t(`erasure.${erase}`)).join('; '),
    },
    { term: t('labels.seenBy'), value: t(`kinds.${key}.seenBy`) },
  ]
}

function sayClock(t: Words, clock: RetentionClock): string {
  if ('until' in clock) return t(`clocks.${clock.until}`)
  return t(`clocks.${clock.after}`, { time: t(`times.${clock.unit}`, { count: clock.count }) })
}

function nameOfEnd(end: RetentionEnd): string {
  if (end.by !== 'job') return end.by
  return end.does === 'delete' ? 'deleted' : 'emptied'
}
