/** Reads the part of a link behind `?`, keys in small letters. Undefined where a key stands twice, or the text is not encoded well. */
export function readQuery(text: string): ReadonlyMap<string, string> | undefined {
  const query = new Map<string, string>()
  for (const pair of text.split('&').filter((part) => part !== '')) {
    const [key = '', ...rest] = pair.split('=')
    const [name, value] = [decode(key)?.toLowerCase(), decode(rest.join('='))]
    if (name === undefined || value === undefined || query.has(name)) return undefined
    query.set(name, value)
  }
  return query
}

/** Decodes a part of a link; undefined where it is not encoded well. */
export function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** The first key that is not among those that are known. */
export function unknownKey(query: ReadonlyMap<string, string>, known: readonly string[]): string | undefined {
  return [...query.keys()].find((key) => !known.includes(key))
}
