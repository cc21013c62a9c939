/** A user with a sandbox wallet, connected through a kit, who sends. */
import { until } from '@bowline/jest-preset/fixtures'
import { type Adapter, selectAccount } from '@bowline/kit-core'
import { connect, ready, refreshBalance, start } from '@bowline/kit-core/actions'
import { createTestKit } from '@bowline/kit-core/testing'
import { createBitcoinAdapter } from '../src/adapter.js'
import type { Face } from './connected.js'
import { network, page, REGTEST, wallet } from './setup.js'

export type Sending = { readonly from: string; readonly to: string; readonly value: bigint }

/** Creates a kit. Through Wallet Standard, the wallet signs what the kit built; through the other API, it sends. */
export async function openSender(url: string, privateKey: string, face: Face) {
  const networks = [{ caipNetworkId: REGTEST, esploraUrl: url }] as const
  const { wallet: sandbox } = wallet({ privateKeys: [privateKey], networks, hasSatsConnect: false })
  const listed = {
    btc_providers: [{ id: 'Sandbox.Provider', name: 'Sandbox' }],
    Sandbox: { Provider: sandbox.satsConnect },
  }
  const given = page(face === 'sats' ? listed : {})
  if (face === 'standard') sandbox.register(given.events)
  const here = network(REGTEST, url)
  const adapters: Adapter[] = []
  const { kit } = createTestKit({
    adapters: [
      {
        namespace: 'bip122',
        name: 'bitcoin',
        create(context) {
          const adapter = createBitcoinAdapter({ context, page: given, options: {} })
          adapters.push(adapter)
          return adapter
        },
      },
    ],
    options: { networks: [here] },
  })
  const stop = start(kit)
  await ready(kit)
  const found = () => kit.getState().connect.connectors.bip122?.[0]
  await until(() => found() !== undefined)
  const connectorId = found()?.id ?? ''
  await connect(kit, { connectorId })
  const account = () => selectAccount(kit.getState(), 'bip122')
  const [payment = '', ordinals = ''] = account().allAccounts.map(({ address }) => address)

  return {
    kit,
    stop,
    payment,
    /** Addresses to send from: a wallet that sends does so from its payment address. */
    addresses: face === 'sats' ? [payment] : [payment, ordinals],
    /** Resolves to the transaction id. */
    async send({ from, to, value }: Sending): Promise<string> {
      const params = { connectorId, address: from, to, value, network: here }
      return (await adapters[0]?.sendTransaction?.(params))?.hash ?? ''
    },
    /** Balance of the active account as views get it. */
    async shownBalance(): Promise<string | undefined> {
      await refreshBalance(kit, { isForced: true })
      return account().balance
    },
  }
}
