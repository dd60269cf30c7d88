/** A mail about the recipient's own account. */
export interface AccountData {
  firstName: string
  path: string
}

/** Who invites whom into a team. */
export interface InvitationData extends AccountData {
  landlordName: string
  /** For how many days the link works. */
  days: number
}

/** What each mail about the recipient’s own account needs to know. */
export interface AccountMails {
  teamInvitation: InvitationData
  resetPassword: AccountData
  /** To an address that has no account yet. */
  confirmEmail: AccountData
  /** To the owner of an account, when somebody signs up with its address. */
  alreadySignedUp: AccountData
  /** To whoever's login has changed. */
  loginChanged: AccountData & { change: string }
  welcomeLandlord: AccountData
  welcomeTenant: AccountData
}
