import { IconPlus } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useOverlayOf } from '../shared/use-overlay.ts'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PapersIllustration } from '../ui/illustrations/papers.tsx'
import { Section } from '../ui/section.tsx'
import { showToast } from '../ui/toast-store.ts'
import { useRevokeToken } from './access-mutations.ts'
import { type AccessToken, tokensOptions } from './account-queries.ts'
import { TokenDialog } from './token-dialog.tsx'
import { TokenRow } from './token-row.tsx'
import classes from './account-page.module.css'

/** Access tokens for programs of the landlord's: makes them, shows their use, ends them. */
export function TokensSection() {
  const t = useTranslations('myAccount.tokens')
  const all = useTranslations('myAccount')
  const { data } = useSuspenseQuery(tokensOptions())
  const [search, setSearch] = useSearch()
  const [ending, setEnding] = useOverlayOf<AccessToken>('end-token')
  const revoke = useRevokeToken()
  const create = (
    <Button icon={<IconPlus size={18} aria-hidden />} onClick={() => setSearch({ dialog: 'token' })}>
      {t('create')}
    </Button>
  )
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
    <Section title={t('title')} actions={data.length > 0 && create}>
      {data.length === 0 ? (
        <EmptyState
          illustration={<PapersIllustration />}
          title={t('empty')}
          text={t('lead')}
          action={create}
          level={2}
        />
      ) : (
        <>
          <p className={classes.hint}>{t('lead')}</p>
          <Card padded={false}>
            <ul className={classes.rows}>
              {data.map((token) => (
                <TokenRow key={token._id} token={token} onRevoke={() => setEnding(token)} />
              ))}
            </ul>
          </Card>
        </>
      )}
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
    </Section>
  )
}
