import { type MonthQuestion, readMonthQuestion } from '../../domain/money/month-question.ts'
import { readQuestion } from '../../domain/public/question.ts'
import type { Day } from '../../domain/kernel/day.ts'

/** Whose money of which month is asked for; null where the text asks for something else, such as what is free in May. */
export function readMoneyQuestion(text: string, today: Day): MonthQuestion | null {
  const question = readQuestion(text, today)
  if (question && question.topic !== 'STATE') return null
  const asked = readMonthQuestion(text, today)
  return asked && question ? { ...asked, text: question.names.join(' ') } : asked
}
