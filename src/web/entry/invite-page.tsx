import { IconCopy, IconMail } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { LANDLORD_FEE_PERCENT } from '../../domain/constants.ts'
import { Page } from '../shared/page.tsx'
import { usePath } from '../shared/use-path.ts'
import { useViewer } from '../shared/viewer.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { TextField } from '../ui/fields.tsx'
import { TalkIllustration } from '../ui/illustrations/talk.tsx'
import { showToast } from '../ui/toast-store.ts'
import classes from './invite-page.module.css'

/** Invites other landlords with a link to sign up, to copy or to send (D2: the referral invite page). */
export function InvitePage() {
  const t = useTranslations('invite')
  const viewer = useViewer()
  const toPath = usePath()
  const link = window.location.origin + toPath('signUp', {}, { role: 'landlord' })
  const name = viewer ? `${viewer.firstName} ${viewer.lastName}` : ''
  const mail = new URLSearchParams({
    subject: t('mail.subject'),
    body: t('mail.body', { link, name, percent: LANDLORD_FEE_PERCENT }),
  })
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      showToast({ text: t('copied') })
    } catch {
      // Not every browser lets a page write to the clipboard; the link stands in a field to select.
      showToast({ text: t('notCopied'), tone: 'error' })
    }
  }
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <Card className={classes.card}>
        <TalkIllustration />
        <div className={classes.share}>
          <TextField label={t('link')} value={link} readOnly onFocus={(event) => event.target.select()} />
          <div className={classes.actions}>
            <Button variant="primary" icon={<IconCopy size={18} aria-hidden />} onClick={() => void copy()}>
              {t('copy')}
            </Button>
            <Button
              component="a"
              // A plus would stay a plus in a mail.
              href={`mailto:?${mail.toString().replaceAll('+', '%20')}`}
              icon={<IconMail size={18} aria-hidden />}
            >
              {t('send')}
            </Button>
          </div>
          <small>{t('note')}</small>
        </div>
      </Card>
    </Page>
  )
}
