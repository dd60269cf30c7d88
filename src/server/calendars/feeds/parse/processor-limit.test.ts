import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { limitProcessor } from './processor-limit.ts'

/** Whether a thread that runs this is killed at 300 ms of the processor, before it ends by itself. */
async function isKilled(code: string): Promise<boolean> {
  const thread = new Worker(code, { eval: true })
  await new Promise((resolve) => thread.on('online', resolve))
  let killed = false
  const stop = limitProcessor(thread, 300, () => {
    killed = true
    void thread.terminate()
  })
  await new Promise((resolve) => thread.on('exit', resolve))
  stop()
  return killed
}

it('a thread that waits for long is let be, however long it takes by the clock', async () => {
  expect(await isKilled('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500)')).toBe(false)
})

it('a thread that never ends is killed', async () => {
  expect(await isKilled('for (;;);')).toBe(true)
})
