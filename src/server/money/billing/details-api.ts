import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { userType } from '../../people/accounts/user-type.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { checkScope } from '../../kernel/graphql/field-policy.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import {
  type DetailsAddressRow,
  type BillingDetailsRow,
  findBillingDetails,
  listBillingDetails,
  listProductUsers,
} from './details-sql.ts'
import { createBillingDetailsItem, hasOddTaxId, updateBillingDetailsItem } from './details-actions.ts'
import { nonCompliantLinkedOf, reportableSince } from './loaders.ts'
import { mayReadMoneyOf, readableOwnerId } from './readable-landlord.ts'
import { unblockedId } from '../../kernel/viewer/blocked-sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

const stateType = catalogueEnum('billingDetailsItemState')
const rankType = catalogueEnum('billingDetailsItemRank')
const commercialType = catalogueEnum('commercialType')
const exemptionStatusType = catalogueEnum('dac7ExemptionStatus')

const productUserOf = batched(async (ctx, ids: readonly string[]) => {
  const users = await listProductUsers(ctx.db, ids)
  return new Map(users.map((user) => [user.id, user]))
})

const complianceType = builder.objectRef<BillingDetailsRow>('Dac7Compliance').implement({
  policy: 'full',
  fields: (t) => ({
    exemptionStatus: t.field({ type: exemptionStatusType, resolve: (item) => item.exemptionStatus }),
    exemptionDeadline: t.expose('exemptionDeadline', { type: 'Day', nullable: true }),
    exemptionReason: t.exposeString('exemptionReason'),
    missing: t.expose('missing', {
      type: [catalogueEnum('dac7Datum')],
      description: 'What the last check missed or found wrong; empty before the first check.',
    }),
  }),
})

const addressType = builder.objectRef<DetailsAddressRow>('BillingDetailsAddress').implement({
  policy: 'full',
  fields: (t) => ({
    addressLine1: t.exposeString('addressLine1'),
    addressLine2: t.exposeString('addressLine2'),
    zipCode: t.exposeString('zipCode'),
    city: t.exposeString('city'),
    region: t.exposeString('region'),
    country: t.exposeString('country'),
  }),
})

const billingAddressType = builder
  .objectRef<DetailsAddressRow & { companyName: string }>('BillingDetailsBillingAddress')
  .implement({
    policy: 'full',
    fields: (t) => ({
      companyName: t.exposeString('companyName'),
      addressLine1: t.exposeString('addressLine1'),
      addressLine2: t.exposeString('addressLine2'),
      zipCode: t.exposeString('zipCode'),
      city: t.exposeString('city'),
      region: t.exposeString('region'),
      country: t.exposeString('country'),
    }),
  })

const commercialFieldsType = builder.objectRef<BillingDetailsRow>('CommercialFields').implement({
  policy: 'public',
  fields: (t) => ({
    type: t.field({ type: commercialType, resolve: (item) => item.type }),
    companyName: t.exposeString('companyName'),
    vatID: t.exposeString('vatId'),
  }),
})

