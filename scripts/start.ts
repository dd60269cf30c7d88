import { start } from '../src/server/start.ts'
import { buildInParts } from './build-web.ts'

// `npm start` is a demo unless told otherwise; production starts empty.
if (process.env.NODE_ENV !== 'production') process.env.MEZZO_DEMO ??= '1'
const { pages, buildRenderer } = buildInParts()
await start(pages)
// Nobody waits for what draws public pages: without it the application draws them.
await buildRenderer().catch((error: unknown) => {
  process.stderr.write(`Public pages are not drawn by the server: ${String(error)}\n`)
})
