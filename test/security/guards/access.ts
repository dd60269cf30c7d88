import { guard, type Guard } from './guard.ts'

const matrix = 'test/security/matrix.test.ts'
const acting = 'src/server/kernel/graphql/acting.ts'
const visible = 'src/server/kernel/viewer/visible-to.ts'
const policy = 'src/server/kernel/graphql/field-policy.ts'
const links = 'src/server/kernel/files/links.ts'
const files = 'src/server/kernel/files/files.test.ts'
const accessLinks = 'src/server/people/access-links/access-links.test.ts'
const secretText = 'src/server/kernel/adapters/secret-text.ts'
const payoutChanges = 'src/server/money/payouts/payout-changes.test.ts'
const payouts = 'src/server/money/payouts/payouts.test.ts'

/** V8, V9 and V11: who may see and do what, signed links, encryption. */
export const guardsOfAccess: readonly Guard[] = [
  guard(
    '8.1.1 16.5.3',
    policy,
    ['    if (!policy) {', "    if (!policy && field.name !== 'name') {"],
    ['src/server/kernel/graphql/field-policy.test.ts', 'a field of a type without a policy'],
  ),
  guard(
    '8.2.1 8.3.1',
    policy,
    ["return viewer.role === 'OWNER' && !viewer.impersonation", 'return true'],
    [matrix, ''],
  ),
  guard(
    '8.2.1 8.3.1',
    'src/server/money/payouts/in-person.ts',
    ['    !viewer.accessToken &&\n', ''],
    [payoutChanges, 'decides with a listing’s own call'],
  ),
  guard(
    '8.2.1',
    'src/server/money/payouts/change-sql.ts',
    ["  if (landlordId) query = query.where('g.landlord_id', '=', landlordId)", ''],
    [payoutChanges, 'is the landlord in person'],
  ),
  guard('8.2.1', policy, ['if (acting) checkActing(acting, viewer)', ''], [matrix, 'is refused to those']),
  guard(
    '8.2.1',
    acting,
    ['viewer?.impersonation && !ACTING[acting].isOpen', 'viewer?.impersonation && !viewer'],
    ['src/server/kernel/graphql/acting.test.ts', 'what is closed is refused'],
  ),
  guard(
    '8.2.1',
    acting,
    ['return ctx.viewer?.impersonation ? null : address', 'return address'],
    ['test/security/impersonation.test.ts', 'nothing that opens something without a login'],
  ),
  guard(
    '8.2.2 8.4.1',
    visible,
    [
      'const own = sql<SqlBool>`${sql.ref(landlordColumn)} = ${viewer.landlordId}`',
      'const own = sql<SqlBool>`true`',
    ],
    [matrix, ''],
  ),
  guard(
    '8.2.2',
    visible,
    [
      "return viewer.access === 'FULL' ? inWorld(viewer, landlordColumn, groupColumn, unitColumn) : sql`false`",
      'return inWorld(viewer, landlordColumn, groupColumn)',
    ],
    [matrix, ''],
  ),
  guard('8.2.2', visible, [": requests.where('lr.tenant_id', '=', viewer.id)", ': requests'], [matrix, '']),
  guard(
    '8.1.2 8.2.3 15.3.1',
    policy,
    ["if (viewer?.access === 'LIMITED') throw new NotAllowedError()", ''],
    [matrix, ''],
  ),
  guard(
    '8.2.2',
    'src/server/kernel/files/sql.ts',
    ["eb('f.is_public', '=', true),", 'sql<boolean>`true`,'],
    [files, 'is missing for those who have no part'],
  ),
  guard(
    '8.4.1',
    'src/server/kernel/files/sql.ts',
    [
      "...(viewer?.landlordId && viewer.access === 'FULL'",
      "...(viewer ? [eb('f.created_by', '=', viewer.id)] : []), ...(viewer?.landlordId && viewer.access === 'FULL'",
    ],
    [files, 'is left behind by whoever leaves'],
  ),
  guard(
    '9.1.1 9.1.2',
    links,
    [
      'return isSameSecret(sign(ctx.config.secret, link.fileId, link.expires), link.signature)',
      'return sign(ctx.config.secret, link.fileId, link.expires).length === link.signature.length',
    ],
    ['test/refusals.test.ts', 'links to documents expire'],
  ),
  guard(
    '9.2.1',
    links,
    ['link.expires * 1000 < ctx.now().epochMilliseconds', 'false'],
    ['test/refusals.test.ts', 'links to documents expire'],
  ),
  guard(
    '9.1.1',
    'src/server/people/access-links/token.ts',
    [
      'return isSameSecret(given, expected) ? id : null',
      'return expected.length > given.length + 99 ? null : id',
    ],
    [accessLinks, 'a link ends'],
  ),
  guard(
    '9.2.1',
    'src/server/people/access-links/sql.ts',
    [".where('expires_at', '>', now)", ''],
    [accessLinks, 'a link ends'],
  ),
  guard(
    '9.2.2 9.2.4',
    'src/server/people/access-links/token.ts',
    ['`${purpose} ${id}`', 'id'],
    ['src/server/people/access-links/token.test.ts', 'is no link'],
  ),
  guard(
    '9.1.3 9.2.3 13.2.3',
    'src/server/kernel/config/environment-problems.ts',
    [
      '!env.MEZZO_SECRET || env.MEZZO_SECRET === developmentSecret',
      '!env.MEZZO_SECRET && !developmentSecret',
    ],
    ['src/server/kernel/config/config.test.ts', 'in production start empty'],
  ),
  guard(
    '11.3.1 11.3.2 11.3.3',
    secretText,
    ["const cipherName = 'aes-256-gcm'", "const cipherName = 'aes-256-ctr' as 'aes-256-gcm'"],
    [payouts, 'encrypts so that'],
  ),
  guard('11.3.3', secretText, ['`text:${purpose}`', "'text'"], [payouts, 'encrypts so that']),
  guard(
    '14.2.4 11.3.3',
    'src/server/money/payouts/iban.ts',
    ["iban: encryptText(config, 'iban', plain)", 'iban: plain'],
    [payouts, ''],
  ),
  guard(
    '11.6.1',
    'src/server/rentals/seal/check-seal.ts',
    [
      "return verify('sha256', signedBytes(certificate, seal.digest), certificate.publicKey, signature)",
      'return signature.length > 0',
    ],
    ['src/server/rentals/seal/seal.test.ts', 'be it of the signature alone'],
  ),
  guard(
    '11.5.1',
    'src/server/people/tokens/actions.ts',
    ['length: 40', 'length: 6'],
    ['src/server/people/tokens/tokens.test.ts', ''],
  ),
  guard(
    '2.4.1 15.2.2',
    'src/server/people/tokens/call-limit.ts',
    ['if (count > ACCESS_TOKEN_CALLS_PER_MINUTE) {', 'if (count < 0) {'],
    ['src/server/people/tokens/tokens.test.ts', 'may call so often'],
  ),
  guard(
    '2.4.1',
    'src/server/app.ts',
    ['allowList: (request) => !isApi(request)', 'allowList: () => true'],
    ['src/server/kernel/http/rate-limit.test.ts', ''],
  ),
]
