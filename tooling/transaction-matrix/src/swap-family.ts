/**
 * Approvals and swaps on anvil: of a usual token, and of one that accepts no new allowance over an existing one, such as USDT.
 * Transactions before the one of the case are carried out at once.
 */
import { evm } from '@bowline/adapter-evm'
import { allowErc20, giveErc20, installErc20, installSwapRouter } from '@bowline/chains'
import type { SeededRandom } from '@bowline/jest-preset/seeded-random'
import { type Hex, hexToBigInt, numberToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Family, Scene, Who } from './chain-setup.js'
import type { Values } from './dimensions.js'
import {
  createEvmWallet,
  EVM_FUNDS,
  EVM_ID,
  EVM_RDNS,
  SEEN_AFTER_MS,
  startEvmChain,
  truthOfStanding,
} from './evm-chain.js'
import { FATES, type Fate } from './evm-kinds.js'
import { createPool } from './evm-pool.js'
import { answerSwap } from './swap-responses.js'
import { createSwapVisitor } from './swap-user.js'

const ROUTER: Hex = `0x${'5a'.repeat(20)}`
const WANTED = { address: numberToHex(0x7b00, { size: 20 }), symbol: 'WANT', decimals: 6 }
const GIVEN = {
  usual: { address: numberToHex(0x7b01, { size: 20 }), symbol: 'GIVE', decimals: 6 },
  resetting: { address: numberToHex(0x7b02, { size: 20 }), symbol: 'USDT', decimals: 6 },
} as const

/** The transaction that has the fate; a token that needs a reset has an existing allowance. */
export type SwapStep = 'reset' | 'approval' | 'swap'

type SwapKind = {
  readonly given: keyof typeof GIVEN
  readonly step: SwapStep
  /** The chain would carry it out when it is sent, but not when it is mined. */
  readonly reverts?: boolean
}

const SWAP_KINDS = {
  approval: { given: 'usual', step: 'approval' },
  swap: { given: 'usual', step: 'swap' },
  'swap, reverts later': { given: 'usual', step: 'swap', reverts: true },
  reset: { given: 'resetting', step: 'reset' },
  'approval after a reset': { given: 'resetting', step: 'approval' },
  'swap after a reset': { given: 'resetting', step: 'swap' },
} satisfies Record<string, SwapKind>

type Kind = keyof typeof SWAP_KINDS

const isKind = (name: string): name is Kind => Object.hasOwn(SWAP_KINDS, name)

/** Starts the chain. */
export async function swapFamily(): Promise<Family<Kind, Fate>> {
  const chain = await startEvmChain()
  const { ask, network, unitsOf, url } = chain
  for (const token of [WANTED, GIVEN.usual, GIVEN.resetting]) {
    const contract = token === GIVEN.resetting ? 'SilentErc20' : 'Erc20'
    await installErc20(url, { ...token, name: token.symbol, contract, holders: [] })
  }
  await installSwapRouter(url, { address: ROUTER, value: 0n })
  await chain.hold()

  async function begin({ kind, fate }: Values<Kind, Fate>, random: SeededRandom, who?: Who): Promise<Scene> {
    const { given, step, reverts = false }: SwapKind = SWAP_KINDS[kind]
    const token = GIVEN[given]
    const privateKey = random.hex(32)
    const owner = privateKeyToAccount(privateKey)
    const { address } = owner
    const funds = 1_000_000n * (1n + random.bits(30))
    await ask('anvil_setBalance', address, numberToHex(EVM_FUNDS))
    await giveErc20(url, { token: token.address, holder: address, value: funds })
    await giveErc20(url, { token: WANTED.address, holder: ROUTER, value: funds })
    const allow = (value: bigint) => allowErc20(url, { token: token.address, holder: address, spender: ROUTER, value })
    if (given === 'resetting') await allow(1n + random.bits(5))
    // If it is sent with one press, the transactions before it have been carried out.
    else if (who && step === 'swap') await allow(funds)

    let approved = 0n
    const visitor = createSwapVisitor({ step, given: token, wanted: WANTED, mine: () => ask('evm_mine') })
    const pool = createPool({
      ask,
      owner,
      async mine() {
        if (reverts) await giveErc20(url, { token: WANTED.address, holder: ROUTER, value: 0n })
        await ask('evm_mine')
      },
    })
    const allowance = async () => {
      const data = `0xdd62ed3e${address.slice(2).padStart(64, '0')}${ROUTER.slice(2).padStart(64, '0')}`
      return hexToBigInt(await ask<Hex>('eth_call', { to: token.address, data }, 'latest'))
    }
    const held = async () => [
      await chain.coinOf(address),
      { ...token, units: await unitsOf(address, token.address) },
      { ...WANTED, units: await unitsOf(address, WANTED.address) },
    ]
    return {
      network,
      address,
      connectorId: EVM_RDNS,
      equip: () => evm(),
      isReported: true,
      seenAfterMs: fate === 'mined' || fate === 'reorganized' ? 0 : SEEN_AFTER_MS,
      refusal: undefined,
      prompts: visitor.prompts,
      approve: visitor.approve,
      range: { least: 64n, most: funds / 4n, decimals: token.decimals },
      send: visitor.send,
      async act(kit, asked) {
        approved = asked.value
        return visitor.act(kit, asked)
      },
      isOnce: step !== 'swap',
      reports: step === 'swap' ? 'SWAP_SUCCESS' : undefined,
      events: (hash) => pool.events([hash], fate),
      truthOf: async (hash) => truthOfStanding(await pool.standing(hash)),
      held,
      async received() {
        if (step === 'swap') return unitsOf(address, WANTED.address)
        return approved * hexToBigInt(await ask<Hex>('eth_getTransactionCount', address, 'latest'))
      },
      swap: {
        ...{ step, visitor, allowance, given: token.address, isReset: given === 'resetting' },
        answer: (question, allowed) => answerSwap(question, allowed, { router: ROUTER, tokens: [token, WANTED] }),
      },
      leave: createEvmWallet(chain, privateKey, visitor.confirm).announce(),
    }
  }

  return {
    ...{ caipNetworkId: EVM_ID, kinds: Object.keys(SWAP_KINDS).filter(isKind), fates: FATES, isServed: true },
    ...{ begin, close: () => chain.stop() },
  }
}
