import { builder } from '../../kernel/graphql/builder.ts'
import { profileLanguageEnum } from '../../kernel/graphql/enums.ts'
import { payloadType } from '../../kernel/graphql/payload.ts'
import { isSelf } from './readable-user.ts'
import { findPasswordHash, type UserRow } from './sql.ts'
import { wantsSecondStep } from './two-factor-actions.ts'
import { countBackupCodes } from './two-factor-sql.ts'

/** GraphQL User; features of later areas add what they know about a person. Whoever holds the row may see the person. */
export const userType = builder.objectRef<UserRow>('User').implement({
  policy: 'visible',
  fields: (t) => ({
    _id: t.exposeID('id'),
    email: t.exposeString('email'),
    firstName: t.exposeString('first_name'),
    lastName: t.exposeString('last_name'),
    phone: t.exposeString('phone', { nullable: true }),
    landlord: t.exposeBoolean('landlord'),
    language: t.expose('language', { type: profileLanguageEnum }),
    createdAt: t.expose('created_at', { type: 'Instant' }),
    twoFactorEnabled: t.boolean({
      nullable: true,
      description: 'Whether a code is asked for after the password; the person alone is told.',
      resolve: (user, _, ctx) => (isSelf(ctx, user) ? wantsSecondStep(ctx, user.id) : null),
    }),
    hasPassword: t.boolean({
      nullable: true,
      description: 'Whether there is a password, or passkeys alone log in; the person alone is told.',
      resolve: async (user, _, ctx) =>
        isSelf(ctx, user) ? (await findPasswordHash(ctx.db, user.id)) !== null : null,
    }),
    backupCodesLeft: t.int({
      nullable: true,
      description: 'Backup codes that were not used; the person alone is told.',
      resolve: (user, _, ctx) => (isSelf(ctx, user) ? countBackupCodes(ctx.db, user.id) : null),
    }),
  }),
})

/** What mutations about one's own account answer. */
export const userPayload = payloadType('UserPayload', 'user', userType)
