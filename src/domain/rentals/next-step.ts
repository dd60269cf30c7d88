import type { LandlordStatus } from '../catalogue/requests.ts'
import type { LandlordEvent, TenantEvent } from '../notifications/notification.ts'
import { DUE_SOON_HOURS } from '../kernel/constants.ts'
import { canAnswerSuggestion } from './booking-request.ts'
import { BLOCKED_LANDLORD_STATUSES, OPEN_LANDLORD_STATUSES } from './classification.ts'
import { canPrepareContract, canTenantAccept } from './offer.ts'
import { landlordStatusOf } from './landlord-status.ts'
import type { RequestFacts } from './request-facts.ts'
import type { SigningParty } from './signing.ts'

/** What a side does next; WAIT: it is the other side's turn or ours, NONE: nothing comes any more. */
export const NEXT_STEP_KINDS = [
  'ANSWER',
  'SIGN',
  'CONFIRM',
  'OFFLINE_CONTRACT',
  'OWN_CONTRACT',
  'OTHER_CONTRACT',
  'GO_ON_WITHOUT_INCOME',
  'CONFIRM_INTEREST',
  'ANSWER_SUGGESTION',
  'HAND_IN_DOCUMENTS',
  'ACCEPT_PROPOSAL',
  'WAIT',
  'NONE',
] as const

/** What a side does next. */
export type NextStepKind = (typeof NEXT_STEP_KINDS)[number]

/** The stored times: until when the landlord's side answers, until when the tenant does, until when a contract lives. */
export type Clock = 'AUTO_DECLINE' | 'TENANT_ANSWER' | 'SIGNING'

/** Where a step is taken. */
export type StepPage = 'REQUEST' | 'TERMS' | 'CONTRACT' | 'DOCUMENTS' | 'BOOKING'

/** What one side of a stage does and reads. */
export interface SideOfStage<Event extends string> {
  step: NextStepKind
  /** The time that runs, and for whom; null where none does, or where it is nothing to this side. */
  clock: { is: Clock; for: SigningParty } | null
  /** Where its button leads. */
  page: StepPage
  /** What this side is told when the stage begins. */
  notices: readonly Event[]
}

/** A stage of a request: where it stands, as finely as its sides have different things to do. */
export interface StageRow {
  /** The landlord's statuses in which a request may be at this stage. */
  statuses: readonly LandlordStatus[]
  /** What has to hold beside the status; lists ask the database for it. */
  when: StageCondition | null
  /** Whether the contract comes next, so that what it says may still be changed. */
  terms?: true
  LANDLORD: SideOfStage<LandlordEvent>
  TENANT: SideOfStage<TenantEvent>
}

/**
 * The landlord owes the contract until a time; the tenant has said yes to a contract on paper (decision 18); the tenant's
 * income could not be confirmed, and the landlord decides (decision 86).
 */
export const STAGE_CONDITIONS = ['owesContract', 'tenantAccepted', 'incomeUnconfirmed'] as const

/** One of them. */
export type StageCondition = (typeof STAGE_CONDITIONS)[number]

const waits = { step: 'WAIT', clock: null, page: 'REQUEST', notices: [] } as const
const ends = { ...waits, step: 'NONE' } as const
const landlordAnswers = { is: 'AUTO_DECLINE', for: 'LANDLORD' } as const
const tenantAnswers = { is: 'TENANT_ANSWER', for: 'TENANT' } as const
const landlordSigns = { is: 'SIGNING', for: 'LANDLORD' } as const
const handsIn = {
  step: 'HAND_IN_DOCUMENTS',
  clock: tenantAnswers,
  page: 'DOCUMENTS',
  notices: ['documentsNeeded', 'documentFailed'],
} as const
const tenantSigns = { is: 'SIGNING', for: 'TENANT' } as const

