import { registerJob } from '../../kernel/jobs/registry.ts'
import { locateGroups } from './locate-actions.ts'

// What its own order has not reached, as homes from before there was a map, is found by and by.
registerJob<{ groupId?: string }>({ name: 'locateGroups', schedule: '*/5 * * * *', handler: locateGroups })
