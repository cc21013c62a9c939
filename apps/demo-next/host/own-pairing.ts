/**
 * What an app that pairs by itself makes its provider with.
 *
 * The library would put a frame of its vendor into the page to check the page's domain, which the policy of the demo allows
 * as little as most do; `withoutCheck` leaves it out.
 */
import type { EthereumProvider } from '@walletconnect/ethereum-provider'
import type { Beside } from '../server/local-services'
import type { Settings } from '../settings/settings'

/** An app's own provider. */
export type OwnProvider = Awaited<ReturnType<(typeof EthereumProvider)['init']>>

/** Options of the provider, and of wagmi's connector for it. */
export function ownPairing({ projectId }: Settings, { relayUrl }: Pick<Beside, 'relayUrl'>) {
  return {
    projectId,
    metadata: {
      name: 'Bowline demo',
      description: 'An app that pairs by itself',
      url: globalThis.location?.origin ?? '',
      icons: [],
    },
    ...(relayUrl !== undefined && { relayUrl }),
    telemetryEnabled: false,
    showQrModal: false,
  }
}

/** The same provider. */
export function withoutCheck(provider: OwnProvider): OwnProvider {
  const { verify } = provider.signer.client.core
  verify.register = async () => ''
  return provider
}
