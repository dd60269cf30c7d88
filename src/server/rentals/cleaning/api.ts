import { lastingAddress } from '../../kernel/graphql/acting.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { accessLinkToken } from '../../people/access-links/token.ts'
import { createCleaningLink, markCleaned, revokeCleaningLink } from './actions.ts'
import {
  type CleaningLinkRow,
  type CleaningPlaceRow,
  listCleaningLinks,
  listCleaningPlaces,
} from './links-sql.ts'
import { removeCleaningPhoto } from './photo-actions.ts'
import {
  type CleaningPlan,
  planCleaning,
  type PlannedPhoto,
  type PlannedTurnover,
  readCleaningPlan,
} from './plan.ts'

const linkType = builder.objectRef<CleaningLinkRow>('CleaningLink').implement({
  policy: 'landlord',
  description: 'A private link to the turnovers of homes, for somebody who cleans them.',
  fields: (t) => ({
    id: t.exposeID('id'),
    groupId: t.exposeID('groupId', { nullable: true, description: 'Null: all homes.' }),
    listingId: t.exposeID('listingId', { nullable: true, description: 'Null: all units.' }),
    place: t.exposeString('place', { nullable: true, description: 'The home or unit by its name.' }),
    label: t.exposeString('label', { description: 'Who has the link.' }),
    keys: t.exposeString('keys', { description: 'Where the keys are, as the link tells.' }),
    url: t.string({
      nullable: true,
      description: 'Null once it is revoked, and for staff who act as the landlord.',
      resolve: ({ id, revokedAt }, _, ctx) =>
        revokedAt
          ? null
          : lastingAddress(
              ctx,
              // Without a language: whoever opens it reads that of their browser.
              `${ctx.config.origin}/cleaning?token=${accessLinkToken(ctx.config.secret, id, 'cleaning link')}`,
            ),
    }),
    createdAt: t.expose('createdAt', { type: 'Instant' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'Instant', nullable: true }),
    revokedAt: t.expose('revokedAt', { type: 'Instant', nullable: true }),
  }),
})

const photoType = builder.objectRef<PlannedPhoto>('CleaningPhoto').implement({
  policy: 'public',
  description:
    'A photo that whoever cleaned added to a turnover; its content is at /api/cleaning-photos or, by a link, at /api/cleaning-plan-photos.',
  fields: (t) => ({
    id: t.exposeID('id'),
    addedAt: t.expose('addedAt', { type: 'Instant' }),
    addedBy: t.exposeString('addedBy', {
      nullable: true,
      policy: 'landlord',
      description: 'The name of the link by which it came.',
    }),
    isOwn: t.exposeBoolean('isOwn', {
      description: 'Whether it came by the link that asks, which may remove it.',
    }),
  }),
})

const turnoverType = builder.objectRef<PlannedTurnover>('CleaningTurnover').implement({
  policy: 'public',
  description: 'A unit between two stays; it says nothing of who stays there.',
  fields: (t) => ({
    listingId: t.exposeID('listingId'),
    day: t.expose('day', { type: 'Day', description: 'Names it within its unit.' }),
    unitName: t.exposeString('unitName'),
    address: t.exposeString('address'),
    departure: t.expose('departure', { type: 'Day', nullable: true }),
    arrival: t.expose('arrival', {
      type: 'Day',
      nullable: true,
      description: 'Null where nobody comes in the next six weeks.',
    }),
    canBeDone: t.exposeBoolean('canBeDone', { description: 'False until the day of the departure.' }),
    doneAt: t.expose('doneAt', { type: 'Instant', nullable: true }),
    doneBy: t.exposeString('doneBy', {
      nullable: true,
      policy: 'landlord',
      description: 'The name of the link by which it was ticked off.',
    }),
    photos: t.expose('photos', { type: [photoType], description: 'The earliest first.' }),
  }),
})

const planType = builder.objectRef<CleaningPlan>('CleaningPlan').implement({
  policy: 'public',
  description: 'What whoever has a cleaning link reads.',
  fields: (t) => ({
    keys: t.exposeString('keys'),
    turnovers: t.expose('turnovers', { type: [turnoverType] }),
  }),
})

const placeType = builder.objectRef<CleaningPlaceRow>('CleaningPlace').implement({
  policy: 'landlord',
  description: 'A home or a unit that a cleaning link can be made for.',
  fields: (t) => ({
    groupId: t.exposeID('groupId'),
    listingId: t.exposeID('listingId', { nullable: true, description: 'Null: all units of the home.' }),
    name: t.exposeString('name'),
  }),
})

