import { builder } from '../graphql/builder.ts'
import { payload, payloadType } from '../graphql/payload.ts'
import { updateLanguage } from './actions.ts'
import { findUser } from './sql.ts'
import { userType } from './user-type.ts'

const userPayload = payloadType('UserPayload', 'user', userType)

builder.queryField('me', (t) =>
  t.field({
    type: userType,
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
