/** A stay from the first to the last day, both inclusive (domain rule: `to` is the contract's last day). */
export interface Stay {
  from: Temporal.PlainDate
  to: Temporal.PlainDate
}
