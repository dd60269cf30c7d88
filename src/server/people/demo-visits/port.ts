import type { FastifyInstance } from 'fastify'
import type { Config } from '../../kernel/config/config.ts'
import type { Db } from '../../kernel/db/database.ts'
import { port } from '../../kernel/port.ts'
import type { Context } from '../../kernel/viewer/context.ts'

/** The product from which demos are entered. */
export type Outside = Pick<Context, 'config' | 'db' | 'files' | 'log' | 'now'>

/** The servers of the demos that landlords look around in: each is the whole product on a database of its own. */
export interface DemoServers {
  /** Makes the database of a demo, fills it and starts its server. */
  make(outside: Outside, id: string): Promise<void>
  /** Begins a session of the demo's landlord; answers its token and the settings of the demo's server. */
  logIn(
    outside: Outside,
    id: string,
    from: Pick<Context, 'ip' | 'userAgent'>,
  ): Promise<{ config: Config; token: string }>
  /** The server of a demo that is ready, started anew where another process has made it; null where it has ended. */
  find(outside: Outside, id: string): Promise<FastifyInstance | null>
  /** Stops the server of a demo and deletes all that was its own, here and on the database server. */
  remove(outside: Outside, id: string): Promise<void>
  /** Ends a demo from within: nobody comes into it any more, and all of it goes once this call is answered. */
  end(id: string): Promise<void>
  /** The ids of all demos of which something is left. */
  listLeft(outside: Outside): Promise<string[]>
  /** Stops the servers of the demos that are entered from a database, and leaves what is theirs. */
  stopAll(db: Db): Promise<void>
}

/** Who runs them: the root of the server, which alone knows the whole product. */
export const demoServers = port<DemoServers>('demoServers')
