import { useTranslations } from 'use-intl'
import { HELP_NAMES, type HelpName } from '../../domain/public/help-names.ts'

/** Says a text of the help, with the names of buttons, pages and menus as they stand in the interface. */
export function useHelpText(): (key: HelpTextKey) => string {
  const t = useTranslations('help')
  const names = useNames()
  return (key) => t(key, names)
}

/** The key of a text that may speak of such names. */
export type HelpTextKey = Parameters<ReturnType<typeof useTranslations<'help'>>>[0]

// Which words travel with the help is read from the areas that stand here in quotes.
function useNames(): Record<HelpName, string> {
  const shell = useTranslations('shell')
  const request = useTranslations('request')
  const palette = useTranslations('palette')
  const notifications = useTranslations('notifications')
  const pwa = useTranslations('pwa')
  const photoFolder = useTranslations('photoFolder')
  const standing = useTranslations('keyHandoverStanding')
  const keyHandover = useTranslations('keyHandover')
  const publishing = useTranslations('publishing')
  const units = useTranslations('units')
  return {
    accept: request(HELP_NAMES.accept[1]),
    account: shell(HELP_NAMES.account[1]),
    activity: shell(HELP_NAMES.activity[1]),
    arrivalHandover: standing(HELP_NAMES.arrivalHandover[1]),
    billingDetails: palette(HELP_NAMES.billingDetails[1]),
    cleaning: palette(HELP_NAMES.cleaning[1]),
    connectFolder: photoFolder(HELP_NAMES.connectFolder[1]),
    confirmHandover: keyHandover(HELP_NAMES.confirmHandover[1]),
    decline: request(HELP_NAMES.decline[1]),
    departureHandover: standing(HELP_NAMES.departureHandover[1]),
    disconnectFolder: photoFolder(HELP_NAMES.disconnectFolder[1]),
    inbox: shell(HELP_NAMES.inbox[1]),
    install: pwa(HELP_NAMES.install[1]),
    invite: shell(HELP_NAMES.invite[1]),
    notifications: notifications(HELP_NAMES.notifications[1]),
    payments: shell(HELP_NAMES.payments[1]),
    performance: shell(HELP_NAMES.performance[1]),
    settings: notifications(HELP_NAMES.settings[1]),
    syncFolder: photoFolder(HELP_NAMES.syncFolder[1]),
    team: shell(HELP_NAMES.team[1]),
    unitFile: units(HELP_NAMES.unitFile[1]),
    unitRent: units(HELP_NAMES.unitRent[1]),
    units: publishing(HELP_NAMES.units[1]),
  }
}
