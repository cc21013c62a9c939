/** A user with a sandbox wallet of two accounts, connected through a kit, who sends. */
import { until } from '@bowline/jest-preset/fixtures'
import { selectAccount } from '@bowline/kit-core'
import { connect, ready, refreshBalance, start } from '@bowline/kit-core/actions'
import { createTestKit } from '@bowline/kit-core/testing'
import { createSolanaAdapter } from '../src/adapter.js'
import type { SolanaAdapter } from '../src/contract.js'
import { createSandboxWallet, type SandboxFeatureName } from '../src/testing/index.js'
import { mainnetAt } from './setup.js'

const SIGNING: readonly SandboxFeatureName[] = [
  'standard:connect',
  'standard:disconnect',
  'standard:events',
  'solana:signTransaction',
]

export type Sending = {
  readonly from: string
  readonly to: string
  readonly value: bigint
  readonly token?: string | undefined
}

/** Creates a kit. The wallet sends what it signs, or leaves sending to the kit. */
export async function openSender(url: string, sends: boolean) {
  const sandbox = await createSandboxWallet({
    privateKeys: [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)],
    chains: [{ chain: 'solana:mainnet', rpcUrl: url }],
    approve: async () => true,
    ...(!sends && { features: SIGNING }),
  })
  const events = new EventTarget()
  sandbox.register(events)
  const network = mainnetAt(url)
  const adapters: SolanaAdapter[] = []
  const { kit } = createTestKit({
    adapters: [
      {
        namespace: 'solana',
        name: 'solana',
        create(context) {
          const adapter = createSolanaAdapter({ context, events })
          adapters.push(adapter)
          return adapter
        },
      },
    ],
    options: { networks: [network], customRpcUrls: { [network.caipNetworkId]: [{ url }] } },
  })
  const stop = start(kit)
  await ready(kit)
  const found = () => kit.getState().connect.connectors.solana?.[0]
  await until(() => found() !== undefined)
  const connectorId = found()?.id ?? ''
  await connect(kit, { connectorId })

  return {
    stop,
    accounts: sandbox.state().addresses,
    async send({ from, token, ...others }: Sending): Promise<void> {
      const params = { connectorId, network, address: from, ...others }
      const [adapter] = adapters
      if (token === undefined) await adapter?.sendTransaction?.(params)
      else await adapter?.sendToken({ ...params, tokenAddress: token })
    },
    /** Balance of the active account as views get it. */
    async shownBalance(): Promise<string | undefined> {
      await refreshBalance(kit, { isForced: true })
      return selectAccount(kit.getState(), 'solana').balance
    },
    /** Base units of each token of an address, from the adapter. */
    async heldTokens(address: string): Promise<ReadonlyMap<string, bigint>> {
      const found = await adapters[0]?.getTokenBalances?.({ address, network, signal: new AbortController().signal })
      return new Map(found?.flatMap(({ address: token, value }) => (token === undefined ? [] : [[token, value]])))
    },
  }
}
