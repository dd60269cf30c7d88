import { builder } from '../../kernel/graphql/builder.ts'
import { profileLanguageEnum } from '../../kernel/graphql/enums.ts'
import type { UserRow } from './sql.ts'

/** GraphQL User; other features add what they know about a person. Whoever holds the row may see the person. */
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
  }),
})
