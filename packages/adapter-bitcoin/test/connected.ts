/** A connected sandbox wallet, on its own chain or on none. */

import { never, until } from '@bowline/jest-preset/fixtures'
import type { AdapterContext } from '@bowline/kit-core'
import type { SandboxWalletOptions } from '../src/testing/index.js'
import { MAINNET, network, page, providerOf, SANDBOX, wallet, world } from './setup.js'

/** The API of the wallet that the page uses. */
export type Face = 'standard' | 'sats'

const SATS = 'Sandbox.Provider'

/** Creates the wallet and connects it. */
export async function connected(
  over: Partial<SandboxWalletOptions> & {
    readonly url?: string
    readonly otherUrls?: readonly string[]
    readonly face?: Face
    readonly context?: Partial<AdapterContext>
  } = {},
) {
  const { url, otherUrls = [], face = 'standard', context = {}, ...options } = over
  const { wallet: sandbox, person } = wallet({ networks: [{ caipNetworkId: MAINNET, esploraUrl: url }], ...options })
  const globals =
    face === 'sats'
      ? { btc_providers: [{ id: SATS, name: 'Sandbox' }], Sandbox: { Provider: sandbox.satsConnect } }
      : {}
  const asked = network(options.networks?.[0].caipNetworkId ?? MAINNET, url, ...otherUrls)
  const made = world({ networks: [asked], page: page(globals), context })
  if (face === 'standard') sandbox.register(made.page.events)
  const connectorId = face === 'sats' ? SATS : SANDBOX
  await until(() => made.adapter.connectors().length > 0)
  const connection = await made.adapter.connect({ connectorId, signal: never })
  person.prompts.length = 0
  made.events.length = 0
  const [payment, ordinals] = connection.accounts.map(({ address }) => address)
  if (payment === undefined || ordinals === undefined) throw new Error('An address is missing')
  const provider = await providerOf(made.adapter, connectorId)
  return { ...made, sandbox, person, connection, connectorId, provider, payment, ordinals, network: asked }
}
