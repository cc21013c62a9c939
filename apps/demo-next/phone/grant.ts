/**
 * What the phone grants of a page's request.
 *
 * In      proposal   required and optional namespaces, as the protocol carries them
 *         choice     EVM accounts, the active one first, and networks
 * Out     namespaces to approve, by chain family: the chosen networks that were requested. On EVM only the methods
 *         of the phone; elsewhere all requested ones, since the phone rejects each of those calls
 * Source  CAIP-25
 */
import { namespaceOf, otherAddress } from './networks'

/** Requested or granted values of one chain family. */
export type RequestedNamespace = {
  readonly chains?: readonly string[] | undefined
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** Request of a page; a key is a chain family or one network. */
export type RequestedNamespaces = Readonly<Record<string, RequestedNamespace>>

/** The user's choice. */
export type GrantChoice = { readonly accounts: readonly string[]; readonly caipNetworkIds: readonly string[] }

type Granted = { accounts: string[]; chains: string[]; methods: string[]; events: string[] }

/** Methods of the sandbox wallet that a page may use. */
const EVM_METHODS: ReadonlySet<string> = new Set([
  'eth_accounts',
  'eth_requestAccounts',
  'eth_sendTransaction',
  'personal_sign',
  'eth_signTypedData_v4',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_getCapabilities',
  'wallet_sendCalls',
  'wallet_getCallsStatus',
])

/** The requested networks, in order, without duplicates. */
export function askedNetworks(...asked: readonly RequestedNamespaces[]): readonly string[] {
  const all = asked.flatMap((namespaces) =>
    Object.entries(namespaces).flatMap(([key, { chains }]) => chains ?? (key.includes(':') ? [key] : [])),
  )
  return [...new Set(all)]
}

/** Calculates what to approve. */
export function grantedNamespaces(asked: readonly RequestedNamespaces[], choice: GrantChoice): Record<string, Granted> {
  const granted: Record<string, Granted> = {}
  for (const chain of askedNetworks(...asked)) {
    if (!choice.caipNetworkIds.includes(chain)) continue
    const namespace = namespaceOf(chain)
    const address = otherAddress(namespace)
    const addresses = namespace === 'eip155' ? choice.accounts : address === undefined ? [] : [address]
    if (addresses.length === 0) continue
    granted[namespace] ??= { accounts: [], chains: [], ...askedOf(asked, namespace) }
    granted[namespace].chains.push(chain)
    granted[namespace].accounts.push(...addresses.map((one) => `${chain}:${one}`))
  }
  return granted
}

function askedOf(asked: readonly RequestedNamespaces[], namespace: string): Pick<Granted, 'methods' | 'events'> {
  const parts = asked.flatMap((namespaces) =>
    Object.entries(namespaces).flatMap(([key, part]) => (namespaceOf(key) === namespace ? [part] : [])),
  )
  const methods = [...new Set(parts.flatMap((part) => part.methods))]
  return {
    methods: namespace === 'eip155' ? methods.filter((method) => EVM_METHODS.has(method)) : methods,
    events: [...new Set(parts.flatMap((part) => part.events))],
  }
}
