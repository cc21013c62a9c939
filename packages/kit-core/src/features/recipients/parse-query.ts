/** Parses the query part of a URI, with keys in lower case. Undefined if a key is repeated or the encoding is invalid. */
export function parseQuery(text: string): ReadonlyMap<string, string> | undefined {
  const query = new Map<string, string>()
  for (const pair of text.split('&').filter((part) => part !== '')) {
    const [key = '', ...rest] = pair.split('=')
    const [name, value] = [decodeUriPart(key)?.toLowerCase(), decodeUriPart(rest.join('='))]
    if (name === undefined || value === undefined || query.has(name)) return undefined
    query.set(name, value)
  }
  return query
}

/** Decodes a URI component; undefined if the encoding is invalid. */
export function decodeUriPart(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** First parameter whose key is not in `known`; undefined if all are known. */
export function findUnknownKey(query: ReadonlyMap<string, string>, known: readonly string[]): string | undefined {
  return [...query.keys()].find((key) => !known.includes(key))
}
