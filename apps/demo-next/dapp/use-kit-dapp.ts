'use client'

import { selectAccount, selectNamespaceStatus, selectNetworks } from '@bowline/kit-core'
import { disconnect, getProvider, refreshBalance, signMessage, switchNetwork } from '@bowline/kit-core/actions'
import { useKit, useKitState } from '@bowline/ui-react'
import { useMemo } from 'react'
import { type Chain, createPublicClient, http, isAddress, isHex } from 'viem'
import { waitForCallsStatus } from 'viem/actions'
import { EVM_NETWORKS } from '../settings/networks'
import type { Dapp } from './dapp'
import { asEip1193, walletClient } from './wallet-client'

const EVM = { namespace: 'eip155' } as const

/** A dApp without wagmi: the kit's actions, viem over the wallet's provider, and its own node for reads. */
export function useKitDapp(): Dapp {
  const kit = useKit()
  const isConnected = useKitState((state) => selectNamespaceStatus(state, EVM.namespace) === 'connected')
  const known = useKitState((state) => selectAccount(state, EVM.namespace).address)
  const active = useKitState((state) => selectNetworks(state, EVM.namespace)?.active)
  const given = isConnected ? known : undefined
  const address = given !== undefined && isAddress(given) ? given : undefined
  const chainId = active?.startsWith('eip155:') ? Number(active.slice('eip155:'.length)) : undefined

  return useMemo(() => {
    const chain: Chain = Object.values(EVM_NETWORKS).find(({ id }) => id === chainId) ?? EVM_NETWORKS.mainnet
    const node = () => {
      const url = kit.config.customRpcUrls[`eip155:${chain.id}`]?.[0]?.url
      return createPublicClient({ chain, transport: http(url) })
    }
    const client = async () => {
      if (address === undefined) throw new Error('Connect a wallet first')
      return walletClient(await getProvider(kit, EVM), address, chain)
    }
    return {
      address,
      chainId,
      async signMessage(message) {
        const signature = await signMessage(kit, { ...EVM, message })
        if (!isHex(signature)) throw new Error('The wallet gave no signature')
        return signature
      },
      signTypedData: async (data) => (await client()).signTypedData(data),
      send: async (call) => (await client()).sendTransaction(call),
      async receipt(hash) {
        const receipt = await node().waitForTransactionReceipt({ hash })
        await refreshBalance(kit, { ...EVM, isForced: true })
        return receipt
      },
      sendBatch: async (calls) => (await (await client()).sendCalls({ calls })).id,
      async batchOutcome(id) {
        const { status, receipts = [] } = await waitForCallsStatus(await client(), { id })
        await refreshBalance(kit, { ...EVM, isForced: true })
        return { status: status ?? 'unknown', hashes: receipts.map(({ transactionHash }) => transactionHash) }
      },
      switchNetwork: (id) => switchNetwork(kit, { caipNetworkId: `eip155:${id}` }),
      askWallet: async (method, params) => asEip1193(await getProvider(kit, EVM)).request({ method, params }),
      disconnect: () => disconnect(kit),
    }
  }, [kit, address, chainId])
}
