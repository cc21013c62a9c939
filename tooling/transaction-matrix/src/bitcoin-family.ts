/** Transfers on the Bitcoin ledger, requested by an app through the kit's provider. */
import { bitcoin, isBitcoinProvider } from '@bowline/adapter-bitcoin'
import { createSandboxWallet } from '@bowline/adapter-bitcoin/testing'
import { startBitcoinChain } from '@bowline/bitcoin-chain'
import type { SeededRandom } from '@bowline/jest-preset/seeded-random'
import { type CaipNetworkId, extendNetwork, isKitError } from '@bowline/kit-core'
import { getProvider } from '@bowline/kit-core/actions'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { p2wpkh, TEST_NETWORK, Transaction } from '@scure/btc-signer'
import type { Family, Scene, Truth, Who } from './chain-setup.js'
import type { Values } from './dimensions.js'
import { reachOf } from './sending/reach-of.js'

const ID: CaipNetworkId = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'
const REGTEST = { ...TEST_NETWORK, bech32: 'bcrt' }
const DECIMALS = 8
/** Delay of the adapter's first check. */
const SEEN_AFTER_MS = 16_000
const FUNDS = 1_000_000_000n
const LEAST = 1_000n
/** More than any fee of the kit here, so that it replaces a transaction. */
const HIGHER_FEE = 100_000n

/** Less than it costs to spend; nodes relay none of these. */
const DUST = [294n, 300n, 546n] as const
const LESS_THAN_DUST = 200n

const KINDS = [
  ...(['signed by the wallet', 'sent by the wallet', 'with dust', 'with unconfirmed funds'] as const),
  ...(['dust', 'all unconfirmed'] as const),
] as const
const FATES = ['mined', 'repriced', 'changed', 'cancelled', 'dropped', 'reorganized'] as const

type Kind = (typeof KINDS)[number]
type Fate = (typeof FATES)[number]
const REFUSALS: Partial<Record<Kind, Parameters<typeof isKitError>[1]>> = {
  dust: 'bitcoin/dust',
  'all unconfirmed': 'bitcoin/unconfirmed',
}

type Reason = 'repriced' | 'cancelled' | 'replaced'

