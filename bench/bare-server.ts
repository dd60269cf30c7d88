import { createServer } from 'node:http'
import pg from 'pg'
import { handWritten } from './queries.ts'

// Node's own HTTP server with one prepared statement per address and nothing else: no login, no compression.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

const server = createServer((request, response) => {
  const [, name = '', landlord, about] = (request.url ?? '').split('/')
  const text = name in handWritten ? handWritten[name as keyof typeof handWritten] : undefined
  if (!text) return response.writeHead(404).end()
  pool.query<{ answer: string }>({ name, text, values: [landlord, about] }).then(
    ({ rows }) => {
      const answer = rows[0]?.answer ?? 'null'
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(answer),
      })
      response.end(answer)
    },
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('ready\n'))
process.once('SIGTERM', () => process.exit(0))
