import { builder } from '../../kernel/graphql/builder.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import { createAccessLink, type GivenAccessLink, revokeAccessLink } from './actions.ts'
import { type AccessLinkRow, listAccessLinks } from './sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

const linkType = builder.objectRef<AccessLinkRow>('AccessLink').implement({
  policy: 'owner',
  fields: (t) => ({
    _id: t.exposeID('id'),
    recipient: t.exposeString('recipient'),
    groupId: t.exposeID('groupId'),
    groupName: t.exposeString('groupName'),
    createdAt: t.expose('createdAt', { type: 'Instant' }),
    expiresAt: t.expose('expiresAt', { type: 'Instant' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'Instant', nullable: true }),
    revokedAt: t.expose('revokedAt', { type: 'Instant', nullable: true }),
  }),
})

const givenType = builder.objectRef<GivenAccessLink>('GivenAccessLink').implement({
  policy: 'owner',
  fields: (t) => ({
    link: t.expose('link', { type: linkType }),
    url: t.exposeString('url', { description: 'Opens the limited requests page; shown only once.' }),
  }),
})

const givenPayload = payloadType('CreateAccessLinkPayload', 'given', givenType)
const linkPayload = payloadType('AccessLinkPayload', 'link', linkType)

const createInput = builder.inputType('CreateAccessLinkInput', {
  fields: (t) => ({
    groupId: t.id({ required: true }),
    recipient: t.string({ required: true, description: 'For whom the link is: a name or an address.' }),
  }),
})

builder.queryField('accessLinks', (t) =>
  t.field({
    type: [linkType],
    policy: 'owner',
    scope: 'none',
    resolve: (_, __, ctx) => listAccessLinks(ctx.db, requireViewer(ctx).id, ctx.now()),
  }),
)

builder.mutationField('createAccessLink', (t) =>
  t.field({
    type: givenPayload,
    policy: 'owner',
    scope: 'none',
    args: {
      input: t.arg({ type: createInput, required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { input, idempotencyKey }, ctx) =>
      payload(() => createAccessLink(ctx, input, idempotencyKey)),
  }),
)

builder.mutationField('revokeAccessLink', (t) =>
  t.field({
    type: linkPayload,
    policy: 'owner',
    scope: 'none',
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_, { _id }, ctx) => payload(() => revokeAccessLink(ctx, _id)),
  }),
)
