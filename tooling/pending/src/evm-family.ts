/** Transfers on anvil, whose pool waits until it is told to make a block. */
import { evm } from '@bowline/adapter-evm'
import { createSandboxWallet } from '@bowline/adapter-evm/testing'
import { giveErc20, installBatchAccount, installErc20, rpcRequest, startAnvil } from '@bowline/chains'
import type { SeededRandom } from '@bowline/jest-preset/seeded-random'
import { extendNetwork, isKitError } from '@bowline/kit-core'
import { type Hex, hexToBigInt, numberToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Values } from './dimensions.js'
import { BATCH_ACCOUNT, createBatches } from './evm-batches.js'
import {
  addressOf,
  batchOf,
  COIN_DECIMALS,
  FATES,
  type Fate,
  KINDS,
  type Kind,
  symbolOf,
  tokenOf,
} from './evm-kinds.js'
import { type AskAnvil, createPool } from './evm-pool.js'
import type { Family, Scene, Truth } from './family.js'
import { sendBatch } from './send-batch.js'
import { sendBySymbol } from './send-by-symbol.js'

const ID = 'eip155:1'
const RDNS = 'com.example.wallet'
/** The adapter's first look. Of two only the first comes back from a block that was taken back; the other has to be known. */
const SEEN_AFTER_MS = 1_500
const FUNDS = 10n ** 24n
/** `isPaused` lies behind the four variables of every token. */
const PAUSED_SLOT = numberToHex(4, { size: 32 })

/** Starts the chain. */
export async function evmFamily(): Promise<Family<Kind, Fate>> {
  const anvil = await startAnvil({ chainId: 1 })
  const ask: AskAnvil = <Answer>(method: string, ...params: readonly unknown[]) =>
    rpcRequest(anvil.url, method, params) as Promise<Answer>
  for (const kind of KINDS) {
    const token = tokenOf(kind)
    if (!token) continue
    const { decimals, contract = 'Erc20' } = token
    await installErc20(anvil.url, {
      ...{ address: addressOf(kind), name: kind, symbol: symbolOf(kind), decimals, contract, holders: [] },
    })
  }
  await installBatchAccount(anvil.url, { address: BATCH_ACCOUNT })
  await ask('evm_setAutomine', false)
  const network = extendNetwork({
    id: 1,
    name: 'Chain',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: COIN_DECIMALS },
    rpcUrls: { default: { http: [anvil.url] } },
  })

  async function unitsOf(holder: string, held: Hex | undefined): Promise<bigint> {
    if (held === undefined) return hexToBigInt(await ask<Hex>('eth_getBalance', holder, 'latest'))
    const data = `0x70a08231${holder.slice(2).padStart(64, '0')}`
    return hexToBigInt(await ask<Hex>('eth_call', { to: held, data }, 'latest'))
  }

  async function begin({ kind, fate, presses }: Values<Kind, Fate>, random: SeededRandom): Promise<Scene> {
    const privateKey = random.hex(32)
    const owner = privateKeyToAccount(privateKey)
    const receiver = random.hex(20)
    const token = tokenOf(kind)
    const batch = batchOf(kind)
    const tokenAddress = token && addressOf(kind)
    const decimals = token?.decimals ?? COIN_DECIMALS
    const funds = token ? 10n ** BigInt(decimals) * (1n + random.bits(40)) : FUNDS
    const pause = (isPaused: boolean) =>
      ask('anvil_setStorageAt', addressOf(kind), PAUSED_SLOT, numberToHex(isPaused ? 1 : 0, { size: 32 }))
    await ask('anvil_setBalance', owner.address, numberToHex(FUNDS))
    if (tokenAddress) await giveErc20(anvil.url, { token: tokenAddress, holder: owner.address, value: funds })
    if (token?.pause) await pause(token.pause === 'before')

    const approval = { prompts: 0, open: () => {} }
    const opened = new Promise<void>((resolve) => {
      approval.open = resolve
    })
    const confirm = async () => {
      approval.prompts += 1
      await opened
      return true
    }
    const wallet = createSandboxWallet({
      rdns: RDNS,
      privateKeys: [privateKey],
      chains: [{ chainId: 1, rpcUrl: anvil.url }],
      approve: async ({ kind: asked }) => asked !== 'send' || confirm(),
    })
    const pool = createPool({
      ask,
      owner,
      async mine() {
        if (token?.pause === 'after') await pause(true)
        await ask('evm_mine')
      },
    })
    let hasHappened = false
    const isHeardOf = () => hasHappened || !batch?.isKnownLate
    const batches = batch && createBatches({ ask, owner, wallet, pool, batch, confirm, isHeardOf })
    const leave = (batches ?? wallet).announce()

    async function truthOf(hash: string): Promise<Truth> {
      if (batches) return batches.truthOf(hash)
      const found = await pool.standing(hash)
      if (found.state !== 'mined') return { status: found.state === 'waiting' ? 'pending' : 'dropped' }
      const { hash: settledAs, reason, isDone } = found
      return reason === 'repriced'
        ? { status: isDone ? 'confirmed' : 'failed', settledAs }
        : { status: 'replaced', settledAs, reason }
    }

    const isSentWrong = token?.pause === 'before' || token?.contract === 'RefusingErc20'
    const refusal = isSentWrong
      ? (error: unknown) => isKitError(error, 'send/failed')
      : batch?.isRefused && ((error: unknown) => Object(error).code === 4001)
    const symbol = symbolOf(kind)
    return {
      network,
      address: owner.address,
      connectorId: RDNS,
      equip: () => evm(),
      isTold: !batch,
      seenAfterMs: fate === 'mined' || (fate === 'reorganised' && presses !== 'two in a row') ? 0 : SEEN_AFTER_MS,
      refusal: refusal || undefined,
      prompts: () => approval.prompts,
      approve: approval.open,
      range: { least: 1n, most: (token ? funds : FUNDS / 2n) / 4n + 1n, decimals },
      send:
        batch && tokenAddress
          ? sendBatch({ receiver, tokenAddress })
          : sendBySymbol({ network, receiver, tokenAddress, symbol, decimals, units: funds }),
      events: (hash) =>
        pool.events(batches?.hashesOf(hash) ?? [hash], fate).map((happen) => async () => {
          hasHappened = true
          await happen()
        }),
      truthOf,
      async held() {
        const coin = { address: undefined, symbol: 'ETH', decimals: COIN_DECIMALS }
        const rows = [{ ...coin, units: await unitsOf(owner.address, undefined) }]
        if (!tokenAddress) return rows
        const units = await unitsOf(owner.address, tokenAddress)
        return [...rows, { address: tokenAddress, symbol, decimals, units }]
      },
      received: () => unitsOf(receiver, tokenAddress),
      leave,
    }
  }

  return { caipNetworkId: ID, kinds: KINDS, fates: FATES, isServed: true, begin, close: () => anvil.stop() }
}
