/** Actions of a dApp with a connected wallet, independent of its library. */
import type { Address, Hash, Hex } from 'viem'
import type { DemoTypedData } from './typed-data'

/** A call of a batch, and a transfer. */
export type DappCall = { readonly to: Address; readonly value?: bigint; readonly data?: Hex }

/** Status of a batch. */
export type BatchOutcome = { readonly status: string; readonly hashes: readonly Hash[] }

/** A dApp. Each action rejects with the library's error. */
export interface Dapp {
  readonly address: Address | undefined
  readonly chainId: number | undefined
  signMessage(message: string): Promise<Hex>
  signTypedData(data: DemoTypedData): Promise<Hex>
  send(call: DappCall): Promise<Hash>
  /** Resolves when it is mined. */
  receipt(hash: Hash): Promise<{ readonly status: string; readonly blockNumber: bigint }>
  /** Resolves to the batch's id. */
  sendBatch(calls: readonly DappCall[]): Promise<string>
  /** Resolves when the batch has settled. */
  batchOutcome(id: string): Promise<BatchOutcome>
  /** Switches to a network of the page. */
  switchNetwork(chainId: number): Promise<void>
  /** Sends the request directly to the wallet, without the library. */
  askWallet(method: string, params: readonly unknown[]): Promise<unknown>
  disconnect(): Promise<void>
}
