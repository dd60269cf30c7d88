import { useTranslations } from 'use-intl'
import { PUBLIC_CATEGORIES, type PublicCategory } from '../../domain/catalogue/pictures.ts'
import { slugOfCategory } from '../../domain/public/public-search.ts'
import { PageLink } from '../shared/page-link.tsx'
import { useFeatureFlag } from '../shared/viewer.ts'
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

/** The public categories that are linked and searched for: student housing only where it is switched on (C6). */
export function useOfferedCategories(): readonly PublicCategory[] {
  const hasStudents = useFeatureFlag('STUDENT_HOUSING')
  return PUBLIC_CATEGORIES.filter((category) => hasStudents || category !== 'STUDENT_HOUSING')
}
