import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { useReasonText } from '../shared/reason-text.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { Pill } from '../ui/pill.tsx'
import type { HeldPermission, Holder } from './permissions-queries.ts'
import classes from './permissions-page.module.css'

/** One person: what they may do in a line, and opened each permission with what it lets do and how it can be changed. */
export function HolderRow(props: { person: Holder; onChange: (permission: HeldPermission) => void }) {
  const { person, onChange } = props
  const t = useTranslations('staffPermissions.staff')
  const nameOf = useCatalogueText('catalogue.permission')
  const typeOf = useCatalogueText('catalogue.userType')
  const format = useFormat()
  const id = useId()
  const [search, setSearch] = useSearch()
  const opened = search.person === person._id
  const held = person.permissions.filter(({ isHeld }) => isHeld)
  return (
    <li className={classes.holder}>
      <div className={classes.head}>
        <div className={classes.lets}>
          <span className={classes.name}>
            <strong>{person.name}</strong>
            {person.userTypes.map((type) => (
              <Pill key={type} tone="violet">
                {typeOf(type)}
              </Pill>
            ))}
          </span>
          <small>{person.email}</small>
          <small>
            {held.length > 0
              ? format.list(held.map(({ permission }) => nameOf(permission)))
              : t('nothingHeld')}
          </small>
        </div>
        <Button
          size="small"
          aria-expanded={opened}
          aria-controls={id}
          aria-label={t(opened ? 'closeOf' : 'openOf', { name: person.name })}
          onClick={() => setSearch({ person: opened ? undefined : person._id }, { replace: true })}
        >
          {t(opened ? 'close' : 'open')}
        </Button>
      </div>
      <ul id={id} hidden={!opened} className={classes.permissions}>
        {opened &&
          person.permissions.map((permission) => (
            <PermissionRow
              key={permission.permission}
              name={person.name}
              held={permission}
              onChange={() => onChange(permission)}
            />
          ))}
      </ul>
    </li>
  )
}

function PermissionRow(props: { name: string; held: HeldPermission; onChange: () => void }) {
  const { name, held, onChange } = props
  const t = useTranslations('staffPermissions.staff')
  const lets = useTranslations('staffPermissions.lets')
  const nameOf = useCatalogueText('catalogue.permission')
  const reasonText = useReasonText()
  const { permission, isHeld, isStrong, waitsUntil, refusal } = held
  const action = isHeld ? 'take' : isStrong ? 'ask' : 'give'
  const label = nameOf(permission)
  return (
    <li className={classes.permission}>
      <div className={classes.lets}>
        <span className={classes.name}>
          <strong>{label}</strong>
          {isHeld && <Pill tone="pine">{t('held')}</Pill>}
          {waitsUntil && <Pill tone="amber">{t('waits')}</Pill>}
          {isStrong && !isHeld && !waitsUntil && <Pill>{t('strong')}</Pill>}
        </span>
        <small>{lets(permission)}</small>
      </div>
      <div className={classes.buttons}>
        <Button
          size="small"
          variant={isHeld ? 'danger' : 'plain'}
          disabled={refusal !== null}
          reason={refusal ? reasonText(refusal) : undefined}
          aria-label={t(`${action}Name`, { permission: label, name })}
          onClick={onChange}
        >
          {t(action)}
        </Button>
      </div>
    </li>
  )
}
