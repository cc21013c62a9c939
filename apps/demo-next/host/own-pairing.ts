/**
 * Options for an app's own pairing provider.
 *
 * The library would put a vendor frame into the page to check the page's domain, which the demo's policy blocks,
 * like most policies; `withoutCheck` leaves it out.
 */
import type { EthereumProvider } from '@walletconnect/ethereum-provider'
import type { LocalServices } from '../server/local-services'
import type { Settings } from '../settings/settings'

/** Creates an app's own provider. */
export type OwnProvider = Awaited<ReturnType<(typeof EthereumProvider)['init']>>

/** Options of the provider, and of wagmi's connector for it. */
export function ownPairing({ projectId }: Settings, { relayUrl }: Pick<LocalServices, 'relayUrl'>) {
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

/** The same provider, created once. */
export function withoutCheck(provider: OwnProvider): OwnProvider {
  const { verify } = provider.signer.client.core
  verify.register = async () => ''
  return provider
}
