/**
 * Controls what happens to one user's sent transactions in the pool of an Anvil node, and reads their current state.
 *
 * Out     events    the steps that lead to a fate (mine, replace, drop, reorganize), to run in order. `hashes`: one transaction
 *                   or several sent as one batch; a replacement takes the nonce of the first one
 *         standing  resolves to the state of a transaction on the node. When mined, `hash` is the transaction that was mined with
 *                   its nonce, itself or its replacement; `reason` is `repriced` for itself; `isDone` is whether it succeeded
 * Throws  a step throws an Error when the pool does not have the transaction to replace
 */
import { type Hex, hexToBigInt, numberToHex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { Event } from './chain-setup.js'
import type { Fate } from './evm-kinds.js'

const OFF_SCREEN_BLOCKS = 20

/** Sends a JSON-RPC request to the Anvil node and resolves to its result. */
export type AskAnvil = <Answer>(method: string, ...params: readonly unknown[]) => Promise<Answer>

/** Recipient, value (in wei) and data of a transaction. */
export type Call = { readonly to: Hex; readonly value: bigint; readonly data: Hex }

type Reason = 'repriced' | 'cancelled' | 'replaced'
type Pooled = {
  readonly to: Hex
  readonly nonce: Hex
  readonly value: Hex
  readonly input: Hex
  readonly gas: Hex
  readonly maxFeePerGas: Hex
}

/** State of a transaction on the node. `gone`: neither mined nor in the pool. */
export type Standing =
  | { readonly state: 'waiting' | 'gone' }
  | { readonly state: 'mined'; readonly hash: string; readonly reason: Reason; readonly isDone: boolean }

/** Controls of the pool, for one user's transactions. */
export type Pool = {
  readonly events: (hashes: readonly string[], fate: Fate) => readonly Event[]
  readonly standing: (hash: string) => Promise<Standing>
}

type Parts = { readonly ask: AskAnvil; readonly owner: PrivateKeyAccount; readonly mine: () => Promise<void> }

/** Creates the controls. `owner` signs the replacements. */
export function createPool({ ask, owner, mine }: Parts): Pool {
  /** Replacing transactions, by the hash they replaced. */
  const inPlaceOf = new Map<string, { readonly hash: string; readonly reason: Reason }>()

  const transaction = (hash: string) => ask<Pooled | null>('eth_getTransactionByHash', hash)
  const receipt = (hash: string) => ask<{ readonly status: Hex } | null>('eth_getTransactionReceipt', hash)

  async function replace(hash: string, change: (call: Call) => Call, reason: Reason): Promise<void> {
    const known = await transaction(hash)
    if (!known) throw new Error('The pool does not know what is to be replaced')
    const fee = hexToBigInt(known.maxFeePerGas) * 2n + 1n
    const raw = await owner.signTransaction({
      ...change({ to: known.to, value: hexToBigInt(known.value), data: known.input }),
      chainId: 1,
      type: 'eip1559',
      nonce: Number(known.nonce),
      gas: hexToBigInt(known.gas),
      maxFeePerGas: fee,
      maxPriorityFeePerGas: fee,
    })
    inPlaceOf.set(hash, { hash: await ask<string>('eth_sendRawTransaction', raw), reason })
  }

  async function takeBack(hashes: readonly string[]): Promise<void> {
    const raws = await Promise.all(hashes.map((hash) => ask<string>('debug_getRawTransaction', hash)))
    await ask('anvil_reorg', 1, [])
    for (const raw of raws) await ask('eth_sendRawTransaction', raw)
  }

  async function drop(hashes: readonly string[]): Promise<void> {
    for (const hash of hashes) await ask('anvil_dropTransaction', hash)
  }

  const same = (call: Call) => call
  const other = (call: Call): Call => ({ ...call, to: numberToHex(0xb0b, { size: 20 }), data: '0x', value: 1n })
  const nothing = (): Call => ({ to: owner.address, data: '0x', value: 0n })

  return {
    events(hashes, fate) {
      const [hash = ''] = hashes
      const mineMore = async () => {
        await mine()
        await ask('anvil_mine', numberToHex(OFF_SCREEN_BLOCKS))
      }
      const makers: Record<Fate, readonly Event[]> = {
        mined: [mine],
        'mined long ago': [() => replace(hash, same, 'repriced'), mineMore],
        repriced: [() => replace(hash, same, 'repriced'), mine],
        changed: [() => replace(hash, other, 'replaced'), mine],
        cancelled: [() => replace(hash, nothing, 'cancelled'), mine],
        dropped: [() => drop(hashes)],
        reorganized: [mine, () => takeBack(hashes), mine],
      }
      return makers[fate]
    },
    async standing(hash) {
      for (const known of [{ hash, reason: 'repriced' as const }, inPlaceOf.get(hash)]) {
        const found = known && (await receipt(known.hash))
        if (known && found) return { state: 'mined', ...known, isDone: hexToBigInt(found.status) === 1n }
      }
      return { state: ((await transaction(hash)) ?? inPlaceOf.has(hash)) ? 'waiting' : 'gone' }
    },
  }
}
