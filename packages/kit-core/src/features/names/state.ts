/**
 * State of the form that registers a name for the embedded wallet's account. Derived values are in `select-name.ts`.
 *
 * Source  spec R-NAME-10, R-NAME-18, R-NAME-20, R-NAME-29
 */
import type { NameSuggestion } from '@bowline/api-client'
import type { ErrorDetails } from '../../base/errors/error-details.js'

/**
 * Result of the check of the name in the field. `idle`: no valid name to check. `owned`: the active account already owns the
 * name.
 */
export type NameCheck = 'idle' | 'checking' | 'available' | 'taken' | 'owned' | 'failed'

/** Why the last check or registration failed. */
export type NameFailure = {
  /** The kit's text for the user. */
  readonly message: string
  /** Unchanged text of the wallet or the service. */
  readonly reason: string | undefined
  /** Details for translations. */
  readonly details: ErrorDetails | undefined
  /** The service did not respond to a registration, so the name may be registered; it is checked. */
  readonly isUnknown?: true
}

/** Fields of the name form, with the result of the check. */
export type NameFields = {
  /** As typed. */
  readonly text: string
  readonly check: NameCheck
  /** Names with their suffix; include the name in the field if the service lists it. */
  readonly suggestions: readonly NameSuggestion[]
  /** The suggestions could not be fetched; the check may still have a result. */
  readonly areSuggestionsMissing: boolean
  /** A name is being registered: from the wallet prompt until the service responds. */
  readonly loading: boolean
  readonly failure: NameFailure | undefined
  /** The user declined to sign the registration. */
  readonly isDeclined: boolean
  /** Name registered since the form was last cleared, with its suffix. */
  readonly registered: string | undefined
}

/** Fields of an empty form. */
export const EMPTY_NAME: NameFields = {
  text: '',
  check: 'idle',
  suggestions: [],
  areSuggestionsMissing: false,
  loading: false,
  failure: undefined,
  isDeclined: false,
  registered: undefined,
}

/** The name form and the account it belongs to; initially an empty object. */
export type NameForm = {
  readonly fields?: NameFields | undefined
  /** Address of the account that owns the form. */
  readonly owner?: string | undefined
}
