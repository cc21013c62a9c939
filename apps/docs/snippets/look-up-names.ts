import type { Kit } from '@bowline/kit-core'
import { isNameRegistered, lookUpNames, resolveName } from '@bowline/kit-core/actions'

/** Looks up a name. */
export async function describeName(kit: Kit, name: string) {
  if (!(await isNameRegistered(kit, { name }))) return { name, addresses: [], otherNames: [] }
  const addresses = Object.values(await resolveName(kit, { name })).map(({ address }) => address)
  const [address = ''] = addresses
  const names = await lookUpNames(kit, { address })
  return { name, addresses, otherNames: names.map((known) => known.name).filter((other) => other !== name) }
}
