import {
  canOnboard,
  canReceivePayouts,
  isRejected,
  payoutAccountNeeds,
} from '../../../domain/money/payout-account.ts'
import { NotAllowedError } from '../../../domain/kernel/errors.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { type Payload, payload, payloadErrorType, payloadType } from '../../kernel/graphql/payload.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { verdictType } from '../../listings/listings/listing-summary-type.ts'
import { checkPayoutAccount, openPayoutAccount } from './actions.ts'
import { findLikelyCountry, findPayoutAccount, type PayoutAccountRow } from './sql.ts'

interface PayoutAccountView {
  landlordId: string
  /** Null: there is none. */
  row: PayoutAccountRow | null
}

const bankType = builder.objectRef<{ last4: string; currency: string }>('PayoutAccountBank').implement({
  policy: 'full',
  fields: (t) => ({ last4: t.exposeString('last4'), currency: t.exposeString('currency') }),
})

const payoutAccountType = builder.objectRef<PayoutAccountView>('PayoutAccount').implement({
  policy: 'full',
  description:
    'The landlord’s account at the card provider, to which rents go; also where there is none yet.',
  fields: (t) => ({
    status: t.field({
      type: catalogueEnum('payoutAccountStatus'),
      nullable: true,
      description: 'Null: there is none, or the provider has not said yet what became of it.',
      resolve: ({ row }) => row?.status ?? null,
    }),
    isOpening: t.boolean({
      description: 'It was asked for, and the provider has not answered.',
      resolve: ({ row }) => row !== null && row.status === null,
    }),
    canReceivePayouts: t.boolean({
      resolve: ({ row }) => Boolean(row?.status && canReceivePayouts(row.status)),
    }),
    needs: t.field({
      type: [catalogueEnum('payoutAccountNeed')],
      description: 'What the provider still wants to know.',
      resolve: ({ row }) => payoutAccountNeeds(row?.missing ?? []),
    }),
    deadline: t.field({
      type: 'Instant',
      nullable: true,
      description: 'Until when, before the account is restricted.',
      resolve: ({ row }) => row?.deadline ?? null,
    }),
    bank: t.field({
      type: bankType,
      nullable: true,
      description: 'Where the money goes, for the landlord in person.',
      resolve: ({ row }, _, ctx) =>
        row?.bank_last4 && ctx.viewer?.id === row.landlord_id
          ? { last4: row.bank_last4, currency: row.bank_currency ?? '' }
          : null,
    }),
    country: t.string({
      nullable: true,
      description: 'The country of the account, or the likely one before there is one.',
      resolve: async ({ row, landlordId }, _, ctx) =>
        row?.country ?? (await findLikelyCountry(ctx.db, landlordId)),
    }),
    canBeOnboarded: t.field({
      type: verdictType,
      description: 'Whether the landlord can go to the provider’s pages.',
      resolve: ({ row }, _, ctx) =>
        canOnboard({
          hasProvider: ctx.payments !== null,
          status: row?.status ?? null,
          isRejected: isRejected(row?.disabled_reason ?? null),
        }),
    }),
  }),
})

async function viewOf(ctx: Context): Promise<PayoutAccountView> {
  const { landlordId } = requireViewer(ctx)
  if (!landlordId) throw new NotAllowedError()
  const { payments } = ctx
  const row = payments
    ? await findPayoutAccount(ctx.db, { landlordId, provider: payments.provider, mode: payments.mode })
    : null
  return { landlordId, row: row ?? null }
}

builder.queryField('payoutAccount', (t) =>
  t.field({
    type: payoutAccountType,
    policy: 'landlord',
    scope: 'none',
    description: 'Where the landlord’s rents are paid out, and what is missing for that.',
    resolve: (_, __, ctx) => viewOf(ctx),
  }),
)

const openedType = builder.objectRef<Payload<string>>('OpenPayoutAccountPayload').implement({
  policy: 'public',
  fields: (t) => ({
    error: t.field({ type: payloadErrorType, nullable: true, resolve: ({ error }) => error }),
    url: t.string({
      nullable: true,
      description: 'The provider’s page, for some minutes.',
      resolve: ({ result }) => result,
    }),
  }),
})

builder.mutationField('openPayoutAccount', (t) =>
  t.field({
    type: openedType,
    policy: 'owner',
    scope: 'none',
    description:
      'Opens the account where there is none, and answers where the provider asks what is missing.',
    args: { country: t.arg.string({ required: true, description: 'Counts when the account is opened.' }) },
    resolve: (_, { country }, ctx) => payload(() => openPayoutAccount(ctx, country)),
  }),
)

builder.mutationField('checkPayoutAccount', (t) =>
  t.field({
    type: payloadType('CheckPayoutAccountPayload', 'payoutAccount', payoutAccountType),
    policy: 'owner',
    scope: 'none',
    description: 'Asks the provider how far the account is.',
    resolve: (_, __, ctx) =>
      payload(async () => {
        const row = await checkPayoutAccount(ctx)
        return { landlordId: row.landlord_id, row }
      }),
  }),
)
