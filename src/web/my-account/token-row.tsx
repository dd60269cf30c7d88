import { IconKey } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { ACCESS_SCOPES } from '../../domain/catalogue/people.ts'
import { useFormat } from '../shared/format.ts'
import { Button } from '../ui/button.tsx'
import { useNow } from '../ui/countdown.tsx'
import { Pill } from '../ui/pill.tsx'
import type { AccessToken } from './account-queries.ts'
import classes from './account-page.module.css'
import { scopeName } from './scope-choice.tsx'
import { utcDayOf } from '../../domain/kernel/day.ts'

/** One access token: its name, what it may do, when it was used, until when it works. */
export function TokenRow(props: { token: AccessToken; onRevoke: () => void }) {
  const { token } = props
  const t = useTranslations('myAccount.tokens')
  const scopes = useTranslations('catalogue.accessScope')
  const format = useFormat()
  const now = useNow()
  const isOver = Date.parse(token.expiresAt) <= now
  const isEnded = token.revokedAt !== null || isOver
  const may = ACCESS_SCOPES.filter((scope) => token.scopes.includes(scopeName(scope)))
  return (
    <li className={classes.row} data-ended={isEnded || undefined}>
      <span className={classes.picture}>
        <IconKey size={22} stroke={1.6} aria-hidden />
      </span>
      <div className={classes.what}>
        <span className={classes.name}>
          <strong>{token.name}</strong>
          <Pill tone={isEnded ? 'stone' : 'pine'}>
            {token.revokedAt
              ? t('ended')
              : isOver
                ? t('expired')
                : t('worksUntil', { day: format.day(lastDay(token.expiresAt)) })}
          </Pill>
        </span>
        <small>{may.map((scope) => scopes(scope)).join(' · ')}</small>
        <small>
          {t('endsIn', { characters: token.lastCharacters })}{' '}
          {token.lastUsedAt ? t('lastUsed', { when: format.relative(token.lastUsedAt) }) : t('neverUsed')}
        </small>
      </div>
      {!isEnded && (
        <Button
          size="small"
          variant="danger"
          onClick={props.onRevoke}
          aria-label={t('revokeOf', { name: token.name })}
        >
          {t('revoke')}
        </Button>
      )}
    </li>
  )
}

// It ends at the midnight after it.
function lastDay(expiresAt: string): string {
  return utcDayOf(Date.parse(expiresAt) - 1000)
}
