/**
 * The transport of a kit: a host's own, or the one on WalletConnect.
 *
 * Source  spec R-CONN-42, R-CONN-119, R-ALERT-10, R-ALERT-14 to 17
 */
import { raiseLater } from '../alert/raise-later.js'
import { readAppMetadata } from '../config/app-metadata.js'
import { DEFAULT_RELAY_URL } from '../config/default-relay.js'
import { setTransport } from '../connect/live-pairing.js'
import type { Kit } from '../kit.js'
import type { PairingContext } from './load-provider.js'
import { networkAliases } from './network-aliases.js'
import { alertOfMessage } from './service-messages.js'
import type { PairingTransport } from './transport.js'

/** Loads the transport. */
export async function loadTransport(
  kit: Kit,
  given: (() => Promise<PairingTransport>) | undefined,
): Promise<PairingTransport> {
  const transport = given ? await given() : await walletConnect(kit)
  setTransport(kit, transport)
  return transport
}

async function walletConnect(kit: Kit): Promise<PairingTransport> {
  const { config, store, storage, log } = kit
  const { createWalletConnectTransport } = await import('./walletconnect-transport.js')
  return createWalletConnectTransport({
    projectId: config.projectId,
    relayUrl: config.endpoints.relay ?? DEFAULT_RELAY_URL,
    metadata: () => readAppMetadata(kit),
    aliases: () => networkAliases(Object.values(store.get().network.byNamespace).flatMap(({ requested }) => requested)),
    storage: storage.text,
    log,
    universalProvider: config.universalProvider,
    hostProvider: hostProviderOf(kit),
    onMessage: (text) => noteMessage(kit, text),
  })
}

/** An adapter brings one only where it pairs alone. */
function hostProviderOf({ adapters }: Kit): PairingContext['hostProvider'] {
  for (const { pairingProvider } of adapters.values()) if (pairingProvider) return pairingProvider
  return undefined
}

/** Raises the alert that a message of the provider or an error of it stands for; the same one is not raised twice in a row. */
export function noteMessage(kit: Kit, text: string): void {
  const code = alertOfMessage(text)
  if (code !== undefined && kit.store.get().alert.code !== code) raiseLater(kit, code)
}
