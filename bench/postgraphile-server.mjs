// PostGraphile 5 on the same tables, as its manual starts it. Plain JavaScript, since its packages lie in this folder.
import { createServer } from 'node:http'
import { grafserv } from 'postgraphile/grafserv/node'
import { makePgService } from 'postgraphile/adaptors/pg'
import { postgraphile } from 'postgraphile'
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber'

const pgl = postgraphile({
  extends: [PostGraphileAmberPreset],
  // It takes partial indexes for none, and would leave out what they serve.
  disablePlugins: ['PgIndexBehaviorsPlugin'],
  pgServices: [
    makePgService({
      connectionString: process.env.DATABASE_URL,
      schemas: ['public'],
      poolConfig: { max: 10 },
    }),
  ],
  grafserv: { graphiql: false, watch: false, dangerouslyAllowAllCORSRequests: false },
  grafast: { explain: false },
})
const server = createServer()
await pgl.createServ(grafserv).addTo(server)
if (process.env.PRINT_SCHEMA) {
  const { printSchema } = await import('graphql')
  process.stdout.write(printSchema((await pgl.getSchemaResult()).schema))
  process.exit(0)
}
server.listen(Number(process.env.PORT), '127.0.0.1')
process.once('SIGTERM', () => process.exit(0))
