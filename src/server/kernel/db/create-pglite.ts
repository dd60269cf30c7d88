import { applyPending } from './migrate.ts'
import { embeddedSession, openFilesOf } from './pglite.ts'

// A process of its own, started by initialise-pglite.ts: creates a database in the folder that it is given.
const [, , directory = ''] = process.argv
const pglite = await openFilesOf(directory)
await applyPending(embeddedSession(pglite))
await pglite.close()
