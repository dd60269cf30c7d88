import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { GeoPoint } from '../../../domain/listings/map-point.ts'
import { EUROPE } from '../../../domain/public/map-address.ts'
import { request } from '../../graphql.ts'
import { errorMessage } from '../../shared/error-message.ts'
import { boxAround, parseDegrees } from '../../shared/map/map-box.ts'
import { MapFrame } from '../../shared/map/map-frame.tsx'
import { useOnce } from '../../shared/use-once.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { TextField } from '../../ui/fields.tsx'
import { showToast } from '../../ui/toast-store.ts'
import classes from '../listing-edit.module.css'
import { resetPointMutation, setPointMutation } from '../point-queries.ts'
import type { EditedListing } from '../step-values.ts'

// How much is shown around a point that is exact, and around one that is but the middle of a place; in metres.
const NEAR = 1_500
const FAR = 8_000
const MOST = { lat: 85, lon: 180 }

/** Where a home is on the map, and by what that is known: its landlord may set it, and take that back. */
export function PointField({ listing }: { listing: EditedListing }) {
  const { groupId, point, version } = listing
  const t = useTranslations('listingEdit.location')
  const tErrors = useTranslations('errors')
  const degrees = useDegrees()
  const [draft, setDraft] = useState<Record<keyof GeoPoint, string> | null>(null)
  const written = draft ?? { lat: degrees(point?.lat), lon: degrees(point?.lon) }
  const lat = parseDegrees(written.lat, MOST.lat)
  const lon = parseDegrees(written.lon, MOST.lon)
  const typed = lat !== null && lon !== null ? { lat, lon } : null
  const setting = useOnce({
    send: (at: GeoPoint, idempotencyKey) =>
      request(setPointMutation, { groupId, ...at, version, idempotencyKey }),
    onDone: (_, sent) => {
      // What was moved since stays, to be saved as well.
      setDraft((now) => (now && isAt(now, sent) ? null : now))
      showToast({ tone: 'success', text: t('pointSaved') })
    },
  })
  const resetting = useOnce({
    send: (_: null, idempotencyKey) => request(resetPointMutation, { groupId, version, idempotencyKey }),
    onDone: () => showToast({ tone: 'success', text: t('pointWasReset') }),
  })
  const error = setting.error ?? resetting.error
  // Until the home is fetched anew its version is the one before the change, which the next one would be refused for.
  const busy = setting.busy || resetting.busy
  const isExact = point?.source === 'SET' || point?.source === 'GEOCODED'
  const field = (name: keyof GeoPoint) => ({
    label: t(name),
    description: t(`${name}Hint`),
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    value: written[name],
    error:
      draft && parseDegrees(draft[name], MOST[name]) === null
        ? t('notDegrees', { example: degrees(name === 'lat' ? 52.52 : 13.405) })
        : undefined,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
      setDraft({ ...written, [name]: event.currentTarget.value }),
  })
  return (
    <fieldset className={classes.group}>
      <legend>{t('point')}</legend>
      <p className={classes.note}>{t('pointIntro')}</p>
      <p role="status">
        {point ? t(`pointSource.${point.source}`) : `${t('pointUnknown')} ${t('pointUnknownSet')}`}
      </p>
      <div className={classes.pointMap}>
        <MapFrame
          isLazy
          label={t('pointMap')}
          fallback={t('pointFallback')}
          box={point ? boxAround(point, isExact ? NEAR : FAR) : EUROPE}
          turn={point ? `${point.lon} ${point.lat}` : ''}
          pin={typed ?? point ?? null}
          onPin={(at) => setDraft({ lat: degrees(at.lat), lon: degrees(at.lon) })}
        />
      </div>
      <p className={classes.note}>{t('pointHow')}</p>
      <div className={classes.evenly}>
        <TextField {...field('lat')} />
        <TextField {...field('lon')} />
      </div>
      {error && <ErrorPanel message={errorMessage(tErrors, error)} />}
      <div className={classes.pointActions}>
        {draft && (
          <>
            <Button
              variant="primary"
              busy={busy}
              disabled={!typed}
              onClick={() => typed && setting.run(typed)}
            >
              {t('pointSave')}
            </Button>
            <Button onClick={() => setDraft(null)}>{t('pointDiscard')}</Button>
          </>
        )}
        {!draft && point?.source === 'SET' && (
          <Button busy={busy} onClick={() => resetting.run(null)}>
            {t('pointReset')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

function isAt(written: Record<keyof GeoPoint, string>, { lat, lon }: GeoPoint): boolean {
  return parseDegrees(written.lat, MOST.lat) === lat && parseDegrees(written.lon, MOST.lon) === lon
}

/** Writes degrees to a metre, in the person's language. */
function useDegrees(): (degrees: number | undefined) => string {
  const language = useLocale()
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 5, minimumFractionDigits: 5 })
  return (degrees) => (degrees === undefined ? '' : numbers.format(degrees).replace('−', '-'))
}
