import { describe, expect, it } from 'vitest'
import { PERMISSIONS, type Permission } from '../src/domain/catalogue/people.ts'
import { LISTING_STAFF } from '../src/domain/people/permission-table.ts'
import { factsOfField } from '../src/server/kernel/graphql/field-facts.ts'
import { routes } from '../src/server/routes.ts'
import { schema } from '../src/server/schema.ts'

const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}).map((field) => factsOfField({ extensions: {} }, field).policy),
)
const guarded = new Set<string>([...roots, ...routes.map(({ policy }) => policy)])

// They are for what a field or route of several does with each of them; tests of that feature try it.
const withinOthers: readonly Permission[] = LISTING_STAFF.filter(() => guarded.has('listingStaff'))

describe('each permission of the catalogue', () => {
  it.each(PERMISSIONS)('guards something that is asked for: %s', (permission) => {
    expect(guarded.has(permission) || withinOthers.includes(permission)).toBe(true)
  })
})
