import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildSchema,
  getNamedType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  GraphQLString,
  type GraphQLType,
  isInputObjectType,
  isObjectType,
} from 'graphql'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CATALOGUE, CATALOGUE_CONCEPTS } from '../src/domain/catalogue/catalogue.ts'
import { buildTestApp, type TestApp } from './app.ts'
import { given } from './builders.ts'
import { apisOwn, columns, serversOwn, texts } from './catalogue-tables.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

describe('the catalogue', () => {
  it('is what every list of values in the database equals, and none is without one', async () => {
    const { rows } = await sql<{ name: string; definition: string }>`
      select rel.relname || '.' || att.attname as name, pg_get_constraintdef(con.oid) as definition
      from pg_constraint con
      join pg_class rel on rel.oid = con.conrelid
      join pg_namespace ns on ns.oid = rel.relnamespace and ns.nspname = 'public'
      join pg_attribute att on att.attrelid = rel.oid and att.attnum = con.conkey[1]
      where con.contype = 'c' and pg_get_constraintdef(con.oid) like '%ARRAY[''%'`.execute(app.db)
    const listed = rows
      .filter(({ name }) => !serversOwn.includes(name))
      .map(({ name, definition }): [string, string[]] => [name, wordsOf(definition)])
      // Other checks of a column may name some of its values.
      .toSorted((a, b) => a[1].length - b[1].length)
    const wanted = Object.entries(columns).map(([name, values]) => [name, [...values].toSorted()])
    expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(wanted))
  })

  it('is what every enum of the API equals, but for our own views', () => {
    const enums = [...read('src/schema.graphql').matchAll(/^enum (\w+) \{\n([\s\S]*?)\n\}/gm)]
    const unlike = enums
      .map(([, name = '', body = '']) => ({ name, values: [...body.matchAll(/^ {2}(\w+)$/gm)] }))
      .filter(
        ({ name, values }) => !apisOwn.includes(name) && !isConcept(values.map(([, value]) => given(value))),
      )
    expect(unlike.map(({ name }) => name)).toEqual([])
    expect(apisOwn.filter((name) => !enums.some((found) => found[1] === name))).toEqual([])
  })

  it('is the type of each field and argument of the API that is called as a concept is', () => {
    // A name is no value: contractName has an enum, the names of people and things have none.
    const words = new Set([...CATALOGUE_CONCEPTS.map(lastWord), 'language'].filter((word) => word !== 'name'))
    const called = Object.values(buildSchema(read('src/schema.graphql')).getTypeMap())
      .filter((type) => !type.name.startsWith('__'))
      .flatMap((type) => (isObjectType(type) || isInputObjectType(type) ? placesOf(type) : []))
      .filter(({ type, name }) => getNamedType(type) === GraphQLString && words.has(lastWord(name)))
      .map(({ path }) => path)
    expect(called.toSorted()).toEqual(Object.keys(texts).toSorted())
  })

  it('is typed once: no other file lists all values of a concept', () => {
    const again = globSync('src/{server,web}/**/*.{ts,tsx}', { cwd: root })
      .filter((path) => !/^src\/web\/gen\/|[.]gen[.]|[.]test[.]/.test(path))
      .flatMap((path) =>
        [...read(path).matchAll(/\[\s*(?:'[^'\n]*',?\s*){3,}\]/g)]
          .filter(([list]) => isConcept(wordsOf(list)))
          .map(([list]) => `${path}: ${list}`),
      )
    expect(again).toEqual([])
  })
})

interface Place {
  path: string
  name: string
  type: GraphQLType
}

function placesOf(type: GraphQLObjectType | GraphQLInputObjectType): Place[] {
  return Object.values(type.getFields()).flatMap(
    (field: GraphQLField<unknown, unknown> | GraphQLInputField) => {
      const path = `${type.name}.${field.name}`
      const args = 'args' in field ? field.args : []
      return [
        { path, name: field.name, type: field.type },
        ...args.map((arg) => ({ path: `${path}.${arg.name}`, name: arg.name, type: arg.type })),
      ]
    },
  )
}

/** The last word of a camel-case name, in the singular: 'landlordStatus' -> 'status', 'labels' -> 'label'. */
function lastWord(name: string): string {
  const word = (name.match(/[A-Z]?[a-z0-9]+/g)?.at(-1) ?? name).toLowerCase()
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/(?<!u|s)s$/, '')
}

function wordsOf(text: string): string[] {
  return [...text.matchAll(/'([^']+)'/g)].map((match) => given(match[1])).toSorted()
}

function isConcept(values: string[]): boolean {
  const set = new Set(values)
  return Object.values(CATALOGUE).some(
    (concept: readonly string[]) =>
      concept.length === set.size && concept.every((value) => set.has(value) || set.has(enumWord(value))),
  )
}

// Enums of GraphQL know no colons: 'listings:read' is LISTINGS_READ there.
function enumWord(value: string): string {
  return value.replace(':', '_').toUpperCase()
}
