import { useTranslations } from 'use-intl'
import { AMENITIES_AVAILABILITIES, AMENITIES, type Amenity } from '../../../domain/catalogue/listings.ts'
import { useCatalogueText } from '../../shared/status-text.ts'
import { CheckField, SelectField } from '../../ui/fields.tsx'
import { AMENITY_GROUPS } from '../amenity-groups.ts'
import classes from '../listing-edit.module.css'
import type { StepProps } from '../step-values.ts'

/** What the apartment has, in groups, and for each thing where it is. */
export function AmenitiesStep(props: StepProps<'amenities'>) {
  const { values, change, errorOf } = props
  const t = useTranslations('listingEdit.amenities')
  const tAmenity = useTranslations('amenity')
  const chosen = values.amenities ?? []
  const places = values.amenitiesAvailability ?? {}
  const error = errorOf('amenities') ?? errorOf('amenitiesAvailability')
  const toggle = (amenity: Amenity, isThere: boolean) => {
    const { [amenity]: _, ...others } = places
    change({
      amenities: AMENITIES.filter((known) => (known === amenity ? isThere : chosen.includes(known))),
      ...(!isThere && amenity in places && { amenitiesAvailability: others }),
    })
  }
  return (
    <>
      <p role="status" className={classes.note}>
        {t('chosen', { count: chosen.length })}
      </p>
      {error && <p className={classes.error}>{error}</p>}
      {Object.entries(AMENITY_GROUPS).map(([group, amenities]) => (
        <fieldset key={group} className={classes.group}>
          <legend>{t(`groups.${group as keyof typeof AMENITY_GROUPS}`)}</legend>
          <ul className={classes.amenities}>
            {amenities.map((amenity) => (
              <li key={amenity}>
                <CheckField
                  label={tAmenity(amenity)}
                  checked={chosen.includes(amenity)}
                  onChange={(event) => toggle(amenity, event.currentTarget.checked)}
                />
                {chosen.includes(amenity) && (
                  <Place
                    amenity={tAmenity(amenity)}
                    value={places[amenity] ?? ''}
                    onChange={(place) => {
                      const { [amenity]: _, ...others } = places
                      change({ amenitiesAvailability: place ? { ...others, [amenity]: place } : others })
                    }}
                  />
                )}
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
    </>
  )
}

const PLACES = AMENITIES_AVAILABILITIES.filter((place) => place !== 'NOT_AVAILABLE')

function Place(props: { amenity: string; value: string; onChange: (place: string) => void }) {
  const t = useTranslations('listingEdit.amenities')
  const placeText = useCatalogueText('catalogue.amenitiesAvailability')
  return (
    <SelectField
      size="sm"
      aria-label={t('where', { amenity: props.amenity })}
      value={props.value}
      data={[
        { value: '', label: t('notStated') },
        ...PLACES.map((value) => ({ value: value as string, label: placeText(value) })),
      ]}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  )
}
