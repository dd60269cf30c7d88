import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { languageEnum } from '../../kernel/graphql/enums.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { translateMessage } from './translation-actions.ts'
import { findTranslationById, type TranslationRow } from './translations-sql.ts'

const translationType = builder.objectRef<TranslationRow>('MessageTranslation').implement({
  policy: 'visible',
  description: 'A message in another language, as a machine has translated it.',
  fields: (t) => ({
    text: t.string({
      description: 'Of what the reader may read: what is hidden in the message is hidden here.',
      resolve: ({ text }) => text ?? '',
    }),
    fromLanguage: t.string({
      nullable: true,
      description: 'The code of the language in which it was written, as the machine found.',
      resolve: ({ fromLanguage }) => fromLanguage,
    }),
    isTest: t.exposeBoolean('isTest', {
      description: 'Whether it comes from a server for trying things out, and is none.',
    }),
  }),
})

const translationPayload = payloadType('MessageTranslationPayload', 'translation', translationType)

builder.mutationFields((t) => ({
  translateMessage: t.field({
    type: translationPayload,
    policy: 'limited',
    scope: 'requests:write',
    acting: 'BINDS',
    description:
      "Has a message of the tenant translated for the landlord's side, which is kept for both sides.",
    args: {
      listingRequestId: t.arg.id({ required: true }),
      position: t.arg.int({ required: true }),
      to: t.arg({ type: languageEnum, required: true }),
    },
    resolve: (_, { listingRequestId: requestId, ...order }, ctx) =>
      payload(async () => read(ctx, await translateMessage(ctx, 'LANDLORD', { requestId, ...order }))),
  }),
  translateTenantMessage: t.field({
    type: translationPayload,
    policy: 'tenant',
    scope: 'none',
    description: "Has a message of the landlord's side translated for the tenant.",
    args: {
      listingRequestId: t.arg.id({ required: true }),
      position: t.arg.int({ required: true }),
      to: t.arg({ type: languageEnum, required: true }),
    },
    resolve: (_, { listingRequestId: requestId, ...order }, ctx) =>
      payload(async () => read(ctx, await translateMessage(ctx, 'TENANT', { requestId, ...order }))),
  }),
}))

async function read(ctx: Context, id: string): Promise<TranslationRow> {
  const found = await findTranslationById(ctx.db, id)
  if (!found) throw new ResourceNotFoundError()
  return found
}
