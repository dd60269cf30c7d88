import type { Language } from '../../../domain/catalogue/language.ts'
import { durationOf } from '../../../domain/kernel/day.ts'
import { afterCalendars, calendarsOfRequest } from '../lifecycle/fresh-calendars.ts'
import { freshPayloadType } from '../lifecycle/fresh-payload-type.ts'
import { linkToFile } from '../../kernel/files/links.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload } from '../../kernel/graphql/payload.ts'
import { catalogueEnum, languageEnum } from '../../kernel/graphql/enums.ts'
import {
  durationType,
  listingSummaryType,
  verdictType,
} from '../../listings/listings/listing-summary-type.ts'
import type { ContractChoice } from '../../../domain/rentals/contract-choice.ts'
import type { MissingDatum } from '../../../domain/rentals/contract-gaps.ts'
import type { AnnexedContract } from '../offers/contract.ts'
import type { OwnContract } from '../offers/contract-terms-sql.ts'
import { prepareContract } from './actions.ts'
import { type ContractOption, type ContractOptions, contractOptionsOf } from './options.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

const timeOfPaymentType = catalogueEnum('timeOfPayment')
const frequencyType = catalogueEnum('cleaningFeeFrequency')

const missingType = builder.objectRef<MissingDatum>('MissingContractDatum').implement({
  policy: 'full',
  fields: (t) => ({
    gap: t.expose('gap', { type: catalogueEnum('contractGap') }),
    required: t.exposeBoolean('required', { description: 'Without it the contract can’t be made.' }),
  }),
})

const optionType = builder.objectRef<ContractOption>('ContractOption').implement({
  policy: 'full',
  fields: (t) => ({
    name: t.expose('name', { type: catalogueEnum('contractName') }),
    isTemplateSupported: t.exposeBoolean('isTemplateSupported'),
    obstacle: t.expose('obstacle', { type: catalogueEnum('contractObstacle'), nullable: true }),
    languages: t.field({ type: [languageEnum], resolve: ({ languages }) => [...languages] }),
    maximumDeposit: t.exposeFloat('maximumDeposit', {
      nullable: true,
      description: 'In minor units; null where the law sets no limit.',
    }),
    missing: t.field({ type: [missingType], resolve: ({ missing }) => missing }),
  }),
})

const ownContractType = builder.objectRef<OwnContract>('OwnContract').implement({
  policy: 'full',
  fields: (t) => ({
    fileId: t.exposeID('fileId'),
    fileName: t.exposeString('fileName'),
    createdAt: t.expose('createdAt', { type: 'Instant' }),
    url: t.string({
      description: 'Works for 15 minutes.',
      resolve: ({ fileId }, _, ctx) => linkToFile(ctx, fileId) ?? '',
    }),
  }),
})

const termsType = builder.objectRef<ContractChoice>('PreparedContract').implement({
  policy: 'full',
  fields: (t) => ({
    contractName: t.expose('contractName', { type: catalogueEnum('contractName') }),
    language: t.field({ type: languageEnum, resolve: ({ language }) => language }),
    timeOfPayment: t.field({ type: timeOfPaymentType, resolve: ({ timeOfPayment }) => timeOfPayment }),
    cleaningFee: t.exposeFloat('cleaningFee'),
    cleaningFeeFrequency: t.field({
      type: frequencyType,
      resolve: ({ cleaningFeeFrequency }) => cleaningFeeFrequency,
    }),
    deposit: t.exposeFloat('deposit'),
    houseRules: t.exposeString('houseRules'),
    isOnlineSigning: t.exposeBoolean('isOnlineSigning'),
    ownContractFileId: t.exposeID('ownContractFileId', { nullable: true }),
  }),
})

const annexType = builder.objectRef<AnnexedContract>('AnnexedContract').implement({
  policy: 'full',
  fields: (t) => ({
    reference: t.exposeString('reference'),
    madeOn: t.expose('madeOn', { type: 'Day' }),
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day' }),
  }),
})

const rulesType = builder.objectRef<{ language: Language; text: string }>('HouseRulesText').implement({
  policy: 'full',
  fields: (t) => ({ language: t.expose('language', { type: languageEnum }), text: t.exposeString('text') }),
})

