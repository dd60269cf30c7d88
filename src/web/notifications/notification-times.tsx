import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { MAIL_DIGESTS } from '../../domain/notifications/mail-digest.ts'
import { errorMessage } from '../shared/error-message.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { CheckField, SelectField } from '../ui/fields.tsx'
import { TimeField } from '../ui/time-field.tsx'
import { showToast } from '../ui/toast-store.ts'
import classes from './push.module.css'
import { pushSettingsOptions, saveSettings, type PushSettingsOf } from './push-queries.ts'

/** When the devices are silent, and how often mails that may wait come; saving takes the time zone of this browser. */
export function NotificationTimes({ settings }: { settings: PushSettingsOf }) {
  const t = useTranslations('push')
  const errors = useTranslations('errors')
  const queryClient = useQueryClient()
  const [isQuiet, setQuiet] = useState(settings.quietFrom !== null)
  const [from, setFrom] = useState(settings.quietFrom ?? '22:00')
  const [to, setTo] = useState(settings.quietTo ?? '07:00')
  const [digest, setDigest] = useState(settings.mailDigest)
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  // Before anything is chosen that has hours, no zone was.
  const hasZone = settings.quietFrom !== null || settings.mailDigest !== 'NONE'
  const zone = hasZone ? settings.timeZone : timeZone
  const save = useMutation({
    mutationFn: () =>
      saveSettings({
        timeZone,
        quietFrom: isQuiet ? from : null,
        quietTo: isQuiet ? to : null,
        mailDigest: digest,
      }),
    onSuccess: () => showToast({ tone: 'success', text: t('saved') }),
    onError: (error) => showToast({ tone: 'error', text: errorMessage(errors, error) }),
    onSettled: () => queryClient.invalidateQueries(pushSettingsOptions()),
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <Card as="section" aria-labelledby="push-quiet">
      <form className={classes.column} onSubmit={send}>
        <h2 id="push-quiet">{t('quiet.title')}</h2>
        <CheckField
          label={t('quiet.on')}
          description={t('quiet.lead')}
          checked={isQuiet}
          onChange={(event) => setQuiet(event.currentTarget.checked)}
        />
        {isQuiet && (
          <div className={classes.times}>
            <TimeField required label={t('quiet.from')} value={from} onChange={setFrom} />
            <TimeField required label={t('quiet.to')} value={to} onChange={setTo} />
          </div>
        )}
        <SelectField
          label={t('digest.title')}
          description={t('digest.hint')}
          value={digest}
          data={MAIL_DIGESTS.map((value) => ({ value, label: t(`digest.${value}`) }))}
          onChange={(event) =>
            setDigest(MAIL_DIGESTS.find((it) => it === event.currentTarget.value) ?? 'NONE')
          }
        />
        {(isQuiet || digest !== 'NONE') && (
          <p className={classes.hint}>
            {zone === timeZone ? t('quiet.zone', { zone }) : t('quiet.zoneChanges', { zone, next: timeZone })}
          </p>
        )}
        <Button type="submit" busy={save.isPending}>
          {t('save')}
        </Button>
      </form>
    </Card>
  )
}
