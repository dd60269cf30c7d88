import type { useTranslations } from 'use-intl'

type Translator = ReturnType<typeof useTranslations<'publicListing'>>

/** The shortest and longest stay as a phrase. */
export function stayLength(
  t: Translator,
  limits: { minMonths?: number | null; maxMonths?: number | null },
): string {
  const { minMonths: min, maxMonths: max } = limits
  if (min && max) return t('stayBoth', { min, max })
  if (min) return t('stayMin', { min })
  return max ? t('stayMax', { max }) : t('stayAny')
}
