import {
  DECLINE_REASON_FLAGS,
  listDeclineReasons,
  type DeclineReason,
} from '../../../domain/catalogue/reasons.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { listingRequestType } from '../lifecycle/request-refs.ts'
import { groupOf } from './loaders.ts'

const declineReasonType = builder
  .objectRef<{ value: DeclineReason; explanationRequired: boolean; blocksRequired: boolean }>('DeclineReason')
  .implement({
    policy: 'visible',
    fields: (t) => ({
      value: t.expose('value', { type: catalogueEnum('declineReason') }),
      explanationRequired: t.exposeBoolean('explanationRequired'),
      blocksRequired: t.exposeBoolean('blocksRequired'),
    }),
  })

// Which reasons the landlord can give for this request (C5).
builder.objectFields(listingRequestType, (t) => ({
  declineReasons: t.field({
    type: [declineReasonType],
    resolve: async (row, _, ctx) =>
      listDeclineReasons({ pets: row.pets, partOfGroup: (await groupOf(ctx, row)).partOfGroup }).map(
        (value) => ({
          value,
          explanationRequired: DECLINE_REASON_FLAGS[value].needsExplanation,
          blocksRequired: DECLINE_REASON_FLAGS[value].needsBlocks,
        }),
      ),
  }),
}))