/** Starts the chain. */
export async function bitcoinFamily(): Promise<Family<Kind, Fate>> {
  const chain = await startBitcoinChain()
  const network = extendNetwork({
    id: ID.slice('bip122:'.length),
    name: 'Regtest',
    chainNamespace: 'bip122',
    caipNetworkId: ID,
    nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: DECIMALS },
    rpcUrls: { default: { http: [chain.url] } },
  })
  const newKey = (random: SeededRandom) => (1n + random.bits(200)).toString(16).padStart(64, '0')
  const paymentOf = (key: string) => p2wpkh(secp256k1.getPublicKey(Buffer.from(key, 'hex')), REGTEST)
  const addressOf = (key: string) => paymentOf(key).address ?? ''

  async function begin({ kind, fate }: Values<Kind, Fate>, random: SeededRandom, who?: Who): Promise<Scene> {
    const key = newKey(random)
    const address = addressOf(key)
    const recipient = addressOf(newKey(random))
    const stranger = addressOf(newKey(random))
    const coin = chain.fund(address, FUNDS, { isConfirmed: kind !== 'all unconfirmed' })
    if (kind === 'with dust') for (const sats of DUST) chain.fund(address, sats)
    if (kind === 'with unconfirmed funds') chain.fund(address, FUNDS, { isConfirmed: false })
    const approval = { prompts: 0, open: () => {} }
    const opened = new Promise<void>((resolve) => {
      approval.open = resolve
    })
    const wallet = createSandboxWallet({
      privateKeys: [key],
      networks: [{ caipNetworkId: ID, esploraUrl: chain.url }],
      hasSatsConnect: kind === 'sent by the wallet',
      async approve({ kind: asked }) {
        if (asked !== 'send' && asked !== 'sign-psbt') return true
        approval.prompts += 1
        await opened
        return true
      },
    })
    const reach = await reachOf(who, { paired: wallet })
    const leave = reach?.close ?? wallet.register()
    const inPlaceOf = new Map<string, { readonly hash: string; readonly reason: Reason }>()
    const values = new Map<string, bigint>()

    async function replace(hash: string, to: string, value: bigint, reason: Reason): Promise<void> {
      const transaction = new Transaction()
      transaction.addInput({ txid: coin, index: 0, witnessUtxo: { script: paymentOf(key).script, amount: FUNDS } })
      transaction.addOutputAddress(to, value, REGTEST)
      const rest = FUNDS - value - HIGHER_FEE
      if (rest > 0n) transaction.addOutputAddress(address, rest, REGTEST)
      transaction.sign(Buffer.from(key, 'hex'))
      transaction.finalize()
      const answer = await fetch(`${chain.url}/tx`, { method: 'POST', body: transaction.hex })
      if (!answer.ok) throw new Error(await answer.text())
      inPlaceOf.set(hash, { hash: transaction.id, reason })
    }

    function events(hash: string) {
      const mine = () => chain.mine()
      const value = values.get(hash) ?? 0n
      const makers: Record<Fate, readonly (() => unknown)[]> = {
        mined: [mine],
        repriced: [() => replace(hash, recipient, value, 'repriced'), mine],
        changed: [() => replace(hash, stranger, value, 'replaced'), mine],
        cancelled: [() => replace(hash, address, FUNDS - HIGHER_FEE, 'cancelled'), mine],
        // The kit sends again what was signed for it.
        dropped: [() => chain.drop(hash), mine],
        reorganized: [mine, () => chain.reorg(1), mine],
      }
      return makers[fate].map((happen) => async () => void (await happen()))
    }

    async function stateOf(hash: string): Promise<'confirmed' | 'waiting' | undefined> {
      const answer = await fetch(`${chain.url}/tx/${hash}/status`)
      if (!answer.ok) return undefined
      return (await answer.json()).confirmed === true ? 'confirmed' : 'waiting'
    }

    async function truthOf(hash: string): Promise<Truth> {
      for (const known of [{ hash, reason: 'repriced' as const }, inPlaceOf.get(hash)]) {
        const state = known && (await stateOf(known.hash))
        if (!known || !state) continue
        const { hash: settledAs, reason } = known
        if (state === 'waiting') return { status: 'pending' }
        return reason === 'repriced' ? { status: 'confirmed', settledAs } : { status: 'replaced', settledAs, reason }
      }
      return { status: kind === 'sent by the wallet' ? 'dropped' : 'pending' }
    }

    return {
      network,
      address,
      connectorId: 'Sandbox-Wallet',
      equip: () => bitcoin(),
      isReported: false,
      seenAfterMs: fate === 'mined' || fate === 'reorganized' ? 0 : SEEN_AFTER_MS,
      refusal: kind in REFUSALS ? (error) => isKitError(error, REFUSALS[kind]) : undefined,
      prompts: () => approval.prompts,
      approve: approval.open,
      range:
        kind === 'dust'
          ? { least: 1n, most: LESS_THAN_DUST, decimals: DECIMALS }
          : { least: LEAST, most: FUNDS / 4n, decimals: DECIMALS },
      async send(kit, { value }) {
        const provider = await getProvider(kit)
        if (!isBitcoinProvider(provider)) throw new Error('It is another provider')
        const hash = await provider.sendTransfer({ recipient: recipient, amount: value })
        values.set(hash, value)
        return hash
      },
      events,
      truthOf,
      held: async () => [{ address: undefined, symbol: 'BTC', decimals: DECIMALS, units: chain.balanceOf(address) }],
      received: async () => chain.balanceOf(recipient),
      reach,
      leave,
    }
  }

  return { caipNetworkId: ID, kinds: KINDS, fates: FATES, isServed: false, begin, close: () => chain.close() }
}
