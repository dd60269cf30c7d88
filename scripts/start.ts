import { start } from '../src/server/start.ts'
import { buildWeb } from './build-web.ts'

// `npm start` is a demo unless told otherwise; production starts empty.
if (process.env.NODE_ENV !== 'production') process.env.MEZZO_DEMO ??= '1'
await start(buildWeb())
