import { referralCodeOf } from '../../../domain/public/referral-code.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { findReferral, findReferrer, type Referral } from './sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

const referralType = builder.objectRef<Referral>('Referral').implement({
  policy: 'viewer',
  fields: (t) => ({
    code: t.exposeString('code', {
      description: 'Stands in the links with which the person invites others.',
    }),
    signUps: t.exposeInt('signUps', { description: 'How many have signed up with it.' }),
    landlords: t.exposeInt('landlords', { description: 'How many of them let apartments.' }),
    published: t.exposeInt('published', { description: 'How many of them have published a listing.' }),
    booked: t.exposeInt('booked', { description: 'How many of them have a booking.' }),
    rewarded: t.exposeInt('rewarded', {
      description: 'How many of them the person was granted a bonus for.',
    }),
  }),
})

builder.queryField('myReferral', (t) =>
  t.field({
    type: referralType,
    nullable: true,
    policy: 'viewer',
    scope: 'none',
    description: "The person's own code, and how many it has brought.",
    resolve: (_, _args, ctx) => findReferral(ctx.db, requireViewer(ctx).id),
  }),
)

const referrerType = builder.objectRef<{ firstName: string }>('Referrer').implement({
  policy: 'public',
  fields: (t) => ({ firstName: t.exposeString('firstName') }),
})

builder.queryField('referrer', (t) =>
  t.field({
    type: referrerType,
    nullable: true,
    policy: 'public',
    scope: 'any',
    description: 'Who invites with a code; null for a code of nobody.',
    args: { code: t.arg.string({ required: true }) },
    resolve: async (_, { code }, ctx) => {
      const known = referralCodeOf(code)
      return known ? await findReferrer(ctx.db, known) : null
    },
  }),
)
