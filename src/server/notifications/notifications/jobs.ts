import { registerJob } from '../../kernel/jobs/registry.ts'
import { forgetNotifications } from './actions.ts'

registerJob({ name: 'forgetNotifications', schedule: '41 3 * * *', handler: forgetNotifications })
