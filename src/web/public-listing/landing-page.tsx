import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { RouteParams } from '../routes.ts'
import { ALL_PLACES } from '../../domain/listings/listing-path.ts'
import { readSearch, slugOfCategory } from '../../domain/public/public-search.ts'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page, EmptyPage } from '../shared/page.tsx'
import { useRouteParams, useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { NotFoundIllustration } from '../ui/illustrations/later.tsx'
import { CategoryLinks } from './category-links.tsx'
import { Results, useSearchTitle } from './results.tsx'
import classes from './search.module.css'
import { publicSearchOptions, type SearchResult } from './search-queries.ts'

/** Fetches the listings of the place before the page shows. */
export const loader: PageLoader<'landing'> = ({ queryClient, params, search }) =>
  queryClient.ensureQueryData(publicSearchOptions(searchAt(params, search.page)))

function searchAt(params: RouteParams<'landing'>, page: string | undefined) {
  return readSearch({ place: params.place, category: params.category, page })
}

/** Where people land who look for listings in a city, of a kind, or both: what is let there and what else there is. */
export function LandingPage() {
  const t = useTranslations('publicSearch')
  const format = useFormat()
  const params = useRouteParams('landing')
  const [parts] = useSearch()
  const search = searchAt(params, parts.page)
  const { data } = useSuspenseQuery(publicSearchOptions(search))
  const title = useSearchTitle(search.category, data.city)
  const isMissing = (search.place !== null && data.city === null) || (params.category && !search.category)
  if (isMissing) return <NoSuchPlace places={data.places} />
  const [cheapest] = data.nodes
  return (
    <Page
      title={title}
      lead={
        cheapest && search.page === 1
          ? t('leadFrom', { price: format.money(cheapest.price, cheapest.currency) })
          : t('lead')
      }
      actions={
        <Button
          component={PageLink}
          page="publicSearch"
          search={{
            place: search.place ?? undefined,
            category: search.category ? slugOfCategory(search.category) : undefined,
          }}
        >
          {t('narrow')}
        </Button>
      }
    >
      <Results
        result={data}
        page={search.page}
        link={{ page: 'landing', params: { place: params.place, category: params.category } }}
      />
      <Others place={search.place} category={params.category} places={data.places} />
    </Page>
  )
}

function NoSuchPlace(props: { places: SearchResult['places'] }) {
  const t = useTranslations('publicSearch')
  return (
    <>
      <EmptyPage
        illustration={<NotFoundIllustration />}
        title={t('missingTitle')}
        text={t('missingText')}
        action={
          <Button component={PageLink} page="publicSearch" variant="primary">
            {t('search')}
          </Button>
        }
      />
      <Others place={null} category={undefined} places={props.places} />
    </>
  )
}

function Others(props: {
  place: string | null
  category: string | undefined
  places: SearchResult['places']
}) {
  const t = useTranslations('publicSearch')
  return (
    <div className={classes.others}>
      <CategoryLinks place={props.place ?? ALL_PLACES} />
      <nav aria-label={t('cities')} className={classes.links}>
        <h2>{t('cities')}</h2>
        <ul>
          {props.places.map(({ slug, city, total }) => (
            <li key={slug}>
              <PageLink page="landing" params={{ place: slug, category: props.category }}>
                {t('cityCount', { city, count: total })}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
