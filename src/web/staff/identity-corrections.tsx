import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { SearchField } from '../shared/search-field.tsx'
import { useOverlayOf } from '../shared/use-overlay.ts'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { Section } from '../ui/section.tsx'
import { ListSkeleton } from '../ui/skeletons.tsx'
import { RowsCard } from '../ui/rows-card.tsx'
import { CorrectIdentityDialog } from './correct-identity-dialog.tsx'
import { verifiedOptions, type VerifiedIdentity } from './identities-queries.ts'
import classes from './staff-page.module.css'

/** Verified identities of the people who are searched for, each with a way to correct it. */
export function IdentityCorrections() {
  const t = useTranslations('staff.identities')
  const errors = useTranslations('errors')
  const [search] = useSearch()
  const [chosen, setChosen] = useOverlayOf<VerifiedIdentity>('correct-identity')
  const q = search.q ?? ''
  const { data, error, refetch } = useQuery({ ...verifiedOptions(q), placeholderData: keepPreviousData })
  return (
    <Section title={t('correct')}>
      <SearchField param="q" label={t('search')} placeholder={t('searchHint')} />
      {error && <ErrorPanel message={errorMessage(errors, error)} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={2} />}
      {data?.length === 0 && <p className={classes.muted}>{t(q ? 'nobody' : 'searchFirst')}</p>}
      {data && data.length > 0 && (
        <RowsCard>
          {data.map((identity) => (
            <VerifiedRow key={identity._id} identity={identity} onCorrect={() => setChosen(identity)} />
          ))}
        </RowsCard>
      )}
      <CorrectIdentityDialog key={chosen?._id} identity={chosen} onClose={() => setChosen(null)} />
    </Section>
  )
}

function VerifiedRow({ identity, onCorrect }: { identity: VerifiedIdentity; onCorrect: () => void }) {
  const t = useTranslations('staff.identities')
  const format = useFormat()
  const { firstName, lastName, email, birthDate, expiresOn } = identity
  const name = `${firstName} ${lastName}`
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <strong>{name}</strong>
        <small>{email}</small>
      </div>
      <div className={classes.what}>
        {birthDate && <small>{t('born', { day: format.day(birthDate) })}</small>}
        <small>{expiresOn ? t('valid', { day: format.day(expiresOn) }) : t('noEnd')}</small>
      </div>
      <div className={classes.buttons}>
        <Button size="small" onClick={onCorrect} aria-label={t('correctOf', { name })}>
          {t('correctButton')}
        </Button>
      </div>
    </li>
  )
}
