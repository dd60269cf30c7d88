import type { Question } from '../../../domain/public/question.ts'
import { withoutAccents } from '../../../domain/kernel/text.ts'
import type { Context, Viewer } from '../../kernel/viewer/context.ts'
import { type AnswerRow, type AskedQuestion } from './asked-sql.ts'
import { listFreeHomes, listHomes, listStaysInHomes } from './homes-question-sql.ts'
import { listOpenRequests } from './requests-question-sql.ts'
import { listStays } from './stays-question-sql.ts'
import { listUnpaid } from './unpaid-question-sql.ts'

/** The first answers to a question, out of what the viewer may see. */
export async function listAnswers(
  ctx: Context,
  viewer: Viewer,
  question: Question,
  first: number,
): Promise<AnswerRow[]> {
  const { period, least, most, currency, names } = question
  const patterns = names.flatMap(patternsOf)
  const asked: AskedQuestion = {
    viewer,
    patterns,
    isNamed: patterns.length > 0,
    from: period?.from ?? null,
    to: period?.to ?? null,
    today: ctx.today(),
    least,
    most,
    currency,
    mode: ctx.config.invoiceMode,
    first,
  }
  const source = ctx.reads
  switch (question.topic) {
    case 'FREE':
      return listFreeHomes(source, asked)
    case 'HOMES':
      return listHomes(source, asked)
    case 'TENANT':
      if (asked.isNamed) return listStaysInHomes(source, { ...asked, isState: false })
      return listStays(source, { ...asked, written: { by: 'DAYS' } })
    case 'STATE':
      return listStaysInHomes(source, { ...asked, isState: true })
    case 'ARRIVALS':
      return listStays(source, { ...asked, written: { by: 'FROM' } })
    case 'DEPARTURES':
      return listStays(source, { ...asked, written: { by: 'TO' } })
    case 'UNPAID':
      return listUnpaid(source, asked)
    case 'REQUESTS':
      return listOpenRequests(source, asked)
  }
}

/**
 * A name as patterns of the database, one for each run of letters or digits, so that no sign of it means anything there. A
 * number is meant as a whole, 12 is not 112, though 012 is 12; a word may be the beginning of one.
 */
function patternsOf(name: string): string[] {
  const runs = withoutAccents(name).match(/[\p{L}\p{N}]+/gu) ?? []
  return runs.map((run) => {
    if (/^\d+$/.test(run)) return `\\m0*${run.replace(/^0+(?=\d)/, '')}\\M`
    return /^[a-z\d]+$/.test(run) ? `\\m${run}` : run
  })
}
