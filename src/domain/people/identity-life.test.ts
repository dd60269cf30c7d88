import { describe, expect, it } from 'vitest'
import {
  DASHBOARD_VERIFICATION_STATUSES,
  dashboardVerificationStatus,
  ID_VERIFICATION_ACTIONS,
  ID_VERIFICATION_STATUSES,
} from '../catalogue/checks.ts'
import {
  IDENTITY_COMMANDS,
  type IdentityCommand,
  type IdentityStage,
  isFinal,
  isPersonsTurn,
  stageAfter,
  stageOf,
  stateOf,
} from './identity-life.ts'

const stages: readonly IdentityStage[] = [...ID_VERIFICATION_ACTIONS, ...ID_VERIFICATION_STATUSES]

const life: Partial<Record<IdentityStage, Partial<Record<IdentityCommand, IdentityStage>>>> = {
  STARTED: { submit: 'SUBMITTED', expire: 'EXPIRED', abandon: 'ABANDONED' },
  SUBMITTED: { approve: 'APPROVED', decline: 'DECLINED', requestResubmission: 'RESUBMISSION_REQUESTED' },
  RESUBMISSION_REQUESTED: { submit: 'SUBMITTED', abandon: 'ABANDONED' },
}

describe('the life of a verification', () => {
  it.each(stages.flatMap((stage) => IDENTITY_COMMANDS.map((command) => [stage, command] as const)))(
    'of %s by %s is as in the table',
    (stage, command) => expect(stageAfter(stage, command)).toBe(life[stage]?.[command] ?? null),
  )

  it.each<[IdentityStage, boolean, boolean, string]>([
    ['STARTED', false, true, 'started'],
    ['SUBMITTED', false, false, 'pending'],
    ['RESUBMISSION_REQUESTED', false, true, 'pending'],
    ['APPROVED', true, false, 'succeeded'],
    ['DECLINED', true, false, 'failed'],
    ['EXPIRED', true, false, 'failed'],
    ['ABANDONED', true, false, 'failed'],
  ])('%s is the end: %s, the person’s turn: %s, shown as %s', (stage, final, turn, shown) => {
    expect([isFinal(stage), isPersonsTurn(stage), dashboardVerificationStatus(stage)]).toEqual([
      final,
      turn,
      shown,
    ])
  })

  it('shows five states on the dashboard', () => {
    const shown = [null, ...stages].map(dashboardVerificationStatus)
    expect(new Set(shown)).toEqual(new Set(DASHBOARD_VERIFICATION_STATUSES))
  })

  it.each(stages)('%s is stored and read as itself', (stage) => {
    expect(stageOf(stateOf(stage))).toBe(stage)
  })
})
