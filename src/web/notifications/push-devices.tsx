import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { MOST_PUSH_DEVICES } from '../../domain/notifications/push-endpoint.ts'
import type { PushHop } from '../gen/graphql.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { rememberDevice, rememberedDevice, removeDevice } from '../shared/push-device.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { showToast } from '../ui/toast-store.ts'
import classes from './push.module.css'
import {
  BrowserHopError,
  browserAndSystem,
  checkBrowser,
  needsHomeScreen,
  subscribeBrowser,
} from './push-browser.ts'
import { pushSettingsOptions, subscribeDevice, testDevice, type PushSettingsOf } from './push-queries.ts'
import { PushTestResult } from './push-test-result.tsx'

/** Where a test is: failed in this browser already, or on its way with an id. */
type Test = { failedAt: PushHop } | { id: string }

/** The person's devices, a button that subscribes this one, and one that sends a test to it. */
export function PushDevices({ settings }: { settings: PushSettingsOf }) {
  const t = useTranslations('push')
  const errors = useTranslations('errors')
  const queryClient = useQueryClient()
  const [test, setTest] = useState<Test | null>(null)
  const { publicKey, devices, reachesApple } = settings
  const own = devices.find(({ id }) => id === rememberedDevice())
  const onError = (error: Error) =>
    error instanceof BrowserHopError
      ? setTest({ failedAt: error.hop })
      : showToast({ tone: 'error', text: errorMessage(errors, error) })
  const onSettled = () => queryClient.invalidateQueries(pushSettingsOptions())
  const subscribe = useMutation({
    mutationFn: async () => {
      setTest(null)
      const subscription = await subscribeBrowser(publicKey)
      rememberDevice(await subscribeDevice(t('nameOf', browserAndSystem()), subscription))
    },
    onSuccess: () => showToast({ tone: 'success', text: t('subscribed') }),
    onError,
    onSettled,
  })
  const tryOut = useMutation({
    mutationFn: async (deviceId: string) => {
      setTest(null)
      await checkBrowser(publicKey)
      const id = await testDevice(deviceId)
      if (id) setTest({ id })
    },
    onError,
  })
  return (
    <Card as="section" aria-labelledby="push-title">
      <div className={classes.column}>
        <h2 id="push-title">{t('title')}</h2>
        <p className={classes.hint}>{t('lead')}</p>
        {needsHomeScreen() && <p className={classes.note}>{t('ios')}</p>}
        {!reachesApple && <p className={classes.note}>{t('noApple')}</p>}
        <div className={classes.buttons}>
          <Button
            variant={own ? undefined : 'primary'}
            busy={subscribe.isPending}
            onClick={() => subscribe.mutate()}
          >
            {t('subscribe')}
          </Button>
          {own && (
            <Button busy={tryOut.isPending} onClick={() => tryOut.mutate(own.id)}>
              {t('test')}
            </Button>
          )}
        </div>
        {test && <PushTestResult test={test} key={'id' in test ? test.id : test.failedAt} />}
        <DeviceList devices={devices} own={own?.id ?? null} />
      </div>
    </Card>
  )
}

function DeviceList({ devices, own }: { devices: PushSettingsOf['devices']; own: string | null }) {
  const t = useTranslations('push')
  const errors = useTranslations('errors')
  const format = useFormat()
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: (id: string) => removeDevice(id),
    onSuccess: (_, id) => id === own && rememberDevice(null),
    onError: (error) => showToast({ tone: 'error', text: errorMessage(errors, error) }),
    onSettled: () => queryClient.invalidateQueries(pushSettingsOptions()),
  })
  if (devices.length === 0) return <p className={classes.hint}>{t('none')}</p>
  return (
    <>
      <h3 id="push-devices">{t('devices')}</h3>
      <ul className={classes.devices} aria-labelledby="push-devices">
        {devices.map(({ id, name, createdAt, lastSuccessAt }) => (
          <li key={id}>
            <span className={classes.words}>
              <strong>{name}</strong>
              <small>
                {id === own && `${t('thisDevice')} · `}
                {t('since', { when: format.instant(createdAt) })}
                {' · '}
                {lastSuccessAt
                  ? t('lastSuccess', { when: format.relative(lastSuccessAt) })
                  : t('neverReached')}
              </small>
            </span>
            <Button
              size="small"
              busy={remove.isPending && remove.variables === id}
              onClick={() => remove.mutate(id)}
            >
              {t('remove', { name })}
            </Button>
          </li>
        ))}
      </ul>
      <p className={classes.hint}>{t('mostDevices', { count: MOST_PUSH_DEVICES })}</p>
    </>
  )
}
