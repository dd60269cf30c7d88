import { useTranslations } from 'use-intl'
import { CHILD_TYPES, GENDERS, RELATIONSHIPS } from '../../domain/catalogue/tenants.ts'
import { MAX_GUESTS } from '../../domain/kernel/constants.ts'
import { CheckField, SelectField, TextField } from '../ui/fields.tsx'
import { Hints, type HintedListing } from './hints.tsx'
import { PersonStepper } from './person-stepper.tsx'
import { capital, type PartProps } from './request-draft.ts'
import classes from './request-form.module.css'

const OTHERS = RELATIONSHIPS.filter((relationship) => relationship !== 'MAIN_TENANT')

/** Who moves in: the person who asks, other adults and how they belong together, children, pets. */
export function PeopleFields(props: PartProps & { listing?: HintedListing }) {
  const { values, change, errorOf, listing } = props
  const t = useTranslations('requestForm.people')
  const people = 1 + values.otherAdults.length + values.children.length
  return (
    <fieldset className={classes.part}>
      <legend>{t('legend')}</legend>
      <PersonFields {...props} />
      <Adults {...props} room={MAX_GUESTS - people} />
      <Children {...props} room={MAX_GUESTS - people} />
      {listing && <Hints values={values} listing={listing} of={['TOO_MANY_PEOPLE']} />}
      <CheckField
        label={t('pets')}
        checked={values.pets}
        onChange={(event) => change({ pets: event.currentTarget.checked })}
      />
      {values.pets && (
        <>
          {listing && (
            <Hints values={values} listing={listing} of={['PETS_NOT_ALLOWED', 'PETS_WITH_CONDITIONS']} />
          )}
          <TextField
            label={t('petsDescription')}
            description={t('petsHint')}
            value={values.petsDescription}
            required
            onChange={(event) => change({ petsDescription: event.currentTarget.value })}
            error={errorOf('petsDescription')}
          />
        </>
      )}
    </fieldset>
  )
}

function PersonFields(props: PartProps) {
  const { values, change, errorOf } = props
  const t = useTranslations('requestForm.people')
  const tGender = useTranslations('catalogue.gender')
  return (
    <>
      <div className={classes.pair}>
        <TextField
          label={t('firstName')}
          value={values.firstName}
          autoComplete="given-name"
          required
          onChange={(event) => change({ firstName: event.currentTarget.value })}
          error={errorOf('firstName')}
        />
        <TextField
          label={t('lastName')}
          value={values.lastName}
          autoComplete="family-name"
          required
          onChange={(event) => change({ lastName: event.currentTarget.value })}
          error={errorOf('lastName')}
        />
      </div>
      <div className={classes.pair}>
        <TextField
          label={<Optional label={t('phone')} />}
          type="tel"
          value={values.phone}
          autoComplete="tel"
          onChange={(event) => change({ phone: event.currentTarget.value })}
          error={errorOf('phone')}
        />
        <SelectField
          label={<Optional label={t('gender')} />}
          value={values.gender}
          autoComplete="sex"
          data={[
            { value: '', label: t('notAnswered') },
            ...GENDERS.map((value) => ({ value, label: tGender(value) })),
          ]}
          onChange={(event) => change({ gender: event.currentTarget.value })}
          error={errorOf('gender')}
        />
      </div>
    </>
  )
}

function Adults(props: PartProps & { room: number }) {
  const { values, change, errorOf } = props
  const t = useTranslations('requestForm.people')
  const tRelationship = useTranslations('relationship')
  return (
    <>
      <PersonStepper
        label={t('adults')}
        hint={t('adultsHint')}
        value={values.otherAdults.length + 1}
        minimum={1}
        maximum={values.otherAdults.length + 1 + props.room}
        onMore={() => change({ otherAdults: [...values.otherAdults, ''] })}
        onFewer={() => change({ otherAdults: values.otherAdults.slice(0, -1) })}
        error={errorOf('adults')}
      />
      {values.otherAdults.map((relationship, at) => (
        <SelectField
          key={at}
          label={t('adult', { number: at + 2 })}
          value={relationship}
          required
          data={[
            { value: '', label: t('choose') },
            ...OTHERS.map((value) => ({ value, label: capital(tRelationship(value)) })),
          ]}
          onChange={(event) =>
            change({ otherAdults: values.otherAdults.with(at, event.currentTarget.value) })
          }
          error={errorOf(`otherAdults.${at}`)}
        />
      ))}
    </>
  )
}

function Children(props: PartProps & { room: number }) {
  const { values, change, errorOf } = props
  const t = useTranslations('requestForm.people')
  const tChild = useTranslations('childType')
  return (
    <>
      <PersonStepper
        label={t('children')}
        value={values.children.length}
        minimum={0}
        maximum={values.children.length + props.room}
        onMore={() => change({ children: [...values.children, ''] })}
        onFewer={() => change({ children: values.children.slice(0, -1) })}
        error={errorOf('childrenCount')}
      />
      {values.children.map((type, at) => (
        <SelectField
          key={at}
          label={t('child', { number: at + 1 })}
          value={type}
          required
          data={[
            { value: '', label: t('choose') },
            ...CHILD_TYPES.map((value) => ({ value, label: capital(tChild(value)) })),
          ]}
          onChange={(event) => change({ children: values.children.with(at, event.currentTarget.value) })}
          error={errorOf(`children.${at}`)}
        />
      ))}
    </>
  )
}

/** A field's label with the note that it may stay empty. */
export function Optional(props: { label: string }) {
  const t = useTranslations('ui')
  return (
    <>
      {props.label} <small>({t('optional')})</small>
    </>
  )
}
