import { supportedContracts, type SupportedContract } from '../../../domain/rentals/supported-contracts.ts'
import { listingRequestType } from '../lifecycle/request-refs.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { situationOfRequest, termsOfRequest } from './loaders.ts'

const supportedContractType = builder.objectRef<SupportedContract>('SupportedContract').implement({
  policy: 'visible',
  fields: (t) => ({
    name: t.expose('name', { type: catalogueEnum('contractName') }),
    isTemplateSupported: t.exposeBoolean('isTemplateSupported', {
      description: 'Whether our text of it may be used for this stay.',
    }),
    obstacle: t.expose('obstacle', {
      type: catalogueEnum('contractObstacle'),
      nullable: true,
      description: 'Why it may not; the landlord’s own document still can.',
    }),
  }),
})

// What of a request becomes its contract (D3).
builder.objectFields(listingRequestType, (t) => ({
  supportedContracts: t.field({
    type: [supportedContractType],
    resolve: async (row, _, ctx) => {
      const situation = await situationOfRequest(ctx, row)
      return situation ? supportedContracts(situation.stay) : []
    },
  }),
  selectedContract: t.field({
    type: catalogueEnum('contractName'),
    policy: 'full',
    nullable: true,
    description: 'Of the latest contract; before there is one, what the landlord has decided on.',
    resolve: async (row, _, ctx) =>
      row.offer?.contractName ?? (await termsOfRequest(ctx, row.id))?.contractName ?? null,
  }),
}))
