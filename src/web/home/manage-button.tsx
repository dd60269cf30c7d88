import { IconDots } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useSearch } from '../shared/use-search.ts'
import { useViewer } from '../shared/viewer.ts'
import { IconButton } from '../ui/icon-button.tsx'

/** Opens what can be done with a listing, a group or one unit of it; not for people with limited access. */
export function ManageButton(props: { groupId: string; unitId?: string; name: string }) {
  const t = useTranslations('home.listings')
  const viewer = useViewer()
  const [, setSearch] = useSearch()
  if (viewer?.access === 'LIMITED') return null
  return (
    <IconButton
      label={t('manage', { name: props.name })}
      aria-haspopup="dialog"
      onClick={() => setSearch({ manage: props.groupId, unit: props.unitId, act: undefined })}
    >
      <IconDots size={20} aria-hidden />
    </IconButton>
  )
}
