/**
 * What a paired wallet approved of the EVM namespace.
 *
 * In      session, asked each time, since a wallet can change what it approves
 * Out     chainIds   that it approved, by name or by an account on them; each once
 *         accounts   the wallet's order, checksummed; what is no EVM account is left out
 *         methods    empty when the wallet did not limit them
 * Source  CAIP-2, CAIP-10, CAIP-25; spec R-CONN-41
 */
import type { CaipNetworkId, PairedSession } from '@bowline/kit-core'
import { type Address, getAddress } from 'viem'

/** What a wallet approved. */
export type Approval = {
  readonly chainIds: readonly number[]
  readonly accounts: readonly ApprovedAccount[]
  readonly methods: readonly string[]
}

/** An account on one chain. */
export type ApprovedAccount = { readonly chainId: number; readonly address: Address }

/** Reads what a wallet approves now. */
export function readApproval(session: PairedSession): Approval {
  const approved = session.namespaces().eip155
  if (approved === undefined) return { chainIds: [], accounts: [], methods: [] }
  const accounts = readAccounts(approved.accounts)
  const named = approved.caipNetworkIds.flatMap((caipNetworkId) => readChainId(caipNetworkId) ?? [])
  return {
    chainIds: [...new Set([...named, ...accounts.map(({ chainId }) => chainId)])],
    accounts,
    methods: approved.methods,
  }
}

/** Reads CAIP-10 ids of EVM accounts. */
export function readAccounts(caipAddresses: readonly string[]): readonly ApprovedAccount[] {
  return caipAddresses.flatMap((caipAddress) => {
    const [, chainId, address] = /^eip155:([1-9]\d{0,14}):(0x[0-9a-fA-F]{40})$/.exec(caipAddress) ?? []
    return chainId !== undefined && address !== undefined
      ? [{ chainId: Number(chainId), address: getAddress(address.toLowerCase()) }]
      : []
  })
}

/** The chain id in the CAIP-2 id of an EVM network; undefined for any other. */
export function readChainId(caipNetworkId: string): number | undefined {
  const [, chainId] = /^eip155:([1-9]\d{0,14})$/.exec(caipNetworkId) ?? []
  return chainId === undefined ? undefined : Number(chainId)
}

/** The accounts to be used on a chain: those approved there, or all where the wallet named none for it. */
export function accountsOn({ accounts }: Approval, chainId: number): readonly Address[] {
  const there = accounts.filter((account) => account.chainId === chainId)
  return unique((there.length > 0 ? there : accounts).map(({ address }) => address))
}

/** The CAIP-2 id of a chain. */
export function caipOf(chainId: number): CaipNetworkId {
  return `eip155:${chainId}`
}

/** Each address once, in the order of first mention. */
export function unique(addresses: readonly Address[]): readonly Address[] {
  return [...new Set(addresses)]
}
