import { ACCESS_SCOPES } from '../../../domain/catalogue/people.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import { createAccessToken, type GivenAccessToken, revokeAccessToken } from './actions.ts'
import { type AccessTokenRow, listAccessTokens } from './sql.ts'

const scopeEnum = builder.enumType('AccessScope', {
  description: 'What a personal access token is good for.',
  values: Object.fromEntries(
    // A colon is no part of a GraphQL name.
    ACCESS_SCOPES.map((scope) => [scope.replace(':', '_').toUpperCase(), { value: scope }]),
  ),
})

const tokenType = builder.objectRef<AccessTokenRow>('PersonalAccessToken').implement({
  policy: 'owner',
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    scopes: t.field({
      type: [scopeEnum],
      resolve: (token) => ACCESS_SCOPES.filter((scope) => token.scopes.includes(scope)),
    }),
    lastCharacters: t.exposeString('last_characters'),
    createdAt: t.expose('created_at', { type: 'Instant' }),
    expiresAt: t.expose('expires_at', { type: 'Instant' }),
    lastUsedAt: t.expose('last_used_at', { type: 'Instant', nullable: true }),
    revokedAt: t.expose('revoked_at', { type: 'Instant', nullable: true }),
  }),
})

const givenType = builder.objectRef<GivenAccessToken>('GivenPersonalAccessToken').implement({
  policy: 'owner',
  fields: (t) => ({
    secret: t.exposeString('secret', {
      description: 'Shown only now, and to a repetition with the same idempotencyKey.',
    }),
    personalAccessToken: t.expose('token', { type: tokenType }),
  }),
})

const input = builder.inputType('CreatePersonalAccessTokenInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    scopes: t.field({ type: [scopeEnum], required: true }),
    expiresOn: t.field({ type: 'Day', required: true, description: 'The last day, at most a year ahead.' }),
  }),
})

builder.queryField('personalAccessTokens', (t) =>
  t.field({
    type: [tokenType],
    policy: 'owner',
    scope: 'none',
    resolve: (_, __, ctx) => (ctx.viewer ? listAccessTokens(ctx.db, ctx.viewer.id) : []),
  }),
)

builder.mutationField('createPersonalAccessToken', (t) =>
  t.field({
    type: payloadType('CreatePersonalAccessTokenPayload', 'given', givenType),
    policy: 'owner',
    scope: 'none',
    args: { input: t.arg({ type: input, required: true }), idempotencyKey: t.arg.id() },
    resolve: (_, args, ctx) => payload(() => createAccessToken(ctx, args.input, args.idempotencyKey ?? null)),
  }),
)

builder.mutationField('revokePersonalAccessToken', (t) =>
  t.field({
    type: payloadType('PersonalAccessTokenPayload', 'personalAccessToken', tokenType),
    policy: 'owner',
    scope: 'none',
    args: { tokenId: t.arg.id({ required: true }) },
    resolve: (_, { tokenId }, ctx) => payload(() => revokeAccessToken(ctx, tokenId)),
  }),
)
