import { useTranslations } from 'use-intl'
import type { PublicCategory } from '../../domain/catalogue/pictures.ts'

/** The heading of a list of listings: of a kind, of a city, of both, or of all. */
export function useSearchTitle(category: PublicCategory | null, city: string | null): string {
  const t = useTranslations('publicSearch')
  const tCategory = useTranslations('catalogue.publicCategory')
  if (category && city) return t('titleCategoryIn', { category: tCategory(category), city })
  if (category) return t('titleCategory', { category: tCategory(category) })
  return city ? t('titleIn', { city }) : t('title')
}
