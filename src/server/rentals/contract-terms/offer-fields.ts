import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum, languageEnum } from '../../kernel/graphql/enums.ts'
import { offerType } from '../offers/offer-type.ts'

// What an offer's contract says beside the rent, for both of its sides.
builder.objectFields(offerType, (t) => ({
  language: t.expose('language', { type: languageEnum, nullable: true }),
  timeOfPayment: t.expose('timeOfPayment', { type: catalogueEnum('timeOfPayment') }),
  cleaningFee: t.exposeFloat('cleaningFee', { description: 'In minor units, once or per hour; 0 for none.' }),
  cleaningFeeFrequency: t.expose('cleaningFeeFrequency', { type: catalogueEnum('cleaningFeeFrequency') }),
  ownContract: t.boolean({
    description: 'It is a document of the landlord’s own.',
    resolve: ({ ownContractFileId }) => ownContractFileId !== null,
  }),
}))
