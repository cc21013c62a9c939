/**
 * Builds the URL of a request to a service.
 *
 * In      baseUrl: a folder, with or without a trailing slash; path: encoded, as `pathOf` returns it; query: undefined and
 *         empty values are skipped
 * Throws  TypeError when the base is not a URL, or the path would leave the base's origin
 * Source  spec R-API-02, R-API-04
 */

/** Query parameters by name, not yet encoded. */
export type Query = Readonly<Record<string, string | number | boolean | undefined>>

/** Joins base, path and query, which it encodes. */
export function buildRequestUrl({ baseUrl, path, query }: { baseUrl: string; path: string; query: Query }): URL {
  const base = new URL(baseUrl)
  if (!base.pathname.endsWith('/')) base.pathname += '/'

  const url = new URL(path, base)
  if (url.origin !== base.origin) throw new TypeError(`The path ${path} leaves ${base.origin}`)

  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') url.searchParams.set(name, String(value))
  }
  return url
}

/** Template tag that percent-encodes each parameter as one path segment: `` pathOf`v1/identity/${address}` ``. */
export function pathOf(parts: TemplateStringsArray, ...parameters: readonly (string | number)[]): string {
  return parts.reduce((path, part, index) => path + encodeParameter(parameters[index - 1]) + part)
}

function encodeParameter(parameter: string | number | undefined): string {
  const text = String(parameter ?? '')
  // The URL standard resolves dot segments even when they are encoded, so they cannot be made safe.
  if (text === '' || text === '.' || text === '..') throw new TypeError(`"${text}" cannot be part of a path`)
  return encodeURIComponent(text)
}
