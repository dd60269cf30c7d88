import { isGoingOn } from '../../../domain/rentals/landlord-status.ts'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { isVerified } from '../lifecycle/rows.ts'
import {
  canChooseMethod,
  canObject,
  SOLVENCY_METHODS,
} from '../../../domain/rentals/verification/solvency-check.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { verdictType } from '../../listings/listings/listing-summary-type.ts'
import { findRequest } from '../lifecycle/requests-sql.ts'
import { listingRequestPayload, requestAfter } from '../lifecycle/request-refs.ts'
import { type RequestRow, storedFactsOf } from '../lifecycle/rows.ts'
import { findSolvencyCheck, type SolvencyCheckRow } from '../lifecycle/solvency-sql.ts'
import { chooseSolvencyMethod, goOnWithoutIncome, objectToSolvencyCheck } from './actions.ts'

const methodType = builder.enumType('SolvencyMethod', {
  description: 'Who reads the documents of income: the external provider, or somebody of the staff.',
  values: SOLVENCY_METHODS,
})

interface OwnCheck {
  row: RequestRow
  check: SolvencyCheckRow | null
  isAutomaticOffered: boolean
}

const ownCheckType = builder.objectRef<OwnCheck>('OwnSolvencyCheck').implement({
  policy: 'visible',
  description: 'The check of the income, for the tenant whose it is.',
  fields: (t) => ({
    status: t.field({
      type: catalogueEnum('solvencyCheckStatus'),
      resolve: ({ check }) => check?.status ?? 'NOT_STARTED',
    }),
    provider: t.field({
      type: catalogueEnum('solvencyCheckProvider'),
      resolve: ({ check }) => check?.provider ?? 'MEZZO',
    }),
    method: t.field({
      type: methodType,
      description: 'What the tenant has chosen; by hand until then.',
      resolve: ({ check }) => (check?.consentedAt ? 'AUTOMATIC' : 'BY_HAND'),
    }),
    isAutomaticOffered: t.exposeBoolean('isAutomaticOffered', {
      description: 'Whether an external provider can read the documents.',
    }),
    isReusable: t.boolean({
      description: 'Whether the result may serve other requests of the tenant.',
      resolve: ({ check }) => Boolean(check?.reusableSince),
    }),
    isTaken: t.boolean({
      description: 'Whether it is the result of another request.',
      resolve: ({ check }) => Boolean(check?.takenFrom),
    }),
    errorType: t.field({
      type: catalogueEnum('solvencyCheckErrorType'),
      nullable: true,
      resolve: ({ check }) => check?.errorType ?? null,
    }),
    fallbackErrorType: t.field({
      type: catalogueEnum('solvencyCheckErrorType'),
      nullable: true,
      description: 'Why somebody reads the documents that the provider should have read.',
      resolve: ({ check }) => check?.fallbackErrorType ?? null,
    }),
    times: t.float({
      nullable: true,
      description: 'How many times the income covers the rent, rounded down; what the landlord sees.',
      resolve: ({ check }) => (check?.coverTenths == null ? null : check.coverTenths / 10),
    }),
    decidedAt: t.field({ type: 'Instant', nullable: true, resolve: ({ check }) => check?.decidedAt ?? null }),
    objection: t.string({ resolve: ({ check }) => check?.objection ?? '' }),
    isWaived: t.boolean({
      description: 'Whether the contract goes on all the same: the landlord has decided so.',
      resolve: ({ row, check }) => check?.status === 'FAILED' && row.verificationDoneAt !== null,
    }),
    canChoose: t.field({
      type: verdictType,
      resolve: ({ row, check }) => firstRefusal(row, canChooseMethod(check, 'AUTOMATIC')),
    }),
    canObject: t.field({
      type: verdictType,
      resolve: ({ row, check }) => firstRefusal(row, canObject(check)),
    }),
  }),
})

function firstRefusal(row: RequestRow, verdict: ReturnType<typeof canObject>) {
  const goingOn = isGoingOn(storedFactsOf(row))
  return goingOn.value ? verdict : goingOn
}

const findOwn = (ctx: Context, listingRequestId: string) =>
  findRequest(ctx.db, requireViewer(ctx), 'tenant', listingRequestId)

async function ownCheck(ctx: Context, listingRequestId: string): Promise<OwnCheck | null> {
  const row = await findOwn(ctx, listingRequestId)
  if (!row || !isVerified(row) || !row.solvencyNeeded) return null
  const check = (await findSolvencyCheck(ctx.db, row.id)) ?? null
  return { row, check, isAutomaticOffered: ctx.config.klippa !== null }
}

builder.queryField('solvencyCheck', (t) =>
  t.field({
    type: ownCheckType,
    nullable: true,
    policy: 'tenant',
    scope: 'none',
    description:
      'How the check of the income for a request of the viewer stands; null where none is asked for.',
    args: { listingRequestId: t.arg.id({ required: true }) },
    resolve: (_, { listingRequestId }, ctx) => ownCheck(ctx, listingRequestId),
  }),
)

const ownPayload = payloadType('OwnSolvencyCheckPayload', 'check', ownCheckType)

async function checkAfter(ctx: Context, listingRequestId: string): Promise<OwnCheck> {
  const check = await ownCheck(ctx, listingRequestId)
  if (!check) throw new ResourceNotFoundError()
  return check
}

builder.mutationField('chooseSolvencyMethod', (t) =>
  t.field({
    type: ownPayload,
    policy: 'tenant',
    scope: 'none',
    description:
      'Decides who reads the documents of income. Nothing is sent to the external provider without it; a check that is under way begins anew.',
    args: {
      listingRequestId: t.arg.id({ required: true }),
      method: t.arg({ type: methodType, required: true }),
      reusable: t.arg.boolean({
        required: true,
        description: 'Whether the result may serve other requests for three months.',
      }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { listingRequestId, idempotencyKey, ...choice }, ctx) =>
      payload(async () =>
        checkAfter(ctx, await chooseSolvencyMethod(ctx, listingRequestId, choice, idempotencyKey)),
      ),
  }),
)

builder.mutationField('objectToSolvencyCheck', (t) =>
  t.field({
    type: ownPayload,
    policy: 'tenant',
    scope: 'none',
    description: 'Has the income looked at again, by somebody else; once.',
    args: {
      listingRequestId: t.arg.id({ required: true }),
      text: t.arg.string({ required: true, description: 'What is wrong with the result.' }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { listingRequestId, text, idempotencyKey }, ctx) =>
      payload(async () =>
        checkAfter(ctx, await objectToSolvencyCheck(ctx, listingRequestId, text, idempotencyKey)),
      ),
  }),
)

builder.mutationField('goOnWithoutIncome', (t) =>
  t.field({
    type: listingRequestPayload,
    policy: 'landlord',
    scope: 'requests:write',
    acting: 'ANSWERS',
    description:
      'The landlord goes on with a tenant whose income could not be confirmed: the contract is made.',
    args: {
      listingRequestId: t.arg.id({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { listingRequestId, idempotencyKey }, ctx) =>
      payload(async () => requestAfter(ctx, await goOnWithoutIncome(ctx, listingRequestId, idempotencyKey))),
  }),
)
