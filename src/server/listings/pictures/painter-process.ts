import sharp from 'sharp'
import { drawMaster, drawSizes, drawWithin, UnreadablePhotoError } from './brush.ts'
import type { PaintingOrder, PaintingResult } from './painter.ts'

// Paints what the server orders, in a process of its own: the server's threads stay free, and so does its memory.

// Two are painted at a time; each of them by one thread, so that one processor stays free where there are two.
sharp.concurrency(1)
sharp.cache(false)

process.on('message', (order: PaintingOrder) => {
  void paint(order).then((result) => process.send?.(result))
})
process.on('disconnect', () => process.exit(0))

async function paint({ id, task }: PaintingOrder): Promise<PaintingResult> {
  try {
    return { id, painted: await work(task) }
  } catch (error) {
    return error instanceof UnreadablePhotoError ? { id, painted: null } : { id, failure: String(error) }
  }
}

async function work(task: PaintingOrder['task']) {
  if (task.paint === 'master') return await drawMaster(task.content)
  if (task.paint === 'sizes') return await drawSizes(task.content, task.rotation)
  return await drawWithin(task.content, task.side)
}
