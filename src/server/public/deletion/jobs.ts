import { registerJob } from '../../kernel/jobs/registry.ts'
import { erasePeople } from './erase-actions.ts'
import { deleteAtProviders } from './provider-actions.ts'

registerJob({ name: 'erasePeople', schedule: '*/10 * * * *', handler: erasePeople })
registerJob({ name: 'deleteAtProviders', schedule: '7 * * * *', handler: deleteAtProviders })
