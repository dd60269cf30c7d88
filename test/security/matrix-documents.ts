import {
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql'
import type { Policy, TokenScope } from '../../src/server/kernel/graphql/field-policy.ts'
import { instanceAt, NUMBERS, TEXTS, type Instances } from './matrix-instances.ts'

/** A field of Query or Mutation, with documents that call it. */
export interface RootField {
  name: string
  kind: 'query' | 'mutation'
  policy: Policy
  scope: TokenScope
  /** Whether its arguments name objects, which can be own, foreign or missing. */
  hasIds: boolean
  /** Asks for nothing of the result but its type. */
  short: string
  /** Asks for everything that the result has and that is wanted. */
  document(wants: Wants): string
  variables(instances: Instances): Record<string, unknown>
}

/** Which fields of objects a document asks for; the coordinate is `Type.field`. */
export type Wants = (policy: Policy | null, coordinate: string, isObject: boolean) => boolean

interface Options {
  policy?: Policy
  scope?: TokenScope
}

/** Rows of each list that are asked for. */
const pageLength = 8

/** All root fields of the schema; problems are what the table of instances doesn't know. */
export function rootFields(schema: GraphQLSchema, problems: Set<string>): RootField[] {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const
  return roots.flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {}).map((field) => rootField(kind, field, problems)),
  )
}