const itemType = builder.objectRef<BillingDetailsRow>('BillingDetailsItem').implement({
  policy: 'full',
  description: 'As whom a landlord lets: for bills and tax reporting (DAC7).',
  fields: (t) => ({
    id: t.exposeID('id'),
    state: t.field({ type: stateType, resolve: (item) => item.state }),
    rank: t.field({ type: rankType, resolve: (item) => item.rank }),
    productUser: t.field({
      type: userType,
      resolve: async (item, _, ctx) => {
        const user = await productUserOf(ctx, item.landlordId)
        if (!user) throw new ResourceNotFoundError()
        return user
      },
    }),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    birthDate: t.expose('birthDate', { type: 'Day', nullable: true }),
    registrationNumber: t.exposeString('registrationNumber'),
    hasTaxId: t.boolean({
      description: 'Whether a tax number is kept; it is never told.',
      resolve: (item) => item.taxId !== null,
    }),
    hasOddTaxId: t.boolean({
      description: 'Whether the check digit of the tax number isn’t that of the others; it only warns (C5).',
      resolve: (item, _, ctx) => hasOddTaxId(ctx, item),
    }),
    taxCountry: t.exposeString('taxCountry', {
      description: 'Who has issued the tax number, ISO 3166-1; empty: the country of the address.',
    }),
    taxIdNotIssued: t.exposeBoolean('taxIdNotIssued', { description: 'That country has issued none.' }),
    birthCity: t.exposeString('birthCity'),
    birthCountry: t.exposeString('birthCountry', { description: 'ISO 3166-1, or empty.' }),
    establishments: t.exposeStringList('establishments', {
      description: 'The member states in which a company lets through an establishment.',
    }),
    isExempt: t.exposeBoolean('isExempt', { nullable: true, description: 'Null until the first check.' }),
    isCompliant: t.exposeBoolean('isCompliant', {
      nullable: true,
      description: 'Null until the first check.',
    }),
    dac7Compliance: t.field({ type: complianceType, resolve: (item) => item }),
    address: t.field({ type: addressType, resolve: (item) => item }),
    billingAddress: t.field({
      type: billingAddressType,
      nullable: true,
      description: 'Null where bills go to the address.',
      resolve: (item) => item.billingAddress,
    }),
    commercialFields: t.field({ type: commercialFieldsType, resolve: (item) => item }),
    linkedGroupIds: t.idList({ resolve: (item) => item.linkedGroupIds }),
  }),
})

const itemListType = builder.objectRef<BillingDetailsRow[]>('BillingDetailsItemList').implement({
  policy: 'full',
  fields: (t) => ({
    nodes: t.field({ type: [itemType], resolve: (items) => items }),
    totalCount: t.int({ resolve: (items) => items.length }),
  }),
})

/** Taxes are not for access tokens, whatever their scope: the person who may read them is asked for. */
function readableOwner(ctx: Context, userId: string): string {
  checkScope('none', ctx.viewer)
  return readableOwnerId(requireViewer(ctx), userId)
}

builder.objectFields(userType, (t) => ({
  billingDetailsListLink: t.field({
    type: itemListType,
    description: "The person's own; of others for staff with accounting or sales permission.",
    resolve: (user, _, ctx) => listBillingDetails(ctx.reads, readableOwner(ctx, user.id)),
  }),
  nonCompliantLinkedBillingDetailsId: t.id({
    nullable: true,
    description: 'The first item that is not compliant, not exempt, and linked to a listing (D2).',
    resolve: (user, _, ctx) => nonCompliantLinkedOf(ctx, readableOwner(ctx, user.id)),
  }),
  hasNonCompliantLinkedBillingDetails: t.boolean({
    resolve: async (user, _, ctx) => (await nonCompliantLinkedOf(ctx, readableOwner(ctx, user.id))) !== null,
  }),
  generatingRevenueUnderDac7Since: t.field({
    type: 'Day',
    nullable: true,
    resolve: (user, _, ctx) => reportableSince(ctx, readableOwner(ctx, user.id)),
  }),
}))

const itemPayload = payloadType('BillingDetailsItemPayload', 'billingDetailsItem', itemType)

const idAndState = builder.inputType('BillingDetailsItemByIdInput', {
  fields: (t) => ({ id: t.id({ required: true }), state: t.field({ type: stateType }) }),
})

builder.queryField('billingDetailsItemById', (t) =>
  t.field({
    type: itemPayload,
    policy: 'viewer',
    scope: 'none',
    description: 'One’s own; anybody’s for staff with accounting or sales permission.',
    args: { input: t.arg({ type: idAndState, required: true }) },
    resolve: (_, { input }, ctx) => payload(() => findReadable(ctx, input.id, input.state ?? null)),
  }),
)

async function findReadable(ctx: Context, id: string, state: BillingDetailsRow['state'] | null) {
  const item = await findBillingDetails(ctx.db, { id, state })
  if (!item || !mayReadMoneyOf(requireViewer(ctx), item.landlordId)) throw new ResourceNotFoundError()
  await unblockedId(ctx, item.landlordId)
  return item
}

