import { builder } from '../../kernel/graphql/builder.ts'
import { payload } from '../../kernel/graphql/payload.ts'
import { profileLanguageEnum } from '../../kernel/graphql/enums.ts'
import { updateLanguage } from './actions.ts'
import { updateProfile } from './profile.ts'
import { findUser } from './sql.ts'
import { userPayload, userType } from './user-type.ts'
import { findVisibleUser } from './readable-user.ts'

builder.queryField('me', (t) =>
  t.field({
    type: userType,
    nullable: true,
    policy: 'public',
    scope: 'profile:read',
    resolve: (_, __, ctx) =>
      ctx.viewer && !ctx.viewer.accessLinkId ? findUser(ctx.reads, ctx.viewer.id) : null,
  }),
)

builder.queryField('userById', (t) =>
  t.field({
    type: userType,
    nullable: true,
    policy: 'viewer',
    scope: 'profile:read',
    description:
      'Oneself, the landlord one works for, and anybody for staff with sales or accounting permission.',
    args: { userId: t.arg.id({ required: true }) },
    resolve: (_, { userId }, ctx) => ctx.viewer && findVisibleUser(ctx.db, ctx.viewer, userId),
  }),
)

builder.mutationField('updateLanguage', (t) =>
  t.field({
    type: userPayload,
    policy: 'viewer',
    scope: 'none',
    acting: 'PERSON',
    args: { language: t.arg({ type: profileLanguageEnum, required: true }) },
    resolve: (_, { language }, ctx) => payload(() => updateLanguage(ctx, language)),
  }),
)

const profileInput = builder.inputType('UpdateProfileInput', {
  description: 'What is left out stays as it is; an empty phone number is none.',
  fields: (t) => ({ firstName: t.string(), lastName: t.string(), phone: t.string() }),
})

builder.mutationField('updateProfile', (t) =>
  t.field({
    type: userPayload,
    policy: 'person',
    scope: 'none',
    args: { input: t.arg({ type: profileInput, required: true }) },
    resolve: (_, { input }, ctx) => payload(() => updateProfile(ctx, input)),
  }),
)