/** Every stage with what comes next for each side; pages, lists, counters and notices read it. */
export const STAGES = {
  CHECKING: { statuses: ['OTHER'], when: null, LANDLORD: waits, TENANT: waits },
  ANSWERING: {
    statuses: OPEN_LANDLORD_STATUSES,
    when: null,
    LANDLORD: {
      step: 'ANSWER',
      clock: landlordAnswers,
      page: 'REQUEST',
      notices: ['requestReceived', 'extensionReceived', 'secondChance', 'requestResumed'],
    },
    TENANT: { ...waits, clock: landlordAnswers },
  },
  SUGGESTED: {
    statuses: OPEN_LANDLORD_STATUSES,
    when: null,
    // The landlord may still say yes to what was asked; the time is the tenant's.
    LANDLORD: { step: 'ANSWER', clock: { is: 'AUTO_DECLINE', for: 'TENANT' }, page: 'REQUEST', notices: [] },
    TENANT: { step: 'ANSWER_SUGGESTION', clock: tenantAnswers, page: 'REQUEST', notices: ['datesSuggested'] },
  },
  SUGGESTED_PAUSED: {
    statuses: ['BLOCKED_BY_ANOTHER_TENANT'],
    when: null,
    LANDLORD: waits,
    TENANT: { step: 'ANSWER_SUGGESTION', clock: tenantAnswers, page: 'REQUEST', notices: [] },
  },
  AGREED: {
    statuses: ['ACCEPTED'],
    when: null,
    terms: true,
    LANDLORD: { ...waits, clock: tenantAnswers },
    TENANT: { step: 'CONFIRM_INTEREST', clock: tenantAnswers, page: 'REQUEST', notices: ['requestAccepted'] },
  },
  VERIFYING: {
    statuses: ['TENANT_VERIFICATION'],
    when: null,
    terms: true,
    LANDLORD: { ...waits, notices: ['interestConfirmed'] },
    TENANT: handsIn,
  },
  VERIFYING_UNCONFIRMED: {
    statuses: ['TENANT_VERIFICATION'],
    when: 'incomeUnconfirmed',
    terms: true,
    LANDLORD: {
      step: 'GO_ON_WITHOUT_INCOME',
      clock: null,
      page: 'REQUEST',
      notices: ['incomeUnconfirmed'],
    },
    // Nothing has to be done, but another document may be handed in, and the verdict looked at again.
    TENANT: handsIn,
  },
  CONTRACT_COMING: { statuses: ['ACCEPTED'], when: null, terms: true, LANDLORD: waits, TENANT: waits },
  CONTRACT_OWED: {
    statuses: ['ACCEPTED'],
    when: 'owesContract',
    terms: true,
    LANDLORD: { step: 'OWN_CONTRACT', clock: landlordAnswers, page: 'TERMS', notices: ['contractNeeded'] },
    TENANT: waits,
  },
  CONTRACT_OWED_AGAIN: {
    statuses: ['ACCEPTED'],
    when: 'owesContract',
    terms: true,
    LANDLORD: { step: 'OTHER_CONTRACT', clock: landlordAnswers, page: 'TERMS', notices: ['contractRefused'] },
    TENANT: waits,
  },
  WRITING: { statuses: ['CREATING_CONTRACT'], when: null, LANDLORD: waits, TENANT: waits },
  LANDLORD_SIGNING: {
    statuses: ['CONTRACT_CREATED'],
    when: null,
    terms: true,
    LANDLORD: { step: 'SIGN', clock: landlordSigns, page: 'CONTRACT', notices: ['contractReady'] },
    TENANT: waits,
  },
  TENANT_SIGNING: {
    statuses: ['CONTRACT_WAITING_FOR_TENANT'],
    when: null,
    LANDLORD: waits,
    TENANT: { step: 'SIGN', clock: tenantSigns, page: 'CONTRACT', notices: ['signedByLandlord'] },
  },
  TENANT_ACCEPTING: {
    statuses: ['MANUAL_CONTRACT_CREATED'],
    when: null,
    terms: true,
    LANDLORD: { ...waits, notices: ['paperContractSent'] },
    TENANT: {
      step: 'ACCEPT_PROPOSAL',
      clock: tenantSigns,
      page: 'CONTRACT',
      notices: ['contractReadyTenant', 'onlineSigningStopped'],
    },
  },
  RECORDING: {
    statuses: ['MANUAL_CONTRACT_CREATED'],
    when: 'tenantAccepted',
    LANDLORD: {
      step: 'OFFLINE_CONTRACT',
      clock: landlordSigns,
      page: 'CONTRACT',
      notices: ['paperContractAccepted'],
    },
    TENANT: waits,
  },
  CONFIRMING: {
    statuses: ['WAITING_TO_CONFIRM_BOOKING'],
    when: null,
    LANDLORD: { step: 'CONFIRM', clock: landlordSigns, page: 'REQUEST', notices: ['signedByTenant'] },
    TENANT: waits,
  },
  PAUSED: {
    statuses: BLOCKED_LANDLORD_STATUSES,
    when: null,
    LANDLORD: { ...waits, notices: ['requestPaused'] },
    TENANT: { ...waits, notices: ['requestPausedTenant'] },
  },
  BOOKED: {
    statuses: ['OTHER'],
    when: null,
    LANDLORD: { ...ends, page: 'BOOKING', notices: ['bookingMade'] },
    TENANT: { ...ends, page: 'BOOKING', notices: ['bookingMadeTenant'] },
  },
  ENDED: { statuses: ['OTHER'], when: null, LANDLORD: ends, TENANT: ends },
} as const satisfies Record<string, StageRow>

/** A stage of a request. */
export type Stage = keyof typeof STAGES

/** All stages with their rows, in the order of the table. */
export const STAGE_ROWS = Object.entries(STAGES) as readonly [Stage, StageRow][]

