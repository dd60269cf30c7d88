import { IconCopy, IconDownload } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/button.tsx'
import classes from './two-factor.module.css'
import { copyText } from '../shared/copy-text.ts'

/** Backup codes, shown once: to copy, or to keep as a file. */
export function BackupCodes(props: { codes: readonly string[] }) {
  const t = useTranslations('myAccount.twoFactor')
  const copy = useCopy()
  const text = props.codes.join('\n')
  return (
    <div className={classes.codesBox}>
      <p>{t('codesLead')}</p>
      <ul className={classes.codes} aria-label={t('codes')}>
        {props.codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <Button icon={<IconCopy size={18} aria-hidden />} onClick={() => void copy(text)}>
          {t('copyCodes')}
        </Button>
        <Button
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${t('codesFile')}\n\n${text}\n`)}`}
          download="mezzo-backup-codes.txt"
          icon={<IconDownload size={18} aria-hidden />}
        >
          {t('downloadCodes')}
        </Button>
      </div>
    </div>
  )
}

/** Copies a text and says so; where the browser refuses, says that it has to be done by hand. */
export function useCopy() {
  const t = useTranslations('myAccount')
  return (text: string) => copyText(text, { copied: t('copied'), notCopied: t('notCopied') })
}
