/** The states of the payment of the tenant service fee (C4). */
export const TENANT_SERVICE_FEE_PAYMENT_STATUSES = [
  'NOT_DUE',
  'DUE',
  'PENDING',
  'PAID',
  'REFUND_REQUESTED',
  'REFUNDED',
] as const satisfies readonly string[]

/** A state of the payment of the tenant service fee. */
export type TenantServiceFeePaymentStatus = (typeof TENANT_SERVICE_FEE_PAYMENT_STATUSES)[number]
