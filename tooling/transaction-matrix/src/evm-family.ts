/** Transfers on anvil, whose pool waits for a command to mine. */
import { evm } from '@bowline/adapter-evm'
import { giveErc20, installBatchAccount, installErc20 } from '@bowline/chains'
import type { SeededRandom } from '@bowline/jest-preset/seeded-random'
import { isKitError } from '@bowline/kit-core'
import { hexToBytes, numberToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Family, Scene, Who } from './chain-setup.js'
import type { Values } from './dimensions.js'
import { BATCH_ACCOUNT, createBatches } from './evm-batches.js'
import {
  createEvmWallet,
  EVM_FUNDS,
  EVM_ID,
  EVM_RDNS,
  SEEN_AFTER_MS,
  startEvmChain,
  truthOfStanding,
} from './evm-chain.js'
import {
  addressOf,
  batchOf,
  COIN_DECIMALS,
  FATES,
  type Fate,
  KINDS,
  type Kind,
  payOf,
  symbolOf,
  tokenOf,
} from './evm-kinds.js'
import { createPool } from './evm-pool.js'
import { createExchange } from './exchange.js'
import { payByKit } from './pay-by-kit.js'
import { sendBatch } from './send-batch.js'
import { sendBySymbol } from './send-by-symbol.js'
import { reachOf } from './sending/reach-of.js'

/** `isPaused` follows the four variables of every token. */
const PAUSED_SLOT = numberToHex(4, { size: 32 })

/** Starts the chain. */
export async function evmFamily(): Promise<Family<Kind, Fate>> {
  const chain = await startEvmChain()
  const { ask, network, unitsOf } = chain
  for (const kind of KINDS) {
    const token = tokenOf(kind)
    if (!token) continue
    const { decimals, contract = 'Erc20' } = token
    await installErc20(chain.url, {
      ...{ address: addressOf(kind), name: kind, symbol: symbolOf(kind), decimals, contract, holders: [] },
    })
  }
  const coin = { symbol: 'ETH', decimals: COIN_DECIMALS }
  const frameNetwork = { caipNetworkId: EVM_ID, name: network.name, rpcUrl: chain.url, coin }
  await installBatchAccount(chain.url, { address: BATCH_ACCOUNT })
  await chain.hold()

  async function begin({ kind, fate, presses }: Values<Kind, Fate>, random: SeededRandom, who?: Who): Promise<Scene> {
    const privateKey = random.hex(32)
    const owner = privateKeyToAccount(privateKey)
    const recipient = random.hex(20)
    const token = tokenOf(kind)
    const batch = batchOf(kind)
    const tokenAddress = token && addressOf(kind)
    const decimals = token?.decimals ?? COIN_DECIMALS
    const funds = token ? 10n ** BigInt(decimals) * (1n + random.bits(40)) : EVM_FUNDS
    const pause = (isPaused: boolean) =>
      ask('anvil_setStorageAt', addressOf(kind), PAUSED_SLOT, numberToHex(isPaused ? 1 : 0, { size: 32 }))
    await ask('anvil_setBalance', owner.address, numberToHex(EVM_FUNDS))
    if (tokenAddress) await giveErc20(chain.url, { token: tokenAddress, holder: owner.address, value: funds })
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
    const wallet = createEvmWallet(chain, privateKey, confirm)
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
    const key = hexToBytes(privateKey)
    const embedded = { keys: { evm: key, solana: key }, networks: [frameNetwork], confirm }
    const reach = await reachOf(who, { paired: batches ?? wallet, embedded })
    const leave = reach ? reach.close : (batches ?? wallet).announce()

    const isSentWrong = token?.pause === 'before' || token?.contract === 'RefusingErc20'
    const refusal = isSentWrong
      ? (error: unknown) => isKitError(error, 'send/failed')
      : batch?.isRefused && ((error: unknown) => Object(error).code === 4001)
    const symbol = symbolOf(kind)
    const asset = { network, recipient, tokenAddress, symbol, decimals }
    const exchange = payOf(kind) === 'exchange' ? createExchange({ ask, pay: asset, confirm }) : undefined
    const sendOne = payOf(kind) ? payByKit(asset) : sendBySymbol({ ...asset, units: funds })
    return {
      network,
      address: owner.address,
      connectorId: EVM_RDNS,
      equip: () => evm(),
      isReported: !batch,
      seenAfterMs: fate === 'mined' || (fate === 'reorganized' && presses !== 'two in a row') ? 0 : SEEN_AFTER_MS,
      refusal: refusal || undefined,
      prompts: () => approval.prompts,
      approve: approval.open,
      range: { least: 1n, most: (token ? funds : EVM_FUNDS / 2n) / 4n + 1n, decimals },
      send: batch && tokenAddress ? sendBatch({ recipient, tokenAddress }) : sendOne,
      isOnce: payOf(kind) === 'wallet',
      reports: payOf(kind) && 'PAY_SUCCESS',
      ...exchange,
      events: (hash) =>
        pool.events(batches?.hashesOf(hash) ?? [hash], fate).map((happen) => async () => {
          hasHappened = true
          await happen()
        }),
      truthOf: async (hash) => batches?.truthOf(hash) ?? truthOfStanding(await pool.standing(hash)),
      async held() {
        const coin = await chain.coinOf(owner.address)
        if (!tokenAddress) return [coin]
        return [coin, { address: tokenAddress, symbol, decimals, units: await unitsOf(owner.address, tokenAddress) }]
      },
      received: () => unitsOf(recipient, tokenAddress),
      reach,
      leave,
    }
  }

  return {
    caipNetworkId: EVM_ID,
    kinds: KINDS.filter((kind) => !payOf(kind)),
    fates: FATES,
    isServed: true,
    begin,
    close: () => chain.stop(),
  }
}
