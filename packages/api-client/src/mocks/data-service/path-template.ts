/**
 * Whether an address is one of a template such as `v1/identity/{address}`.
 *
 * In      the address asked for, the service's own, the template
 * Out     the parameters, decoded; undefined when it is another address or a parameter cannot be decoded
 * Throws  nothing
 * Source  RFC 6570, its simplest form
 */
export function pathParameters(
  asked: URL,
  { origin, pathname }: URL,
  template: string,
): Readonly<Record<string, string>> | undefined {
  if (asked.origin !== origin) return undefined
  const folder = pathname.replace(/\/*$/, '/')
  const steps = template.split('/')
  const given = asked.pathname.startsWith(folder) ? asked.pathname.slice(folder.length).split('/') : []
  if (given.length !== steps.length) return undefined

  const parameters = new Map<string, string>()
  for (const [index, step] of steps.entries()) {
    const part = given[index] ?? ''
    const name = /^\{(.+)\}$/.exec(step)?.[1]
    const text = decoded(part)
    if (name === undefined ? part !== step : text === undefined || text === '') return undefined
    if (name !== undefined && text !== undefined) parameters.set(name, text)
  }
  return Object.fromEntries(parameters)
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
