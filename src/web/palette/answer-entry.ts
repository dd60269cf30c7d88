import type { Format } from '../shared/format.ts'
import type { PaletteEntry, PaletteTarget } from './palette-entry.ts'
import type { AnsweredQuestion } from './palette-queries.ts'

type Answer = AnsweredQuestion['answers'][number]

/** A text of the palette's answers with its values. */
type Translate = (key: `facts.${AnswerFact}`, values?: Record<string, string>) => string

type AnswerFact =
  | 'freeUntil'
  | 'freeOpen'
  | 'nobody'
  | 'nobodyUntil'
  | 'blocked'
  | 'signing'
  | 'price'
  | 'rent'
  | 'invoice'

/** An answer as an entry of the palette: who or which home, and beside it the facts that were asked for. */
export function entryOfAnswer(answer: Answer, t: Translate, format: Format): PaletteEntry {
  const { homeName, groupName } = answer
  return {
    key: `ANSWER/${answer.kind}/${answer.id}`,
    section: 'ANSWER',
    kind: kindOf(answer),
    name: answer.tenantName ?? homeName,
    detail: [
      ...(answer.tenantName ? [homeName] : []),
      ...(groupName === homeName ? [] : [groupName]),
      ...factsOf(answer, t, format),
    ].join(' · '),
    target: targetOf(answer),
  }
}

function factsOf(answer: Answer, t: Translate, format: Format): string[] {
  const { kind, from, to, amount, currency, dueOn, number } = answer
  const stay = from && to ? [format.dayRange(from, to)] : []
  const money = amount !== null && currency !== null ? format.money(amount, currency) : ''
  switch (kind) {
    case 'FREE':
      return [
        to ? t('facts.freeUntil', { day: format.day(to) }) : t('facts.freeOpen'),
        ...(money ? [t('facts.price', { price: money })] : []),
      ]
    case 'NOBODY':
      return [to ? t('facts.nobodyUntil', { day: format.day(to) }) : t('facts.nobody')]
    case 'HOME':
      return [t('facts.price', { price: money })]
    case 'BLOCK':
      return [t('facts.blocked'), ...stay]
    case 'HOLD':
      return [t('facts.signing'), ...stay]
    case 'RENT':
      return [t('facts.rent', { amount: money, day: dueOn ? format.day(dueOn) : '' })]
    case 'INVOICE':
      return [
        t('facts.invoice', { amount: money, number: number ?? '', day: dueOn ? format.day(dueOn) : '' }),
      ]
    case 'STAY':
    case 'REQUEST':
      return stay
  }
}

function kindOf({ kind }: Answer): PaletteEntry['kind'] {
  switch (kind) {
    case 'STAY':
      return 'BOOKING'
    case 'HOLD':
    case 'REQUEST':
      return 'REQUEST'
    case 'RENT':
      return 'MONEY'
    case 'INVOICE':
      return 'INVOICE'
    case 'FREE':
    case 'BLOCK':
    case 'NOBODY':
    case 'HOME':
      return 'LISTING'
  }
}

function targetOf(answer: Answer): PaletteTarget {
  const { bookingId, bookingRequestId, listingRequestId, listingId, groupId, partOfGroup } = answer
  if (bookingId) return { page: 'bookings', params: { bookingId } }
  if (bookingRequestId && listingRequestId)
    return { page: 'inbox', params: { bookingRequestId, listingRequestId } }
  if (!listingId) return { page: 'groupAvailability', params: { groupId } }
  return partOfGroup
    ? { page: 'sublistingAvailability', params: { groupId, sublistingId: listingId } }
    : { page: 'listingAvailability', params: { listingId } }
}
