import { endOnSignals, runTool, tools } from './processes.ts'

// S3: a thousand hostile documents, on the database of production. The suite itself sends fewer.
endOnSignals()
process.env.MEZZO_HOSTILE_DOCUMENTS ??= '1000'
process.exitCode = await runTool(tools.vitest, [
  'run',
  '--project',
  'server-postgres',
  'test/security/hostile-documents.test.ts',
])
