import { PERMISSION_REQUEST_DAYS_KEPT, REVIEW_CLAIM_MINUTES } from '../../kernel/constants.ts'
import { FREEZE_DAYS_KEPT } from '../../people/freeze.ts'
import { HANDOVER_DAYS_KEPT } from '../../people/handover.ts'
import { SIGN_UP_HOURS } from '../../people/login-rules.ts'
import { RECOVERY_DAYS_KEPT } from '../../people/recovery.ts'
import { TURNOVER_DAYS_BEFORE } from '../../rentals/stays/turnovers.ts'
import { type RetainedDatum, WHILE_ACCOUNT } from './datum.ts'

/** What is kept of somebody who has an account, and of what they prove. */
export const RETENTION_OF_PEOPLE: readonly RetainedDatum[] = [
  {
    key: 'account',
    laws: ['contract'],
    clocks: [WHILE_ACCOUNT],
    end: { by: 'account' },
    tables: {
      users: {
        of: { id: 'blank' },
        columns: [
          'name',
          'first_name',
          'last_name',
          'email',
          'image',
          'phone',
          'language',
          'permissions',
          'labels',
          'referral_code',
        ],
      },
      accounts: {
        of: { user_id: 'delete' },
        columns: ['account_id', 'access_token', 'refresh_token', 'id_token', 'password'],
      },
      passkeys: { of: { user_id: 'delete' }, columns: ['name', 'credential_id', 'public_key', 'transports'] },
      two_factors: { of: { user_id: 'delete' }, columns: ['secret'] },
      backup_codes: { of: { user_id: 'delete' }, columns: ['code_hash'] },
      feature_flag_users: { of: { user_id: 'delete' }, columns: ['reason'] },
    },
  },
  {
    key: 'signUps',
    laws: ['contract'],
    clocks: [{ count: SIGN_UP_HOURS, unit: 'hours', after: 'signUp' }],
    end: { by: 'job', jobs: ['forgetOldLogins'], does: 'delete' },
    tables: {
      sign_ups: {
        of: { '=email': 'delete' },
        columns: [
          'token_hash',
          'browser_hash',
          'email',
          'first_name',
          'last_name',
          'password',
          'challenge',
          'redirect',
          'referral_code',
        ],
      },
    },
  },
  {
    key: 'logins',
    laws: ['interest'],
    clocks: [{ until: 'login' }],
    end: { by: 'job', jobs: ['forgetOldLogins'], does: 'delete' },
    tables: {
      sessions: { of: { user_id: 'delete' }, columns: ['token', 'ip_address', 'user_agent'] },
      verifications: { of: { value: 'delete' }, columns: ['identifier', 'value'] },
      login_steps: { of: { user_id: 'delete' }, columns: ['token_hash', 'challenge'] },
      password_tries: { of: { '=account': 'delete' }, columns: ['account'] },
    },
  },
  {
    key: 'access',
    laws: ['contract'],
    clocks: [{ until: 'takenBack' }],
    end: { by: 'change' },
    tables: {
      team_members: {
        of: { member_id: 'delete', '=email': 'delete', landlord_id: 'delete' },
        columns: ['email', 'token_hash'],
      },
      // Who of a team wrote it; the words are the landlord's and the tenant's.
      messages: { of: { author_id: 'blank' } },
      access_links: { of: { landlord_id: 'delete' }, columns: ['recipient'] },
      personal_access_tokens: {
        of: { user_id: 'delete' },
        columns: ['name', 'secret_hash', 'last_characters'],
      },
    },
  },
  {
    key: 'cleaning',
    laws: ['contract'],
    clocks: [{ count: TURNOVER_DAYS_BEFORE, unit: 'days', after: 'ended' }, WHILE_ACCOUNT],
    end: { by: 'job', jobs: ['forgetCleaning'], does: 'delete' },
    tables: {
      cleaning_links: { of: { landlord_id: 'delete' }, columns: ['label', 'keys'] },
      cleaning_done: { of: { landlord_id: 'delete' } },
      cleaning_photos: { of: { landlord_id: 'delete' } },
    },
  },
  {
    key: 'impersonations',
    laws: ['interest'],
    clocks: [WHILE_ACCOUNT],
    end: { by: 'account' },
    tables: { impersonations: { of: { landlord_id: 'delete' }, columns: ['reason', 'end_reason'] } },
  },
  {
    key: 'appointments',
    laws: ['contract'],
    clocks: [{ until: 'nextAppointment' }],
    end: { by: 'account' },
    tables: {
      appointments: { of: { landlord_id: 'delete' } },
      scheduling_links: { of: { staff_id: 'delete' }, columns: ['link'] },
    },
  },
  {
    key: 'handovers',
    laws: ['contract'],
    clocks: [{ count: HANDOVER_DAYS_KEPT, unit: 'days', after: 'ended' }, WHILE_ACCOUNT],
    end: { by: 'job', jobs: ['endHandovers'], does: 'delete' },
    tables: {
      handovers: {
        of: { landlord_id: 'delete', receiver_id: 'delete', '=receiver_email': 'delete' },
        columns: ['receiver_email', 'counts'],
      },
    },
  },
  {
    key: 'deletionWishes',
    laws: ['erasure'],
    clocks: [{ until: 'erasureProof' }],
    end: { by: 'law' },
    // The proof that it was done: ids, counts and a digest.
    tables: {
      deletion_requests: {
        of: { user_id: 'keep' },
        columns: [
          'waits_for',
          'counts',
          'contents',
          'digest',
          'end_waits_for',
          'destroyed',
          'kept_until',
          'next_end_on',
        ],
      },
      provider_deletions: {
        of: { 'request_id>deletion_requests.user_id': 'keep' },
        columns: ['provider', 'external_id', 'failure'],
      },
    },
  },
  {
    key: 'identity',
    laws: ['interest'],
    clocks: [WHILE_ACCOUNT],
    end: { by: 'account' },
    tables: {
      id_verifications: {
        of: { user_id: 'delete' },
        columns: [
          'session_id',
          'url',
          'first_name',
          'last_name',
          'birth_date',
          'expires_on',
          'country',
          'explanation',
          'document_digest',
        ],
      },
    },
  },
  {
    key: 'identityPictures',
    laws: ['interest'],
    clocks: [{ until: 'verdict' }],
    end: { by: 'job', jobs: ['eraseIdentities'], does: 'delete' },
    tables: {
      id_pictures: { of: { 'verification_id>id_verifications.user_id': 'delete' } },
      id_picture_erasures: { of: {} },
      id_session_deletions: { of: {}, columns: ['session_id', 'failure'] },
    },
    files: ['ID_DOCUMENT'],
  },
  {
    key: 'solvency',
    laws: ['contract'],
    clocks: [WHILE_ACCOUNT],
    end: { by: 'account' },
    tables: { solvency_checks: { of: { tenant_id: 'delete' }, columns: ['cover_tenths', 'objection'] } },
  },
  {
    key: 'reviewClaims',
    laws: ['interest'],
    clocks: [{ count: REVIEW_CLAIM_MINUTES, unit: 'minutes', after: 'lastLook' }],
    end: { by: 'job', jobs: ['forgetReviewClaims'], does: 'delete' },
    tables: { review_claims: { of: { staff_id: 'delete' } } },
  },
  {
    key: 'permissionRequests',
    laws: ['interest'],
    clocks: [{ count: PERMISSION_REQUEST_DAYS_KEPT, unit: 'days', after: 'answered' }],
    end: { by: 'job', jobs: ['endPermissionRequests'], does: 'delete' },
    tables: {
      permission_requests: {
        of: { user_id: 'delete', asked_by: 'delete', closed_by: 'blank' },
        columns: ['reason', 'answer'],
      },
    },
  },
  {
    key: 'accountFreezes',
    laws: ['duty', 'interest'],
    clocks: [{ count: FREEZE_DAYS_KEPT, unit: 'days', after: 'ended' }],
    end: { by: 'job', jobs: ['forgetFreezes'], does: 'delete' },
    tables: {
      account_freezes: {
        of: { user_id: 'delete' },
        columns: ['facts', 'objection', 'answer', 'lift_reason'],
      },
    },
  },
  {
    key: 'accountRecoveries',
    laws: ['interest'],
    clocks: [{ count: RECOVERY_DAYS_KEPT, unit: 'days', after: 'ended' }],
    end: { by: 'job', jobs: ['moveRecoveries'], does: 'delete' },
    tables: {
      account_recoveries: {
        of: { user_id: 'delete', asked_by: 'delete', confirmed_by: 'delete' },
        columns: ['reason', 'link_hash'],
      },
    },
  },
]