function rootField(
  kind: RootField['kind'],
  field: GraphQLField<unknown, unknown>,
  problems: Set<string>,
): RootField {
  const parent = kind === 'query' ? 'Query' : 'Mutation'
  const { policy, scope } = optionsOf(field)
  if (!policy || !scope) problems.add(`${parent}.${field.name} has no policy or no scope`)
  const place = `${parent}.${field.name}`
  const given = field.args.filter((argument) => isGiven(place, argument))
  const ids = { found: false }
  const variables = (instances: Instances) =>
    Object.fromEntries(
      given.map((argument) => [
        argument.name,
        valueOf(`${place}.${argument.name}`, argument, argument.type, instances, ids, problems),
      ]),
    )
  variables(nothing)
  const declared = given.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')
  const passed = given.map(({ name }) => `${name}: $${name}`).join(', ')
  const type = getNamedType(field.type)
  const document = (selection: string) =>
    `${kind} ${field.name}${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`} ${selection} }`
  return {
    name: field.name,
    kind,
    policy: policy ?? 'public',
    scope: scope ?? 'any',
    hasIds: ids.found,
    short: document(isLeafType(type) ? '' : '{ __typename }'),
    document: (wants) => document(selectionOf(type, new Set(), wants, problems)),
    variables,
  }
}

/** The policy that a field has of its own, and the one of its type. */
export function policyOf(type: GraphQLObjectType, field: GraphQLField<unknown, unknown>): Policy | null {
  const ofType = type.extensions.pothosOptions as Options | undefined
  return optionsOf(field).policy ?? ofType?.policy ?? null
}

function optionsOf(field: GraphQLField<unknown, unknown>): Options {
  return (field.extensions.pothosOptions as Options | undefined) ?? {}
}

/** Optional arguments are left out unless they name an object or a length. */
function isGiven(place: string, argument: GraphQLArgument): boolean {
  if (isNonNullType(argument.type)) return true
  if (lengths.has(argument.name)) return true
  const named = getNamedType(argument.type)
  return named.name === 'ID' && instanceAt(`${place}.${argument.name}`, argument.name) !== 'none'
}

const lengths = new Set(['first', 'limit', 'pageSize'])

const nothing: Instances = new Proxy({} as Instances, { get: () => '00000000-0000-4000-8000-000000000000' })

function valueOf(
  place: string,
  { name }: GraphQLArgument | GraphQLInputField,
  type: GraphQLInputType,
  instances: Instances,
  ids: { found: boolean },
  problems: Set<string>,
): unknown {
  const inner = isNonNullType(type) ? type.ofType : type
  const again = (of: GraphQLInputType) =>
    valueOf(place, { name } as GraphQLArgument, of, instances, ids, problems)
  if (isListType(inner)) return [again(inner.ofType)]
  if (isEnumType(inner)) return TEXTS[place] ?? inner.getValues()[0]?.name
  if (isInputObjectType(inner)) {
    const fields = Object.values(inner.getFields()).filter(
      (field) =>
        isNonNullType(field.type) ||
        instanceAt(`${inner.name}.${field.name}`, field.name) ||
        `${inner.name}.${field.name}` in TEXTS,
    )
    const isOneOf = inner.isOneOf ? fields.slice(0, 1) : fields
    return Object.fromEntries(
      isOneOf.map((field) => [
        field.name,
        valueOf(`${inner.name}.${field.name}`, field, field.type, instances, ids, problems),
      ]),
    )
  }
  if (inner.name === 'ID') {
    const instance = instanceAt(place, name)
    if (!instance) {
      problems.add(`nobody has said what the id ${place} names: add it to test/security/matrix-instances.ts`)
      return null
    }
    if (instance !== 'none') ids.found = true
    return instances[instance]
  }
  const fact = inner.name === 'String' ? instanceAt(place, place) : undefined
  if (fact) return instances[fact]
  if (name === 'to' && inner.name in later) return later[inner.name]
  if (inner.name === 'Float') return NUMBERS[place] ?? 1
  return scalars[inner.name] ?? (lengths.has(name) ? pageLength : plain(inner.name, place, problems))
}

const scalars: Record<string, unknown> = {
  Day: '2027-03-01',
  Instant: '2027-03-01T12:00:00Z',
  JSON: {},
  Boolean: false,
}

// The end of a span of time.
const later: Record<string, string> = { Day: '2027-05-31', Instant: '2027-03-02T12:00:00Z' }

function plain(type: string, place: string, problems: Set<string>): unknown {
  if (type === 'String') return TEXTS[place] ?? 'something'
  // Of other years there is no report.
  if (type === 'Int')
    return NUMBERS[place] ?? (place.endsWith('.year') ? Temporal.Now.plainDateISO('UTC').year : 1)
  problems.add(`${place} has the type ${type}: add it to the scalars of test/security/matrix-documents.ts`)
  return null
}

/** Everything that a type has; a type that is open already is asked for its plain fields only. */
function selectionOf(type: GraphQLNamedType, open: Set<string>, wants: Wants, problems: Set<string>): string {
  if (isLeafType(type)) return ''
  if (isAbstractType(type)) {
    const types = possible.get(type.name) ?? []
    return `{ __typename ${types.map((one) => `... on ${one.name} ${selectionOf(one, open, wants, problems)}`).join(' ')} }`
  }
  if (!isObjectType(type)) return ''
  const isOpen = open.has(type.name)
  open.add(type.name)
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const named = getNamedType(field.type)
    if (isOpen && !isLeafType(named)) return []
    if (!wants(policyOf(type, field), `${type.name}.${field.name}`, !isLeafType(named))) return []
    return `${field.name}${literalArguments(type, field, problems)} ${selectionOf(named, open, wants, problems)}`
  })
  return `{ __typename ${fields.join(' ')} }`
}

const possible = new Map<string, readonly GraphQLObjectType[]>()

/** Tells which types stand behind interfaces and unions. */
export function learnAbstractTypes(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isAbstractType(type)) possible.set(type.name, schema.getPossibleTypes(type))
  }
}

function literalArguments(
  type: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  problems: Set<string>,
): string {
  const given = field.args.filter((argument) => isNonNullType(argument.type) || lengths.has(argument.name))
  if (given.length === 0) return ''
  const values = given.map((argument) => {
    const place = `${type.name}.${field.name}.${argument.name}`
    const value = valueOf(place, argument, argument.type, nothing, { found: false }, problems)
    return `${argument.name}: ${isEnumType(getNamedType(argument.type)) ? String(value) : JSON.stringify(value)}`
  })
  return `(${values.join(', ')})`
}
