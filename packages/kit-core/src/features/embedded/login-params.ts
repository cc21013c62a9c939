import type { Namespace } from '../../base/caip/namespace.js'
import type { SocialProvider } from '../../core/config/features.js'
import type { EmbeddedAccountType } from '../../core/state/wallet-user.js'

/** Parameters of an action that can be aborted. */
export type WaitParams = { signal?: AbortSignal | undefined }

/** Parameters of an email login or a change of email. */
export type LoginWithEmailParams = WaitParams & { email: string }

/** Parameters of a code check. `otp`: six digits from the email. */
export type EmailCodeParams = WaitParams & { otp: string }

/** Parameters of a social login. */
export type LoginWithSocialParams = { provider: SocialProvider }

/** Account type to prefer in a namespace. */
export type PreferredAccountTypeParams = { type: EmbeddedAccountType; namespace: Namespace }
