import { batched } from '../../kernel/graphql/loader.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
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
  gender: t.expose('gender', { type: catalogueEnum('gender'), nullable: true }),
  adultsInformation: t.field({
    type: [catalogueEnum('relationship')],
    description: 'Relationships, the main tenant first.',
    resolve: (row) => row.adultsInformation.map(({ relationship }) => relationship),
  }),
  childrenInformation: t.field({
    type: [catalogueEnum('childType')],
    description: 'Age groups of the children.',
    resolve: (row) => row.childrenInformation.map(({ type }) => type),
  }),
  petsDescription: t.exposeString('petsDescription'),
  employment: t.expose('employment', { type: catalogueEnum('employment'), nullable: true }),
  companyName: t.exposeString('companyName'),
  jobTitle: t.exposeString('jobTitle'),
  paidBy: t.expose('paidBy', { type: catalogueEnum('paidBy') }),
  optionToExtend: t.exposeBoolean('optionToExtend'),
  type: t.expose('type', { type: catalogueEnum('requestType'), description: 'STANDARD or EXTENSION.' }),
  extendsBookingId: t.exposeID('extendsBookingId', { nullable: true }),
  others: t.field({
    type: [tenantRequestType],
    description: 'The requests to other homes that were sent with this one.',
    resolve: async (row, _, ctx): Promise<RequestRow[]> =>
      ((await requestsSentWith(ctx, row.bookingRequestId)) ?? []).filter((other) => other.id !== row.id),
  }),
}))
