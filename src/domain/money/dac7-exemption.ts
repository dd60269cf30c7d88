import { DAC7_EXEMPTION_STATUSES, type Dac7ExemptionStatus } from '../catalogue/tax.ts'
import { type Day, isDay } from '../kernel/day.ts'
import { ValidationError } from '../kernel/errors.ts'
import { oneOf } from '../kernel/text.ts'
import { isStorableText } from '../kernel/text-limits.ts'

/** The longest reason of an exemption, in characters (ours). */
export const EXEMPTION_REASON_MAX_LENGTH = 500

/** Whether somebody is left out of tax reporting, until when, and why. */
export interface Dac7Exemption {
  exemptionStatus: Dac7ExemptionStatus
  /** The first day on which it no longer holds; of EXEMPT_UNTIL_DEADLINE only. */
  exemptionDeadline: Day | null
  exemptionReason: string
}

/**
 * The exemption as staff state it, or a ValidationError with a text key for each field. Every decision has a reason, also
 * the one that ends an exemption; a deadline is still to come, since what has passed changes nothing.
 */
export function parseExemption(
  given: { exemptionStatus: string; exemptionDeadline: string | null; exemptionReason: string },
  today: Day,
): Dac7Exemption {
  const status = oneOf(DAC7_EXEMPTION_STATUSES, given.exemptionStatus)
  const reason = given.exemptionReason.trim()
  const deadline = given.exemptionDeadline === '' ? null : given.exemptionDeadline
  const problems = {
    ...(!status && { exemptionStatus: 'exemption.status.required' }),
    ...deadlineProblem(status, deadline, today),
    ...(reason === '' && { exemptionReason: 'exemption.reason.required' }),
    ...((reason.length > EXEMPTION_REASON_MAX_LENGTH || !isStorableText(reason)) && {
      exemptionReason: 'exemption.reason.long',
    }),
  }
  if (!status || Object.keys(problems).length > 0) throw new ValidationError(problems)
  return { exemptionStatus: status, exemptionDeadline: deadline as Day | null, exemptionReason: reason }
}

function deadlineProblem(
  status: Dac7ExemptionStatus | undefined,
  deadline: string | null,
  today: Day,
): Record<string, string> {
  const wrong = (problem: string) => ({ exemptionDeadline: `exemption.deadline.${problem}` })
  if (status !== 'EXEMPT_UNTIL_DEADLINE') return deadline ? wrong('notNeeded') : {}
  if (!deadline) return wrong('required')
  return isDay(deadline) && deadline > today ? {} : wrong('past')
}
