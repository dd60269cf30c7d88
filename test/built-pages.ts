import { join } from 'node:path'
import { isBuilt } from '../scripts/build-web.ts'
import { root } from '../scripts/processes.ts'

/** The folder of the built pages, which the runner of the tests has built before. */
export function builtPages(): string {
  if (!isBuilt())
    throw new Error('The pages are not built from these sources. Run: node scripts/build-web.ts')
  return join(root, 'dist')
}

/** What stands in the page itself, without head, data and the question about visits that follows it. */
export function contentOf(html: string): string {
  return /<div id="root" data-written>(.*?)<\/div>\s*(?:<style nonce=|<\/body>)/s.exec(html)?.[1] ?? ''
}
