import { canChangeTemplates, TEMPLATES_MAX } from '../../../domain/rentals/messages/message-template.ts'
import { areContactsShown } from '../../../domain/rentals/messages/thread.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { findRequest } from '../lifecycle/requests-sql.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import { deleteMessageTemplate, saveMessageTemplate } from './actions.ts'
import { listTemplates, type TemplateRow } from './sql.ts'

const templateType = builder.objectRef<TemplateRow>('MessageTemplate').implement({
  policy: 'visible',
  description: 'A text that the landlord’s team begins messages with.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    text: t.exposeString('text', {
      description: 'With placeholders: {firstName} of the tenant, {from}, {to}, {home}, {landlord}.',
    }),
    version: t.exposeInt('version', { description: 'Goes back with a change.' }),
  }),
})

/** The templates of the world in which somebody works. */
interface TeamTemplates {
  viewer: Viewer
}

const templatesType = builder.objectRef<TeamTemplates>('MessageTemplates').implement({
  policy: 'visible',
  fields: (t) => ({
    nodes: t.field({
      type: [templateType],
      description: `By name, at most ${TEMPLATES_MAX}.`,
      resolve: ({ viewer }, _, ctx) => listTemplates(ctx.reads, viewer),
    }),
    canBeChanged: t.boolean({
      description: 'Not by whoever works for some homes alone: all of the team use them.',
      resolve: ({ viewer }) => canChangeTemplates(viewer.groupIds),
    }),
  }),
})

const placeholdersType = builder.objectRef<RequestRow>('MessagePlaceholders').implement({
  policy: 'full',
  description: 'What the placeholders of templates stand for in a conversation, beside its days.',
  fields: (t) => ({
    firstName: t.string({ resolve: ({ firstName }) => firstName }),
    home: t.string({
      nullable: true,
      description: 'Null while no contact data are shown: the name of a home often is its address.',
      resolve: ({ statusType, groupName }) => (areContactsShown(statusType) ? groupName : null),
    }),
    landlord: t.string({ resolve: ({ landlordFirstName }) => landlordFirstName }),
  }),
})

const templatesPayload = payloadType('MessageTemplatesPayload', 'templates', templatesType)

builder.queryFields((t) => ({
  messageTemplates: t.field({
    type: templatesType,
    policy: 'landlord',
    scope: 'requests:read',
    description: 'The templates that the landlord’s team has written.',
    resolve: (_, __, ctx) => ({ viewer: requireViewer(ctx) }),
  }),
  messagePlaceholders: t.field({
    type: placeholdersType,
    nullable: true,
    policy: 'landlord',
    scope: 'requests:read',
    description: 'What placeholders stand for in a conversation; null for a foreign request.',
    args: { listingRequestId: t.arg.id({ required: true }) },
    resolve: (_, { listingRequestId }, ctx) =>
      findRequest(ctx.reads, requireViewer(ctx), 'landlord', listingRequestId),
  }),
}))

builder.mutationFields((t) => ({
  saveMessageTemplate: t.field({
    type: templatesPayload,
    policy: 'landlord',
    scope: 'none',
    acting: 'BINDS',
    description:
      'Stores a template, a new one without an id; refused as CHANGED_ELSEWHERE where it has changed since the version that was read.',
    args: {
      templateId: t.arg.id(),
      name: t.arg.string({ required: true }),
      text: t.arg.string({ required: true }),
      version: t.arg.int({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { templateId, name, text, version, idempotencyKey }, ctx) =>
      payload(async () => {
        await saveMessageTemplate(ctx, { id: templateId ?? null, name, text, version }, idempotencyKey)
        return { viewer: requireViewer(ctx) }
      }),
  }),
  deleteMessageTemplate: t.field({
    type: templatesPayload,
    policy: 'landlord',
    scope: 'none',
    acting: 'BINDS',
    description: 'Deletes a template in the version that was read.',
    args: {
      templateId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { templateId: id, version, idempotencyKey }, ctx) =>
      payload(async () => {
        await deleteMessageTemplate(ctx, { id, version }, idempotencyKey)
        return { viewer: requireViewer(ctx) }
      }),
  }),
}))
