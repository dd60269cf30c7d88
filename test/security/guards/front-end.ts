import { guard, type Guard } from './guard.ts'

const headers = 'src/server/kernel/http/security-headers.ts'
const cookies = 'src/server/kernel/http/session-cookie.ts'
const csrf = 'src/server/kernel/http/csrf.ts'
const limits = 'src/server/kernel/graphql/limits.ts'
const yoga = 'src/server/kernel/graphql/yoga.ts'
const everyHeader = ['test/security/answers.test.ts', 'carries every protecting header'] as const
const bound = ['src/server/public/html/pages.test.ts', 'in production cookies are bound'] as const
const stored = 'test/security/stored-operations.test.ts'

/** V3 and V4: what answers tell browsers, cookies, forged calls, the graph's limits. */
export const guardsOfTheFrontEnd: readonly Guard[] = [
  guard(
    '3.2.1 5.3.1',
    'src/server/kernel/http/send-upload.ts',
    [`.header('content-security-policy', "sandbox; default-src 'none'")`, ''],
    ['src/server/rentals/tenant-documents/tenant-documents.test.ts', 'keeps a PDF as it is'],
  ),
  guard('3.3.1 3.3.3', cookies, ['isSecure(config) ? `__Host-${own}` : own', 'own'], bound),
  guard('3.3.2', cookies, ["sameSite: 'lax'", "sameSite: 'none'"], bound),
  guard('3.3.4', cookies, ['httpOnly: true', 'httpOnly: false'], bound),
  guard(
    '3.3.4',
    'src/server/people/accounts/auth-routes.ts',
    ['return reply.send({ user })', 'return reply.send({ user, token })'],
    ['test/security/answers.test.ts', 'is never told to a script'],
  ),
  guard('3.4.1 12.2.1', headers, ['includeSubDomains: true', 'includeSubDomains: false'], everyHeader),
  guard(
    '3.4.2',
    headers,
    [
      "reply.header('permissions-policy'",
      "reply.header('access-control-allow-origin', '*')\n    reply.header('permissions-policy'",
    ],
    everyHeader,
  ),
  guard('3.4.3 14.2.3', headers, ["'strict-dynamic'\"", "'unsafe-inline'\""], everyHeader),
  guard(
    '3.4.4',
    headers,
    ['contentSecurityPolicy: false,', 'contentSecurityPolicy: false,\n    noSniff: false,'],
    everyHeader,
  ),
  guard('3.4.5 14.2.1', headers, [".header('referrer-policy', 'no-referrer')", ''], everyHeader),
  guard('3.4.6', headers, [`"frame-ancestors 'self'",`, ''], everyHeader),
  guard(
    '3.5.1',
    csrf,
    ["if (!isOwnOrigin(config, request)) throw refusal('the call comes from another site')", ''],
    ['test/security/forgery.test.ts', 'no mutation has an effect'],
  ),
  guard(
    '3.5.1',
    csrf,
    ['if (!isTokenOf(config.secret, cookie, sessionTokenOf(config, request)))', 'if (!cookie)'],
    ['src/server/kernel/http/kernel.test.ts', 'have no effect with the token of another session'],
  ),
  guard(
    '3.5.2',
    csrf,
    ["return type === 'application/json'", 'return true'],
    ['src/server/kernel/http/kernel.test.ts', 'have no effect'],
  ),
  guard(
    '3.5.3',
    'src/server/kernel/http/csrf.ts',
    [
      "const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])",
      "const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'DELETE'])",
    ],
    ['test/security/forgery.test.ts', 'no REST call that writes has an effect'],
  ),
  guard(
    '3.7.2',
    'src/web/routes.ts',
    ["return own.startsWith('//') ? '/' : own", 'return own'],
    ['src/web/routes.test.ts', ''],
  ),
  guard(
    '3.7.2',
    'src/server/people/accounts/sign-up-actions.ts',
    [
      'redirect: z.string().max(2000).regex(ownPath).nullish().catch(null)',
      'redirect: z.string().max(2000).nullish().catch(null)',
    ],
    ['src/server/people/accounts/sign-up.test.ts', 'leads to no other site'],
  ),
  guard(
    '4.1.1',
    'src/server/public/html/pages.ts',
    ["'text/html; charset=utf-8'", "'text/html'"],
    everyHeader,
  ),
  guard(
    '4.1.3 15.3.4',
    'src/server/app.ts',
    [
      "return typeof trustProxy === 'number' ? (_, hop) => hop < trustProxy : trustProxy",
      'return () => Boolean(trustProxy) || true',
    ],
    ['src/server/kernel/http/trusted-proxies.test.ts', 'believes no header without a proxy'],
  ),
  guard(
    '4.3.1 15.2.2 15.1.3',
    limits,
    ['if (cost > LIMITS.cost) throw', 'if (cost < 0) throw'],
    ['src/server/kernel/graphql/limits.test.ts', ''],
  ),
  guard(
    '4.3.1',
    limits,
    ['if (sizes.some((size) => size.depth > LIMITS.depth)) throw', 'if (sizes.length < 0) throw'],
    ['src/server/kernel/graphql/limits.test.ts', ''],
  ),
  guard(
    '4.3.1',
    limits,
    ['batch: GRAPHQL_BATCH_SIZE,', 'batch: GRAPHQL_BATCH_SIZE + 1,'],
    ['src/server/kernel/http/kernel.test.ts', 'takes 15 operations at once'],
  ),
  guard(
    '4.3.1',
    yoga,
    ['const isStored = services.config.production ? readStoredOperations() : null', 'const isStored = null'],
    [stored, 'production answers nothing else'],
  ),
  guard(
    '4.3.2 13.4.2',
    yoga,
    ['...(production ? [hideSchema()] : [])', ''],
    [stored, 'a program with a personal access token'],
  ),
]
