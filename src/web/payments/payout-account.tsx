import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { listCountries } from '../../domain/catalogue/countries.ts'
import { PAYOUT_COUNTRIES } from '../../domain/money/payout-account.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFreshLogin, wantsPassword } from '../shared/fresh-login.tsx'
import { useFormat } from '../shared/format.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { useSearch } from '../shared/use-search.ts'
import { useViewer } from '../shared/viewer.ts'
import { useClosedWhileActing } from '../shared/while-acting.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { SelectField } from '../ui/fields.tsx'
import { Pill, type Tone } from '../ui/pill.tsx'
import { Section } from '../ui/section.tsx'
import { Bone } from '../ui/skeletons.tsx'
import {
  checkPayoutAccount,
  openPayoutAccount,
  type PayoutAccount,
  payoutAccountQuery,
} from './payout-account-queries.ts'
import classes from './payout-account.module.css'

const TONES: Record<NonNullable<PayoutAccount['status']>, Tone> = {
  CREATED: 'amber',
  RESTRICTED: 'red',
  RESTRICTED_SOON: 'amber',
  PENDING: 'blue',
  ACTIVE_IMPROVABLE: 'pine',
  ACTIVE: 'pine',
}

/** The landlord's account at the provider: how it stands, what is missing, and the way there. */
export function PayoutAccountSection() {
  const t = useTranslations('payoutAccount')
  const errors = useTranslations('errors')
  const states = useCatalogueText('catalogue.payoutAccountStatus')
  const query = useQuery(payoutAccountQuery())
  const account = query.data
  // Without a provider nobody is paid out here, and there is nothing to do about it.
  if (account?.canBeOnboarded.reason === 'PAYOUTS_OFF') return null
  return (
    <Section
      title={t('title')}
      aside={account?.status && <Pill tone={TONES[account.status]}>{states(account.status)}</Pill>}
    >
      {query.isPending && <Bone height="120px" />}
      {query.isError && (
        <ErrorPanel
          title={t('failed')}
          message={errorMessage(errors, query.error)}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {account && (
        <Card className={classes.account}>
          <Standing account={account} />
          <Way account={account} />
        </Card>
      )}
    </Section>
  )
}

/** What the state means, and what is missing. */
function Standing({ account }: { account: PayoutAccount }) {
  const t = useTranslations('payoutAccount')
  const needs = useCatalogueText('catalogue.payoutAccountNeed')
  const format = useFormat()
  const isRejected = account.canBeOnboarded.reason === 'PAYOUT_ACCOUNT_REJECTED'
  return (
    <>
      <p>
        {t(
          isRejected
            ? 'state.REJECTED'
            : `state.${account.status ?? (account.isOpening ? 'OPENING' : 'NONE')}`,
        )}
      </p>
      {account.bank && <p>{t('bank', account.bank)}</p>}
      {!isRejected && account.needs.length > 0 && (
        <div>
          <h3>
            {account.deadline
              ? t('missingUntil', { day: format.day(account.deadline.slice(0, 10)) })
              : t(account.status === 'ACTIVE_IMPROVABLE' ? 'missingLater' : 'missing')}
          </h3>
          <ul>
            {account.needs.map((need) => (
              <li key={need}>{needs(need)}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

/** The way to the provider's pages, and back from there. */
function Way({ account }: { account: PayoutAccount }) {
  const t = useTranslations('payoutAccount')
  const errors = useTranslations('errors')
  const closed = useClosedWhileActing('binds')
  const viewer = useViewer()
  const [chosen, setCountry] = useState<string | null>(null)
  const country = chosen ?? countryOf(account)
  const fresh = useFreshLogin()
  const opened = useMutation({
    mutationFn: () => openPayoutAccount(country),
    onSuccess: (url) => location.assign(url),
    onError: (error) => fresh.retryFresh(error, () => opened.mutate()),
  })
  const asked = useAskedAfterReturn()
  if (viewer?.role !== 'OWNER') return <p className={classes.note}>{t('ownerOnly')}</p>
  if (!account.canBeOnboarded.value) return null
  const isNew = account.status === null && !account.isOpening
  const isDone = account.status === 'ACTIVE'
  return (
    <>
      {asked.isExpired && <p role="status">{t('expired')}</p>}
      {isNew && <CountryField value={country} onChange={setCountry} />}
      {fresh.question}
      {opened.error && !wantsPassword(opened.error) && (
        <ErrorPanel message={errorMessage(errors, opened.error)} />
      )}
      {asked.error && <ErrorPanel message={errorMessage(errors, asked.error)} />}
      <div className={classes.buttons}>
        <Button
          variant={isDone || account.status === 'PENDING' ? 'plain' : 'primary'}
          // Until the provider's page has come, a second click would only lead there again.
          busy={opened.isPending || opened.isSuccess}
          disabled={closed !== null}
          reason={closed ?? undefined}
          onClick={() => opened.mutate()}
        >
          {t(isNew ? 'open' : isDone ? 'change' : 'goOn')}
        </Button>
        {!isNew && !isDone && !closed && (
          <Button variant="quiet" busy={asked.isPending} onClick={asked.ask}>
            {t('ask')}
          </Button>
        )}
      </div>
    </>
  )
}

function CountryField({ value, onChange }: { value: string; onChange: (country: string) => void }) {
  const t = useTranslations('payoutAccount')
  const language = useLocale()
  return (
    <SelectField
      label={t('country')}
      description={t('countryHint')}
      value={value}
      data={listCountries(language)
        .filter(({ code }) => PAYOUT_COUNTRIES.includes(code))
        .map(({ code, name }) => ({ value: code, label: name }))}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

function countryOf({ country }: PayoutAccount): string {
  return country && PAYOUT_COUNTRIES.includes(country) ? country : 'DE'
}

/** Asks the provider how far the account is; by itself for whoever comes back from there. */
function useAskedAfterReturn() {
  const queryClient = useQueryClient()
  const [search, setSearch] = useSearch()
  const [from] = useState(search.account)
  const { mutate, isPending, error } = useMutation({
    mutationFn: checkPayoutAccount,
    onSuccess: (account) => queryClient.setQueryData(payoutAccountQuery().queryKey, account ?? undefined),
  })
  useEffect(() => {
    if (!from) return
    mutate()
    setSearch({ account: undefined }, { replace: true })
  }, [from, mutate, setSearch])
  return { ask: () => mutate(), isPending, error, isExpired: from === 'expired' }
}
