/** Every name of the product that reaches storage, messages or an address. Nothing else in the code spells them. */

/** Prefix of every stored key. */
export const STORAGE_PREFIX = '@bowline/'

/** The kit's two domains, the current one first. */
export const KIT_DOMAINS = ['bowline.id', 'bowline.app'] as const

/** Sent as `st` with every service request. */
export const SDK_TYPE = 'bowline'

/** Version of this package, sent as part of `sv`. */
export const SDK_VERSION = '0.1.0'

/** The suffix of the names that are registered now, with its dot. Source: spec R-NAME-08, R-CONST-34. */
export const NAME_SUFFIX = '.bowline.id'

/** The suffix of the names of before, which are registered no more. */
export const NAME_SUFFIX_LEGACY = '.bowline.name'

/** Where names are suggested. Source: spec R-NAME-09. */
export const NAME_ZONE = NAME_SUFFIX.slice(1)
