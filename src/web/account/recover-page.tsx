import { useTranslations } from 'use-intl'
import { useSearch } from '../shared/use-search.ts'
import { BeginRecovery } from './begin-recovery.tsx'
import { MailedLinkForm } from './mailed-link-form.tsx'

/** Recovers an account whose second factor is lost: asks for the link by mail, and begins with it. */
export function RecoverPage() {
  const [search] = useSearch()
  return search.token ? <BeginRecovery token={search.token} /> : <AskForLink />
}

function AskForLink() {
  const t = useTranslations('recovery.ask')
  const words = {
    title: t('title'),
    lead: t('lead'),
    sentTitle: t('sentTitle'),
    submit: t('submit'),
    back: t('back'),
  }
  return <MailedLinkForm call="recovery/ask" words={words} sent={(email) => t('sent', { email })} />
}
