import { batched } from '../../kernel/graphql/loader.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import { tenantRequestType } from '../lifecycle/request-refs.ts'
import { listRequestsSentWith } from './request-sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

const requestsSentWith = batched(async (ctx, bookingRequestIds: readonly string[]) =>
  Map.groupBy(
    await listRequestsSentWith(ctx.db, requireViewer(ctx), bookingRequestIds),
    (row) => row.bookingRequestId,
  ),
)

// What the tenant has told with the request, and which other homes it asks.
builder.objectFields(tenantRequestType, (t) => ({
  firstName: t.exposeString('firstName'),
  lastName: t.exposeString('lastName'),
  phone: t.exposeString('phone'),
  gender: t.exposeString('gender', { nullable: true }),
  adultsInformation: t.stringList({
    description: 'Relationships, the main tenant first.',
    resolve: (row) => row.adultsInformation.map(({ relationship }) => relationship),
  }),
  childrenInformation: t.stringList({
    description: 'Age groups of the children.',
    resolve: (row) => row.childrenInformation.map(({ type }) => type),
  }),
  petsDescription: t.exposeString('petsDescription'),
  employment: t.exposeString('employment', { nullable: true }),
  companyName: t.exposeString('companyName'),
  jobTitle: t.exposeString('jobTitle'),
  paidBy: t.exposeString('paidBy'),
  optionToExtend: t.exposeBoolean('optionToExtend'),
  type: t.exposeString('type', { description: 'STANDARD or EXTENSION.' }),
  extendsBookingId: t.exposeID('extendsBookingId', { nullable: true }),
  others: t.field({
    type: [tenantRequestType],
    description: 'The requests to other homes that were sent with this one.',
    resolve: async (row, _, ctx): Promise<RequestRow[]> =>
      ((await requestsSentWith(ctx, row.bookingRequestId)) ?? []).filter((other) => other.id !== row.id),
  }),
}))
