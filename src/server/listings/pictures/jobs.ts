import { registerJob } from '../../kernel/jobs/registry.ts'
import { type ErasedKeys, erasePictures } from './erasing.ts'
import { eraseFloorPlan } from './floor-plan-actions.ts'

registerJob<ErasedKeys>({ name: 'erasePictures', handler: erasePictures })
registerJob<{ fileId: string }>({
  name: 'eraseFloorPlan',
  handler: (ctx, { fileId }) => eraseFloorPlan(ctx, fileId),
})
