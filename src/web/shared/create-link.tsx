import { startListingFunnel } from './listing-funnel.ts'
import { PageLink, type PageLinkProps } from './page-link.tsx'

/** A link to where a listing is created, which begins the funnel of its creation (D2). */
export function CreateLink({
  page = 'createListing',
  onClick,
  ...rest
}: Omit<PageLinkProps, 'page'> & { page?: 'createListing' | 'supportUkraine' }) {
  return (
    <PageLink
      {...rest}
      page={page}
      onClick={(event) => {
        startListingFunnel()
        onClick?.(event)
      }}
    />
  )
}
