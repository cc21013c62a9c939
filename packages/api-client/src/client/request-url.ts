/**
 * The address of a request: base, path and query.
 *
 * In      baseUrl   a folder, whether or not it ends in a slash
 *         path      sent as it is; make one with parameters by `pathOf`
 *         query     undefined and empty values are left out
 * Out     the address
 * Throws  TypeError when the base is no address, or the path would leave the base's origin
 * Source  spec R-API-02, R-API-04
 */

/** Query parameters of one call. */
export type Query = Readonly<Record<string, string | number | boolean | undefined>>

/** Joins base, path and query by the URL standard. */
export function requestUrl({ baseUrl, path, query }: { baseUrl: string; path: string; query: Query }): URL {
  const base = new URL(baseUrl)
  if (!base.pathname.endsWith('/')) base.pathname += '/'

  const url = new URL(path, base)
  if (url.origin !== base.origin) throw new TypeError(`The path ${path} leaves ${base.origin}`)

  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') url.searchParams.set(name, String(value))
  }
  return url
}

/** A path with its parameters encoded: `` pathOf`v1/identity/${address}` ``. */
export function pathOf(parts: TemplateStringsArray, ...parameters: readonly (string | number)[]): string {
  return parts.reduce((path, part, index) => path + encodeParameter(parameters[index - 1]) + part)
}

function encodeParameter(parameter: string | number | undefined): string {
  const text = String(parameter ?? '')
  // The URL standard walks on dots even when they are encoded, so no encoding makes these safe.
  if (text === '' || text === '.' || text === '..') throw new TypeError(`"${text}" cannot be part of a path`)
  return encodeURIComponent(text)
}
