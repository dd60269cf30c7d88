import { createHmac } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Config, readConfig } from './kernel/config/config.ts'
import { urlBeside } from './kernel/db/databases-beside.ts'
import type { Outside } from './people/demo-visits/port.ts'

const MEGABYTES_OF_FILES = 50

/**
 * The settings of the server of a demo. They begin with none, so that no key of a provider is among them: no mail, no
 * payment and no signature of a demo can leave this machine. Only what belongs to the place is that of the product.
 */
export async function settingsOf({ config, db }: Outside, id: string): Promise<Config> {
  const settings = readConfig({
    NODE_ENV: 'development',
    MEZZO_DEMO: '1',
    MEZZO_DEMO_VISITS: '0',
    MEZZO_ORIGIN: config.origin,
    MEZZO_SECRET: createHmac('sha256', config.secret).update(`demo-visit secret ${id}`).digest('hex'),
    MEZZO_DATA_DIR: directoryOf(config, id),
    MEZZO_FILE_QUOTA: String(MEGABYTES_OF_FILES),
    MEZZO_LOG: config.logLevel,
    ...(config.databaseUrl && { DATABASE_URL: await urlBeside(db, config.databaseUrl, id) }),
  })
  return {
    ...settings,
    demoVisit: id,
    production: config.production,
    // A process of the previous release may have it open, too; nobody migrates it beforehand.
    migrations: config.migrations === 'all' ? 'all' : 'before',
    assetsDir: config.assetsDir,
    erasureLog: null,
    trustProxy: config.trustProxy,
    rateLimit: config.rateLimit,
    map: config.map,
    postalPlaces: config.postalPlaces,
  }
}

/** Where a demo keeps its keys and, embedded, its database. */
export function directoryOf({ dataDir }: Pick<Config, 'dataDir'>, id: string): string {
  const folder = dataDir.startsWith('memory://')
    ? join(tmpdir(), `mezzo-demo-visits-${process.pid}`)
    : join(resolve(dataDir), 'demo-visits')
  return join(folder, id)
}

/** Where the files of a demo are among those of the product. */
export function demoFolder(id: string): string {
  return `demo-visits/${id}`
}
