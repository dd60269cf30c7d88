import { useTranslations } from 'use-intl'
import { PageLink } from '../shared/page-link.tsx'

/** The links that the law asks for (D2). */
export function LegalLinks(props: { className?: string }) {
  const t = useTranslations('shell.nav')
  return (
    <>
      <PageLink page="imprint" className={props.className}>
        {t('imprint')}
      </PageLink>
      <PageLink page="terms" className={props.className}>
        {t('terms')}
      </PageLink>
      <PageLink page="privacy" className={props.className}>
        {t('privacy')}
      </PageLink>
    </>
  )
}
