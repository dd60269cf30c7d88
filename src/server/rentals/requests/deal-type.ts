import type { Deal } from '../../../domain/rentals/deal.ts'
import { landlordFee } from '../../../domain/kernel/rent.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import type { RequestRow } from '../lifecycle/rows.ts'

/** GraphQL Deal: what sales see of a request (C3); its fee is the landlord's. */
export const dealType = builder.objectRef<{ row: RequestRow; deal: Deal }>('Deal').implement({
  policy: 'full',
  fields: (t) => ({
    status: t.field({ type: catalogueEnum('dealStatus'), resolve: ({ deal }) => deal.status }),
    stage: t.field({ type: catalogueEnum('dealStage'), nullable: true, resolve: ({ deal }) => deal.stage }),
    stageId: t.int({ nullable: true, resolve: ({ deal }) => deal.stageId }),
    fee: t.float({ resolve: ({ row }) => landlordFee(row.totalRent, row.landlordFeePercent) }),
    currency: t.string({ resolve: ({ row }) => row.currency }),
  }),
})
