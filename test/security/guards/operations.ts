import { guard, type Guard } from './guard.ts'

const log = 'src/server/kernel/config/log.ts'
const logTest = 'src/server/kernel/config/log.test.ts'
const audit = 'test/security/impersonation.test.ts'
const securityLog = ['test/security/security-log.test.ts', ''] as const
const outbound = 'src/server/kernel/outbound/outbound.test.ts'

/** V1.3.6, V2, V13 to V16: rules of the business, outgoing calls, settings, logs, errors. */
export const guardsOfOperations: readonly Guard[] = [
  guard(
    '1.3.6 15.3.2',
    'src/server/kernel/outbound/public-address.ts',
    [
      "if (address instanceof ipaddr.IPv4) return address.range() === 'unicast'",
      "if (address instanceof ipaddr.IPv4) return address.range() !== 'loopback'",
    ],
    [outbound, ''],
  ),
  guard(
    '15.3.2',
    'src/server/kernel/outbound/fetch-outbound.ts',
    ['const MAX_REDIRECTS = 3', 'const MAX_REDIRECTS = 4'],
    [outbound, 'three redirects are followed'],
  ),
  guard(
    '2.3.1',
    'src/domain/rentals/request-transitions.ts',
    [
      "send: { by: ['TENANT'], next: { NEW: ['START'] } }",
      "send: { by: ['TENANT', 'LANDLORD'], next: { NEW: ['START'] } }",
    ],
    ['src/domain/rentals/booking-request.test.ts', ''],
  ),
  guard(
    '2.3.3 16.5.3',
    'src/server/kernel/db/transaction.ts',
    [
      'await ctx.db.transaction().execute((trx) => insideTransaction(() => fn(trx)))',
      'await insideTransaction(() => fn(ctx.db as never))',
    ],
    ['src/server/kernel/db/database.test.ts', 'leaves nothing behind when it fails'],
  ),
  guard(
    '2.3.4',
    'src/server/kernel/db/migrations/0005-rentals.sql',
    [
      'constraint occupancies_no_overlap exclude using gist (listing_id with =, days with &&)',
      'constraint occupancies_no_overlap exclude using gist (id with =, days with &&)',
    ],
    ['test/overlapping-stays.test.ts', ''],
  ),
  guard(
    '12.2.1',
    'src/server/kernel/config/environment-problems.ts',
    [
      "} else if (!env.MEZZO_ORIGIN.startsWith('https:') && !isLoopback(env.MEZZO_ORIGIN)) {",
      '} else if (!isLoopback(env.MEZZO_ORIGIN) && env.MEZZO_ORIGIN.length === 0) {',
    ],
    ['src/server/kernel/config/config.test.ts', 'in production start empty'],
  ),
  guard(
    '13.4.1',
    'src/server/public/html/built-files.ts',
    [
      "wildcard: false,\n    preCompressed: true,\n    dotfiles: 'ignore',",
      "wildcard: true,\n    preCompressed: true,\n    dotfiles: 'allow',",
    ],
    ['src/server/public/html/pages.test.ts', ''],
  ),
  guard(
    '13.4.3',
    'src/server/public/html/built-files.ts',
    ['index: false,\n    wildcard: false,', "list: 'html' as never,\n    index: false,\n    wildcard: true,"],
    ['src/server/public/html/pages.test.ts', ''],
  ),
  guard(
    '13.4.2 16.5.1',
    'src/server/kernel/http/errors.ts',
    ['const hidden = new UnknownErrorResponseError()', 'const hidden = error as Error'],
    ['src/server/kernel/http/errors.test.ts', ''],
  ),
  guard(
    '16.5.1',
    'src/server/kernel/graphql/payload.ts',
    ['return new GraphQLError(hidden.message,', 'return new GraphQLError(String(original),'],
    ['src/server/kernel/http/errors.test.ts', ''],
  ),
  guard(
    '16.5.1',
    'src/server/kernel/graphql/complaint-text.ts',
    ['if (!name) return message', 'return message'],
    ['src/server/kernel/graphql/complaint-text.test.ts', ''],
  ),
  guard(
    '14.2.2 14.3.2',
    'src/server/kernel/http/security-headers.ts',
    ["if (isApi(request)) reply.header('cache-control', 'no-store')", ''],
    ['test/security/answers.test.ts', 'is kept by nobody'],
  ),
  guard(
    '14.3.2',
    'src/server/public/html/pages.ts',
    [".header('cache-control', 'no-store')\n    if (html === null)", '\n    if (html === null)'],
    ['src/server/public/html/pages.test.ts', 'a page knows its person'],
  ),
  guard(
    '14.3.1',
    'src/web/shared/browser-store.ts',
    ['if (key?.startsWith(prefix)) store.removeItem(key)', 'if (key === prefix) store.removeItem(key)'],
    ['src/web/shared/browser-store.test.ts', 'logging out forgets'],
  ),
  guard(
    '15.2.3',
    'src/server/public/html/demo-facts.ts',
    ['demoLogins: demo ? demoLogins : []', 'demoLogins'],
    ['src/server/public/html/pages.test.ts', 'names nobody'],
  ),
  guard(
    '16.2.1',
    'src/server/kernel/audit/audit.ts',
    ['actor_id: impersonation.actorId, subject_id: id', 'actor_id: id, subject_id: id'],
    [audit, 'every change names the one who acts'],
  ),
  guard(
    '16.2.5',
    log,
    ['secretNames.test(name) && inner !== null ? hidden', 'secretNames.test(name) && inner === 0 ? hidden'],
    [logTest, 'by their name'],
  ),
  guard('16.2.5', log, ['redactUrl(text))', 'text)'], [logTest, 'a logged URL']),
  guard('16.2.5', log, ['/\\bmzo_[A-Za-z\\d]{16,}/g,', ''], [logTest, 'by their form']),
  guard(
    '16.3.4 16.2.5',
    log,
    ['type: error.name,', "detail: Reflect.get(error, 'detail') as unknown,\n    type: error.name,"],
    [logTest, ''],
  ),
  guard(
    '16.3.1',
    'src/server/kernel/http/security-log.ts',
    ['if (isLogin(request)) log.info', 'if (isLogin(request) && isRefused) log.info'],
    securityLog,
  ),
  guard(
    '16.3.2 16.3.3',
    'src/server/kernel/http/security-log.ts',
    ['new Set([401, 403, 429])', 'new Set([401])'],
    securityLog,
  ),
  guard(
    '16.4.1 16.2.4',
    log,
    [
      'if (destination) return pino(options, destination)',
      'if (destination) return pino({ ...options, formatters: {}, serializers: {} }, destination)',
    ],
    [logTest, ''],
  ),
  guard(
    '16.4.2',
    'src/server/kernel/db/migrations/0001-kernel.sql',
    ["raise exception 'The audit log is never changed.';", 'return new;'],
    ['src/server/people/impersonation/impersonation.test.ts', 'be changed'],
  ),
  guard(
    '16.5.2',
    'src/server/kernel/mail/actions.ts',
    [
      'await saveMailError(ctx.db, mailId, String(error))\n      throw error',
      'await saveMailError(ctx.db, mailId, String(error))\n      return',
    ],
    ['src/server/kernel/mail/mail.test.ts', 'keeps the reason'],
  ),
  guard(
    '3.2.2',
    'src/web/app.tsx',
    ['export', 'export const paint = (at: Element) => (at.innerHTML = location.hash)\nexport'],
    ['test/architecture.test.ts', 'there is nothing of'],
  ),
  guard(
    '12.3.2',
    'src/server/kernel/outbound/outbound-agent.ts',
    ['export', 'export const open = { rejectUnauthorized: false }\nexport'],
    ['test/architecture.test.ts', 'there is nothing of'],
  ),
  guard(
    '11.4.1',
    'src/server/people/accounts/totp.ts',
    ["createHmac('sha1', fromBase32(secret))", "createHmac('md5', fromBase32(secret))"],
    ['src/server/people/accounts/totp.test.ts', ''],
  ),
  guard(
    '13.3.2 13.3.1',
    'src/server/kernel/config/log.ts',
    ['export type Log = Logger', 'export type Log = Logger\nexport const level = process.env.MEZZO_LOG'],
    ['test/architecture.test.ts', 'the environment is read'],
  ),
  guard(
    '2.2.2 2.3.2',
    'src/server/rentals/requests/actions.ts',
    ['demand(verdict)\n        demandSeenByAccepting', 'demandSeenByAccepting'],
    ['test/refusals.test.ts', ''],
  ),
  guard(
    '7.1.2',
    'src/server/people/accounts/session-sql.ts',
    [".$if(keptId !== null, (query) => query.where('id', '!=', keptId))", ''],
    ['src/server/people/accounts/own-account.test.ts', ''],
  ),
  guard(
    '16.2.2',
    'src/server/kernel/audit/audit.ts',
    ['at: ctx.now(),', 'at: ctx.now().add({ hours: 2 }),'],
    ['src/server/kernel/audit/audit.test.ts', ''],
  ),
]
