import { buildWeb } from './build-web.ts'

// `npm start` is a demo unless told otherwise; production starts empty.
if (process.env.NODE_ENV !== 'production') process.env.MEZZO_DEMO ??= '1'
try {
  await buildWeb()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(1)
}
await import('../src/server/main.ts')
