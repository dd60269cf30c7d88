import { IconCheck, IconClockHour4, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { Button } from '../ui/button.tsx'
import { AsideCard } from './aside-card.tsx'
import classes from './aside-card.module.css'
import { GoOnDialog } from './go-on-dialog.tsx'
import type { InboxRequest } from './inbox-request-query.ts'

/**
 * What the contract waits for and whose turn it is: how many documents are handed in and accepted, never the files; how
 * often the income covers the rent, never the income (D6).
 */
export function RequestVerification(props: {
  request: InboxRequest
  verification: NonNullable<InboxRequest['verification']>
}) {
  const { request, verification } = props
  const t = useTranslations('request.verification')
  const format = useFormat()
  const [isGoingOn, setGoingOn] = useState(false)
  const { asked, handedIn, accepted, failed, done, doneAt, open, rentCover } = verification
  const name = request.tenantInformation.firstName
  const isMine = open.some(({ turn }) => turn === 'LANDLORD')
  const areDocumentsAccepted = asked > 0 && accepted === asked
  return (
    <AsideCard title={t(asked > 0 ? 'title' : 'identityTitle')}>
      <ul className={classes.list}>
        {asked > 0 && (
          <li data-passed={handedIn >= asked ? true : undefined}>
            {handedIn >= asked ? (
              <IconCheck size={17} aria-hidden />
            ) : (
              <IconClockHour4 size={17} aria-hidden />
            )}
            <span>{t('handedIn', { handedIn, asked })}</span>
          </li>
        )}
        {(asked > 0 || done) && (
          <li data-passed={done || areDocumentsAccepted ? true : undefined}>
            {done || areDocumentsAccepted ? (
              <IconCheck size={17} aria-hidden />
            ) : (
              <IconClockHour4 size={17} aria-hidden />
            )}
            <span>
              {done && doneAt
                ? t('doneAt', { when: format.instant(doneAt) })
                : t('accepted', { accepted, asked })}
            </span>
          </li>
        )}
        {failed > 0 && (
          <li data-passed={false}>
            <IconX size={17} aria-hidden />
            <span>{t('failed', { count: failed, name: request.tenantInformation.firstName })}</span>
          </li>
        )}
        {rentCover?.times != null && (
          <li data-passed>
            <IconCheck size={17} aria-hidden />
            <span>{t('covered', { times: rentCover.times })}</span>
          </li>
        )}
        {open.map(({ part, turn }) => (
          <li key={part}>
            <IconClockHour4 size={17} aria-hidden />
            <span>{t(`open.${part}.${turn}`, { name })}</span>
          </li>
        ))}
      </ul>
      {isMine && (
        <Button variant="primary" size="small" onClick={() => setGoingOn(true)}>
          {t('goOn.open')}
        </Button>
      )}
      <GoOnDialog
        opened={isGoingOn}
        listingRequestId={request.id}
        name={name}
        onClose={() => setGoingOn(false)}
      />
      <p className={classes.muted}>{t(asked > 0 ? 'private' : 'identityPrivate')}</p>
    </AsideCard>
  )
}
