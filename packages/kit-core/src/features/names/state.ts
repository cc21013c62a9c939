/**
 * The form of a name. What can be worked out of it is `selectName`'s.
 *
 * Source  spec R-NAME-10, R-NAME-18, R-NAME-20, R-NAME-29
 */
import type { NameSuggestion } from '@bowline/api-client'
import type { ErrorDetails } from '../../base/errors/error-details.js'

/**
 * What the service says of the name in the field. `idle`: nothing was asked, for there is nothing to ask about. `owned`: it
 * is the account's already.
 */
export type NameCheck = 'idle' | 'checking' | 'available' | 'taken' | 'owned' | 'failed'

/** Why the last question or registration failed. */
export type NameFailure = {
  /** In the kit's words. */
  readonly message: string
  /** What the wallet or the service says of it, as it is. */
  readonly reason: string | undefined
  /** For languages that have words of their own. */
  readonly facts: ErrorDetails | undefined
  /** The service did not respond to a registration, so the name may be registered; it is checked. */
  readonly isUnknown?: true
}

/** What the visitor has filled in, and what is known of it. */
export type NameFields = {
  /** As typed. */
  readonly text: string
  readonly check: NameCheck
  /** Names with their suffix, that of the field among them if the service lists it. */
  readonly suggestions: readonly NameSuggestion[]
  /** The suggestions could not be fetched; whether the name is free may be known all the same. */
  readonly areSuggestionsMissing: boolean
  /** A name is being registered: from the question to the wallet until the service has answered. */
  readonly loading: boolean
  readonly failure: NameFailure | undefined
  /** The visitor said no in the wallet. */
  readonly isDeclined: boolean
  /** The name that was registered last, with its suffix. */
  readonly registered: string | undefined
}

/** Nothing is filled in. */
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

/** The form; all absent at first. */
export type NameForm = {
  readonly fields?: NameFields | undefined
  /** Address of the account whose form it is; absent while there is none. */
  readonly owner?: string | undefined
}
