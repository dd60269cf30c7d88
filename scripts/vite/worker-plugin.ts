import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** Tells the service worker which build it belongs to, so that each build has a worker and a cache of its own. */
export function buildInWorker(): Plugin {
  return {
    name: 'build-in-worker',
    generateBundle(_, bundle) {
      const build = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12)
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && chunk.fileName === 'service-worker.js')
          chunk.code = chunk.code.replace('__BUILD__', build)
      }
    },
  }
}
