import { builder } from '../graphql/builder.ts'
import { payload, payloadType } from '../graphql/payload.ts'
import { updateLanguage } from './actions.ts'
import { findUser, type UserRow } from './sql.ts'

const user = builder.objectRef<UserRow>('User').implement({
  policy: 'visible',
  fields: (t) => ({
    _id: t.exposeID('id'),
    email: t.exposeString('email'),
    firstName: t.exposeString('first_name'),
    lastName: t.exposeString('last_name'),
    phone: t.exposeString('phone', { nullable: true }),
    landlord: t.exposeBoolean('landlord'),
    language: t.exposeString('language'),
    createdAt: t.expose('created_at', { type: 'Instant' }),
  }),
})

const userPayload = payloadType('UserPayload', 'user', user)

builder.queryField('me', (t) =>
  t.field({
    type: user,
    nullable: true,
    policy: 'public',
    scope: 'profile:read',
    resolve: (_, __, ctx) =>
      ctx.viewer && !ctx.viewer.accessLinkId ? findUser(ctx.db, ctx.viewer.id) : null,
  }),
)

builder.mutationField('updateLanguage', (t) =>
  t.field({
    type: userPayload,
    policy: 'viewer',
    scope: 'none',
    args: { language: t.arg.string({ required: true }) },
    resolve: (_, { language }, ctx) => payload(() => updateLanguage(ctx, language)),
  }),
)
