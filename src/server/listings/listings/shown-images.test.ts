import { getNamedType, isObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { factsOfField } from '../../kernel/graphql/field-facts.ts'
import { schema } from '../../schema.ts'

/** The names of all types that the root fields of some policies lead to. */
function reached(policies: readonly string[]): string[] {
  const names = new Set<string>()
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
    Object.values(root?.getFields() ?? {}).filter(
      (field) => root && policies.includes(factsOfField(root, field).policy),
    ),
  )
  const open = roots.map((field) => getNamedType(field.type))
  for (let type = open.pop(); type; type = open.pop()) {
    if (!isObjectType(type) || names.has(type.name)) continue
    names.add(type.name)
    open.push(...Object.values(type.getFields()).map((field) => getNamedType(field.type)))
  }
  return [...names]
}

describe('what the file of a photo was called', () => {
  it('is told to nobody but those whose listing it is', () => {
    const types = reached(['public', 'tenant', 'viewer'])
    expect(types).toEqual(expect.arrayContaining(['PublicListing', 'TenantRequest', 'ShownImage']))
    expect(types).not.toContain('Image')
    expect(types).not.toContain('Picture')
    expect(Object.keys(shownFields())).toEqual(['category', 'placeholder', 'urls'])
  })
})

function shownFields(): object {
  const type = schema.getType('ShownImage')
  return isObjectType(type) ? type.getFields() : {}
}
