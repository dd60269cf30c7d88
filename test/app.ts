import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import type { PgBoss } from 'pg-boss'
import { createAccount } from '../src/server/people/accounts/sign-up-actions.ts'
import type { NewAccount } from '../src/server/people/accounts/sign-up-sql.ts'
import { sessionCookieName } from '../src/server/kernel/http/session-cookie.ts'
import { findUser, findUserByEmail, toViewer } from '../src/server/people/accounts/sql.ts'
import { memoryFiles } from '../src/server/kernel/adapters/files.ts'
import { buildApp } from '../src/server/app.ts'
import { readConfig, type Config } from '../src/server/kernel/config/config.ts'
import {
  requestContext,
  systemContext,
  type Context,
  type Services,
} from '../src/server/kernel/viewer/context.ts'
import type { Db } from '../src/server/kernel/db/database.ts'
import type { Lifecycle } from '../src/server/kernel/http/readiness.ts'
import '../src/server/jobs.ts'
import '../src/server/ports.ts'
import { startBoss } from '../src/server/kernel/jobs/boss.ts'
import { bossEnqueue } from '../src/server/kernel/jobs/enqueue.ts'
import { runDueJobs } from '../src/server/kernel/jobs/work.ts'
import { createLog } from '../src/server/kernel/config/log.ts'
import type { Payments } from '../src/server/kernel/adapters/payments/payments.ts'
import { openTestDatabase } from './database.ts'
import { emptyDatabase } from './empty-database.ts'

/** The password of every person that tests make. */
export const PASSWORD = 'correct horse battery'

/** A browser of somebody: its cookies, with the anti-forgery token. */
export interface Browser {
  cookies: Record<string, string>
}

/** The answer to one operation. */
export interface GraphAnswer<Data> {
  data: Data
  errors?: { message: string; extensions?: { name?: string; reason?: string } }[]
}

/** The whole server in this process, on an empty database of its own. */
export interface TestApp {
  app: FastifyInstance
  db: Db
  services: Services
  boss: PgBoss
  lifecycle: Lifecycle
  /** Makes a person; without details a tenant. */
  createUser(details?: Partial<NewAccount>): Promise<string>
  /** A context as an action gets it, for that person or for nobody. */
  ctxFor(userId: string | null): Promise<Context>
  /** A browser in which that person is logged in. */
  login(email: string): Promise<Browser>
  /** A browser in which that person is logged in and has just given the password again. */
  loginConfirmed(email: string): Promise<Browser>
  /** A browser of nobody in particular. */
  visit(): Promise<Browser>
  /** One request of a browser, whose cookies are then up to date. */
  send(browser: Browser | null, request: InjectOptions): Promise<LightMyRequestResponse>
  /** One operation through HTTP. */
  graphql<Data = Record<string, unknown>>(
    query: string,
    variables?: Record<string, unknown>,
    as?: Browser | null,
  ): Promise<GraphAnswer<Data>>
  /** Sets the server's clock; null goes back to the real one. */
  setNow(now: Temporal.Instant | string | null): void
  /** Does all jobs that are due by the real clock; answers how many. */
  runJobs(): Promise<number>
  /** Empties all tables. */
  reset(): Promise<void>
  close(): Promise<void>
}

