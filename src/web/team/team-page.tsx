import { IconLink, IconUserPlus } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { TEAM_ROLES } from '../../domain/catalogue/people.ts'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { RoleAbilities } from '../shared/role-abilities.tsx'
import { useOverlayOf } from '../shared/use-overlay.ts'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { TalkIllustration } from '../ui/illustrations/talk.tsx'
import { Section } from '../ui/section.tsx'
import { RowsCard } from '../ui/rows-card.tsx'
import { AccessLinkDialog } from './access-link-dialog.tsx'
import { AccessLinkRow } from './access-link-row.tsx'
import { MemberDialog } from './member-dialog.tsx'
import { MemberRow } from './member-row.tsx'
import { PowersSection } from './powers-section.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { type TeamMember, teamOptions } from './team-queries.ts'
import classes from './team-page.module.css'

/** Loads the team before the page appears. */
export const loader: PageLoader = ({ queryClient }) => queryClient.ensureQueryData(teamOptions())

/** Who works on the landlord's listings, and who may answer by a link alone. */
export function TeamPage() {
  const t = useTranslations('team')
  const roles = useTranslations('teamRoles')
  const { data } = useSuspenseQuery(teamOptions())
  const [search, setSearch] = useSearch()
  const [removed, setRemoved] = useOverlayOf<TeamMember>('remove-member')
  const edited = data.team.find((member) => member._id === search.member)
  const isOfMember = search.dialog === 'change' || search.dialog === 'again'
  const open = (dialog: string, member?: string) => setSearch({ dialog, member })
  const close = () => setSearch({ dialog: undefined, member: undefined })
  const invite = (
    <Button variant="primary" icon={<IconUserPlus size={18} aria-hidden />} onClick={() => open('invite')}>
      {t('invite')}
    </Button>
  )
  return (
    <Page title={t('title')} lead={t('lead')} actions={data.team.length > 0 && invite}>
      <Section title={t('members')}>
        {data.team.length === 0 ? (
          <EmptyState
            illustration={<TalkIllustration />}
            title={t('empty')}
            text={t('emptyText')}
            action={invite}
            level={2}
          />
        ) : (
          <RowsCard>
            {data.team.map((member) => (
              <MemberRow
                key={member._id}
                member={member}
                onInvite={() => open('again', member._id)}
                onChange={() => open('change', member._id)}
                onRemove={() => setRemoved(member)}
              />
            ))}
          </RowsCard>
        )}
      </Section>
      <PowersSection powers={data.powersOfAttorney} team={data.team} />
      <Section title={t('rolesTitle')}>
        {TEAM_ROLES.map((role) => (
          <Disclosure key={role} summary={roles(`names.${role}`)}>
            <RoleAbilities role={role} />
          </Disclosure>
        ))}
      </Section>
      <Section
        title={t('links.title')}
        actions={
          <Button size="small" icon={<IconLink size={17} aria-hidden />} onClick={() => open('link')}>
            {t('links.create')}
          </Button>
        }
      >
        <p className={classes.explanation}>{t('links.lead')}</p>
        {data.accessLinks.length > 0 && (
          <RowsCard>
            {data.accessLinks.map((link) => (
              <AccessLinkRow key={link._id} link={link} />
            ))}
          </RowsCard>
        )}
      </Section>
      <MemberDialog
        key={`member ${search.dialog ?? ''} ${search.member ?? ''}`}
        member={isOfMember ? edited : undefined}
        opened={search.dialog === 'invite' || (isOfMember && edited !== undefined)}
        onClose={close}
      />
      <AccessLinkDialog
        key={`link ${search.dialog === 'link'}`}
        opened={search.dialog === 'link'}
        onClose={close}
      />
      <RemoveDialog member={removed} onClose={() => setRemoved(null)} />
    </Page>
  )
}
