import fc from 'fast-check'

/** What is posted to the graph: one operation or a batch of them. */
export type Payload = SentOperation | SentOperation[]

interface SentOperation {
  query: string
  variables?: unknown
  operationName?: string
}

const times = (count: number, part: (at: number) => string, between = ' ') =>
  Array.from({ length: count }, (_, at) => part(at)).join(between)

const size = fc.oneof(
  fc.integer({ min: 1, max: 60 }),
  fc.integer({ min: 61, max: 1_900 }),
  fc.constant(9_000),
)
const some = fc.integer({ min: 1, max: 60 })
const leaf = fc.constantFrom('_id', 'name', '__typename', 'totalCount', 'nothing', 'id', 'firstName')
const list = fc.constantFrom(
  'landlordListings(limit: 100)',
  'landlordListingRequests(limit: 100)',
  'bookings(limit: 100)',
  'publicListings(limit: 100)',
  'needsYou(first: 100)',
)

/** Each makes documents that are dear to one part of a server: lexer, parser, validation, compiler, execution. */
const kinds = {
  deep: fc.tuple(size, leaf).map(([n, name]) => `${'{ me '.repeat(n)}{ ${name} }${'}'.repeat(n)}`),
  unclosed: size.map((n) => '{ a '.repeat(n)),
  wide: fc.tuple(size, leaf, list).map(([n, name, root]) => `{ ${root} { ${`${name} `.repeat(n)} } }`),
  sameRoots: fc.tuple(some, list).map(([n, root]) => `{ ${times(n, () => `${root} { totalCount }`)} }`),
  aliases: fc
    .tuple(some, list)
    .map(([n, root]) => `{ ${times(n, (at) => `a${at}: ${root} { totalCount nodes { __typename } }`)} }`),
  conflicts: fc
    .tuple(size, list)
    .map(([n, root]) => `{ ${root} { ${times(n, (at) => `nodes { x: ${at % 2 ? '_id' : 'id'} }`)} } }`),
  nestedConflicts: some.map(
    (n) =>
      `{ ${times(n, () => 'landlordListings { nodes { listing: name address { city } address { city } } }')} }`,
  ),
  doubling: some.map(
    (n) =>
      `{ me { ...F0 } } ${times(n, (at) => `fragment F${at} on User { ...F${at + 1} ...F${at + 1} }`)} fragment F${n} on User { _id }`,
  ),
  circle: some.map(
    (n) => `{ me { ...F0 } } ${times(n, (at) => `fragment F${at} on User { ...F${(at + 1) % n} }`)}`,
  ),
  web: some.map(
    (n) =>
      `{ me { ...F0 } } ${times(n, (at) => `fragment F${at} on User { ${times(n - at - 1, (to) => `...F${at + to + 1}`)} _id }`)}`,
  ),
  manyFragments: size.map(
    (n) =>
      `{ me { ${times(n, (at) => `...F${at}`)} } } ${times(n, (at) => `fragment F${at} on User { _id }`)}`,
  ),
  inline: size.map((n) => `{ me { ${'... on User { '.repeat(n)} _id ${'}'.repeat(n)} } }`),
  directives: size.map((n) => `{ me { _id ${'@include(if: true) '.repeat(n)} } }`),
  unknownDirectives: size.map((n) => `query ${times(n, (at) => `@nope${at}`)} { me { _id } }`),
  guesses: size.map((n) => `{ me { ${times(n, (at) => `firstNam${at}`)} } }`),
  guessedArguments: size.map((n) => `{ publicListings(${times(n, (at) => `limi${at}: 1`)}) { totalCount } }`),
  lists: fc
    .tuple(size, size)
    .map(([n, m]) => `{ publicListings(limit: ${'['.repeat(n)}${'1 '.repeat(m)}) { totalCount } }`),
  objects: size.map(
    (n) => `{ landlordListingRequests(filter: { ${times(n, (at) => `f${at}: {}`)} }) { totalCount } }`,
  ),
  numbers: size.map((n) => `{ publicListings(limit: ${'9'.repeat(n)}) { totalCount } }`),
  strings: size.map((n) => `{ publicListings(city: "${'\\u00e9'.repeat(n)}") { totalCount } }`),
  blocks: size.map((n) => `{ publicListings(city: """${' \n'.repeat(n)}""") { totalCount } }`),
  comments: size.map((n) => `{ me { _id } ${'#\n'.repeat(n)} }`),
  variables: size.map((n) => `query(${times(n, (at) => `$v${at}: Int = ${at}`)}) { me { _id } }`),
  usedVariables: some.map(
    (n) =>
      `query(${times(n, (at) => `$v${at}: Int`)}) { ${times(n, (at) => `a${at}: publicListings(limit: $v${at}) { totalCount }`)} }`,
  ),
  operations: size.map((n) => times(n, (at) => `query Q${at} { me { _id } }`)),
  mutations: some.map(
    (n) =>
      `mutation { ${times(n, (at) => `a${at}: updateProfile(input: { firstName: "x${at}" }) { error { name } }`)} }`,
  ),
  introspection: some.map(
    (n) => `{ __schema { types { fields { type { ${'ofType { '.repeat(n)} name ${'}'.repeat(n)} } } } } }`,
  ),
  introspected: fc.constant(
    '{ __schema { types { name fields { name args { name type { name } } type { name fields { name type { name fields { name } } } } } } } }',
  ),
  soup: fc
    .array(
      fc.constantFrom(
        '{',
        '}',
        '(',
        ')',
        '[',
        ']',
        ':',
        '$',
        '...',
        'on',
        'query',
        'a',
        '"',
        '"""',
        '1e9',
        '@',
        '|',
        '!',
        '=',
        '#\n',
      ),
      {
        maxLength: 3_000,
      },
    )
    .map((tokens) => tokens.join(' ')),
  letters: fc.string({ unit: 'binary', maxLength: 2_000 }),
}

const variables = fc.oneof(
  fc.constant({}),
  fc
    .integer({ min: 1, max: 5_000 })
    .map((n) => ({ limit: JSON.parse(`${'['.repeat(n)}${']'.repeat(n)}`) as unknown })),
  fc
    .integer({ min: 1, max: 5_000 })
    .map((n) => Object.fromEntries(Array.from({ length: n }, (_, at) => [`v${at}`, at]))),
  fc.dictionary(fc.string(), fc.string()),
)

const kind = fc.oneof(...Object.values(kinds))
const operation: fc.Arbitrary<SentOperation> = fc.record({ query: kind, variables })

/** Whatever somebody may post who means no good. */
export const hostilePayload: fc.Arbitrary<Payload> = fc.oneof(
  { weight: 4, arbitrary: operation },
  { weight: 1, arbitrary: fc.array(operation, { minLength: 2, maxLength: 16 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(operation, fc.integer({ min: 2, max: 15 }))
      .map(([one, n]) => Array.from({ length: n }, () => one)),
  },
)
