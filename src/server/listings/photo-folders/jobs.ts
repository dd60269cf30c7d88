import { registerJob } from '../../kernel/jobs/registry.ts'
import { deleteStrandedFolders } from './home-sql.ts'
import { syncPhotoFolders } from './sync-actions.ts'

registerJob({
  name: 'syncPhotoFolders',
  schedule: '*/5 * * * *',
  handler: async (ctx) => {
    const run = await syncPhotoFolders(ctx)
    if (run.read + run.failed > 0) ctx.log.info(run, 'read photo folders')
  },
})

registerJob({
  name: 'forgetPhotoFolders',
  schedule: '37 3 * * *',
  handler: (ctx) => deleteStrandedFolders(ctx.db),
})
