/** Returns the entries that can be explorer ids, each once. Skips names and other text. Source: security design §8. */
export function filterExplorerIds(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].filter((text) => /^[A-Za-z0-9._-]{1,128}$/.test(text))
}
