import { MANUAL_SOLVENCY_CHECK_ERROR_TYPES } from '../../../domain/catalogue/checks.ts'
import {
  isGuarantorsDocument,
  isIncomeDocument,
} from '../../../domain/rentals/verification/solvency-check.ts'
import { MOST_INCOMES, MOST_MONTHS } from '../../../domain/rentals/verification/rent-cover.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import { documentsOf, tenantDocumentType } from '../tenant-documents/document-type.ts'
import { decideSolvencyCheck } from './actions.ts'
import { type CheckToDecideRow, findCheckToDecide } from './sql.ts'

const errorTypeType = catalogueEnum('solvencyCheckErrorType')

async function incomeDocumentsOf(ctx: Context, { bookingRequestId }: CheckToDecideRow) {
  const documents = (await documentsOf(ctx, bookingRequestId)) ?? []
  return documents.filter(({ type, status }) => isIncomeDocument(type) && status === 'SUCCESSFUL')
}

const checkType = builder.objectRef<CheckToDecideRow>('SolvencyCheckToDecide').implement({
  policy: 'DOCUMENT_VERIFICATION',
  description: 'A check of an income that waits for somebody of the staff.',
  fields: (t) => ({
    id: t.exposeID('id'),
    firstName: t.exposeString('firstName', { description: 'As the tenant has written it.' }),
    lastName: t.exposeString('lastName'),
    verifiedName: t.exposeString('verifiedName', {
      nullable: true,
      description: 'As in the verified identity, with which names are compared; null without one.',
    }),
    birthDate: t.expose('birthDate', { type: 'Day', nullable: true }),
    employment: t.expose('employment', { type: catalogueEnum('employment'), nullable: true }),
    paidBy: t.expose('paidBy', { type: catalogueEnum('paidBy') }),
    companyName: t.exposeString('companyName'),
    monthlyRent: t.exposeInt('monthlyRent', { description: 'In minor units.' }),
    currency: t.exposeString('currency'),
    startedAt: t.expose('startedAt', { type: 'Instant' }),
    fallbackErrorType: t.expose('fallbackErrorType', {
      type: errorTypeType,
      nullable: true,
      description: 'Why the provider could not tell; amounts in another currency are entered in euros.',
    }),
    objection: t.exposeString('objection', {
      description: 'What the tenant says to the first result, or nothing.',
    }),
    objectedAt: t.expose('objectedAt', { type: 'Instant', nullable: true }),
    documents: t.field({
      type: [tenantDocumentType],
      description: 'The accepted documents that tell an income.',
      resolve: (row, _, ctx) => incomeDocumentsOf(ctx, row),
    }),
    isGuarantors: t.boolean({
      description: 'Whether it is the income of whoever stands in for the tenant.',
      resolve: async (row, _, ctx) =>
        (await incomeDocumentsOf(ctx, row)).some(({ type }) => isGuarantorsDocument(type)),
    }),
    errorTypes: t.field({
      type: [errorTypeType],
      description: 'What may be said instead of figures (C8).',
      resolve: () => [...MANUAL_SOLVENCY_CHECK_ERROR_TYPES],
    }),
    mostIncomes: t.int({ description: 'Most figures that are taken.', resolve: () => MOST_INCOMES }),
    mostMonths: t.int({ description: 'Most months that one figure is about.', resolve: () => MOST_MONTHS }),
  }),
})

builder.queryField('solvencyCheckToDecide', (t) =>
  t.field({
    type: checkType,
    nullable: true,
    policy: 'DOCUMENT_VERIFICATION',
    scope: 'none',
    description: 'One check that waits for somebody of the staff.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, ctx) => (await findCheckToDecide(ctx.db, id, ctx.today())) ?? null,
  }),
)

const incomeInput = builder.inputType('NetIncomeInput', {
  description: 'What one document tells: so much net in so many months.',
  fields: (t) => ({
    amount: t.int({
      required: true,
      description: 'In minor units of a euro; divided by the rent and forgotten.',
    }),
    months: t.int({ required: true, description: '1 for a payslip, 12 for the statement of a year.' }),
  }),
})

const decided = builder.objectRef<{ id: string }>('DecidedSolvencyCheck').implement({
  policy: 'DOCUMENT_VERIFICATION',
  fields: (t) => ({ id: t.exposeID('id') }),
})

const decidePayload = payloadType('DecideSolvencyCheckPayload', 'check', decided)

builder.mutationField('decideSolvencyCheck', (t) =>
  t.field({
    type: decidePayload,
    policy: 'DOCUMENT_VERIFICATION',
    scope: 'none',
    description:
      'Says what the documents tell of an income, or what is wrong with them; needs the claim of the check. The landlord decides what follows.',
    args: {
      id: t.arg.id({ required: true }),
      incomes: t.arg({ type: [incomeInput], required: true, description: 'Empty with an error.' }),
      errorType: t.arg({ type: errorTypeType }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { id, incomes, errorType, idempotencyKey }, ctx) =>
      payload(async () => {
        const decision = { incomes, errorType: errorType ?? null }
        return { id: await decideSolvencyCheck(ctx, id, decision, idempotencyKey) }
      }),
  }),
)
