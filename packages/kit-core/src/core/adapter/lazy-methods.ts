/**
 * Adapter members whose code loads on the first call of any of them.
 *
 * In      load    loads the module that has them; see `loadOnce`
 *         names   names of the members
 * Out     the members, to spread into the adapter
 * Throws  what loading throws, and what the member throws
 * Source  spec R-ADPT-22
 */

type Action = (params: never) => Promise<unknown>

/** Creates adapter members with these names that load their code on the first call. */
export function lazyMethods<Name extends string, Part extends Readonly<Record<Name, Action>>>(
  load: () => Promise<Part>,
  names: readonly Name[],
): Pick<Part, Name>
export function lazyMethods(load: () => Promise<object>, names: readonly string[]): object {
  const action = (name: string) => async (params: unknown) => Reflect.get(await load(), name)(params)
  return Object.fromEntries(names.map((name) => [name, action(name)]))
}
