/** Transfers on anvil, whose pool waits until it is told to make a block. */
import { evm } from '@bowline/adapter-evm'
import { createSandboxWallet } from '@bowline/adapter-evm/testing'
import { giveErc20, installErc20, rpcRequest, startAnvil, type TokenContractName } from '@bowline/chains'
import type { SeededRandom } from '@bowline/jest-preset/seeded-random'
import { extendNetwork } from '@bowline/kit-core'
import { type Hex, hexToBigInt, numberToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Values } from './dimensions.js'
import type { Family, Scene, Truth } from './family.js'
import { sendBySymbol } from './send-by-symbol.js'

const ID = 'eip155:1'
const RDNS = 'com.example.wallet'
const COIN_DECIMALS = 18
/** The adapter's first look. */
const SEEN_AFTER_MS = 1_500
const FUNDS = 10n ** 24n
/** `isPaused` lies behind the four variables of every token. */
const PAUSED_SLOT = numberToHex(4, { size: 32 })
const OFF_SCREEN_BLOCKS = 20

type Token = { readonly decimals: number; readonly contract?: TokenContractName; readonly pause?: 'before' | 'after' }

const TOKENS = {
  coin: undefined,
  'no decimals': { decimals: 0 },
  '6 decimals': { decimals: 6 },
  '18 decimals': { decimals: 18 },
  '24 decimals': { decimals: 24 },
  'answers nothing': { decimals: 6, contract: 'SilentErc20' },
  'answers false': { decimals: 18, contract: 'RefusingErc20' },
  'takes a fee': { decimals: 18, contract: 'FeeErc20' },
  reverts: { decimals: 18, contract: 'PausableErc20', pause: 'before' },
  'reverts later': { decimals: 18, contract: 'PausableErc20', pause: 'after' },
} satisfies Record<string, Token | undefined>

const FATES = ['mined', 'mined long ago', 'repriced', 'changed', 'cancelled', 'dropped', 'reorganised'] as const

type Kind = keyof typeof TOKENS
type Fate = (typeof FATES)[number]

const isKind = (name: string): name is Kind => Object.hasOwn(TOKENS, name)
const KINDS = Object.keys(TOKENS).filter(isKind)
const addressOf = (kind: Kind): Hex => numberToHex(0x7000 + KINDS.indexOf(kind), { size: 20 })

type Mined = { readonly from: Hex; readonly to: Hex; readonly nonce: Hex; readonly value: Hex; readonly input: Hex }
type Pooled = Mined & { readonly gas: Hex; readonly maxFeePerGas: Hex }
type Call = { readonly to: Hex; readonly value: bigint; readonly data: Hex }

