import type { Worker } from 'node:worker_threads'

/** How often a thread's use of the processor is looked at, in milliseconds. */
const LOOK_EVERY = 100

/**
 * Calls `kill` once a thread has used so many milliseconds of the processor from now on: on a busy machine a reading
 * takes longer without doing more. Answers how to stop watching.
 */
export function limitProcessor(
  thread: Pick<Worker, 'cpuUsage'>,
  limit: number,
  kill: () => void,
): () => void {
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  const look = async (before: NodeJS.CpuUsage | null) => {
    const now = await thread.cpuUsage()
    const start = before ?? now
    if (isOver) return
    if (now.user + now.system - start.user - start.system > limit * 1000) kill()
    else timer = setTimeout(() => watch(start), LOOK_EVERY)
  }
  const watch = (before: NodeJS.CpuUsage | null) => {
    // A thread that has ended has no use to tell of, and needs no limit.
    look(before).catch(() => {})
  }
  watch(null)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
