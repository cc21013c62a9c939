/** What of a list can be ids of the explorer; names and the like are left out, each id once. Source: security design §8. */
export function explorerIds(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].filter((text) => /^[A-Za-z0-9._-]{1,128}$/.test(text))
}
