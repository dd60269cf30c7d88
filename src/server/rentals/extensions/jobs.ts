import { registerJob } from '../../kernel/jobs/registry.ts'
import { askToExtend } from './mail-actions.ts'

// Each hour, so that an instance that was down at some hour still asks; nobody is asked twice.
registerJob({ name: 'askToExtend', schedule: '20 * * * *', handler: askToExtend })
