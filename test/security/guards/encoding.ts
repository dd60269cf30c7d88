import { guard, type Guard } from './guard.ts'

const render = 'src/server/kernel/mail/render.ts'
const extraKeys = 'test/security/extra-keys.test.ts'
const upload = 'src/server/kernel/http/upload.ts'
const files = 'src/server/kernel/files/files.test.ts'
const documents = 'src/server/rentals/tenant-documents/tenant-documents.test.ts'
const uploads = 'src/server/kernel/http/upload.test.ts'

/** V1, V2 and V5: what comes in, what goes out, and files. */
export const guardsOfEncoding: readonly Guard[] = [
  guard(
    '1.1.1',
    'src/server/kernel/http/api-path.ts',
    ['return request.routeOptions.url ?? request.url', 'return request.url'],
    ['src/server/kernel/http/kernel.test.ts', ''],
  ),
  guard('1.1.2 1.3.7', render, [".replaceAll('<', '&lt;')", ''], ['src/server/kernel/mail/mail.test.ts', '']),
  guard(
    '1.2.1 1.2.3',
    'src/server/public/html/page-html.ts',
    ["JSON.stringify(data).replaceAll('<', '\\\\u003c')", 'JSON.stringify(data)'],
    ['src/server/public/html/pages.test.ts', 'a page knows its person'],
  ),
  guard('1.2.1 5.4.2', 'src/server/kernel/files/rest.ts', [".replace(/[^\\w.-]/g, '_')", ''], [files, '']),
  guard(
    '1.3.11',
    render,
    [".replaceAll(/[\\r\\n]+/g, ' ')", ''],
    ['src/server/kernel/mail/mail.test.ts', ''],
  ),
  guard(
    '1.3.4 5.2.2',
    upload,
    [
      'return kinds.find(({ starts }) => starts.every((byte, at) => content[at] === byte))?.type ?? null',
      "return kinds.find(({ starts }) => starts.every((byte, at) => content[at] === byte))?.type ?? 'application/pdf'",
    ],
    [uploads, ''],
  ),
  guard(
    '1.4.2',
    'src/server/kernel/db/parsers.ts',
    ['if (!Number.isSafeInteger(value))', 'if (!Number.isFinite(value))'],
    ['src/server/kernel/db/database.test.ts', 'too large for exact numbers are refused'],
  ),
  guard(
    '1.4.3',
    'src/server/kernel/graphql/text-cache.ts',
    ['if (this.#characters <= this.#most) return', 'if (this.#characters > 0) return'],
    ['src/server/kernel/graphql/limits.test.ts', 'a cache of documents forgets'],
  ),
  guard(
    '5.2.1',
    upload,
    ['fileSize: maxBytes }', 'fileSize: maxBytes * 100 }'],
    [uploads, 'is refused when its file is too large'],
  ),
  guard(
    '5.2.1',
    upload,
    ["if (Number(request.headers['content-length'] ?? 0) > maxBytes + 64 * kilobyte) throw tooLarge()", ''],
    [uploads, 'is refused when its file is too large'],
  ),
  guard(
    '5.2.2',
    'src/server/kernel/files/clean-document.ts',
    [
      "contentType === 'application/pdf' ? upload.content : await repaint(upload.content, contentType)",
      'upload.content',
    ],
    [documents, 'paints pictures anew'],
  ),
  guard(
    '5.2.2 5.1.1',
    'src/server/kernel/files/clean-document.ts',
    ["if (!contentType) throw new ValidationError({ file: 'upload.kind' })", ''],
    [documents, ''],
  ),
  guard(
    '5.3.2',
    'src/server/kernel/adapters/files.ts',
    ["if (path.startsWith('..') || path.startsWith('/'))", "if (path === '..')"],
    ['src/server/kernel/adapters/files.test.ts', ''],
  ),
  guard(
    '5.3.1 5.4.1',
    'src/server/kernel/http/send-upload.ts',
    ['`${shown}; filename', '`inline; filename'],
    [documents, 'keeps a PDF as it is'],
  ),
  guard(
    '5.1.1',
    'src/server/kernel/http/upload.ts',
    ['files: 1,', 'files: 9,'],
    [uploads, 'is refused with two files'],
  ),
  guard(
    '15.3.6',
    'src/server/kernel/http/upload.ts',
    ['fields: 12,\n      parts: 13,', 'fields: 1200,\n      parts: 1300,'],
    [uploads, 'is refused with two files'],
  ),
  guard(
    '15.3.3 2.2.1 15.3.5 1.5.2',
    'src/domain/listings/listing-content.ts',
    [
      'z.strictObject({ ...sharedFields, ...unitFields, ...conversionFields, ...publishing })',
      'z.object({ ...sharedFields, ...unitFields, ...conversionFields, ...publishing })',
    ],
    ['src/server/listings/content/rest.test.ts', ''],
  ),
  guard(
    '1.2.2',
    'src/domain/listings/floor-plan-url.ts',
    ['const legacyFloorPlan = /^\\/floor-plans', 'const legacyFloorPlan = /\\/floor-plans'],
    ['src/domain/listings/floor-plan-url.test.ts', ''],
  ),
  guard(
    '1.2.4',
    'src/server/rentals/requests/list-sql.ts',
    [
      'sql`(lr.user_friendly_id ilike ${pattern}',
      "sql`(lr.user_friendly_id ilike ${sql.raw(`'${pattern}'`)}",
    ],
    [extraKeys, 'texts that search and filter'],
  ),
  guard(
    '1.3.3',
    'src/domain/kernel/text-limits.ts',
    [
      'export function isStorableText(text: string): boolean {',
      'export function isStorableText(text: string): boolean {\n  if (text) return true',
    ],
    ['src/domain/kernel/text-limits.test.ts', ''],
  ),
  guard(
    '2.2.3',
    'src/domain/listings/listing-content.ts',
    ['if (isPostalCodeOf(country, zipCode)) return', 'if (country) return'],
    ['src/domain/listings/listing-content.test.ts', ''],
  ),
  guard(
    '4.2.1',
    'src/server/app.ts',
    ['const app = fastify({', 'const app = fastify({\n    http: { insecureHTTPParser: true },'],
    ['test/security/raw-requests.test.ts', 'a request that gives its length'],
  ),
  guard(
    '15.3.7',
    'src/server/kernel/graphql/yoga.ts',
    ["if (!isJson(variables) || !isJson(extensions)) return complaint('This is not JSON.')", ''],
    ['test/security/raw-requests.test.ts', 'a parameter that comes twice'],
  ),
  guard(
    '13.4.5',
    'src/server/kernel/http/health.ts',
    ["({ status: 'alive' })", "({ status: 'alive', version: process.version })"],
    ['test/security/raw-requests.test.ts', 'health and readiness'],
  ),
  guard(
    '13.4.4',
    'src/server/app.ts',
    [
      'const accounts = createAccounts(services, viewerOfSecret)',
      "app.addHttpMethod('TRACE').route({ method: 'TRACE', url: '*', handler: async () => '' })\n  const accounts = createAccounts(services, viewerOfSecret)",
    ],
    ['test/security/raw-requests.test.ts', 'no route takes'],
  ),
]
