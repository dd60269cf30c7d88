/**
 * Runs some work and answers for how many milliseconds at most it has kept the event loop from anything else. It
 * counts the computing of this thread, so that what else the machine does makes no difference.
 */
export async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let last = computed()
  let going = true
  const look = () => {
    const now = computed()
    longest = Math.max(longest, now - last)
    last = now
    if (going) setImmediate(look)
  }
  setImmediate(look)
  try {
    await work()
  } finally {
    going = false
  }
  return Math.max(longest, computed() - last)
}

function computed(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
