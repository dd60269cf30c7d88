import { IconKeyboard } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { IconButton } from '../../ui/icon-button.tsx'

/** The button that shows the keys of a page. */
export function KeysButton({ onClick }: { onClick: () => void }) {
  const t = useTranslations('keys')
  return (
    <IconButton label={t('open')} onClick={onClick}>
      <IconKeyboard size={19} aria-hidden />
    </IconButton>
  )
}
