import type { FurnitureStandard } from '../../../domain/catalogue/listings.ts'
import {
  COMPARED_AREAS,
  type ComparedRents,
  expectedRent,
  HOMES_BEHIND_RENT,
  isEstimatedArea,
} from '../../../domain/listings/expected-rent.ts'
import { ValidationError } from '../../../domain/kernel/errors.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { findComparedRents } from './sql.ts'

interface Estimate extends ComparedRents {
  area: number
}

const estimateType = builder.objectRef<Estimate>('ExpectedRent').implement({
  policy: 'visible',
  description: `The rent that published homes of a city lead to expect; only where at least ${HOMES_BEHIND_RENT.homes} homes of ${HOMES_BEHIND_RENT.landlords} landlords stand behind it.`,
  fields: (t) => ({
    homes: t.exposeInt('homes', { description: 'That were compared.' }),
    lowest: t.float({
      nullable: true,
      description: 'A month, in cents; null where too few homes or landlords stand behind it.',
      resolve: (estimate) => expectedRent(estimate, estimate.area)?.lowest ?? null,
    }),
    highest: t.float({
      nullable: true,
      resolve: (estimate) => expectedRent(estimate, estimate.area)?.highest ?? null,
    }),
  }),
})

builder.queryField('expectedRent', (t) =>
  t.field({
    type: estimateType,
    policy: 'viewer',
    scope: 'none',
    description: 'What a furnished home like this can be let for, by what others ask for that are published.',
    args: {
      city: t.arg.string({ required: true }),
      area: t.arg.int({ required: true, description: 'In square metres.' }),
      standard: t.arg({ type: catalogueEnum('furnitureStandard'), required: true }),
    },
    resolve: (_, { city, area, standard }, ctx) => estimate(ctx, city, area, standard),
  }),
)

async function estimate(
  ctx: Context,
  city: string,
  area: number,
  standard: FurnitureStandard,
): Promise<Estimate> {
  if (!isEstimatedArea(area)) throw new ValidationError({ area: 'listing.invalid' })
  const compared = await findComparedRents(ctx.db, {
    city,
    standard,
    fromArea: area * COMPARED_AREAS.from,
    toArea: area * COMPARED_AREAS.to,
  })
  return { ...compared, area }
}
