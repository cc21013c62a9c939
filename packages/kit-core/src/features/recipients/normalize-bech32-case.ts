/**
 * A text as the forms of BIP-173 are compared: in small letters. Letters of both cases are no such form, and may well be an address of
 * another family that begins alike; it is left as it is.
 */
export function normalizeBech32Case(text: string): string {
  return text === text.toUpperCase() ? text.toLowerCase() : text
}
