import { Session } from 'node:inspector/promises'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The files below src of which a function runs meanwhile. */
export async function filesRunBy(work: () => Promise<unknown>): Promise<Set<string>> {
  const session = new Session()
  session.connect()
  try {
    await session.post('Profiler.enable')
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    await session.post('Profiler.takePreciseCoverage')
    await work()
    const { result } = await session.post('Profiler.takePreciseCoverage')
    const run = result.filter(({ functions }) =>
      functions.some(
        ({ functionName, ranges }) => functionName !== '' && ranges.some(({ count }) => count > 0),
      ),
    )
    return new Set(run.map(({ url }) => pathOf(url)).filter((path) => path.startsWith('src/')))
  } finally {
    await session.post('Profiler.disable')
    session.disconnect()
  }
}

function pathOf(url: string): string {
  return relative(root, url.startsWith('file:') ? fileURLToPath(url) : url).replaceAll('\\', '/')
}
