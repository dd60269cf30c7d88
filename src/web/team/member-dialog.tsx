import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ValidationError } from '../../domain/kernel/errors.ts'
import type { TeamRole } from '../gen/graphql.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { RoleAbilities } from '../shared/role-abilities.tsx'
import { ChoiceField } from '../ui/choice-field.tsx'
import { TextField } from '../ui/fields.tsx'
import { showToast } from '../ui/toast-store.ts'
import { ListingChoice } from './listing-choice.tsx'
import { nameOf } from './member-row.tsx'
import { type ChosenUnits, type TeamMember, useChangeMember, useInvite } from './team-queries.ts'
import classes from './team-page.module.css'

/** Invites somebody, or changes what a member may do: as what, and on which listings. */
export function MemberDialog(props: {
  member: TeamMember | undefined
  opened: boolean
  onClose: () => void
}) {
  const { member } = props
  const t = useTranslations('team')
  const roles = useTranslations('teamRoles')
  const [key] = useState(() => crypto.randomUUID())
  const [email, setEmail] = useState(member?.email ?? '')
  const [role, setRole] = useState<TeamRole>(member?.role ?? 'MANAGER')
  const [all, setAll] = useState(member?.allListings ?? true)
  const [groups, setGroups] = useState<ReadonlySet<string>>(
    () => new Set(member?.groups.map((group) => group.groupId)),
  )
  const [units, setUnits] = useState<ChosenUnits>(
    () => new Map(member?.units.map((unit) => [unit.listingId, unit])),
  )
  const invite = useInvite(key)
  const change = useChangeMember(member?._id ?? '')
  // Who was invited in vain is invited again: there is nothing to change yet.
  const isChange = member !== undefined && member.status !== 'ENDED'
  const command = isChange ? change : invite
  const fields = command.error instanceof ValidationError ? command.error.fields : {}
  const submit = () => {
    // Whoever works on all of a house needs none of its units named.
    const single = [...units].flatMap(([id, { groupId }]) => (groups.has(groupId) ? [] : id))
    const access = { role, groupIds: all ? null : [...groups], listingIds: all ? null : single }
    const onSuccess = () => {
      const name = isChange ? nameOf(member) : email.trim()
      showToast({ text: isChange ? t('changed', { name }) : t('inviteSent', { name }) })
      props.onClose()
    }
    if (isChange) change.mutate(access, { onSuccess })
    else invite.mutate({ ...access, email }, { onSuccess })
  }
  return (
    <AnswerDialog
      opened={props.opened}
      onClose={props.onClose}
      busy={command.isPending}
      onSubmit={submit}
      title={
        isChange
          ? t('changeOf', { name: nameOf(member) })
          : member
            ? t('againOf', { name: member.email })
            : t('inviteTitle')
      }
      description={isChange ? undefined : t(member ? 'againLead' : 'inviteLead')}
      submit={isChange ? t('save') : t('sendInvitation')}
      cancel={t('cancel')}
      error={Object.keys(fields).length === 0 && command.error}
    >
      <div className={classes.fields}>
        {!member && (
          <TextField
            type="email"
            label={t('email')}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
            error={
              fields.email &&
              t(fields.email === 'emailOwn' ? 'fieldErrors.emailOwn' : 'fieldErrors.emailWrong')
            }
            autoComplete="off"
            data-autofocus
          />
        )}
        <ChoiceField
          legend={t('role')}
          value={role}
          onChange={setRole}
          choices={(['MANAGER', 'LIMITED'] as const).map((value) => ({
            value,
            label: roles(`names.${value}`),
          }))}
          compact
        />
        <RoleAbilities role={role} inUnitsAlone={!all && groups.size === 0 && units.size > 0} />
        <ChoiceField
          legend={t('where')}
          value={all ? 'ALL' : 'NAMED'}
          onChange={(value) => setAll(value === 'ALL')}
          compact
          choices={[
            { value: 'ALL', label: t('allListings') },
            { value: 'NAMED', label: t('namedListings') },
          ]}
        />
        {!all && (
          <>
            <ListingChoice
              chosen={groups}
              onChange={setGroups}
              units={{ chosen: units, onChange: setUnits }}
              error={
                fields.listingIds
                  ? t('fieldErrors.tooManyUnits')
                  : fields.groupIds && t('fieldErrors.listingMissing')
              }
            />
            {units.size > 0 && <p className={classes.explanation}>{t('singleUnitsWhat')}</p>}
          </>
        )}
      </div>
    </AnswerDialog>
  )
}
