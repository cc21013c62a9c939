/**
 * What is stored of the embedded wallet. None of it is a secret: the session's token is an opaque id that is useless without
 * the key that stays in the frame.
 *
 * Source  spec R-STORE-09 to 11, R-FRAME-59; R-STORE-18
 */

import { isCaipNetworkId } from '../../base/caip/caip.js'
import { NAMESPACES } from '../../base/caip/namespace.js'
import { jsonKey, listKey, textKey } from '../../base/storage/stored-key.js'
import { isOneOf, isRecordOf, isShortText } from '../../base/validation/guard.js'
import { ACCOUNT_TYPES } from '../../core/adapter/connection.js'
import { DEFAULT_SOCIALS_ORDER } from '../../core/config/features.js'
import { isEmail } from './is-email.js'

const isChainId = (value: unknown): value is string => typeof value === 'string' && /^[1-9]\d{0,15}$/.test(value)
const isToken = (value: unknown): value is string => typeof value === 'string' && value.length <= 1_024
const isSocial = isOneOf(DEFAULT_SOCIALS_ORDER)

/** Whether the embedded wallet was logged in to. */
export const LOGIN_USED_KEY = textKey('auth_login_used', isOneOf(['yes']))

/** Whose login it was. */
export const AUTH_EMAIL_KEY = textKey('auth_email', isEmail)

/** Name of the visitor at the social login. */
export const SOCIAL_USER_NAME_KEY = textKey('auth_social_user_name', isShortText)

/** Network the embedded wallet was used on last. */
export const LAST_USED_NETWORK_KEY = textKey('auth_last_used_network', isCaipNetworkId)

/** Chain ids on which smart accounts are on. */
export const SMART_ACCOUNT_NETWORKS_KEY = listKey('auth_smart_account_networks', isChainId)

/** Kind of account the frame was told last. */
export const PREFERRED_ACCOUNT_TYPE_KEY = textKey('auth_preferred_account_type', isOneOf(['eoa', 'smartAccount']))

/** Kind of account the visitor prefers, per namespace. */
export const PREFERRED_ACCOUNT_TYPES_KEY = jsonKey('preferred_account_types', (value) =>
  isRecordOf(value, isOneOf(NAMESPACES), isOneOf(ACCOUNT_TYPES)),
)

/** The social login in use. */
export const CONNECTED_SOCIAL_KEY = textKey('connected_social', isSocial)

/** The social login that left the page, to come back to it. */
export const TELEGRAM_SOCIAL_KEY = textKey('telegram_social', isSocial)

/** The session's token, as the frame reports it. */
export const SESSION_TOKEN_KEY = textKey('auth_session', isToken)
