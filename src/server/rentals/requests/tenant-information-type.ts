import type { Relationship, ChildType } from '../../../domain/catalogue/tenants.ts'
import { areContactsShown } from '../../../domain/rentals/messages/thread.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { staysOfTenant } from './loaders.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import { readWords } from '../messages/read-text.ts'

/** GraphQL TenantInformation: who asks. */
export const tenantInformationType = builder.objectRef<RequestRow>('TenantInformation').implement({
  policy: 'visible',
  fields: (t) => ({
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    // Contact data only once the landlord has said yes: before that everything goes through the product.
    email: t.string({
      policy: 'full',
      nullable: true,
      resolve: (row) => (areContactsShown(row.statusType) ? row.email : null),
    }),
    phone: t.string({
      policy: 'full',
      nullable: true,
      resolve: (row) => (areContactsShown(row.statusType) ? row.phone || null : null),
    }),
    memberSince: t.expose('tenantSince', { type: 'Instant' }),
    stays: t.int({ resolve: async (row, _, ctx) => (await staysOfTenant(ctx, row.tenantId)) ?? 0 }),
  }),
})

/** GraphQL Work. */
export const workType = builder.objectRef<RequestRow>('Work').implement({
  policy: 'full',
  fields: (t) => ({ companyName: t.exposeString('companyName'), jobTitle: t.exposeString('jobTitle') }),
})

/** GraphQL AdultInformation. */
export const adultType = builder.objectRef<{ relationship: Relationship }>('AdultInformation').implement({
  policy: 'visible',
  fields: (t) => ({ relationship: t.expose('relationship', { type: catalogueEnum('relationship') }) }),
})

/** GraphQL ChildInformation. */
export const childType = builder.objectRef<{ type: ChildType }>('ChildInformation').implement({
  policy: 'visible',
  fields: (t) => ({ type: t.expose('type', { type: catalogueEnum('childType') }) }),
})

/** GraphQL PetsInformation. */
export const petsType = builder.objectRef<RequestRow>('PetsInformation').implement({
  policy: 'visible',
  fields: (t) => ({
    description: t.string({
      resolve: (row, _, ctx) =>
        readWords(ctx, row, 'LANDLORD', { side: 'TENANT', text: row.petsDescription }),
    }),
  }),
})