/** Builds the server for a test file; MEZZO_TEST_DATABASE says on which database. */
export async function buildTestApp(
  options: {
    config?: Partial<Config>
    schema?: GraphQLSchema
    pages?: string
    /** Who carries payments out; without it nobody can pay. */
    payments?: Payments
    /** Gets every line of the log, the finest ones too; without it nothing is logged. */
    log?: (line: string) => void
  } = {},
): Promise<TestApp> {
  const config: Config = {
    ...readConfig({
      NODE_ENV: 'test',
      MEZZO_DATA_DIR: 'memory://',
      MEZZO_RATE_LIMIT: '0',
      MEZZO_MOST_AT_ONCE: '0',
      MEZZO_DEMO_VISITS: '0',
    }),
    ...options.config,
  }
  const { log: write } = options
  const log = write ? createLog({ ...config, logLevel: 'trace' }, { write }) : createLog(config)
  const database = await openTestDatabase(log)
  const boss = await startBoss(database, log, false)
  const lifecycle: Lifecycle = { stopping: false }
  let fixed: Temporal.Instant | null = null
  const services: Services = {
    config,
    database,
    log,
    files: memoryFiles(),
    payments: options.payments ?? null,
    enqueue: bossEnqueue(boss),
    now: () => fixed ?? Temporal.Now.instant(),
  }
  const app = await buildApp(services, {
    lifecycle,
    pages: options.pages ?? '/nowhere',
    ...(options.schema && { schema: options.schema }),
  })
  await app.ready()
  const db = database.kysely
  let people = 0

  const logIn = async (email: string, confirmed_at: Temporal.Instant | null): Promise<Browser> => {
    const user = await findUserByEmail(db, email)
    if (!user) throw new Error(`There is nobody with the address ${email}.`)
    const token = randomBytes(24).toString('base64url')
    const expires_at = services.now().add({ hours: 24 * 7 })
    await db.insertInto('sessions').values({ user_id: user.id, token, expires_at, confirmed_at }).execute()
    const signature = createHmac('sha256', config.secret).update(token).digest('base64')
    const browser = { cookies: { [sessionCookieName(config)]: `${token}.${signature}` } }
    await testApp.send(browser, { method: 'GET', url: '/api/users/me' })
    return browser
  }

  const testApp: TestApp = {
    app,
    db,
    services,
    boss,
    lifecycle,
    createUser: (details = {}) =>
      createAccount(db, {
        email: `person-${++people}@mezzo.example`,
        password: PASSWORD,
        firstName: 'Toni',
        lastName: `Muster ${people}`,
        ...details,
      }),
    async ctxFor(userId) {
      if (!userId) return systemContext(services, 'test')
      const user = await findUser(db, userId)
      if (!user) throw new Error(`There is no person ${userId}.`)
      const viewer = toViewer(user)
      const facts = {
        viewer,
        language: viewer.language ?? 'en',
        requestId: 'test',
        ip: '127.0.0.1',
        userAgent: 'test',
      }
      return requestContext(services, facts)
    },
    login: (email) => logIn(email, null),
    loginConfirmed: (email) => logIn(email, services.now()),
    async visit() {
      const browser: Browser = { cookies: {} }
      await testApp.send(browser, { method: 'GET', url: '/api/users/me' })
      return browser
    },
    async send(browser, request) {
      const token = browser?.cookies['XSRF-TOKEN']
      const answer = await app.inject({
        ...request,
        cookies: browser?.cookies ?? {},
        headers: { origin: config.origin, ...(token && { 'x-xsrf-token': token }), ...request.headers },
      })
      if (browser) takeCookies(browser, answer)
      return answer
    },
    async graphql<Data>(query: string, variables: Record<string, unknown> = {}, as: Browser | null = null) {
      const browser = as ?? (await testApp.visit())
      const payload = { query, variables }
      const answer = await testApp.send(browser, { method: 'POST', url: '/api/graphql', payload })
      return answer.json<GraphAnswer<Data>>()
    },
    setNow(now) {
      fixed = typeof now === 'string' ? Temporal.Instant.from(now) : now
    },
    runJobs: () => runDueJobs(boss, services),
    async reset() {
      await emptyDatabase(db)
      fixed = null
    },
    async close() {
      await app.close()
      await boss.stop({ graceful: false, close: true })
      await database.close()
    },
  }
  return testApp
}

function takeCookies(browser: Browser, answer: LightMyRequestResponse): void {
  for (const cookie of answer.cookies) {
    if (cookie.maxAge === 0) delete browser.cookies[cookie.name]
    else browser.cookies[cookie.name] = cookie.value
  }
}
