import { referralProblem, SHARED_TRAITS } from '../../../domain/money/referral-reward.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { listPaidReferrals, type ReferralRow } from './referrals-sql.ts'

const longestPage = 50

const isGrantable = (row: ReferralRow): boolean => referralProblem(row) === null

const traitType = builder.enumType('SharedTrait', { values: SHARED_TRAITS })

const referralType = builder.objectRef<ReferralRow>('PaidReferral').implement({
  policy: 'accounting',
  fields: (t) => ({
    referrerId: t.exposeID('referrerId'),
    referrerName: t.exposeString('referrerName'),
    referredId: t.exposeID('referredId'),
    referredName: t.exposeString('referredName'),
    signedUpAt: t.expose('signedUpAt', { type: 'Instant' }),
    feePaidOn: t.expose('feePaidOn', { type: 'Day', nullable: true }),
    shared: t.field({
      type: [traitType],
      description: 'What both accounts have in common; an invitation of oneself earns nothing.',
      resolve: (row) => [...row.shared],
    }),
    isEarned: t.boolean({ resolve: isGrantable }),
  }),
})

builder.queryField('paidReferrals', (t) =>
  t.field({
    type: [referralType],
    policy: 'accounting',
    scope: 'none',
    description:
      'Landlords who were invited by a landlord and have paid a first fee, for which nothing was granted yet, what can be granted before what can not; the oldest first.',
    resolve: async (_, __, ctx) => {
      const referrals = await listPaidReferrals(ctx.db, ctx.config, longestPage)
      return referrals.toSorted((a, b) => Number(!isGrantable(a)) - Number(!isGrantable(b)))
    },
  }),
)
