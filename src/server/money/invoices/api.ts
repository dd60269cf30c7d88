import { userType } from '../../people/accounts/user-type.ts'
import { readableOwnerId } from '../billing/readable-landlord.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { checkScope } from '../../kernel/graphql/field-policy.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { countInvoices, type InvoiceFilter, listInvoices, listUnpaidCounts } from './cache-sql.ts'
import { invoiceType } from './invoice-type.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

const longestPage = 100
const usualPage = 20

const documentType = catalogueEnum('invoiceDocumentType')

interface InvoicePage {
  by: InvoiceFilter
  offset: number
  limit: number
}

const pageType = builder.objectRef<InvoicePage>('BcInvoiceCacheItemPage').implement({
  policy: 'full',
  fields: (t) => ({
    totalCount: t.int({ resolve: ({ by }, _, ctx) => countInvoices(ctx.reads, by) }),
    nodes: t.field({
      type: [invoiceType],
      resolve: ({ by, offset, limit }, _, ctx) => listInvoices(ctx.reads, by, { offset, limit }),
    }),
  }),
})

const unpaidCountOf = batched(async (ctx, userIds: readonly string[]) => {
  const rows = await listUnpaidCounts(
    ctx.db,
    userIds.map((userId) => ({ userId, ...invoicesOf(ctx, userId) })),
    ctx.config.invoiceMode,
  )
  return new Map(rows.map((row) => [row.userId, row.count]))
})

/** A person's own documents, for a manager those of the employer's groups that they may see, for staff anybody's. */
function invoicesOf(ctx: Context, userId: string): Pick<InvoiceFilter, 'landlordId' | 'groupIds'> {
  checkScope('invoices:read', ctx.viewer)
  const viewer = requireViewer(ctx)
  if (userId === viewer.id && viewer.role === 'MANAGER' && viewer.landlordId) {
    return { landlordId: viewer.landlordId, groupIds: viewer.groupIds }
  }
  return { landlordId: readableOwnerId(viewer, userId), groupIds: null }
}

builder.objectFields(userType, (t) => ({
  bcInvoiceCacheItemsLink: t.field({
    type: pageType,
    description: 'Needs the scope invoices:read.',
    args: {
      page: t.arg.int({ defaultValue: 0, description: 'From 0.' }),
      pageSize: t.arg.int({ defaultValue: usualPage }),
      documentType: t.arg({ type: documentType }),
      bookingId: t.arg.id({ description: 'Only those of this booking.' }),
      only: t.arg({
        type: catalogueEnum('invoiceFilter'),
        description: 'Invoices that are open, overdue or paid.',
      }),
    },
    resolve: (user, args, ctx) => {
      const limit = Math.min(longestPage, Math.max(1, args.pageSize ?? usualPage))
      const offset = Math.max(0, args.page ?? 0) * limit
      const narrowing = {
        documentType: args.documentType ?? null,
        only: args.only ?? null,
        bookingId: args.bookingId ?? null,
        today: ctx.today(),
        mode: ctx.config.invoiceMode,
      }
      return { by: { ...invoicesOf(ctx, user.id), ...narrowing }, offset, limit }
    },
  }),
  landlordNumberOfUnpaidInvoices: t.int({
    description: 'Of those that bcInvoiceCacheItemsLink lists. Needs the scope invoices:read.',
    resolve: async (user, _, ctx) => {
      // Refused here, so that one that may not be read doesn't refuse the others of its batch.
      invoicesOf(ctx, user.id)
      return (await unpaidCountOf(ctx, user.id)) ?? 0
    },
  }),
}))
