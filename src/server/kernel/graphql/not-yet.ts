import { ConditionNotMetError } from '../../../domain/kernel/errors.ts'

declare global {
  export namespace PothosSchemaTypes {
    interface FieldOptions {
      /** The field is there, but what it needs comes with a later release; docs/api.md marks it. */
      notYet?: boolean
    }
  }
}

/** Answers what only a later release can fill: ConditionNotMetError, NOT_YET_AVAILABLE. */
export function notYet(what: string): never {
  throw new ConditionNotMetError('NOT_YET_AVAILABLE', `${what} is not available yet.`)
}
