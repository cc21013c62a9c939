/**
 * Returns the texts that have the form of an explorer id, each once: 1 to 128 letters, digits, `.`, `_` or `-`. A slug such as
 * `metamask` has that form too. Source: security design §8.
 */
export function filterExplorerIds(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].filter((text) => /^[A-Za-z0-9._-]{1,128}$/.test(text))
}
