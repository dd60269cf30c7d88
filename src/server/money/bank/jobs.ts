import { registerJob } from '../../kernel/jobs/registry.ts'
import { settleMatchedLines } from './settle-actions.ts'

registerJob({
  name: 'settleBankLines',
  schedule: '*/15 * * * *',
  handler: async (ctx) => settleMatchedLines(ctx),
})
