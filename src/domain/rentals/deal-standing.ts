import { type Clocks, nextStepOf, STAGE_ROWS, type Stage } from './next-step.ts'
import type { RequestFacts } from './request-facts.ts'
import { type OpenPart, waitsForTenant } from './verification/what-is-open.ts'

/** Where a deal stands, as finely as somebody has something to do: the stages of a request, and the look at what was handed in. */
export type DealStanding = Stage | 'BEING_CHECKED'

/** All of them. */
export const DEAL_STANDINGS: readonly DealStanding[] = [
  ...STAGE_ROWS.map(([stage]) => stage),
  'BEING_CHECKED',
]

/** What a deal waits for, and until when whoever it waits for has time; null where no time runs. */
export interface DealStep {
  standing: DealStanding
  deadline: Temporal.Instant | null
  /** Whether staff have to look at something that was handed in. */
  isTurnOfStaff: boolean
}

/** What a deal waits for, by the table of what comes next (next-step.ts); `open` is what its contract waits for. */
export function dealStepOf(facts: RequestFacts, clocks: Clocks, open: readonly OpenPart[]): DealStep {
  const { stage, deadline } = nextStepOf('LANDLORD', facts, clocks)
  const isTurnOfStaff = stage === 'VERIFYING' && open.some(({ turn }) => turn === 'STAFF')
  if (stage === 'VERIFYING' && !waitsForTenant(open))
    return { standing: 'BEING_CHECKED', deadline: null, isTurnOfStaff }
  const until = nextStepOf('TENANT', facts, clocks).deadline ?? deadline
  return { standing: stage, deadline: until, isTurnOfStaff }
}
