import {
  canAnswerSuggestion,
  canBeAccepted,
  canConfirmInterest,
} from '../../../domain/rentals/booking-request.ts'
import { NEXT_STEP_KINDS, type NextStep, nextStepOf, isToDo } from '../../../domain/rentals/next-step.ts'
import {
  canConfirmBooking,
  canLandlordSign,
  canMarkSignedOffline,
  canTenantAccept,
} from '../../../domain/rentals/offer.ts'
import {
  canBind,
  canSignInPerson,
  SIGNING_PARTIES,
  type SigningParty,
} from '../../../domain/rentals/signing.ts'
import { canHandIn } from '../../../domain/rentals/tenant-documents.ts'
import { waitsForTenant } from '../../../domain/rentals/verification/what-is-open.ts'
import { ALLOWED, refuse, type Verdict } from '../../../domain/kernel/verdict.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { verdictType } from '../../listings/listings/listing-summary-type.ts'
import { circumstancesOf, timelinessOf } from '../lifecycle/command.ts'
import { clocksOf, type RequestRow, storedFactsOf } from '../lifecycle/rows.ts'
import { canSignAs } from '../offers/locked-offer.ts'
import { openOf } from '../tenant-documents/verification-type.ts'
import { offerById, surroundingsOf } from './loaders.ts'

/** What of a step somebody is shown, with the side whose it is. */
interface ShownStep extends NextStep {
  side: SigningParty
  row: RequestRow
}

/** GraphQL NextStep. */
export const nextStepType = builder.objectRef<ShownStep>('NextStep').implement({
  policy: 'visible',
  description: 'What one side of a request does next, by the table of docs/states.md.',
  fields: (t) => ({
    kind: t.expose('kind', { type: builder.enumType('NextStepKind', { values: NEXT_STEP_KINDS }) }),
    needsYou: t.exposeBoolean('needsYou', { description: 'Whether it counts among what needs this side.' }),
    deadline: t.expose('deadline', { type: 'Instant', nullable: true }),
    deadlineFor: t.expose('deadlineFor', {
      type: builder.enumType('StepParty', { values: SIGNING_PARTIES }),
      nullable: true,
      description: 'Who has to act until the deadline.',
    }),
    canChangeTerms: t.exposeBoolean('canChangeTerms', {
      description:
        'Whether the landlord may change what the contract says: it comes next, and nobody has agreed to it yet.',
    }),
    verdict: t.field({
      type: verdictType,
      description: 'Whether it can be done now, and why not.',
      resolve: verdictOf,
    }),
  }),
})

/** What the landlord does next, as far as the viewer may know it (D6). */
export function landlordStepOf(row: RequestRow, ctx: Pick<Context, 'viewer'>): ShownStep {
  const step = stepOf('LANDLORD', row)
  const isHidden = ctx.viewer?.access === 'LIMITED' && isToDo(step.kind) && step.kind !== 'ANSWER'
  return isHidden ? withoutStep(step) : step
}

/** What the tenant does next; whose verification waits for somebody else waits, too. */
export async function tenantStepOf(row: RequestRow, ctx: Context): Promise<ShownStep> {
  const step = stepOf('TENANT', row)
  const waits = step.kind === 'HAND_IN_DOCUMENTS' && !waitsForTenant(await openOf(ctx, row))
  return waits ? withoutStep(step) : step
}

function stepOf(side: SigningParty, row: RequestRow): ShownStep {
  return { ...nextStepOf(side, storedFactsOf(row), clocksOf(row)), side, row }
}

function withoutStep(step: ShownStep): ShownStep {
  return { ...step, kind: 'WAIT', needsYou: false, deadline: null, deadlineFor: null, canChangeTerms: false }
}

async function verdictOf({ kind, side, row }: ShownStep, _: object, ctx: Context): Promise<Verdict> {
  const facts = storedFactsOf(row)
  switch (kind) {
    case 'ANSWER':
      return canBeAcceptedNow(row, ctx)
    case 'SIGN':
      return side === 'LANDLORD' ? landlordCanSign(row, ctx) : tenantCanSign(row, ctx)
    case 'CONFIRM':
      return landlordCanConfirm(row, ctx)
    case 'OFFLINE_CONTRACT':
      return landlordCanRecord(row, ctx)
    case 'CONFIRM_INTEREST':
      return canConfirmInterest(facts, timelinessOf(row, row.tenantAnswerUntil, ctx))
    case 'ANSWER_SUGGESTION':
      return canAnswerSuggestion(facts)
    case 'HAND_IN_DOCUMENTS':
      return canHandIn(facts)
    case 'ACCEPT_PROPOSAL':
      return canTenantAccept(facts)
    case 'OWN_CONTRACT':
    case 'OTHER_CONTRACT':
    case 'GO_ON_WITHOUT_INCOME':
    case 'WAIT':
    case 'NONE':
      return ALLOWED
  }
}

/** Whether the landlord's side can say yes to a request now. */
export async function canBeAcceptedNow(row: RequestRow, ctx: Context): Promise<Verdict> {
  return canBeAccepted(storedFactsOf(row), circumstancesOf(await surroundingsOf(ctx, row), ctx))
}

/** Whether the viewer can sign a request's contract as its landlord now. */
export function landlordCanSign(row: RequestRow, ctx: Context): Verdict {
  const inPerson = canSignInPerson('LANDLORD', requireViewer(ctx))
  return inPerson.value ? canLandlordSign(storedFactsOf(row)) : inPerson
}

/** Whether the viewer can confirm a request's booking as its landlord now. */
export function landlordCanConfirm(row: RequestRow, ctx: Context): Verdict {
  return bound(ctx, () => canConfirmBooking(storedFactsOf(row)))
}

/** Whether the viewer can record the signatures of a contract on paper as its landlord now. */
export function landlordCanRecord(row: RequestRow, ctx: Context): Verdict {
  return bound(ctx, () => canMarkSignedOffline(storedFactsOf(row)))
}

async function tenantCanSign(row: RequestRow, ctx: Context): Promise<Verdict> {
  const offer = row.offer && (await offerById(ctx, row.offer.id))
  return offer ? canSignAs('TENANT', requireViewer(ctx), offer) : refuse('NO_OFFER')
}

function bound(ctx: Context, verdict: () => Verdict): Verdict {
  const binds = canBind(requireViewer(ctx))
  return binds.value ? verdict() : binds
}
