/** Every product name used in storage, messages or URLs. No other file contains them. */

/** Prefix of every stored key. */
export const STORAGE_PREFIX = '@bowline/'

/** The kit's two domains, the current one first. */
export const KIT_DOMAINS = ['bowline.id', 'bowline.app'] as const

/** Sent as `st` with every service request. */
export const SDK_TYPE = 'bowline'

/** Version of this package, sent as part of `sv`. */
export const SDK_VERSION = '0.1.0'

/** Suffix of newly registered names, with its dot. Source: spec R-NAME-08, R-CONST-34. */
export const NAME_SUFFIX = '.bowline.id'

/** Suffix of older names, which can no longer be registered. */
export const NAME_SUFFIX_LEGACY = '.bowline.name'

/** Zone in which names are suggested. Source: spec R-NAME-09. */
export const NAME_ZONE = NAME_SUFFIX.slice(1)