const publicItemType = builder.objectRef<BillingDetailsRow>('PublicBillingDetailsItem').implement({
  policy: 'public',
  description:
    'Who stands behind a published listing: a company as it is registered, a private person by first name.',
  fields: (t) => ({
    id: t.exposeID('id'),
    firstName: t.exposeString('firstName'),
    lastName: t.string({
      nullable: true,
      resolve: (item) => (item.type === 'COMPANY' ? item.lastName : null),
    }),
    commercialFields: t.field({
      type: commercialFieldsType,
      nullable: true,
      description: 'Null for private persons.',
      resolve: (item) => (item.type === 'COMPANY' ? item : null),
    }),
  }),
})

const idOnly = builder.inputType('PublicBillingDetailsItemByIdInput', {
  fields: (t) => ({ id: t.id({ required: true }) }),
})

builder.queryField('publicBillingDetailsItemById', (t) =>
  t.field({
    type: payloadType('PublicBillingDetailsItemPayload', 'billingDetailsItem', publicItemType),
    policy: 'public',
    scope: 'any',
    description: 'Who stands behind a published listing.',
    args: { input: t.arg({ type: idOnly, required: true }) },
    resolve: (_, { input }, ctx) => payload(() => findPublished(ctx, input.id)),
  }),
)

async function findPublished(ctx: Context, id: string): Promise<BillingDetailsRow> {
  const item = await findBillingDetails(ctx.db, { id, state: 'ACTIVE' })
  if (!item || item.rank !== 'ATTACHED_TO_ACTIVE_LISTING') throw new ResourceNotFoundError()
  return item
}

const addressFields = ['addressLine1', 'addressLine2', 'zipCode', 'city', 'region', 'country'] as const

const detailsAddressInput = builder.inputType('BillingDetailsBillingAddressInput', {
  fields: (t) => ({
    companyName: t.string({ defaultValue: '' }),
    ...addressInputs(() => t.string({ defaultValue: '' })),
  }),
})

const detailsInput = builder.inputType('BillingDetailsInput', {
  fields: (t) => ({
    type: t.field({ type: commercialType, required: true }),
    firstName: t.string({ defaultValue: '' }),
    lastName: t.string({ defaultValue: '' }),
    birthDate: t.string({ description: 'YYYY-MM-DD.' }),
    companyName: t.string({ defaultValue: '' }),
    registrationNumber: t.string({ defaultValue: '' }),
    vatId: t.string({ defaultValue: '' }),
    taxId: t.string({ description: 'Left out: it stays as it is. Empty: there is none.' }),
    taxCountry: t.string({ defaultValue: '', description: 'ISO 3166-1; empty: the country of the address.' }),
    taxIdNotIssued: t.boolean({
      defaultValue: false,
      description: 'True takes a number that was given away.',
    }),
    birthCity: t.string({ defaultValue: '' }),
    birthCountry: t.string({ defaultValue: '', description: 'ISO 3166-1.' }),
    establishments: t.stringList({ defaultValue: [] }),
    ...addressInputs(() => t.string({ defaultValue: '' })),
    billingAddress: t.field({ type: detailsAddressInput, description: 'Left out: bills go to the address.' }),
  }),
})

function addressInputs<Field>(text: () => Field) {
  return Object.fromEntries(addressFields.map((field) => [field, text()])) as Record<
    (typeof addressFields)[number],
    Field
  >
}

builder.mutationFields((t) => ({
  createBillingDetailsItem: t.field({
    type: itemPayload,
    policy: 'owner',
    scope: 'none',
    description: 'Adds billing details; what tax reporting misses may still be missing.',
    args: {
      input: t.arg({ type: detailsInput, required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { input, idempotencyKey }, ctx) =>
      payload(async () =>
        findReadable(ctx, await createBillingDetailsItem(ctx, input, idempotencyKey), null),
      ),
  }),
  updateBillingDetailsItem: t.field({
    type: itemPayload,
    policy: 'owner',
    scope: 'none',
    args: {
      billingDetailsId: t.arg.id({ required: true }),
      input: t.arg({ type: detailsInput, required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { billingDetailsId, input, idempotencyKey }, ctx) =>
      payload(async () => {
        await updateBillingDetailsItem(ctx, billingDetailsId, input, idempotencyKey)
        return findReadable(ctx, billingDetailsId, null)
      }),
  }),
}))
