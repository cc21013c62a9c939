/** Version of the protocol between page and frame, sent in the iframe's URL and in the handshake. */
export const SECURE_SDK_VERSION = 4

/** Prefix of the types of messages that the page sends. */
export const APP_PREFIX = '@bowline-app/'
/** Prefix of the types of messages that the frame sends. */
export const FRAME_PREFIX = '@bowline-frame/'

/** Delay between the frame's READY and the first request. */
export const FRAME_READY_DELAY_MS = 500
/** Maximum wait of a request for a frame that does not become ready. */
export const FRAME_LOAD_TIMEOUT_MS = 20_000
/** Maximum wait of a login request for its response. */
export const FRAME_REQUEST_TIMEOUT_MS = 30_000

/** Level of log entries that the listener receives without `enableLogger`. */
export const LOG_LEVEL = 'error'
/** Maximum size of the log in bytes. */
export const LOG_BUFFER_BYTES = 1_024_000

/** Login providers with a page of their own. */
export const PROVIDERS = ['google', 'github', 'apple', 'facebook', 'x', 'discord'] as const
/** Social logins that the embedded wallet supports, in the order of display. */
export const SOCIALS = [...PROVIDERS, 'farcaster'] as const
/** Id of a social login. */
export type SocialProviderName = (typeof SOCIALS)[number]
