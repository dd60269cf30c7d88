import { WAITING_REASONS } from '../../../domain/money/why-not-paid.ts'
import { builder } from '../../kernel/graphql/builder.ts'

/** Why money has not come yet, as the API says it. */
export const moneyWaitingReason = builder.enumType('MoneyWaitingReason', { values: WAITING_REASONS })
