/** A page with a kit, an installed wallet and a component that uses the hooks of the library. */
import type { Kit, KitStorage, Network, PairingTransport } from '@bowline/kit-core'
import { ready, start } from '@bowline/kit-core/actions'
import { createTestKit } from '@bowline/kit-core/testing'
import { type AnchorWallet, useAnchorWallet, useConnection, useWallet } from '@solana/wallet-adapter-react'
import type { Connection } from '@solana/web3.js'
import { act, cleanup, type RenderOptions, render, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { solana } from '../../src/index.js'
import { createSandboxWallet, type SandboxRequest, type SandboxWallet } from '../../src/testing/index.js'
import { DEVNET, MAINNET } from '../setup.js'

export const SANDBOX = 'wallet-standard.sandbox-wallet'
export const seed = (number: number) => new Uint8Array(32).fill(number)

const ends: (() => unknown)[] = []
afterEach(async () => {
  cleanup()
  for (const end of ends.splice(0).reverse()) await end()
  localStorage.clear()
})

/** Cleanup functions, called when the test ends. */
export const later = (end: () => unknown) => void ends.push(end)

export type Person = {
  readonly prompts: SandboxRequest[]
  /** Sets how the user responds. */
  answer: (request: SandboxRequest) => Promise<boolean>
}

export type WalletParams = {
  readonly name?: string
  readonly seeds?: readonly [number, ...number[]]
  readonly url?: string
  readonly features?: NonNullable<Parameters<typeof createSandboxWallet>[0]['features']>
}

/** An installed wallet and its user. */
export async function installed({
  name,
  seeds: [first, ...others] = [1, 2],
  url = 'http://127.0.0.1:9',
  features,
}: WalletParams = {}): Promise<{ hand: SandboxWallet; person: Person }> {
  const person: Person = { prompts: [], answer: async () => true }
  const hand = await createSandboxWallet({
    ...{ name, features },
    privateKeys: [seed(first), ...others.map(seed)],
    chains: [
      { chain: 'solana:mainnet', rpcUrl: url },
      { chain: 'solana:devnet', rpcUrl: url },
      { chain: 'solana:localnet', rpcUrl: url },
    ],
    async approve(request) {
      person.prompts.push(request)
      return person.answer(request)
    },
  })
  later(hand.register())
  return { hand, person }
}

export type KitParams = {
  readonly networks?: readonly [Network, ...Network[]]
  readonly storage?: KitStorage
  readonly enableReconnect?: boolean
  readonly pairingTransport?: PairingTransport
}

/** Creates a kit that is not started. */
export function newKit({ networks = [MAINNET, DEVNET], storage, pairingTransport, ...options }: KitParams = {}): Kit {
  return createTestKit({
    adapters: [solana()],
    options: { networks, ...options },
    storage,
    pairingTransport,
  }).kit
}

/** Creates a started kit. */
export async function startedKit(params: KitParams = {}): Promise<Kit> {
  const kit = newKit(params)
  later(start(kit))
  await act(() => ready(kit))
  await waitFor(() => expect(kit.getState().connect.connectors.solana?.length).toBeGreaterThan(0))
  return kit
}

/** What the hooks of the library returned in the last render. */
export type Seen = {
  readonly wallet: ReturnType<typeof useWallet>
  readonly connection: Connection
  readonly anchor: AnchorWallet | undefined
}

/** Renders a page around a component that uses the hooks. */
export function show(page: (child: ReactNode) => ReactNode, options: RenderOptions = { wrapper: StrictMode }) {
  const seen: Seen[] = []
  function Probe() {
    const wallet = useWallet()
    const anchor = useAnchorWallet()
    const { connection } = useConnection()
    seen.push({ wallet, connection, anchor })
    return (
      <output>
        {wallet.connecting ? 'connecting' : wallet.connected ? wallet.publicKey?.toBase58() : 'disconnected'}
      </output>
    )
  }
  const view = render(page(<Probe />), options)
  const last = () => {
    const found = seen.at(-1)
    if (found === undefined) throw new Error('Nothing was rendered')
    return found
  }
  const again = (next: typeof page) => view.rerender(next(<Probe />))
  return {
    ...view,
    show: again,
    seen,
    wallet: () => last().wallet,
    connection: () => last().connection,
    anchor: () => last().anchor,
  }
}

/** Runs an action and waits until the page has rendered its effects. */
export const settled = <T,>(work: () => T | Promise<T>): Promise<T> => act(async () => work())
