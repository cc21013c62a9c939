/** What a dApp does with a connected wallet, whichever library it uses. */
import type { Address, Hash, Hex } from 'viem'
import type { DemoTypedData } from './typed-data'

/** A call of a batch, and a transfer. */
export type DappCall = { readonly to: Address; readonly value?: bigint; readonly data?: Hex }

/** How a batch stands. */
export type BatchOutcome = { readonly status: string; readonly hashes: readonly Hash[] }

/** A dApp. Each deed rejects with what the library throws. */
export interface Dapp {
  readonly address: Address | undefined
  readonly chainId: number | undefined
  signMessage(message: string): Promise<Hex>
  signTypedData(data: DemoTypedData): Promise<Hex>
  send(call: DappCall): Promise<Hash>
  /** Resolves when it is mined. */
  receipt(hash: Hash): Promise<{ readonly status: string; readonly blockNumber: bigint }>
  /** The batch's id. */
  sendBatch(calls: readonly DappCall[]): Promise<string>
  /** Resolves when it is over. */
  batchOutcome(id: string): Promise<BatchOutcome>
  /** To a network of the page. */
  switchNetwork(chainId: number): Promise<void>
  /** Asks the wallet itself, past the library. */
  askWallet(method: string, params: readonly unknown[]): Promise<unknown>
  disconnect(): Promise<void>
}
