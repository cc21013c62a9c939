/** Letters of a token's symbol that are shown. Source: security design §8 (shown text). */
export const SYMBOL_MAX = 12

/** What stands for a symbol that nobody told. */
export const UNKNOWN_SYMBOL = '???'
