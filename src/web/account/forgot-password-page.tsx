import { useTranslations } from 'use-intl'
import { MailedLinkForm } from './mailed-link-form.tsx'

/** Asks for a link to a new password. */
export function ForgotPasswordPage() {
  const t = useTranslations('account.forgot')
  const words = {
    title: t('title'),
    lead: t('lead'),
    sentTitle: t('sentTitle'),
    submit: t('submit'),
    back: t('back'),
  }
  return <MailedLinkForm call="request-password-reset" words={words} sent={(email) => t('sent', { email })} />
}
