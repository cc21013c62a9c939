/**
 * Storage keys of the embedded wallet. None of the values is a secret: the session token is an opaque id, useless without the
 * key that stays in the frame.
 *
 * Source  spec R-STORE-09 to 11, R-FRAME-59; R-STORE-18
 */

import { isCaipNetworkId } from '../../base/caip/caip.js'
import { isNamespace } from '../../base/caip/families.js'
import { jsonKey, listKey, textKey } from '../../base/storage/stored-key.js'
import { isOneOf, isRecordOf, isShortText } from '../../base/validation/guard.js'
import { ACCOUNT_TYPES } from '../../core/adapter/connection.js'
import { DEFAULT_SOCIALS_ORDER } from '../../core/config/features.js'
import { isEmail } from './is-email.js'

const isChainId = (value: unknown): value is string => typeof value === 'string' && /^[1-9]\d{0,15}$/.test(value)
const isToken = (value: unknown): value is string => typeof value === 'string' && value.length <= 1_024
const isSocial = isOneOf(DEFAULT_SOCIALS_ORDER)

/** Set while a user is logged in to the embedded wallet. */
export const LOGIN_USED_KEY = textKey('auth_login_used', isOneOf(['yes']))

/** Email of the login. Written and cleared, but not read by the kit. */
export const AUTH_EMAIL_KEY = textKey('auth_email', isEmail)

/** User name at the social provider. */
export const SOCIAL_USER_NAME_KEY = textKey('auth_social_user_name', isShortText)

/** Network that the embedded wallet last used, sent to the frame when it loads. */
export const LAST_USED_NETWORK_KEY = textKey('auth_last_used_network', isCaipNetworkId)

/** EVM chain ids on which the embedded wallet has smart accounts. */
export const SMART_ACCOUNT_NETWORKS_KEY = listKey('auth_smart_account_networks', isChainId)

/** Account type that the user last switched to, in any namespace. */
export const PREFERRED_ACCOUNT_TYPE_KEY = textKey('auth_preferred_account_type', isOneOf(['eoa', 'smartAccount']))

/** Account type the user prefers, per namespace. */
export const PREFERRED_ACCOUNT_TYPES_KEY = jsonKey('preferred_account_types', (value) =>
  isRecordOf(value, isNamespace, isOneOf(ACCOUNT_TYPES)),
)

/** Provider of the current social login. */
export const CONNECTED_SOCIAL_KEY = textKey('connected_social', isSocial)

/** Provider of a social login that redirected the page and will return to it. */
export const REDIRECTED_SOCIAL_KEY = textKey('telegram_social', isSocial)

/**
 * How the user logs in on the secure site, for which the page was left and will be opened again. Every page reads it, so it is checked
 * later, by `runStartupAuth`.
 */
export const LEFT_FOR_LOGIN_KEY = textKey('auth_left_for_login', isShortText)

/** Session token reported by the frame. */
export const SESSION_TOKEN_KEY = textKey('auth_session', isToken)
