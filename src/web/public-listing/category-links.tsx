import { useTranslations } from 'use-intl'
import { slugOfCategory } from '../../domain/public/public-search.ts'
import { PageLink } from '../shared/page-link.tsx'
import { useOfferedCategories } from './offered-categories.ts'
import classes from './search.module.css'

/** Links to the listings of each kind, in a place or in all. */
export function CategoryLinks(props: { place: string }) {
  const t = useTranslations('publicSearch')
  const tCategory = useTranslations('catalogue.publicCategory')
  return (
    <nav aria-label={t('categories')} className={classes.links}>
      <h2>{t('categories')}</h2>
      <ul>
        {useOfferedCategories().map((category) => (
          <li key={category}>
            <PageLink page="landing" params={{ place: props.place, category: slugOfCategory(category) }}>
              {tCategory(category)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
