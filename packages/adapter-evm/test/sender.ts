/** A user with a sandbox wallet of two accounts who is connected through a kit and sends. */
import { until } from '@bowline/jest-preset/fixtures'
import { selectAccount } from '@bowline/kit-core'
import { connect, ready, refreshBalance, refreshTokens, start } from '@bowline/kit-core/actions'
import { createTestKit } from '@bowline/kit-core/testing'
import { createEvmAdapter } from '../src/adapter.js'
import type { EvmAdapter } from '../src/contract.js'
import { network, page, SANDBOX, wallet } from './setup.js'

export type Sending = {
  readonly from: string
  readonly to: string
  readonly value: bigint
  readonly token?: string | undefined
}

type Token = { readonly address: `0x${string}`; readonly decimals: number }

/** Opens a kit on the chain at `url`. The wallet reports these tokens. */
export async function openSender(url: string, known: readonly Token[]) {
  const given = page()
  const tokens = known.map((token) => ({ ...token, chainId: 1, name: 'Token', symbol: 'TKN' }))
  wallet({ chains: [{ chainId: 1, rpcUrl: url }], tokens }).wallet.announce(given.events)
  const main = network(1, url)
  const adapters: EvmAdapter[] = []
  const { kit } = createTestKit({
    adapters: [
      {
        namespace: 'eip155',
        name: 'wagmi',
        create(context) {
          const adapter = createEvmAdapter({ context, page: given, config: undefined })
          adapters.push(adapter)
          return adapter
        },
      },
    ],
    options: { networks: [main], customRpcUrls: { [main.caipNetworkId]: [{ url }] } },
  })
  const stop = start(kit)
  await ready(kit)
  await until(() => kit.getState().connect.connectors.eip155?.some(({ id }) => id === SANDBOX) === true)
  await connect(kit, { connectorId: SANDBOX })

  return {
    stop,
    /** Sends the amount and resolves to the hash. */
    async send({ from, to, value, token }: Sending): Promise<string> {
      const [adapter] = adapters
      const sender = { connectorId: SANDBOX, address: from, network: main }
      const sent = token
        ? adapter?.sendToken?.({ ...sender, to, value, tokenAddress: token })
        : adapter?.sendTransaction?.({ ...sender, to, value })
      return (await sent)?.hash ?? ''
    },
    /** The active account's balance as views receive it. */
    async shownBalance(): Promise<string | undefined> {
      await refreshBalance(kit, { isForced: true })
      return selectAccount(kit.getState(), 'eip155').balance
    },
    /** The active account's token balances by address, as views receive them. */
    async shownTokens(): Promise<ReadonlyMap<string, string>> {
      await refreshTokens(kit, { isForced: true })
      const { tokenBalance } = selectAccount(kit.getState(), 'eip155')
      return new Map(tokenBalance.map(({ address = '', quantity }) => [address.split(':')[2] ?? '', quantity.numeric]))
    },
  }
}
