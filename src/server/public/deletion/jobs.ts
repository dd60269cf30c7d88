import { registerJob } from '../../kernel/jobs/registry.ts'
import { erasePeople } from './erase-actions.ts'

registerJob({ name: 'erasePeople', schedule: '*/10 * * * *', handler: erasePeople })