/** The stage at which a request is. */
export function stageOf(facts: RequestFacts): Stage {
  const status = landlordStatusOf(facts)
  switch (status) {
    case 'OPEN':
    case 'OPEN_V3':
    case 'OPEN_WITH_CONSEQUENCES':
    case 'TENANT_STARTED_OTHER_BOOKING_PROCESS':
      return canAnswerSuggestion(facts).value ? 'SUGGESTED' : 'ANSWERING'
    case 'ACCEPTED':
      return acceptedStageOf(facts)
    case 'TENANT_VERIFICATION':
      return facts.incomeUnconfirmed ? 'VERIFYING_UNCONFIRMED' : 'VERIFYING'
    case 'CREATING_CONTRACT':
      return 'WRITING'
    case 'CONTRACT_CREATED':
      return 'LANDLORD_SIGNING'
    case 'CONTRACT_WAITING_FOR_TENANT':
      return 'TENANT_SIGNING'
    case 'MANUAL_CONTRACT_CREATED':
      return canTenantAccept(facts).value ? 'TENANT_ACCEPTING' : 'RECORDING'
    case 'WAITING_TO_CONFIRM_BOOKING':
      return 'CONFIRMING'
    case 'BLOCKED_BY_CURRENT_TENANT':
    case 'BLOCKED_BY_ANOTHER_TENANT':
      return canAnswerSuggestion(facts).value ? 'SUGGESTED_PAUSED' : 'PAUSED'
    case 'OTHER':
      return otherStageOf(facts)
  }
}

function acceptedStageOf(facts: RequestFacts): Stage {
  // Nothing else gives an accepted request a time of the landlord's.
  if (facts.autoDeclineAt)
    return facts.latestOffer?.status === 'REJECTED' ? 'CONTRACT_OWED_AGAIN' : 'CONTRACT_OWED'
  return facts.statusType === 'AVAILABLE' && facts.type === 'STANDARD' ? 'AGREED' : 'CONTRACT_COMING'
}

function otherStageOf({ booking, statusType }: RequestFacts): Stage {
  if (booking) return booking.canceled ? 'ENDED' : 'BOOKED'
  return statusType === 'START' ? 'CHECKING' : 'ENDED'
}

/** Whether a step is something to do, and so counts among what needs the side that has it. */
export function isToDo(step: NextStepKind): boolean {
  return step !== 'WAIT' && step !== 'NONE'
}

/** Whether the tenant has something to do (C4 'actionable'); on paper, or about suggested dates, without a status of its own. */
export function isActionableForTenant(facts: RequestFacts): boolean {
  return isToDo(STAGES[stageOf(facts)].TENANT.step)
}

/** What stands next for a side, with the time that runs. */
export interface NextStep {
  stage: Stage
  kind: NextStepKind
  needsYou: boolean
  page: StepPage
  /** Until when, and who has to act until then. */
  deadline: Temporal.Instant | null
  deadlineFor: SigningParty | null
  /** Whether what the contract says may be changed now. */
  canChangeTerms: boolean
}

/** The stored times of a request. */
export type Clocks = Record<Clock, Temporal.Instant | null>

/** What a side of a request does next. */
export function nextStepOf(side: SigningParty, facts: RequestFacts, clocks: Clocks): NextStep {
  const stage = stageOf(facts)
  const row: StageRow = STAGES[stage]
  const { step, clock, page }: SideOfStage<string> = row[side]
  const deadline = clock && clocks[clock.is]
  return {
    stage,
    kind: step,
    needsYou: isToDo(step),
    page,
    deadline,
    deadlineFor: deadline && clock ? clock.for : null,
    canChangeTerms: side === 'LANDLORD' && row.terms === true && canPrepareContract(facts).value,
  }
}

/** Until when the landlord's side itself has to act; null where nothing runs out for it. */
export function needsUntil(facts: RequestFacts, clocks: Clocks): Temporal.Instant | null {
  const { needsYou, deadline, deadlineFor } = nextStepOf('LANDLORD', facts, clocks)
  return needsYou && deadlineFor === 'LANDLORD' ? deadline : null
}

/** What runs out until then stands above everything else that waits for the landlord. */
export function dueSoonUntil(now: Temporal.Instant): Temporal.Instant {
  return now.add({ hours: DUE_SOON_HOURS })
}

/** The landlord's statuses that need somebody by themselves, or together with a condition, in the order of the table. */
export function needyStatuses(
  may: { sign: boolean },
  when: StageCondition | null = null,
): readonly LandlordStatus[] {
  const needy = STAGE_ROWS.flatMap(([, row]) => {
    const { step } = row.LANDLORD
    return row.when === when && isToDo(step) && (may.sign || step !== 'SIGN') ? row.statuses : []
  })
  return [...new Set(needy)]
}

/** The statuses in which the landlord's side has that step. */
export function statusesOfStep(kind: NextStepKind): readonly LandlordStatus[] {
  return [...new Set(STAGE_ROWS.flatMap(([, row]) => (row.LANDLORD.step === kind ? row.statuses : [])))]
}

/** Whether a request needs somebody of the landlord's side, as far as its status and the conditions tell. */
export function needsLandlord(status: LandlordStatus, holds: Record<StageCondition, boolean>): boolean {
  return [null, ...STAGE_CONDITIONS].some(
    (when) => (when === null || holds[when]) && needyStatuses({ sign: true }, when).includes(status),
  )
}
