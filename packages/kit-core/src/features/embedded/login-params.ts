import type { Namespace } from '../../base/caip/namespace.js'
import type { SocialProvider } from '../../core/config/features.js'
import type { EmbeddedAccountType } from '../../core/state/wallet-user.js'

/** A wait that can be given up. */
export type WaitParams = { signal?: AbortSignal | undefined }

/** Whose login. */
export type LoginWithEmailParams = WaitParams & { email: string }

/** A code of a mail. */
export type EmailCodeParams = WaitParams & { otp: string }

/** With whom. */
export type LoginWithSocialParams = { provider: SocialProvider }

/** Which kind, where. */
export type PreferredAccountTypeParams = { type: EmbeddedAccountType; namespace: Namespace }
