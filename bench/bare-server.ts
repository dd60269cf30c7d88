import { createServer, type ServerResponse } from 'node:http'
import pg from 'pg'
import { handWritten } from './queries.ts'

// Node's own HTTP server with one prepared statement per address and nothing else: no login, no compression.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

const server = createServer((request, response) => {
  const [, name = '', landlord, about] = (request.url ?? '').split('/')
  const text = name in handWritten ? handWritten[name as keyof typeof handWritten] : undefined
  if (!text) return response.writeHead(404).end()
  void answer(name, text, [landlord, about], response)
})
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('ready\n'))
process.once('SIGTERM', () => process.exit(0))

async function answer(
  name: string,
  text: string,
  values: unknown[],
  response: ServerResponse,
): Promise<void> {
  try {
    const { rows } = await pool.query<{ answer: string }>({ name, text, values })
    const found = rows[0]?.answer ?? 'null'
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(found),
    })
    response.end(found)
  } catch (error) {
    response.writeHead(500).end(String(error))
  }
}
