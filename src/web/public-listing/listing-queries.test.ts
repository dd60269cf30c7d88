import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { publicListingOptions } from './listing-queries.ts'

it('a public page without an id asks for nothing and says so (D8)', async () => {
  const asked = new QueryClient().fetchQuery(publicListingOptions({}))
  await expect(asked).rejects.toThrow('Provide either listingId or groupId in order to fetch a listing!')
})
