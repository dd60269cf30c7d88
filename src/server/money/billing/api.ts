import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { type Payload, payload, payloadErrorType, payloadType } from '../../kernel/graphql/payload.ts'
import {
  createBillingAddress,
  createContactPerson,
  updateBillingAddress,
  updateContactPerson,
} from './actions.ts'
import { archiveBillingData, chooseBillingData } from './choice-actions.ts'
import { readableLandlordId } from './readable-landlord.ts'
import {
  type BillingAddressRow,
  type ContactPersonRow,
  findBillingAddress,
  findContactPerson,
  listBillingAddresses,
  listContactPersons,
} from './sql.ts'
import { unblockedId } from '../../kernel/viewer/blocked-sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

const contactPersonType = builder.objectRef<ContactPersonRow>('ContactPerson').implement({
  policy: 'full',
  fields: (t) => ({
    id: t.exposeID('id'),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    email: t.exposeString('email'),
    phone: t.exposeString('phone'),
  }),
})

const billingAddressType = builder.objectRef<BillingAddressRow>('BillingAddress').implement({
  policy: 'full',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    addressLine1: t.exposeString('addressLine1'),
    addressLine2: t.exposeString('addressLine2'),
    zipCode: t.exposeString('zipCode'),
    city: t.exposeString('city'),
    region: t.exposeString('region'),
    country: t.exposeString('country'),
  }),
})

const contactPersonListType = builder
  .objectRef<{ contactPersons: ContactPersonRow[] }>('ContactPersonList')
  .implement({
    policy: 'full',
    fields: (t) => ({
      contactPersons: t.field({ type: [contactPersonType], resolve: (list) => list.contactPersons }),
    }),
  })

async function contactPersonsOf(ctx: Context, landlord: string | null | undefined) {
  const id = readableLandlordId(requireViewer(ctx), landlord)
  return await listContactPersons(ctx.reads, await unblockedId(ctx, id))
}

builder.queryField('userContactPersons', (t) =>
  t.field({
    type: [contactPersonType],
    policy: 'viewer',
    scope: 'listings:read',
    description:
      'Whom tenants may talk to. Another landlord’s for staff with accounting or sales permission.',
    args: { landlord: t.arg.id() },
    resolve: (_, { landlord }, ctx) => contactPersonsOf(ctx, landlord),
  }),
)

builder.queryField('contactPersonsByLandlord', (t) =>
  t.field({
    type: contactPersonListType,
    policy: 'viewer',
    scope: 'listings:read',
    description: 'The same persons in the form that /nexus gives them.',
    args: { landlord: t.arg.id() },
    resolve: async (_, { landlord }, ctx) => ({ contactPersons: await contactPersonsOf(ctx, landlord) }),
  }),
)

builder.queryField('userBillingAddresses', (t) =>
  t.field({
    type: [billingAddressType],
    policy: 'viewer',
    scope: 'invoices:read',
    description: 'Where bills go. Another landlord’s for staff with accounting or sales permission.',
    args: { landlord: t.arg.id() },
    resolve: async (_, { landlord }, ctx) => {
      const id = readableLandlordId(requireViewer(ctx), landlord)
      return listBillingAddresses(ctx.reads, await unblockedId(ctx, id))
    },
  }),
)

const contactPersonInput = builder.inputType('CreateContactPersonInput', {
  fields: (t) => ({
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    email: t.string({ required: true }),
    phone: t.string({ required: true }),
  }),
})

builder.mutationField('createContactPerson', (t) =>
  t.field({
    type: payloadType('ContactPersonPayload', 'contactPerson', contactPersonType),
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'LISTINGS',
    args: {
      input: t.arg({ type: contactPersonInput, required: true }),
      idempotencyKey: t.arg.id(),
    },
    resolve: (_, { input, idempotencyKey }, ctx) =>
      payload(async () => {
        const id = await createContactPerson(ctx, input, idempotencyKey ?? null)
        return present(await findContactPerson(ctx.db, readableLandlordId(requireViewer(ctx)), id))
      }),
  }),
)

const billingAddressInput = builder.inputType('CreateBillingAddressInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    addressLine1: t.string({ required: true }),
    addressLine2: t.string({ defaultValue: '' }),
    zipCode: t.string({ required: true }),
    city: t.string({ required: true }),
    region: t.string({ defaultValue: '' }),
    country: t.string({ required: true, description: 'Two letters, ISO 3166.' }),
  }),
})

