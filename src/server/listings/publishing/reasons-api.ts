import { listUnpublishReasons, type UnpublishReason } from '../../../domain/catalogue/unpublish-reason.ts'
import { checkPolicy } from '../../kernel/graphql/field-policy.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'

const valueType = catalogueEnum('unpublishReason')
const stateType = catalogueEnum('unpublishReasonState')
const scopeType = catalogueEnum('unpublishReasonScope')

const reasonType = builder.objectRef<UnpublishReason>('ListingUnpublishReason').implement({
  policy: 'visible',
  fields: (t) => ({
    value: t.field({ type: valueType, resolve: (reason) => reason.value }),
    key: t.exposeString('key'),
    text: t.exposeString('text', { description: 'In English; the key names it in all languages.' }),
    explanationRequired: t.exposeBoolean('explanationRequired'),
    suggestBlockCreation: t.exposeBoolean('suggestBlockCreation'),
    needsSalesPermissions: t.exposeBoolean('needsSalesPermissions'),
    active: t.exposeBoolean('active'),
  }),
})

builder.queryField('listingUnpublishReasons', (t) =>
  t.field({
    type: [reasonType],
    policy: 'viewer',
    scope: 'listings:read',
    description: 'The scope SALES, which has reasons that landlords never see, needs the sales permission.',
    args: {
      state: t.arg({ type: stateType, defaultValue: 'ACTIVE' }),
      scope: t.arg({ type: scopeType, defaultValue: 'LANDLORD' }),
    },
    resolve: (_, { state, scope }, ctx) => {
      if (scope === 'SALES') checkPolicy('sales', ctx.viewer)
      return listUnpublishReasons(state ?? 'ACTIVE', scope ?? 'LANDLORD')
    },
  }),
)
