import type { PairingTransport } from '../../core/adapter/transport.js'
import { getAppMetadata } from '../../core/config/app-metadata.js'
import { DEFAULT_RELAY_URL } from '../../core/config/default-relay.js'
import { getPairingState, PROPOSALS_STORAGE_KEY } from '../../core/state/live-pairing.js'
import type { Kit } from '../../kit.js'
import { handleProviderMessage } from './handle-provider-message.js'
import type { PairingContext } from './load-provider.js'
import { getNetworkAliases } from './network-aliases.js'

/**
 * Loads the pairing transport on the first use of pairing: `given`, or the WalletConnect transport. Then resumes open
 * proposals of earlier pages.
 *
 * Source  spec R-CONN-42, R-CONN-119, R-CONN-160
 */
export async function loadTransport(
  kit: Kit,
  given: (() => Promise<PairingTransport>) | undefined,
): Promise<PairingTransport> {
  const transport = given ? await given() : await walletConnect(kit)
  getPairingState(kit).transport = transport
  if (transport.resume && kit.storage.text.get(PROPOSALS_STORAGE_KEY)) resumeProposals(kit, transport.resume)
  return transport
}

function resumeProposals(kit: Kit, resume: NonNullable<PairingTransport['resume']>): void {
  import('./resume-pairings.js')
    .then(({ resumePairings }) => resumePairings(kit, resume))
    .catch((error: unknown) => kit.log.error('An earlier pairing could not be resumed', error))
}

async function walletConnect(kit: Kit): Promise<PairingTransport> {
  const { config, store, storage, log } = kit
  const { createWalletConnectTransport } = await import('./walletconnect-transport.js')
  return createWalletConnectTransport({
    projectId: config.projectId,
    relayUrl: config.endpoints.relay ?? DEFAULT_RELAY_URL,
    metadata: () => getAppMetadata(kit),
    aliases: () =>
      getNetworkAliases(Object.values(store.get().network.byNamespace).flatMap(({ requested }) => requested)),
    storage: storage.text,
    log,
    universalProvider: config.universalProvider,
    hostProvider: hostProviderOf(kit),
    kit,
    onMessage: (text) => handleProviderMessage(kit, text),
  })
}

/** An adapter provides one only if it is the only one that pairs. */
function hostProviderOf({ adapters }: Kit): PairingContext['hostProvider'] {
  for (const { pairingProvider } of adapters.values()) if (pairingProvider) return pairingProvider
  return undefined
}
