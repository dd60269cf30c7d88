import { buildSchema } from 'graphql'
import { describe, expect, test } from 'vitest'
import { checkLimits, LIMITS } from './limits.ts'
import { TextCache } from './text-cache.ts'

const schema = buildSchema(`
  type Query { me: User, users(first: Int = 20): UserPage!, all: [User!]! }
  type Mutation { rename(name: String!): User }
  type UserPage { nodes: [User!]!, totalCount: Int! }
  type User { id: ID!, name: String!, friends(limit: Int = 50): [User!]! }
`)

function refusalOf(...operations: (string | { query: string; variables: unknown })[]): string {
  const sent = operations.map((one) => (typeof one === 'string' ? { query: one } : one))
  try {
    checkLimits(schema, sent)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown'
  }
}

/** The cost as the refusal tells it, by asking often enough. */
function costOf(query: string, variables: unknown = {}): number {
  for (const times of [1, 15]) {
    const message = refusalOf(...Array.from({ length: times }, () => ({ query, variables })))
    const cost = /it costs (\d+)/.exec(message)?.[1]
    if (cost) return Number(cost) / times
  }
  return 0
}

describe('the cost of a document', () => {
  const inside = '{ friends(limit: 100) { friends(limit: 1) { id } } }'

  test('multiplies what is in a list by the size asked for', () => {
    // 1 + 100 * (1 + 100 * (1 + 1 * 1))
    expect(costOf(`{ all { friends(limit: 1000) { friends(limit: 10) { id } } } }`)).toBe(
      1 + 10 * (1 + 1000 * 11),
    )
    expect(costOf(`{ users(first: 100) { nodes ${inside} } }`)).toBe(1 + 1 + 100 * (1 + 100 * 2))
  })

  test('takes sizes from variables, their defaults and the defaults of arguments', () => {
    const query = (declared: string) =>
      `query(${declared}) { users(first: $n) { nodes { friends(limit: 1000) { id } } } }`
    expect(costOf(query('$n: Int'), { n: 50 })).toBe(1 + 1 + 50 * 1001)
    expect(costOf(query('$n: Int = 40'))).toBe(1 + 1 + 40 * 1001)
    expect(costOf(query('$n: Int'))).toBe(1 + 1 + 20 * 1001)
    expect(costOf('{ users { nodes { friends { friends { id } } } } }')).toBe(1 + 1 + 20 * (1 + 50 * 51))
  })

  test('is that of the values that were sent, whatever was sent before', () => {
    const query = 'query($n: Int = 1000) { users(first: $n) { nodes { friends(limit: 1000) { id } } } }'
    const costs = [{ n: null }, {}, { n: 30 }, { n: 'x' }, {}].map((variables) => costOf(query, variables))
    expect(costs).toEqual([20, 1000, 30, 20, 1000].map((size) => 1 + 1 + size * 1001))
  })

  test('does not fall for sizes below one and believes none above a thousand', () => {
    expect(costOf('{ users(first: -5) { nodes { friends(limit: 99999) { friends { id } } } } }')).toBe(
      1 + 1 + 1 * (1 + 1000 * 51),
    )
  })

  test('goes through fragments', () => {
    const spread = `{ all { ...F } } fragment F on User { friends(limit: 1000) { friends(limit: 10) { id } } }`
    expect(costOf(spread)).toBe(1 + 10 * (1 + 1000 * 11))
  })

  test('is summed over the batch', () => {
    const query = '{ users(first: 60) { nodes { friends { id } } } }'
    expect(refusalOf(query)).toBe('')
    expect(refusalOf(...Array.from({ length: 15 }, () => query))).toBe('')
    const dear = '{ users(first: 100) { nodes { friends { id } } } }'
    expect(refusalOf(dear)).toBe('')
    expect(refusalOf(...Array.from({ length: 15 }, () => dear))).toContain('at most 50000')
  })

  test('of writing counts more', () => {
    const renames = Array.from({ length: 29 }, () => 'rename(name: "x") { id }').join(' ')
    const mutation = `mutation { ${renames} rename(name: "y") { friends(limit: 1000) { friends { id } } } }`
    expect(costOf(mutation)).toBe(30 * 50 + 29 * 2 + 1 + 1 + 1000 * 51)
  })
})

describe('a request is refused', () => {
  const doubling = Array.from(
    { length: 30 },
    (_, i) => `fragment F${i} on User { ...F${i + 1} ...F${i + 1} }`,
  ).join(' ')

  test.each([
    ['for its batch', Array.from({ length: 16 }, () => '{ me { id } }'), 'at most 15 operations'],
    ['for its length', [`{ me { id } } #${'x'.repeat(LIMITS.characters)}`], 'characters'],
    ['for its tokens', [`{ me { ${'id '.repeat(LIMITS.tokens)} } }`], 'tokens'],
    ['for tokens in values', [`{ users(first: [${'1 '.repeat(LIMITS.tokens)}]) { totalCount } }`], 'tokens'],
    ['for brackets in values', [`{ users(first: ${'['.repeat(500)}`], 'brackets'],
    ['for brackets in fields', ['{ me '.repeat(500)], 'brackets'],
    ['for its depth', [`{ me { ${'friends { '.repeat(12)} id ${'}'.repeat(12)} } }`], 'levels'],
    [
      'for its aliases',
      [`{ ${Array.from({ length: 61 }, (_, i) => `a${i}: me { id }`).join(' ')} }`],
      'aliases',
    ],
    ['for its directives', [`{ me { id ${'@skip(if: false) '.repeat(61)} } }`], 'directives'],
    ['for directives of an operation', [`query ${'@a '.repeat(61)} { me { id } }`], 'directives'],
    ['for its root fields', [`{ ${'me { id } '.repeat(31)} }`], 'rootFields'],
    ['for fragments that double', [`{ me { ...F0 } } ${doubling} fragment F30 on User { id }`], 'fields'],
    ['for unused fragments that double', [`{ me { id } } ${doubling} fragment F30 on User { id }`], 'fields'],
    ['for a fragment in itself', ['{ me { ...A } } fragment A on User { ...A }'], 'contains itself'],
    [
      'for what its batch has together',
      Array.from({ length: 15 }, () => `{ me { ${'id '.repeat(300)} } }`),
      'tokens',
    ],
  ])('%s', (_, operations, reason) => {
    expect(refusalOf(...operations)).toContain(reason)
  })

  test('but what is no GraphQL is left to the parser', () => {
    expect(refusalOf('{', '}', '', '{ me { id } } £')).toBe('')
  })
})

test('a cache of documents forgets those that were not used for longest', () => {
  const cache = new TextCache<number>(10)
  cache.set('aaaa', 1)
  cache.set('bbbb', 2)
  expect(cache.get('aaaa')).toBe(1)
  cache.set('cccc', 3)
  expect([cache.get('aaaa'), cache.get('bbbb'), cache.get('cccc')]).toEqual([1, undefined, 3])
})
