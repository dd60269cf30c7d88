import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { Button } from '../ui/button.tsx'
import { Pill } from '../ui/pill.tsx'
import { showToast } from '../ui/toast-store.ts'
import { useEndSession } from './access-mutations.ts'
import type { LoginSession } from './account-queries.ts'
import classes from './account-page.module.css'

const PHONES = ['iPhone', 'iPad', 'Android']

/** One login: browser and system, from where, since when, last seen. */
export function SessionRow({ session }: { session: LoginSession }) {
  const t = useTranslations('myAccount.logins')
  const errors = useTranslations('errors')
  const format = useFormat()
  const end = useEndSession()
  const device = useDeviceName(session)
  const Picture = PHONES.includes(session.system ?? '') ? IconDeviceMobile : IconDeviceDesktop
  const submit = () =>
    end.mutate(session._id, {
      onSuccess: () => showToast({ text: t('ended', { device }) }),
      onError: (error) => showToast({ text: errorMessage(errors, error), tone: 'error' }),
    })
  return (
    <li className={classes.row}>
      <span className={classes.picture}>
        <Picture size={22} stroke={1.6} aria-hidden />
      </span>
      <div className={classes.what}>
        <span className={classes.name}>
          <strong>{device}</strong>
          {session.current && <Pill tone="pine">{t('current')}</Pill>}
        </span>
        <small>
          {session.current ? t('now') : t('lastSeen', { when: format.relative(session.lastSeenAt) })}
          {session.ipAddress && ` · ${t('address', { address: session.ipAddress })}`}
        </small>
        <small>{t('since', { when: format.instant(session.createdAt) })}</small>
      </div>
      {!session.current && (
        <Button
          size="small"
          variant="danger"
          busy={end.isPending}
          onClick={submit}
          aria-label={t('endOf', { device })}
        >
          {t('end')}
        </Button>
      )}
    </li>
  )
}

function useDeviceName({ browser, system }: LoginSession): string {
  const t = useTranslations('myAccount.logins')
  if (browser && system) return t('device', { browser, system })
  return browser ?? system ?? t('unknown')
}
