import { IconClipboardText } from '@tabler/icons-react'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { ValidationError } from '../../domain/kernel/errors.ts'
import { placeWith } from '../../domain/listings/adverts/told-place.ts'
import { purposeOf } from '../../domain/listings/listing-purpose.ts'
import { listCountries } from '../../domain/catalogue/countries.ts'
import type { BootstrapViewer } from '../bootstrap.ts'
import { request } from '../graphql.ts'
import { errorMessage } from '../shared/error-message.ts'
import { startListingFunnel } from '../shared/listing-funnel.ts'
import { PageLink } from '../shared/page-link.tsx'
import { Page } from '../shared/page.tsx'
import { useLazily } from '../shared/use-lazily.ts'
import { useOnce } from '../shared/use-once.ts'
import { usePageNavigate } from '../shared/use-path.ts'
import { useSearch } from '../shared/use-search.ts'
import { canBeginListing, startOf, useViewer } from '../shared/viewer.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { CheckField, SelectField, TextField } from '../ui/fields.tsx'
import { NotFoundIllustration } from '../ui/illustrations/later.tsx'
import type { ToldAdvert } from './advert-part.tsx'
import { createListingMutation } from './edit-queries.ts'
import classes from './listing-edit.module.css'

/** Where a listing begins; who can't have one is told so before anything is typed. */
export function CreatePage() {
  const viewer = useViewer()
  return canBeginListing(viewer) ? <CreateForm /> : <NoListing viewer={viewer} />
}

function NoListing({ viewer }: { viewer: BootstrapViewer | null }) {
  const t = useTranslations('createListing')
  const who = viewer?.access === 'LIMITED' ? 'LIMITED' : 'TENANT'
  return (
    <Page title={t('title')} width="narrow">
      <EmptyState
        level={2}
        illustration={<NotFoundIllustration />}
        title={t(`none.${who}.title`)}
        text={t(`none.${who}.text`)}
        action={
          <Button component={PageLink} page={startOf(viewer)} variant="primary">
            {t(`none.${who}.back`)}
          </Button>
        }
      />
    </Page>
  )
}

const loadAdvertPart = () => import('./advert-part.tsx').then(({ AdvertPart }) => AdvertPart)

/** City and country make a draft, with what an advert tells if there is one; the wizard asks for the rest. */
function CreateForm() {
  const t = useTranslations('createListing')
  const tErrors = useTranslations('errors')
  const language = useLocale()
  const navigate = usePageNavigate()
  const [search] = useSearch()
  const purpose = purposeOf(search.purpose)
  const [input, setInput] = useState({ city: '', country: 'DE', purpose })
  const [told, setTold] = useState<ToldAdvert | null>(null)
  const [AdvertPart, wantAdvert] = useLazily(loadAdvertPart)
  const creating = useOnce({
    send: (given: typeof input, idempotencyKey) =>
      request(createListingMutation, {
        input: { ...given, content: told?.contentAt(given) },
        idempotencyKey,
      }),
    onDone: ({ createListing: { listingId } }) => {
      // Photos are what no text tells.
      const stepId = told ? 'photos' : 'location'
      if (listingId) void navigate('listingWizard', { listingId, stepId }, { replace: true })
    },
  })
  const tellAdvert = (read: ToldAdvert | null) => {
    setTold(read)
    setInput(placeWith(input, told, read))
  }
  // Whoever comes here without the link begins the funnel here (D2).
  useState(() => startListingFunnel())
  const { error } = creating
  const wrong = error instanceof ValidationError ? error.fields : {}
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <Card>
        <form
          noValidate
          className={classes.group}
          onSubmit={(event) => {
            event.preventDefault()
            creating.run(input)
          }}
        >
          {error && !(error instanceof ValidationError) && (
            <ErrorPanel message={errorMessage(tErrors, error)} />
          )}
          {AdvertPart ? (
            <AdvertPart onTold={tellAdvert} />
          ) : (
            <Button icon={<IconClipboardText size={18} aria-hidden />} onClick={wantAdvert}>
              {t('advert')}
            </Button>
          )}
          {error instanceof ValidationError && !wrong.city && !wrong.country && (
            <p className={classes.error}>{t('advertRefused')}</p>
          )}
          <TextField
            label={t('city')}
            autoComplete="address-level2"
            value={input.city}
            onChange={(event) => setInput({ ...input, city: event.currentTarget.value })}
            error={wrong.city && t('cityMissing')}
          />
          <SelectField
            label={t('country')}
            autoComplete="country"
            value={input.country}
            data={listCountries(language).map(({ code, name }) => ({ value: code, label: name }))}
            onChange={(event) => setInput({ ...input, country: event.currentTarget.value })}
            error={wrong.country && t('countryMissing')}
          />
          {purpose === 'UKRAINE' && (
            <CheckField
              label={t('ukraine')}
              description={t('ukraineHint')}
              checked={input.purpose !== null}
              onChange={(event) =>
                setInput({ ...input, purpose: event.currentTarget.checked ? purpose : null })
              }
            />
          )}
          <Button type="submit" variant="primary" size="large" busy={creating.busy || creating.isDone}>
            {t('submit')}
          </Button>
          <small>{t('group')}</small>
          <small>
            {t('many')} <PageLink page="homeImport">{t('importHomes')}</PageLink>
          </small>
        </form>
      </Card>
    </Page>
  )
}
