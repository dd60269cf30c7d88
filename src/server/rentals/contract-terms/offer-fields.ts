import { builder } from '../../kernel/graphql/builder.ts'
import { offerType } from '../offers/offer-type.ts'

// What an offer's contract says beside the rent, for both of its sides.
builder.objectFields(offerType, (t) => ({
  language: t.exposeString('language', { nullable: true }),
  timeOfPayment: t.exposeString('timeOfPayment'),
  cleaningFee: t.exposeFloat('cleaningFee', { description: 'In minor units, once or per hour; 0 for none.' }),
  cleaningFeeFrequency: t.exposeString('cleaningFeeFrequency'),
  ownContract: t.boolean({
    description: 'It is a document of the landlord’s own.',
    resolve: ({ ownContractFileId }) => ownContractFileId !== null,
  }),
}))