builder.queryFields((t) => ({
  cleaningPlaces: t.field({
    type: [placeType],
    policy: 'landlord',
    scope: 'none',
    description: 'What a cleaning link can be made for.',
    resolve: (_, __, ctx) => listCleaningPlaces(ctx.db, requireViewer(ctx)),
  }),
  coversAllHomes: t.boolean({
    policy: 'landlord',
    scope: 'none',
    description: 'Whether a cleaning link can be made for all homes: by whoever works on all of them.',
    resolve: (_, __, ctx) => requireViewer(ctx).groupIds === null,
  }),
  cleaningLinks: t.field({
    type: [linkType],
    policy: 'landlord',
    scope: 'none',
    description: 'The private links of those who clean, the newest first; revoked ones for 30 days.',
    resolve: (_, __, ctx) => listCleaningLinks(ctx.db, requireViewer(ctx), ctx.now()),
  }),
  cleaningTurnovers: t.field({
    type: [turnoverType],
    policy: 'landlord',
    scope: 'bookings:read',
    description: 'Departures and arrivals of two weeks back and six ahead, and which units were cleaned.',
    resolve: (_, __, ctx) => planCleaning(ctx.db, { viewer: requireViewer(ctx) }, ctx.today()),
  }),
  cleaningPlan: t.field({
    type: planType,
    policy: 'public',
    scope: 'any',
    description: 'What a private link opens; one that is revoked or made up is not found.',
    args: { token: t.arg.string({ required: true }) },
    resolve: (_, { token }, ctx) => readCleaningPlan(ctx, token),
  }),
}))

const linkPayload = payloadType('CleaningLinkPayload', 'link', linkType)

const createCleaningInput = builder.inputType('CreateCleaningLinkInput', {
  fields: (t) => ({
    groupId: t.id({ description: 'All units of this home; or listingId, or neither: all homes.' }),
    listingId: t.id(),
    label: t.string({ required: true, description: 'Who gets the link.' }),
    keys: t.string({ description: 'Where the keys are; the link tells it.' }),
  }),
})

builder.mutationFields((t) => ({
  createCleaningLink: t.field({
    type: linkPayload,
    policy: 'landlord',
    scope: 'none',
    acting: 'LASTS',
    description: 'Makes a private link for somebody who cleans.',
    args: {
      input: t.arg({ type: createCleaningInput, required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { input: { groupId, listingId, label, keys }, idempotencyKey }, ctx) =>
      payload(() =>
        createCleaningLink(
          ctx,
          { groupId: groupId ?? null, listingId: listingId ?? null, label, keys: keys ?? '' },
          idempotencyKey,
        ),
      ),
  }),
  revokeCleaningLink: t.field({
    type: linkPayload,
    policy: 'landlord',
    scope: 'none',
    acting: 'LASTS',
    description: 'Ends a private link at once.',
    args: {
      linkId: t.arg.id({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { linkId, idempotencyKey }, ctx) =>
      payload(() => revokeCleaningLink(ctx, linkId, idempotencyKey)),
  }),
  markCleaned: t.field({
    type: payloadType('MarkCleanedPayload', 'plan', planType),
    policy: 'public',
    scope: 'any',
    acting: 'ANYBODY',
    description: 'Ticks a turnover of a link’s page off, or takes that back; the same again changes nothing.',
    args: {
      token: t.arg.string({ required: true }),
      listingId: t.arg.id({ required: true }),
      day: t.arg({ type: 'Day', required: true }),
      done: t.arg.boolean({ required: true }),
    },
    resolve: (_, tick, ctx) => payload(() => markCleaned(ctx, tick)),
  }),
  removeCleaningPhoto: t.field({
    type: payloadType('RemoveCleaningPhotoPayload', 'plan', planType),
    policy: 'public',
    scope: 'any',
    acting: 'ANYBODY',
    description: 'Removes a photo that came by the same link; the same again changes nothing.',
    args: {
      token: t.arg.string({ required: true }),
      cleaningPhotoId: t.arg.id({ required: true }),
    },
    resolve: (_, { token, cleaningPhotoId }, ctx) =>
      payload(() => removeCleaningPhoto(ctx, { token, photoId: cleaningPhotoId })),
  }),
}))
