import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Pill } from '../ui/pill.tsx'
import { Section } from '../ui/section.tsx'
import { securityOptions } from './account-queries.ts'
import { NewCodesDialog } from './new-codes-dialog.tsx'
import { TwoFactorOffDialog } from './two-factor-off-dialog.tsx'
import { TwoFactorStartDialog } from './two-factor-start-dialog.tsx'
import classes from './account-page.module.css'

const FEW_CODES = 3

/** Whether a code is asked for after the password; turns it on and off, and makes new backup codes. */
export function TwoFactorPart() {
  const t = useTranslations('myAccount.twoFactor')
  const { data } = useSuspenseQuery(securityOptions())
  const [search, setSearch] = useSearch()
  const open = (dialog: string) => setSearch({ dialog })
  const close = () => setSearch({ dialog: undefined })
  const hasPassword = data.hasPassword !== false
  const isOn = data.twoFactorEnabled === true
  const codesLeft = data.backupCodesLeft ?? 0
  return (
    <Section
      title={t('title')}
      aside={<Pill tone={isOn ? 'pine' : 'stone'}>{isOn ? t('on') : t('off')}</Pill>}
    >
      <Card className={classes.card}>
        <p className={classes.hint}>{isOn ? t('leadOn') : t('lead')}</p>
        {isOn && (
          <p className={codesLeft < FEW_CODES ? classes.notice : undefined}>
            {t('codesLeft', { count: codesLeft })}
          </p>
        )}
        <div className={classes.buttons}>
          {isOn ? (
            <>
              <Button onClick={() => open('codes')}>{t('newCodes')}</Button>
              <Button variant="danger" onClick={() => open('off')}>
                {t('turnOff')}
              </Button>
            </>
          ) : (
            <Button
              variant="primary"
              disabled={!hasPassword}
              reason={hasPassword ? undefined : t('noPassword')}
              onClick={() => open('two-factor')}
            >
              {t('setUp')}
            </Button>
          )}
        </div>
      </Card>
      <TwoFactorStartDialog
        key={`start ${search.dialog === 'two-factor'}`}
        opened={search.dialog === 'two-factor' && hasPassword}
        onClose={close}
      />
      <NewCodesDialog
        key={`codes ${search.dialog === 'codes'}`}
        opened={search.dialog === 'codes' && isOn}
        onClose={close}
      />
      <TwoFactorOffDialog
        key={`off ${search.dialog === 'off'}`}
        opened={search.dialog === 'off' && isOn}
        onClose={close}
      />
    </Section>
  )
}
