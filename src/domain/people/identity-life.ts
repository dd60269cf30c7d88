import type { IdVerificationAction, IdVerificationStatus } from '../catalogue/checks.ts'

/** Where a verification stands: what was decided, else what the person has done last (C4). */
export type IdentityStage = IdVerificationAction | IdVerificationStatus

/** What is stored of that. */
export interface IdentityState {
  action: IdVerificationAction
  /** Null while nobody has decided. */
  status: IdVerificationStatus | null
}

/** What can happen to a verification with the product itself (ours). */
export const IDENTITY_COMMANDS = [
  'submit',
  'approve',
  'decline',
  'requestResubmission',
  'expire',
  'abandon',
] as const satisfies readonly string[]

/** Something that can happen to a verification. */
export type IdentityCommand = (typeof IDENTITY_COMMANDS)[number]

/**
 * The life of a verification with the product itself; what isn't there can't happen. The external provider has a life
 * of its own, of which we store what it says.
 */
export const IDENTITY_TRANSITIONS = {
  STARTED: { submit: 'SUBMITTED', expire: 'EXPIRED', abandon: 'ABANDONED' },
  SUBMITTED: {
    approve: 'APPROVED',
    decline: 'DECLINED',
    requestResubmission: 'RESUBMISSION_REQUESTED',
  },
  RESUBMISSION_REQUESTED: { submit: 'SUBMITTED', abandon: 'ABANDONED' },
  APPROVED: {},
  DECLINED: {},
  EXPIRED: {},
  ABANDONED: {},
} as const satisfies Record<IdentityStage, Partial<Record<IdentityCommand, IdentityStage>>>

/** What becomes of a verification by a command; null: it can't happen now. */
export function stageAfter(stage: IdentityStage, command: IdentityCommand): IdentityStage | null {
  const next: Partial<Record<IdentityCommand, IdentityStage>> = IDENTITY_TRANSITIONS[stage]
  return next[command] ?? null
}

/** Where a stored verification stands. */
export function stageOf({ action, status }: IdentityState): IdentityStage {
  return status ?? action
}

/** What is stored of a stage: whoever was decided about, or shall show the document again, had handed it in. */
export function stateOf(stage: IdentityStage): IdentityState {
  if (stage === 'STARTED' || stage === 'SUBMITTED') return { action: stage, status: null }
  return { action: hasBeenHandedIn(stage) ? 'SUBMITTED' : 'STARTED', status: stage }
}

function hasBeenHandedIn(stage: IdVerificationStatus): boolean {
  return stage !== 'EXPIRED' && stage !== 'ABANDONED'
}

/** Whether a verification has come to its end: the clock of its pictures runs. */
export function isFinal(stage: IdentityStage): boolean {
  switch (stage) {
    case 'STARTED':
    case 'SUBMITTED':
    case 'RESUBMISSION_REQUESTED':
      return false
    case 'APPROVED':
    case 'DECLINED':
    case 'EXPIRED':
    case 'ABANDONED':
      return true
  }
}

/** Whether it is the person's turn: something can be handed in. */
export function isPersonsTurn(stage: IdentityStage): boolean {
  return stageAfter(stage, 'submit') !== null
}
