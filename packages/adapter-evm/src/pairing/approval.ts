/**
 * What a paired wallet approved in the EVM namespace.
 *
 * In      session, read at each call, since a wallet can change its approval
 * Out     chainIds   approved by name or by an account on the chain; each once
 *         accounts   in the wallet's order, checksummed; anything that is not an EVM account is skipped
 *         methods    empty when the wallet did not limit them
 * Source  CAIP-2, CAIP-10, CAIP-25; spec R-CONN-41
 */
import type { CaipNetworkId, PairedSession } from '@bowline/kit-core'
import { type Address, getAddress } from 'viem'

/** Chains, accounts and methods that a wallet approved. */
export type Approval = {
  readonly chainIds: readonly number[]
  readonly accounts: readonly ApprovedAccount[]
  readonly methods: readonly string[]
}

/** An approved account on one chain. */
export type ApprovedAccount = { readonly chainId: number; readonly address: Address }

/** Returns the wallet's current approval. All lists are empty without an EVM namespace. */
export function getApproval(session: PairedSession): Approval {
  const approved = session.namespaces().eip155
  if (approved === undefined) return { chainIds: [], accounts: [], methods: [] }
  const accounts = parseAccounts(approved.accounts)
  const namedChainIds = approved.caipNetworkIds.flatMap((caipNetworkId) => parseChainId(caipNetworkId) ?? [])
  return {
    chainIds: [...new Set([...namedChainIds, ...accounts.map(({ chainId }) => chainId)])],
    accounts,
    methods: approved.methods,
  }
}

/** Parses CAIP-10 account ids. Skips those that are not EVM accounts. */
export function parseAccounts(caipAddresses: readonly string[]): readonly ApprovedAccount[] {
  return caipAddresses.flatMap((caipAddress) => {
    const [, chainId, address] = /^eip155:([1-9]\d{0,14}):(0x[0-9a-fA-F]{40})$/.exec(caipAddress) ?? []
    return chainId !== undefined && address !== undefined
      ? [{ chainId: Number(chainId), address: getAddress(address.toLowerCase()) }]
      : []
  })
}

/** The chain id in the CAIP-2 id of an EVM network; undefined for any other. */
export function parseChainId(caipNetworkId: string): number | undefined {
  const [, chainId] = /^eip155:([1-9]\d{0,14})$/.exec(caipNetworkId) ?? []
  return chainId === undefined ? undefined : Number(chainId)
}

/** The accounts to use on a chain: those approved for it, or all if the wallet named none for it. */
export function getAccountsOnChain({ accounts }: Approval, chainId: number): readonly Address[] {
  const onChain = accounts.filter((account) => account.chainId === chainId)
  return uniqueAddresses((onChain.length > 0 ? onChain : accounts).map(({ address }) => address))
}

/** The CAIP-2 id of a chain. */
export function toCaipId(chainId: number): CaipNetworkId {
  return `eip155:${chainId}`
}

/** Each address once, in the order of first occurrence. */
export function uniqueAddresses(addresses: readonly Address[]): readonly Address[] {
  return [...new Set(addresses)]
}
