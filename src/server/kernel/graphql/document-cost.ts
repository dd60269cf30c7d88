import {
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  OperationTypeNode,
  visit,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql'
import { fragmentsOf } from './document-size.ts'

/**
 * What the parts of a document cost (S3); ours. A field costs 1. In a list everything inside costs as often as the
 * list is long: what `first`, `limit` or `pageSize` says, else the argument's default; a page hands that on to its
 * `nodes` or `edges`. Where nobody says anything a list counts as `list`. A mutation costs `mutation` on top, as it
 * takes locks.
 */
export const COSTS = { field: 1, list: 10, mutation: 50, longestPage: 1_000 } as const

const sizeArguments = ['first', 'limit', 'pageSize']
const pageFields = new Set(['nodes', 'edges'])

/** What is known of a document: which variables say how long its lists are, and what it cost by their values. */
interface KnownCosts {
  schema: GraphQLSchema
  sizes: readonly string[]
  costs: Map<string, number>
}

const known = new WeakMap<DocumentNode, KnownCosts>()
const mostCosts = 100

/** The cost of all operations of a document together. */
export function costOf(schema: GraphQLSchema, document: DocumentNode, variables: unknown): number {
  const given = isRecord(variables) ? variables : {}
  let of = known.get(document)
  if (of?.schema !== schema) {
    of = { schema, sizes: sizeVariablesOf(document), costs: new Map() }
    known.set(document, of)
  }
  const key = of.sizes.map((name) => sizeKey(given, name)).join()
  const cost = of.costs.get(key) ?? countCost(schema, document, given)
  if (of.costs.size >= mostCosts) of.costs.clear()
  of.costs.set(key, cost)
  return cost
}

// What is sent as nothing takes the argument's default, what isn't sent at all that of the variable.
function sizeKey(given: Record<string, unknown>, name: string): string {
  if (!Object.hasOwn(given, name)) return 'missing'
  return typeof given[name] === 'number' ? String(given[name]) : 'none'
}

function sizeVariablesOf(document: DocumentNode): string[] {
  const names = new Set<string>()
  visit(document, {
    Argument({ name, value }) {
      if (value.kind === Kind.VARIABLE && sizeArguments.includes(name.value)) names.add(value.name.value)
    },
  })
  return [...names]
}

function countCost(schema: GraphQLSchema, document: DocumentNode, given: Record<string, unknown>): number {
  const costOfSelections = meter(schema, document, given)
  let cost = 0
  for (const node of document.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION) continue
    const root = schema.getRootType(node.operation) ?? undefined
    const writes =
      node.operation === OperationTypeNode.MUTATION ? node.selectionSet.selections.length * COSTS.mutation : 0
    cost += writes + costOfSelections(node.selectionSet, root, null)
  }
  return cost
}

type Meter = (selections: SelectionSetNode, type: GraphQLNamedType | undefined, page: number | null) => number

function meter(schema: GraphQLSchema, document: DocumentNode, variables: Record<string, unknown>): Meter {
  const fragments = fragmentsOf(document)
  const defaults = defaultsOf(document)
  const known = new Map<string, number>()
  const sizeOf = (node: FieldNode, field: GraphQLField<unknown, unknown> | undefined) =>
    statedSize(node, field, { ...defaults, ...variables })

  const costOfFragment = (name: string, page: number | null): number => {
    const key = `${name} ${page}`
    const cost = known.get(key)
    if (cost !== undefined) return cost
    const fragment = fragments.get(name)
    if (!fragment) return 0
    const type = schema.getType(fragment.typeCondition.name.value)
    const measured = costOfSelections(fragment.selectionSet, type, page)
    known.set(key, measured)
    return measured
  }
  const costOfField = (node: FieldNode, type: GraphQLNamedType | undefined, page: number | null): number => {
    const field = fieldOf(type, node.name.value)
    if (!node.selectionSet) return COSTS.field
    const stated = sizeOf(node, field)
    const isList = field !== undefined && isListType(getNullableType(field.type))
    const inherited = pageFields.has(node.name.value) ? page : null
    const length = isList ? (stated ?? inherited ?? COSTS.list) : 1
    const inside = costOfSelections(
      node.selectionSet,
      field && getNamedType(field.type),
      isList ? null : stated,
    )
    return COSTS.field + length * inside
  }
  const costOfSelections: Meter = (selections, type, page) => {
    let cost = 0
    for (const node of selections.selections) {
      if (node.kind === Kind.FIELD) cost += costOfField(node, type, page)
      else if (node.kind === Kind.FRAGMENT_SPREAD) cost += costOfFragment(node.name.value, page)
      else {
        const condition = node.typeCondition ? schema.getType(node.typeCondition.name.value) : type
        cost += costOfSelections(node.selectionSet, condition, page)
      }
    }
    return cost
  }
  return costOfSelections
}

function fieldOf(
  type: GraphQLNamedType | undefined,
  name: string,
): GraphQLField<unknown, unknown> | undefined {
  if (!isObjectType(type) && !isInterfaceType(type)) return undefined
  return type.getFields()[name]
}

/** How many entries the field's arguments ask for; null where it has no such argument. */
function statedSize(
  node: FieldNode,
  field: GraphQLField<unknown, unknown> | undefined,
  variables: Record<string, unknown>,
): number | null {
  const argument = field?.args.find(({ name }) => sizeArguments.includes(name))
  if (!argument) return null
  const value = node.arguments?.find(({ name }) => name.value === argument.name)?.value
  const asked =
    value?.kind === Kind.INT
      ? Number(value.value)
      : value?.kind === Kind.VARIABLE
        ? variables[value.name.value]
        : undefined
  const size = typeof asked === 'number' ? asked : argument.defaultValue
  return typeof size === 'number' ? Math.min(COSTS.longestPage, Math.max(1, size)) : COSTS.list
}

function defaultsOf(document: DocumentNode): Record<string, unknown> {
  const defaults: Record<string, unknown> = {}
  for (const node of document.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION) continue
    for (const { variable, defaultValue } of node.variableDefinitions ?? []) {
      if (defaultValue?.kind === Kind.INT) defaults[variable.name.value] = Number(defaultValue.value)
    }
  }
  return defaults
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
