/** Maximum length of a displayed token symbol, in characters. Source: security design §8 (shown text). */
export const MAX_SYMBOL_LENGTH = 12

/** Shown instead of a symbol that is empty or cannot be shown. */
export const UNKNOWN_SYMBOL = '???'
