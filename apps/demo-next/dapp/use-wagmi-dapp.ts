'use client'

import { useMemo } from 'react'
import {
  useConfig,
  useConnection,
  useDisconnect,
  useSendCalls,
  useSendTransaction,
  useSignMessage,
  useSignTypedData,
  useSwitchChain,
} from 'wagmi'
import { waitForCallsStatus, waitForTransactionReceipt } from 'wagmi/actions'
import type { Dapp } from './dapp'
import { asEip1193 } from './wallet-client'

/** A dApp with wagmi: only wagmi's hooks. */
export function useWagmiDapp(): Dapp {
  const config = useConfig()
  const { address, chainId, connector } = useConnection()
  const { mutateAsync: signMessage } = useSignMessage()
  const { mutateAsync: signTypedData } = useSignTypedData()
  const { mutateAsync: sendTransaction } = useSendTransaction()
  const { mutateAsync: sendCalls } = useSendCalls()
  const { mutateAsync: switchChain } = useSwitchChain()
  const { mutateAsync: disconnect } = useDisconnect()

  return useMemo(
    () => ({
      address,
      chainId,
      signMessage: (message) => signMessage({ message }),
      signTypedData: (data) => signTypedData(data),
      send: (call) => sendTransaction(call),
      receipt: (hash) => waitForTransactionReceipt(config, { hash }),
      sendBatch: async (calls) => (await sendCalls({ calls })).id,
      async batchOutcome(id) {
        const { status, receipts = [] } = await waitForCallsStatus(config, { id })
        return { status: status ?? 'unknown', hashes: receipts.map(({ transactionHash }) => transactionHash) }
      },
      async switchNetwork(id) {
        await switchChain({ chainId: id })
      },
      async askWallet(method, params) {
        return asEip1193(await connector?.getProvider()).request({ method, params })
      },
      async disconnect() {
        await disconnect({})
      },
    }),
    [
      address,
      chainId,
      config,
      connector,
      signMessage,
      signTypedData,
      sendTransaction,
      sendCalls,
      switchChain,
      disconnect,
    ],
  )
}
