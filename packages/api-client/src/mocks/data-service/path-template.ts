/**
 * Matches a requested URL against the path template of a mock endpoint, such as `v1/identity/{address}`, below the
 * service's base URL.
 *
 * Out     the decoded parameters by name; undefined when the URL does not match or a parameter cannot be decoded
 * Source  RFC 6570, its simplest form
 */
export function matchPath(
  requested: URL,
  { origin, pathname }: URL,
  template: string,
): Readonly<Record<string, string>> | undefined {
  if (requested.origin !== origin) return undefined
  const folder = pathname.replace(/\/*$/, '/')
  const steps = template.split('/')
  const given = requested.pathname.startsWith(folder) ? requested.pathname.slice(folder.length).split('/') : []
  if (given.length !== steps.length) return undefined

  const parameters = new Map<string, string>()
  for (const [index, step] of steps.entries()) {
    const part = given[index] ?? ''
    const name = /^\{(.+)\}$/.exec(step)?.[1]
    const text = decode(part)
    if (name === undefined ? part !== step : text === undefined || text === '') return undefined
    if (name !== undefined && text !== undefined) parameters.set(name, text)
  }
  return Object.fromEntries(parameters)
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
