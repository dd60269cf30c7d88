import { MAX_GROUPS_PER_REQUEST } from '../../../domain/kernel/constants.ts'
import { ValidationError } from '../../../domain/kernel/errors.ts'
import { askWhereAutoAccepted } from '../lifecycle/fresh-calendars.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { type Payload, payload, payloadErrorType } from '../../kernel/graphql/payload.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import { addGroupToBookingRequest, sendBookingRequest } from './send-request-actions.ts'
import { listOfBookingRequest } from '../lifecycle/requests-sql.ts'
import { tenantPayload, tenantRequestAfter, tenantRequestType } from '../lifecycle/request-refs.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

const sendInput = builder.inputType('SendBookingRequestInput', {
  fields: (t) => ({
    groupIds: t.idList({ required: true, description: 'Each of the groups becomes a listing request.' }),
    from: t.field({ type: 'Day', required: true }),
    to: t.field({ type: 'Day', required: true }),
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    phone: t.string(),
    gender: t.field({
      type: catalogueEnum('gender'),
      description: 'MAN, WOMAN, OTHER, PREFER_NOT_TO_SAY (C3); null for no answer.',
    }),
    adults: t.int({ required: true }),
    adultsInformation: t.field({ type: [catalogueEnum('relationship')] }),
    children: t.int({ required: true }),
    childrenInformation: t.field({ type: [catalogueEnum('childType')] }),
    pets: t.boolean({ required: true }),
    petsDescription: t.string(),
    reasonForStay: t.field({ type: catalogueEnum('reasonForStay'), required: true }),
    employment: t.field({ type: catalogueEnum('employment') }),
    companyName: t.string(),
    jobTitle: t.string(),
    paidBy: t.field({ type: catalogueEnum('paidBy'), required: true }),
    optionToExtend: t.boolean({ required: true }),
    notes: t.string(),
  }),
})

const sendPayload = builder.objectRef<Payload<RequestRow>>('SendBookingRequestPayload').implement({
  policy: 'public',
  fields: (t) => ({
    error: t.field({ type: payloadErrorType, nullable: true, resolve: ({ error }) => error }),
    request: t.field({
      type: tenantRequestType,
      nullable: true,
      description: 'The request to the first of the groups.',
      resolve: ({ result }) => result,
    }),
    requests: t.field({
      type: [tenantRequestType],
      description: 'The requests to all of the groups.',
      resolve: ({ result }, _, ctx) =>
        result ? listOfBookingRequest(ctx.db, requireViewer(ctx), result.bookingRequestId) : [],
    }),
  }),
})

builder.mutationField('sendBookingRequest', (t) =>
  t.field({
    type: sendPayload,
    policy: 'tenant',
    scope: 'none',
    description: 'Asks one or more groups for a stay; each landlord answers on their own.',
    args: { input: t.arg({ type: sendInput, required: true }), idempotencyKey: t.arg.id({ required: true }) },
    resolve: (_, { input, idempotencyKey }, ctx) =>
      payload(async () => {
        await askWhereAutoAccepted(ctx, input.groupIds.map(String).slice(0, MAX_GROUPS_PER_REQUEST))
        return tenantRequestAfter(ctx, await sendBookingRequest(ctx, formOf(input), idempotencyKey))
      }),
  }),
)

/** The domain's form from the API's input; a count of people without relations means main tenant and co-tenants. */
function formOf(input: typeof sendInput.$inferInput) {
  const { adults, adultsInformation, children, childrenInformation, notes, ...rest } = input
  if (adultsInformation && adultsInformation.length !== adults)
    throw new ValidationError({ adultsInformation: 'request.adultsInformation.missing' })
  if (childrenInformation && childrenInformation.length !== children)
    throw new ValidationError({ childrenInformation: 'request.childrenInformation.missing' })
  const relationships =
    adultsInformation ??
    Array.from({ length: Math.max(0, Math.min(adults, 21)) }, (_, i) =>
      i === 0 ? 'MAIN_TENANT' : 'CO_TENANT',
    )
  const types =
    childrenInformation ?? Array.from({ length: Math.max(0, Math.min(children, 21)) }, () => 'CHILD')
  return {
    ...rest,
    groupIds: rest.groupIds.map(String),
    phone: rest.phone ?? '',
    gender: rest.gender ?? null,
    petsDescription: rest.petsDescription ?? '',
    employment: rest.employment ?? null,
    companyName: rest.companyName ?? '',
    jobTitle: rest.jobTitle ?? '',
    adultsInformation: relationships.map((relationship) => ({ relationship })),
    childrenInformation: types.map((type) => ({ type })),
    message: notes ?? '',
  }
}

builder.mutationField('addGroupToBookingRequest', (t) =>
  t.field({
    type: tenantPayload,
    policy: 'tenant',
    scope: 'none',
    description: 'Asks one more group with a booking request that is on its way.',
    args: {
      bookingRequestId: t.arg.id({ required: true }),
      groupId: t.arg.id({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { bookingRequestId, groupId, idempotencyKey }, ctx) =>
      payload(async () =>
        tenantRequestAfter(
          ctx,
          await addGroupToBookingRequest(ctx, { bookingRequestId, groupId }, idempotencyKey),
        ),
      ),
  }),
)
