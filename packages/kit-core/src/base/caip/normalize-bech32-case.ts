/**
 * Lowercases an all-uppercase text, which BIP-173 treats as equal. Keeps mixed case: such a text is not bech32, and may be an
 * address of another namespace with the same prefix.
 */
export function normalizeBech32Case(text: string): string {
  return text === text.toUpperCase() ? text.toLowerCase() : text
}
