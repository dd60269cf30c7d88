import { GEOCODED_DAYS_KEPT } from '../../../domain/listings/point-source.ts'
import { registerJob } from '../../kernel/jobs/registry.ts'
import { forgetAnswers } from './geocoder-sql.ts'
import { locateGroups } from './locate-actions.ts'

// What its own order has not reached, as homes from before there was a map, is found by and by.
registerJob<{ groupId?: string }>({ name: 'locateGroups', schedule: '*/5 * * * *', handler: locateGroups })

registerJob({
  name: 'forgetGeocodedPlaces',
  schedule: '43 3 * * *',
  handler: (ctx) => forgetAnswers(ctx.db, ctx.now().subtract({ hours: 24 * GEOCODED_DAYS_KEPT })),
})
