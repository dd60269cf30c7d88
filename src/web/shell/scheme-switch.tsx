import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { setColorScheme, useColorScheme } from '../shared/color-scheme.ts'
import { ChoiceField } from '../ui/choice-field.tsx'

/** Light, dark, or as the system says. */
export function SchemeSwitch() {
  const t = useTranslations('shell')
  const colorScheme = useColorScheme()
  return (
    <ChoiceField
      compact
      hideLegend
      legend={t('scheme')}
      value={colorScheme}
      choices={[
        { value: 'light', label: t('schemes.light'), icon: <IconSun size={16} aria-hidden /> },
        { value: 'dark', label: t('schemes.dark'), icon: <IconMoon size={16} aria-hidden /> },
        { value: 'auto', label: t('schemes.auto'), icon: <IconDeviceDesktop size={16} aria-hidden /> },
      ]}
      onChange={setColorScheme}
    />
  )
}
