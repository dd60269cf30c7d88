import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { Button } from '../ui/button.tsx'
import { Pill } from '../ui/pill.tsx'
import { showToast } from '../ui/toast-store.ts'
import { useNow } from '../ui/countdown.tsx'
import { type AccessLink, useRevokeLink } from './team-queries.ts'
import classes from './team-page.module.css'

/** One access link: for whom, which listing, when it was used and when it ends. */
export function AccessLinkRow({ link }: { link: AccessLink }) {
  const t = useTranslations('team.links')
  const errors = useTranslations('errors')
  const format = useFormat()
  const now = useNow()
  const revoke = useRevokeLink(link._id)
  const ended = link.revokedAt !== null || Date.parse(link.expiresAt) <= now
  const submit = () =>
    revoke.mutate(undefined, {
      onSuccess: () => showToast({ text: t('revoked', { recipient: link.recipient }) }),
      onError: (error) => showToast({ text: errorMessage(errors, error), tone: 'error' }),
    })
  return (
    <li className={classes.row} data-ended={ended || undefined}>
      <div className={classes.who}>
        <strong>{link.recipient}</strong>
        <small>{link.groupName}</small>
      </div>
      <div className={classes.what}>
        <Pill tone={ended ? 'stone' : 'pine'}>
          {link.revokedAt
            ? t('ended')
            : ended
              ? t('expired')
              : t('worksUntil', { day: format.instant(link.expiresAt) })}
        </Pill>
        <small>
          {link.lastUsedAt ? t('lastUsed', { when: format.relative(link.lastUsedAt) }) : t('neverUsed')}
        </small>
      </div>
      <div className={classes.buttons}>
        {!ended && (
          <Button
            size="small"
            variant="danger"
            busy={revoke.isPending}
            onClick={submit}
            aria-label={t('revokeOf', { recipient: link.recipient })}
          >
            {t('revoke')}
          </Button>
        )}
      </div>
    </li>
  )
}