builder.mutationField('createBillingAddress', (t) =>
  t.field({
    type: payloadType('BillingAddressPayload', 'billingAddress', billingAddressType),
    policy: 'owner',
    scope: 'none',
    args: {
      input: t.arg({ type: billingAddressInput, required: true }),
      idempotencyKey: t.arg.id(),
    },
    resolve: (_, { input, idempotencyKey }, ctx) =>
      payload(async () => {
        const id = await createBillingAddress(ctx, input, idempotencyKey ?? null)
        return present(await findBillingAddress(ctx.db, readableLandlordId(requireViewer(ctx)), id))
      }),
  }),
)

const updatedPersonType = payloadType('UpdatedContactPersonPayload', 'contactPerson', contactPersonType)
const updatedAddressType = payloadType('UpdatedBillingAddressPayload', 'billingAddress', billingAddressType)

const billingDatumType = builder.enumType('BillingDatum', {
  description: 'What homes name of their landlord’s, beside accounts.',
  values: ['CONTACT_PERSON', 'BILLING_ADDRESS', 'BILLING_DETAILS'] as const,
})

const billingReplacementInput = builder.inputType('BillingReplacementInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    seenGroupIds: t.idList({
      required: true,
      description: 'The homes that were shown as those that name it.',
    }),
  }),
})

const chosenType = builder.objectRef<Payload<string[]>>('ChooseBillingDataPayload').implement({
  policy: 'full',
  fields: (t) => ({
    error: t.field({ type: payloadErrorType, nullable: true, resolve: ({ error }) => error }),
    groupIds: t.idList({ nullable: true, resolve: ({ result }) => result }),
  }),
})

const archivedType = builder.objectRef<Payload<string>>('ArchiveBillingDataPayload').implement({
  policy: 'full',
  fields: (t) => ({
    error: t.field({ type: payloadErrorType, nullable: true, resolve: ({ error }) => error }),
    id: t.id({ nullable: true, resolve: ({ result }) => result }),
  }),
})

builder.mutationFields((t) => ({
  updateContactPerson: t.field({
    type: updatedPersonType,
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'LISTINGS',
    args: {
      contactPersonId: t.arg.id({ required: true }),
      input: t.arg({ type: contactPersonInput, required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { contactPersonId, input, idempotencyKey }, ctx) =>
      payload(async () => {
        const id = await updateContactPerson(ctx, contactPersonId, input, idempotencyKey)
        return present(await findContactPerson(ctx.db, readableLandlordId(requireViewer(ctx)), id))
      }),
  }),
  updateBillingAddress: t.field({
    type: updatedAddressType,
    policy: 'owner',
    scope: 'none',
    args: {
      billingAddressId: t.arg.id({ required: true }),
      input: t.arg({ type: billingAddressInput, required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { billingAddressId, input, idempotencyKey }, ctx) =>
      payload(async () => {
        const id = await updateBillingAddress(ctx, billingAddressId, input, idempotencyKey)
        return present(await findBillingAddress(ctx.db, readableLandlordId(requireViewer(ctx)), id))
      }),
  }),
  chooseBillingData: t.field({
    type: chosenType,
    policy: 'landlord',
    scope: 'none',
    acting: 'LISTINGS',
    description: 'Has homes name a contact person; an address or billing details by the landlord in person.',
    args: {
      datum: t.arg({ type: billingDatumType, required: true }),
      id: t.arg.id({ required: true }),
      groupIds: t.arg.idList({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { idempotencyKey, ...choice }, ctx) =>
      payload(() => chooseBillingData(ctx, choice, idempotencyKey)),
  }),
  archiveBillingData: t.field({
    type: archivedType,
    policy: 'landlord',
    scope: 'none',
    acting: 'LISTINGS',
    description: 'Puts one of them away; one in use needs another in its place.',
    args: {
      datum: t.arg({ type: billingDatumType, required: true }),
      id: t.arg.id({ required: true }),
      replacement: t.arg({ type: billingReplacementInput }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { idempotencyKey, replacement, ...given }, ctx) =>
      payload(() => archiveBillingData(ctx, { ...given, replacement: replacement ?? null }, idempotencyKey)),
  }),
}))

function present<Row>(row: Row | undefined): Row {
  if (!row) throw new ResourceNotFoundError()
  return row
}
