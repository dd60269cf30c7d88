import { dayOfLaw } from '../../../domain/public/retention/ends.ts'
import { RETENTION } from '../../../domain/public/retention/table.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { knownShape } from '../deletion/shape-sql.ts'
import { type KeptRow, listKeptRows, listKeptTerms } from './kept-sql.ts'

const mostAtOnce = 100

const keptType = builder.objectRef<KeptRow>('KeptOfErased').implement({
  policy: 'accounting',
  description: 'That something is of an erased account, and why and until when it is kept.',
  fields: (t) => ({
    _id: t.exposeID('id', { description: 'What it is said of.' }),
    laws: t.stringList({
      description: 'The laws by which it is kept, as the retention table names them.',
      resolve: ({ kind }) => lawsOf(kind),
    }),
    until: t.expose('until', {
      type: 'Day',
      nullable: true,
      description: 'The last day on which it is kept; null where no year is counted.',
    }),
    isOver: t.boolean({
      description: 'That day is past: it is destroyed in the first night in which nothing hinders that.',
      resolve: ({ until, isShared }, _, ctx) => !isShared && until !== null && until < dayOfLaw(ctx.now()),
    }),
    isShared: t.exposeBoolean('isShared', {
      description:
        'It is of somebody as well whose account goes on: after that day it is emptied, and stays for them.',
    }),
  }),
})

/** A contract alone keeps nothing of an account that has ended. */
function lawsOf(kind: string): string[] {
  const laws = RETENTION.find(({ key }) => key === kind)?.laws ?? []
  return laws.filter((law) => law !== 'contract')
}

builder.queryField('keptOfErased', (t) =>
  t.field({
    type: [keptType],
    policy: 'accounting',
    scope: 'none',
    description: 'What of these is of an erased account and kept by law only; the others are left out.',
    args: {
      invoiceIds: t.arg.idList({ defaultValue: [] }),
      paymentIds: t.arg.idList({ defaultValue: [] }),
      billingDetailsIds: t.arg.idList({ defaultValue: [] }),
      landlordIds: t.arg.idList({ defaultValue: [] }),
    },
    resolve: async (_, { invoiceIds, paymentIds, billingDetailsIds, landlordIds }, ctx) => {
      const shape = await knownShape(ctx.db)
      const asked = (ids: readonly (string | number)[] | null | undefined) =>
        (ids ?? []).slice(0, mostAtOnce).map(String)
      const found = await Promise.all([
        listKeptRows(ctx.db, shape, 'invoices', asked(invoiceIds)),
        listKeptRows(ctx.db, shape, 'payments', asked(paymentIds)),
        listKeptRows(ctx.db, shape, 'billing_details_items', asked(billingDetailsIds)),
        listKeptTerms(ctx.db, shape, asked(landlordIds)),
      ])
      return found.flat()
    },
  }),
)