/** Starts the chain. */
export async function evmFamily(): Promise<Family<Kind, Fate>> {
  const anvil = await startAnvil({ chainId: 1 })
  const ask = <Answer>(method: string, ...params: readonly unknown[]) =>
    rpcRequest(anvil.url, method, params) as Promise<Answer>
  for (const kind of KINDS) {
    const token: Token | undefined = TOKENS[kind]
    if (!token) continue
    const { decimals, contract = 'Erc20' } = token
    await installErc20(anvil.url, {
      ...{ address: addressOf(kind), name: kind, symbol: symbolOf(kind), decimals, contract, holders: [] },
    })
  }
  await ask('evm_setAutomine', false)
  const network = extendNetwork({
    id: 1,
    name: 'Chain',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: COIN_DECIMALS },
    rpcUrls: { default: { http: [anvil.url] } },
  })

  async function begin({ kind, fate }: Values<Kind, Fate>, random: SeededRandom): Promise<Scene> {
    const privateKey = random.hex(32)
    const owner = privateKeyToAccount(privateKey)
    const receiver = random.hex(20)
    const token: Token | undefined = TOKENS[kind]
    const tokenAddress = token && addressOf(kind)
    const decimals = token?.decimals ?? COIN_DECIMALS
    const funds = 10n ** BigInt(decimals) * (1n + random.bits(40))
    const pause = (isPaused: boolean) =>
      ask('anvil_setStorageAt', addressOf(kind), PAUSED_SLOT, numberToHex(isPaused ? 1 : 0, { size: 32 }))
    await ask('anvil_setBalance', owner.address, numberToHex(FUNDS))
    if (tokenAddress) await giveErc20(anvil.url, { token: tokenAddress, holder: owner.address, value: funds })
    if (token?.pause) await pause(token.pause === 'before')

    const approval = { prompts: 0, open: () => {} }
    const opened = new Promise<void>((resolve) => {
      approval.open = resolve
    })
    const wallet = createSandboxWallet({
      rdns: RDNS,
      privateKeys: [privateKey],
      chains: [{ chainId: 1, rpcUrl: anvil.url }],
      async approve({ kind: asked }) {
        if (asked !== 'send') return true
        approval.prompts += 1
        await opened
        return true
      },
    })
    const leave = wallet.announce()
    /** The transactions that took a place, by the hash that had it. */
    const inPlaceOf = new Map<
      string,
      { readonly hash: string; readonly reason: 'repriced' | 'cancelled' | 'replaced' }
    >()

    const transaction = (hash: string) => ask<Pooled | null>('eth_getTransactionByHash', hash)
    const receipt = (hash: string) => ask<{ readonly status: Hex } | null>('eth_getTransactionReceipt', hash)

    async function replace(hash: string, change: (call: Call) => Call, reason: 'repriced' | 'cancelled' | 'replaced') {
      const known = await transaction(hash)
      if (!known) throw new Error('The pool does not know what is to be replaced')
      const fee = hexToBigInt(known.maxFeePerGas) * 2n + 1n
      const call = change({ to: known.to, value: hexToBigInt(known.value), data: known.input })
      const raw = await owner.signTransaction({
        ...call,
        chainId: 1,
        type: 'eip1559',
        nonce: Number(known.nonce),
        gas: hexToBigInt(known.gas),
        maxFeePerGas: fee,
        maxPriorityFeePerGas: fee,
      })
      inPlaceOf.set(hash, { hash: await ask<string>('eth_sendRawTransaction', raw), reason })
    }

    const mine = async () => {
      if (token?.pause === 'after') await pause(true)
      await ask('evm_mine')
    }
    const same = (call: Call) => call
    const other = (call: Call): Call => ({ ...call, to: numberToHex(0xb0b, { size: 20 }), data: '0x', value: 1n })
    const nothing = (): Call => ({ to: owner.address, data: '0x', value: 0n })

    function events(hash: string) {
      const makers: Record<Fate, readonly (() => Promise<unknown>)[]> = {
        mined: [mine],
        'mined long ago': [
          () => replace(hash, same, 'repriced'),
          async () => {
            await mine()
            await ask('anvil_mine', numberToHex(OFF_SCREEN_BLOCKS))
          },
        ],
        repriced: [() => replace(hash, same, 'repriced'), mine],
        changed: [() => replace(hash, other, 'replaced'), mine],
        cancelled: [() => replace(hash, nothing, 'cancelled'), mine],
        dropped: [() => ask('anvil_dropTransaction', hash)],
        reorganised: [
          mine,
          async () => {
            const raw = await ask<string>('debug_getRawTransaction', hash)
            await ask('anvil_reorg', 1, [])
            await ask('eth_sendRawTransaction', raw)
          },
          mine,
        ],
      }
      return makers[fate].map((happen) => async () => void (await happen()))
    }

    async function truthOf(hash: string): Promise<Truth> {
      for (const known of [{ hash, reason: 'repriced' as const }, inPlaceOf.get(hash)]) {
        const found = known && (await receipt(known.hash))
        if (!known || !found) continue
        const { hash: settledAs, reason } = known
        if (reason !== 'repriced') return { status: 'replaced', settledAs, reason }
        return { status: hexToBigInt(found.status) === 1n ? 'confirmed' : 'failed', settledAs }
      }
      const isWaiting = (await transaction(hash)) ?? inPlaceOf.has(hash)
      return { status: isWaiting ? 'pending' : 'dropped' }
    }

    async function unitsOf(holder: string, held: Hex | undefined): Promise<bigint> {
      if (held === undefined) return hexToBigInt(await ask<Hex>('eth_getBalance', holder, 'latest'))
      const data = `0x70a08231${holder.slice(2).padStart(64, '0')}`
      return hexToBigInt(await ask<Hex>('eth_call', { to: held, data }, 'latest'))
    }

    return {
      network,
      address: owner.address,
      connectorId: RDNS,
      equip: () => evm(),
      isTold: true,
      seenAfterMs: fate === 'mined' || fate === 'reorganised' ? 0 : SEEN_AFTER_MS,
      isRefused: token?.pause === 'before' || token?.contract === 'RefusingErc20',
      prompts: () => approval.prompts,
      approve: approval.open,
      range: { least: 1n, most: (token ? funds : FUNDS / 2n) / 4n + 1n, decimals },
      send: sendBySymbol({
        network,
        receiver,
        tokenAddress,
        symbol: symbolOf(kind),
        decimals,
        units: token ? funds : FUNDS,
      }),
      events,
      truthOf,
      async held() {
        const coin = { address: undefined, symbol: 'ETH', decimals: COIN_DECIMALS }
        const rows = [{ ...coin, units: await unitsOf(owner.address, undefined) }]
        if (!tokenAddress) return rows
        const units = await unitsOf(owner.address, tokenAddress)
        return [...rows, { address: tokenAddress, symbol: symbolOf(kind), decimals, units }]
      },
      received: () => unitsOf(receiver, tokenAddress),
      leave,
    }
  }

  return { caipNetworkId: ID, kinds: KINDS, fates: FATES, isServed: true, begin, close: () => anvil.stop() }
}

function symbolOf(kind: Kind): string {
  return kind === 'coin' ? 'ETH' : `T${KINDS.indexOf(kind)}`
}
