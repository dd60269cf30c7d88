import { IconCalendarDown, IconPlus, IconTableDown, IconTableImport } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ResourceNotFoundError } from '../../domain/kernel/errors.ts'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { useClosedWhileActing } from '../shared/while-acting.ts'
import { useRouteParams, useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { AddDialog } from './add-dialog.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { unitTableQuery } from './unit-queries.ts'
import { useFoldedUnits } from './unit-table.tsx'
import { ONLY_SOME, UnitsOfGroup } from './units-of-group.tsx'

/** Fetches the units before the page is shown. */
export const loader: PageLoader<'units'> = async ({ queryClient, params }) => {
  if (!(await queryClient.ensureQueryData(unitTableQuery(params.groupId)))) throw new ResourceNotFoundError()
}

/** The units of a group: a table to change one or many, a file in and out, and new ones by number. */
export function UnitsPage() {
  const t = useTranslations('units')
  const { groupId } = useRouteParams('units')
  const [search, setSearch] = useSearch()
  const table = useSuspenseQuery(unitTableQuery(groupId)).data
  if (!table) throw new ResourceNotFoundError()
  const { name, partOfGroup: isGroup, isWhole, units } = table
  const close = () => setSearch({ dialog: undefined })
  const isFolded = useFoldedUnits()
  return (
    <Page
      title={t('title', { name })}
      lead={isGroup ? t(isFolded ? 'leadFolded' : 'lead', { count: units.length }) : undefined}
      width="wide"
      back={<PageLink page="homepage">{t('back')}</PageLink>}
      actions={isGroup && <Actions groupId={groupId} isWhole={isWhole} />}
    >
      {!isWhole && <p id={ONLY_SOME}>{t('onlySome')}</p>}
      {isGroup ? <UnitsOfGroup groupId={groupId} units={units} isWhole={isWhole} /> : <Single />}
      <AddDialog
        groupId={groupId}
        name={name}
        units={units}
        isGroup={isGroup}
        opened={isWhole && search.dialog === 'add'}
        onClose={close}
      />
      <ImportDialog
        groupId={groupId}
        currency={units[0]?.currency}
        opened={isGroup && isWhole && search.dialog === 'import'}
        onClose={close}
      />
    </Page>
  )
}

function Actions({ groupId, isWhole }: { groupId: string; isWhole: boolean }) {
  const t = useTranslations('units')
  const [, setSearch] = useSearch()
  const closed = useClosedWhileActing('exports')
  return (
    <>
      <Button
        component="a"
        href={`/api/listings/g/${groupId}/units.csv`}
        download
        disabled={closed !== null}
        {...(closed && { reason: closed })}
        icon={<IconTableDown size={17} aria-hidden />}
      >
        {t('export')}
      </Button>
      <Button
        disabled={!isWhole}
        reason={isWhole ? undefined : t('onlySome')}
        icon={<IconTableImport size={17} aria-hidden />}
        onClick={() => setSearch({ dialog: 'import' })}
      >
        {t('import')}
      </Button>
      <Button component={PageLink} page="stayImport" icon={<IconCalendarDown size={17} aria-hidden />}>
        {t('importStays')}
      </Button>
      <Button
        variant="primary"
        disabled={!isWhole}
        reason={isWhole ? undefined : t('onlySome')}
        icon={<IconPlus size={17} aria-hidden />}
        onClick={() => setSearch({ dialog: 'add' })}
      >
        {t('addUnits')}
      </Button>
    </>
  )
}

function Single() {
  const t = useTranslations('units')
  const [, setSearch] = useSearch()
  return (
    <Card>
      <h2>{t('singleTitle')}</h2>
      <p>{t('singleText')}</p>
      <Button variant="primary" onClick={() => setSearch({ dialog: 'add' })}>
        {t('convert')}
      </Button>
    </Card>
  )
}
