/** Entry `@bowline/kit-core/adapter`: shared code for adapter packages, also of third parties. */
export { MAX_BODY_BYTES, readBody } from '@bowline/api-client/body'
export { getServerState } from './app/start/hydrate.js'
export { anySignal, type LinkedSignals, timeoutSignal } from './base/async/link-signals.js'
export { loadOnce } from './base/async/load-once.js'
export { pause, waitFor, withTimeout } from './base/async/pause.js'
export { requestWithRetry } from './base/async/request-with-retry.js'
export { throwIfAborted, withAbort } from './base/async/with-abort.js'
export { isMobile } from './base/browser/device.js'
export { isPageHidden } from './base/browser/page-hidden.js'
export { registerFamily } from './base/caip/families.js'
export { UNKNOWN_WALLET } from './base/text/clean-text.js'
export { safeGet, safeList, safeStrings } from './base/validation/safe-get.js'
export { accountSupportsFeature } from './core/adapter/account-supports-feature.js'
export { type AdapterLifetime, createAdapterLifetime } from './core/adapter/adapter-lifetime.js'
export {
  type ConnectedWalletEntry,
  type ConnectedWallets,
  createConnectedWallets,
} from './core/adapter/connected-wallets.js'
export { disconnectWallet } from './core/adapter/disconnect-wallet.js'
export { isMethodUnsupported } from './core/adapter/is-method-unsupported.js'
export { lazyMethods } from './core/adapter/lazy-methods.js'
export { loadSilentRequests } from './core/adapter/load-silent-requests.js'
export { parseResponse, type ResponseParser } from './core/adapter/parse-response.js'
export { isRejection, parseWalletError } from './core/adapter/parse-wallet-error.js'
export { type Attempt, createSharedConnect } from './core/adapter/shared-connect.js'
export type { SilentRequest } from './core/adapter/silent-requests.js'
export { createStandardWallets, type StandardWallets } from './core/adapter/standard-wallets.js'
export { subscribeToWallet } from './core/adapter/subscribe-to-wallet.js'
export { getWalletErrorDetails, type WalletErrorDetails } from './core/adapter/wallet-error-details.js'
export {
  isAllowedImage,
  isConnectorId,
  isInlineImage,
  isReservedId,
  sanitizeWalletName,
} from './core/adapter/wallet-metadata.js'
export { AUTH_CONNECTOR_ID, getSessionConnectorId, PAIRED_CONNECTOR_ID } from './core/state/live-pairing.js'
export { getPairedAccounts, toPairedConnection } from './wallets/pairing/paired-connection.js'
export { createPairedRequestChannel, type PairedRequestChannel } from './wallets/pairing/paired-request-channel.js'
export { getSessionChange } from './wallets/pairing/session-change.js'
