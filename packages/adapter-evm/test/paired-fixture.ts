/** A paired wallet on two real chains, with an adapter that can connect it. */

import { type Anvil, startAnvil } from '@bowline/chains'
import { never } from '@bowline/jest-preset/fixtures'
import { actionsOf, PAIRED, type PairedWalletOptions, pairedWallet } from './paired-wallet.js'
import { ALICE, type MemoryStorage, network, world } from './setup.js'

export const CAROL = '0x00000000000000000000000000000000000000cc'

export type Chains = { readonly one: () => Anvil; readonly ten: () => Anvil }

/** Two chains that run for all tests of the file. */
export function twoChains(): Chains {
  let one: Anvil | undefined
  let ten: Anvil | undefined
  beforeAll(async () => {
    one = await startAnvil({ chainId: 1 })
    ten = await startAnvil({ chainId: 10 })
  })
  afterAll(async () => {
    await one?.stop()
    await ten?.stop()
  })
  const there = (chain: Anvil | undefined): Anvil => {
    if (chain === undefined) throw new Error('The chain is not there yet')
    return chain
  }
  return { one: () => there(one), ten: () => there(ten) }
}

export type Scene = Partial<PairedWalletOptions> & { readonly storage?: MemoryStorage }

export const NOWHERE = 'http://127.0.0.1:9'

/** A wallet ready to connect. It approved the chains 1 and 10; the app also lists 137. */
export function pairedScene(urls: readonly [string, string], { storage, ...over }: Scene = {}) {
  const paired = pairedWallet({
    chains: [
      { chainId: 1, rpcUrl: urls[0] },
      { chainId: 10, rpcUrl: urls[1] },
    ],
    ...over,
  })
  const main = network(1, urls[0])
  const other = network(10, urls[1])
  const unapproved = network(137, NOWHERE)
  const made = world({ networks: [main, other, unapproved], ...(storage && { storage }) })
  const actions = actionsOf(made.adapter)
  const pair = (signal = never) => actions.connectPaired({ session: paired.session, signal })
  const account = { connectorId: PAIRED, address: ALICE.address }
  return { ...made, ...paired, ...actions, main, other, unapproved, pair, account }
}

/** The same, connected, with its events so far cleared. */
export async function toPairedConnection(urls: readonly [string, string], over: Scene = {}) {
  const made = pairedScene(urls, over)
  const connection = await made.pair()
  made.events.length = 0
  return { ...made, connection, provider: toProvider(await made.adapter.getProvider({ connectorId: PAIRED })) }
}

/** An EIP-1193 provider. */
export type Eip1193 = {
  request(args: { method: string; params?: unknown }): Promise<unknown>
  on(event: string, listener: (data: unknown) => void): void
  removeListener(event: string, listener: (data: unknown) => void): void
}

function isProvider(value: unknown): value is Eip1193 {
  return typeof value === 'object' && value !== null && 'request' in value && 'on' in value && 'removeListener' in value
}

/** The adapter's provider, checked; throws if it is none. */
export function toProvider(value: unknown): Eip1193 {
  if (!isProvider(value)) throw new Error('No provider')
  return value
}

/** Hex text; throws if it is not hex. */
export function hex(text: string): `0x${string}` {
  if (!/^0x[0-9a-f]*$/i.test(text)) throw new Error(text)
  return `0x${text.slice(2)}`
}