const optionsType = builder.objectRef<ContractOptions>('ContractOptions').implement({
  policy: 'full',
  fields: (t) => ({
    listingRequestId: t.id({ resolve: ({ row }) => row.id }),
    bookingRequestId: t.id({ resolve: ({ row }) => row.bookingRequestId }),
    userFriendlyId: t.string({ resolve: ({ row }) => row.userFriendlyId }),
    landlordStatus: t.field({
      type: catalogueEnum('landlordStatus'),
      resolve: ({ row }) => row.landlordStatus,
    }),
    requestType: t.field({ type: catalogueEnum('requestType'), resolve: ({ row }) => row.type }),
    tenantName: t.string({ resolve: ({ row }) => `${row.firstName} ${row.lastName}` }),
    companyName: t.string({ resolve: ({ row }) => row.companyName }),
    reasonForStay: t.field({ type: catalogueEnum('reasonForStay'), resolve: ({ row }) => row.reasonForStay }),
    listing: t.field({
      type: listingSummaryType,
      resolve: ({ row }) => ({
        groupId: row.groupId,
        listingId: row.offer?.listingId ?? row.listingId,
        unitName: row.offer?.unitName ?? null,
      }),
    }),
    from: t.field({ type: 'Day', resolve: ({ row }) => row.from }),
    to: t.field({ type: 'Day', resolve: ({ row }) => row.to }),
    duration: t.field({ type: durationType, resolve: ({ row }) => durationOf(row) }),
    contracts: t.field({ type: [optionType], resolve: ({ contracts }) => contracts }),
    terms: t.field({
      type: termsType,
      description: 'Of the contract that is there; else what the landlord decided; else what would be made.',
      resolve: ({ terms }) => terms,
    }),
    isSaved: t.exposeBoolean('isSaved', { description: 'The landlord has decided.' }),
    missing: t.field({ type: [missingType], resolve: ({ missing }) => missing }),
    ownContracts: t.field({ type: [ownContractType], resolve: ({ ownContracts }) => ownContracts }),
    type: t.expose('type', {
      type: catalogueEnum('contractType'),
      description: 'b2b where a company is the tenant, else b2c.',
    }),
    country: t.exposeString('country'),
    price: t.exposeFloat('price'),
    totalRent: t.float({ resolve: ({ row }) => row.totalRent }),
    calculationMethod: t.field({
      type: catalogueEnum('invoiceCalculationMethod'),
      description: 'By which the rent of the stay follows from the monthly one.',
      resolve: ({ row }) => row.invoiceCalculationMethod,
    }),
    currency: t.string({ resolve: ({ row }) => row.currency }),
    hasOnlineSigning: t.exposeBoolean('hasOnlineSigning'),
    houseRules: t.field({ type: [rulesType], resolve: ({ houseRules }) => houseRules }),
    annexTo: t.field({ type: annexType, nullable: true, resolve: ({ annexTo }) => annexTo }),
    canPrepare: t.field({ type: verdictType, resolve: ({ canPrepare }) => canPrepare }),
    willReplace: t.exposeBoolean('willReplace', {
      description: 'A contract that nobody has signed is cancelled and made anew.',
    }),
    willMake: t.exposeBoolean('willMake', {
      description: 'Everything else is settled: the contract is made at once, if the days are free.',
    }),
    offerId: t.id({ nullable: true, resolve: ({ row }) => row.offer?.id ?? null }),
    previewUrl: t.string({
      description: 'The contract as a draft; terms in the query string take the place of those kept.',
      resolve: ({ row }) => `/api/listing-requests/${row.id}/contract-preview`,
    }),
  }),
})

builder.queryField('contractOptions', (t) =>
  t.field({
    type: optionsType,
    policy: 'landlord',
    scope: 'none',
    description: 'What the landlord can decide about the contract of a request, and what it lacks.',
    args: { listingRequestId: t.arg.id({ required: true }) },
    resolve: (_, { listingRequestId }, ctx) => contractOptionsOf(ctx, requireViewer(ctx), listingRequestId),
  }),
)

const prepareInput = builder.inputType('PrepareContractInput', {
  fields: (t) => ({
    contractName: t.field({ type: catalogueEnum('contractName'), required: true }),
    language: t.field({ type: languageEnum, required: true }),
    timeOfPayment: t.field({ type: timeOfPaymentType, required: true }),
    cleaningFee: t.float({ required: true, description: 'In minor units, as all amounts.' }),
    cleaningFeeFrequency: t.field({ type: frequencyType, required: true }),
    deposit: t.float({ required: true }),
    houseRules: t.string({ required: true }),
    isOnlineSigning: t.boolean({ required: true }),
    ownContractFileId: t.id({ description: 'One of ownContracts; it is signed on paper.' }),
  }),
})

const preparePayload = freshPayloadType('PrepareContractPayload', 'contractOptions', optionsType)

builder.mutationField('prepareContract', (t) =>
  t.field({
    type: preparePayload,
    policy: 'landlord',
    scope: 'none',
    acting: 'CONTRACTS',
    description:
      'Decides about the contract: kept until there is one, made at once where all else is settled; one that nobody has signed is made anew.',
    args: {
      listingRequestId: t.arg.id({ required: true }),
      input: t.arg({ type: prepareInput, required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { listingRequestId, input, idempotencyKey }, ctx) =>
      afterCalendars(calendarsOfRequest(ctx, listingRequestId), () =>
        payload(async () => {
          const choice = { ...input, ownContractFileId: input.ownContractFileId ?? null }
          const requestId = await prepareContract(ctx, listingRequestId, choice, idempotencyKey)
          return contractOptionsOf(ctx, requireViewer(ctx), requestId)
        }),
      ),
  }),
)
