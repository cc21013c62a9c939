/**
 * Lowercases an address that is all uppercase: BIP-173 treats both forms as the same address. Keeps mixed case, which is not
 * valid bech32 and may be an address of another namespace with the same prefix.
 */
export function normalizeBech32Case(text: string): string {
  return text === text.toUpperCase() ? text.toLowerCase() : text
}
