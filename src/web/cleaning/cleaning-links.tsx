import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { QuestionDialog } from '../shared/question-dialog.tsx'
import { copyText } from '../shared/copy-text.ts'
import { useFormat } from '../shared/format.ts'
import { useLast } from '../shared/use-overlay.ts'
import { useClosedWhileActing } from '../shared/while-acting.ts'
import { Button } from '../ui/button.tsx'
import { Pill } from '../ui/pill.tsx'
import { RowsCard } from '../ui/rows-card.tsx'
import { Section } from '../ui/section.tsx'
import { type CleaningLink, endCleaningLink } from './cleaning-queries.ts'
import classes from './cleaning.module.css'

/** The links: who has which, when it was used last; each can be copied and revoked. */
export function CleaningLinks({ links }: { links: readonly CleaningLink[] }) {
  const t = useTranslations('cleaning')
  const [ending, setEnding] = useState<CleaningLink | null>(null)
  return (
    <Section title={t('links')}>
      <RowsCard>
        {links.map((link) => (
          <LinkRow key={link.id} link={link} onRevoke={() => setEnding(link)} />
        ))}
      </RowsCard>
      <RevokeCleaningLink link={ending} onClose={() => setEnding(null)} />
    </Section>
  )
}

function LinkRow({ link, onRevoke }: { link: CleaningLink; onRevoke: () => void }) {
  const t = useTranslations('cleaning')
  const format = useFormat()
  const closed = useClosedWhileActing('links')
  const { label, url, keys, lastUsedAt, revokedAt } = link
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <span className={classes.name}>
          <strong>{label}</strong>
          <Pill tone={revokedAt ? 'stone' : 'pine'}>{link.place ?? t('form.all')}</Pill>
        </span>
        <small>
          {revokedAt
            ? t('revokedAt', { when: format.instant(revokedAt) })
            : lastUsedAt
              ? t('lastUsed', { when: format.instant(lastUsedAt) })
              : t('neverUsed', { when: format.instant(link.createdAt) })}
        </small>
        {keys && <p>{t('keysOf', { keys })}</p>}
      </div>
      {!revokedAt && (
        <div className={classes.buttons}>
          {url && (
            <Button
              icon={<IconCopy size={16} aria-hidden />}
              aria-label={t('copyOf', { label })}
              onClick={() => void copyText(url, { copied: t('copied'), notCopied: t('notCopied') })}
            >
              {t('copy')}
            </Button>
          )}
          <Button
            variant="danger"
            aria-label={t('revoke.openOf', { label })}
            disabled={closed !== null}
            onClick={onRevoke}
          >
            {t('revoke.open')}
          </Button>
        </div>
      )}
    </li>
  )
}

function RevokeCleaningLink(props: { link: CleaningLink | null; onClose: () => void }) {
  const t = useTranslations('cleaning')
  const link = useLast(props.link)
  const label = link?.label ?? ''
  return (
    <QuestionDialog
      opened={props.link !== null}
      title={t('revoke.title', { label })}
      text={t('revoke.text', { label })}
      submit={t('revoke.submit')}
      variant="danger-filled"
      cancel={t('revoke.cancel')}
      send={(key) => endCleaningLink(link?.id ?? '', key)}
      done={t('revoke.done', { label })}
      onClose={props.onClose}
    />
  )
}
