import { IconCopy, IconMail, IconShare } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { mailAddressOf } from './entry-texts.ts'
import { Button } from '../ui/button.tsx'
import { copyText } from '../shared/copy-text.ts'
import classes from './invite-page.module.css'

/** Buttons that copy something, begin a mail with it, or hand it to another app where the browser can. */
export function ShareInvitation(props: { copied: string; copyLabel: string; subject: string; body: string }) {
  const t = useTranslations('invite')
  const copy = () => copyText(props.copied, { copied: t('copied'), notCopied: t('notCopied') })
  const share = async () => {
    try {
      await navigator.share({ title: props.subject, text: props.body })
    } catch {
      // Closing the list of apps is an answer too.
    }
  }
  return (
    <div className={classes.actions}>
      <Button variant="primary" icon={<IconCopy size={18} aria-hidden />} onClick={() => void copy()}>
        {props.copyLabel}
      </Button>
      <Button
        component="a"
        href={mailAddressOf(props.subject, props.body)}
        icon={<IconMail size={18} aria-hidden />}
      >
        {t('send')}
      </Button>
      {'share' in navigator && (
        <Button icon={<IconShare size={18} aria-hidden />} onClick={() => void share()}>
          {t('share')}
        </Button>
      )}
    </div>
  )
}
