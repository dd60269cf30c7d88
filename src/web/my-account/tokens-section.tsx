import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useOverlayOf } from '../shared/use-overlay.ts'
import { useSearch } from '../shared/use-search.ts'
import { showToast } from '../ui/toast-store.ts'
import { ProgramList } from './program-list.tsx'
import { useRevokeToken } from './access-mutations.ts'
import { type AccessToken, tokensOptions } from './account-queries.ts'
import { TokenDialog } from './token-dialog.tsx'
import { TokenRow } from './token-row.tsx'

/** Access tokens for programs of the landlord's: makes them, shows their use, ends them. */
export function TokensSection() {
  const t = useTranslations('myAccount.tokens')
  const all = useTranslations('myAccount')
  const { data } = useSuspenseQuery(tokensOptions())
  const [search, setSearch] = useSearch()
  const [ending, setEnding] = useOverlayOf<AccessToken>('end-token')
  const revoke = useRevokeToken()
  const submit = () => {
    if (!ending) return
    revoke.mutate(ending._id, {
      onSuccess: () => {
        showToast({ text: t('revoked', { name: ending.name }) })
        setEnding(null)
      },
    })
  }
  return (
    <ProgramList
      words={{ title: t('title'), empty: t('empty'), lead: t('lead'), create: t('create') }}
      dialog="token"
      rows={data.map((token) => (
        <TokenRow key={token._id} token={token} onRevoke={() => setEnding(token)} />
      ))}
    >
      <TokenDialog
        key={`token ${search.dialog === 'token'}`}
        opened={search.dialog === 'token'}
        onClose={() => setSearch({ dialog: undefined })}
      />
      <AnswerDialog
        opened={ending !== null}
        onClose={() => setEnding(null)}
        title={t('revokeOf', { name: ending?.name ?? '' })}
        size="small"
        submit={t('revoke')}
        busy={revoke.isPending}
        error={revoke.error}
        onSubmit={submit}
        variant="danger-filled"
        cancel={all('cancel')}
      >
        <p>{t('revokeWhat')}</p>
      </AnswerDialog>
    </ProgramList>
  )
}
