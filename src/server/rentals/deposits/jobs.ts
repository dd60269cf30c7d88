import { registerJob } from '../../kernel/jobs/registry.ts'
import { remindOfDeposits } from './actions.ts'

registerJob({ name: 'remindOfDeposits', schedule: '20 6 * * *', handler: remindOfDeposits })
