import { IconHeart } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { IconButton } from '../ui/icon-button.tsx'
import classes from './search.module.css'
import { useShortlist } from './shortlist-queries.ts'

/** Puts a listing on the shortlist, and takes it off again. */
export function ShortlistHeart(props: { groupId: string; title: string }) {
  const t = useTranslations('shortlist')
  const { has, add, remove } = useShortlist()
  const { groupId, title } = props
  const isOn = has(groupId)
  return (
    <IconButton
      className={classes.heart}
      label={isOn ? t('remove', { title }) : t('add', { title })}
      aria-pressed={isOn}
      onClick={() => (isOn ? remove([groupId]) : add(groupId))}
    >
      <IconHeart size={20} aria-hidden />
    </IconButton>
  )
}
