import { payloadType } from '../../kernel/graphql/payload.ts'
import { userType } from './user-type.ts'

/** What mutations about one's own account answer. */
export const userPayload = payloadType('UserPayload', 'user', userType)
