/** The version of the protocol, sent in the frame's address and in the handshake. */
export const SECURE_SDK_VERSION = 4

/** What a message of the page begins with. */
export const APP_PREFIX = '@bowline-app/'
/** What a message of the frame begins with. */
export const FRAME_PREFIX = '@bowline-frame/'

/** From the frame's READY until the first request. */
export const FRAME_READY_DELAY_MS = 500
/** How long a request waits for a frame that does not become ready. */
export const FRAME_LOAD_TIMEOUT_MS = 20_000
/** How long a login request waits for its answer. */
export const FRAME_REQUEST_TIMEOUT_MS = 30_000

/** What is logged unless more is asked for. */
export const LOG_LEVEL = 'error'
/** How many bytes of log are kept. */
export const LOG_BUFFER_BYTES = 1_024_000

/** Social logins, in the order they are offered. */
export const SOCIALS = ['google', 'github', 'apple', 'facebook', 'x', 'discord', 'farcaster'] as const
/** A social login by its id. */
export type SocialProviderName = (typeof SOCIALS)[number]
