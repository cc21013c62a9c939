/**
 * Opens a provider's payment page in a separate window that cannot access this page.
 *
 * In      provider  one of the available providers
 *         signal    aborts while waiting for a restored connection or the URL of the payment page
 * Out     resolves once the window has the provider's URL. For Coinbase, starts to poll the purchase, and an onramp view on
 *         screen gives way to BuyInProgress; if the browser blocks the window, `onramp.purchase` has `isBlocked` and the URL
 * Throws  WalletUnavailableError, OnrampAddressMissingError, OnrampProviderError, OnrampAmountError, OnrampUrlError,
 *         RequestAbortedError
 * Source  spec R-RAMP-15, R-RAMP-16, R-RAMP-28, R-RAMP-29, R-RAMP-34 to 36, R-RAMP-53, R-RAMP-65 to 67, R-CONN-149; security
 *         §8 (addresses from servers)
 */

import { parseAmount } from '../../base/amount/parse-amount.js'
import { anySignal } from '../../base/async/link-signals.js'
import { withAbort } from '../../base/async/with-abort.js'
import { openInPayWindow, openPayWindow } from '../../base/browser/payment-window.js'
import { randomId } from '../../base/browser/random-id.js'
import { isMaybeSignal, isText, parseInput } from '../../base/errors/parse-input.js'
import { RequestAbortedError } from '../../base/errors/request-aborted-error.js'
import type { Network } from '../../base/networks/network.js'
import type { OnrampProvider } from '../../core/config/features.js'
import { selectActiveAccount } from '../../core/state/select-account.js'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import { selectShownView } from '../../core/state/select-view.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'
import { push } from '../../navigation/navigate.js'
import type { KitState } from '../../state.js'
import { waitForReconnect } from '../../wallets/connect/wait-for-reconnect.js'
import { createMeldUrl } from './create-meld-url.js'
import { OnrampAddressMissingError, OnrampAmountError, OnrampProviderError, OnrampUrlError } from './errors.js'
import { loadPurchases } from './load-purchases.js'
import { loadOnrampService } from './load-service.js'
import { hasOnrampChain, toOnrampChain } from './onramp-networks.js'
import { selectOnrampProviders } from './onramp-providers.js'
import { getOnrampScope, selectIsSmartBuyer } from './onramp-scope.js'
import { selectPurchaseNetwork, toOnrampPlace } from './purchase-network.js'
import { getQuoteMsLeft } from './quote-expiry.js'
import { getEffectiveSelection, selectOnrampAmountIssue } from './select-onramp.js'
import { updateOnramp } from './update-onramp.js'

/** Parameters of `openOnrampProvider`. */
export type OpenOnrampProviderParams = {
  readonly provider: OnrampProvider
  readonly signal?: AbortSignal | undefined
}

/** Opens a provider's payment page. Must be called within the user's click: browsers block windows opened later. */
export async function openOnrampProvider(kit: Kit, params: OpenOnrampProviderParams): Promise<void> {
  const { provider, signal } = parseInput(params, { provider: isText, signal: isMaybeSignal })
  const back = waitForReconnect(kit)
  if (back) await withAbort(back, signal)
  const state = kit.store.get()
  const address = selectActiveAccount(state)?.address
  if (address === undefined) throw new OnrampAddressMissingError()
  const offered = selectOnrampProviders(state, kit.config).find(({ name }) => name === provider)
  if (offered?.isSetUp !== true) throw new OnrampProviderError(provider)
  const issue = selectOnrampAmountIssue(state)
  if (issue) throw new OnrampAmountError('bound' in issue ? issue.bound : undefined)

  const isSmartAccount = selectIsSmartBuyer(state)
  const network = selectActiveNetwork(state)
  // On another network the smart account may not exist, so the funds would be lost.
  if (provider === 'coinbase' && isSmartAccount && network && !hasOnrampChain(network)) {
    throw new OnrampProviderError(provider)
  }
  track(kit, { type: 'track', event: 'SELECT_BUY_PROVIDER', properties: { provider, isSmartAccount } })
  updateOnramp(kit, { selectedProvider: provider })
  if (provider === 'meld') openMeld(kit, offered.url, address)
  else await openCoinbase(kit, address, signal)
}

function openMeld(kit: Kit, url: string, address: string): void {
  const { projectId, meldPublicKey: publicKey = '' } = kit.config
  const { activeNamespace: namespace } = kit.store.get().network
  const page = createMeldUrl({ url, publicKey, namespace, address, projectId })
  openInPayWindow(page)
  updateOnramp(kit, { purchase: { provider: 'meld', url: page, status: 'waiting', isBlocked: false } })
}

async function openCoinbase(kit: Kit, address: string, signal: AbortSignal | undefined): Promise<void> {
  const scope = getOnrampScope(kit)
  const linked = anySignal([scope.signal, signal])
  const opened = openPayWindow({ isSmall: true })
  updateOnramp(kit, { opening: 'coinbase' })
  try {
    const { startPurchase, fetchPurchaseIds } = await loadPurchases()
    const known = fetchPurchaseIds(kit, address, scope.signal)
    const purchaseId = randomId()
    const url = await fetchCoinbaseUrl(kit, { address, purchaseId, signal: linked.signal })
    if (linked.signal.aborted) throw new RequestAbortedError()
    if (url === '') throw new OnrampUrlError()
    opened?.go(url)
    const isBlocked = opened === undefined
    updateOnramp(kit, { purchase: { id: purchaseId, provider: 'coinbase', url, status: 'waiting', isBlocked } })
    startPurchase(kit, { id: purchaseId, url, known })
    if (selectShownView(kit.store.get())?.startsWith('OnRamp')) push(kit, { view: 'BuyInProgress' })
  } catch (error) {
    opened?.close()
    if (linked.signal.aborted) throw new RequestAbortedError()
    throw error instanceof OnrampUrlError ? error : new OnrampUrlError(error)
  } finally {
    linked.release()
    if (!scope.signal.aborted) updateOnramp(kit, { opening: undefined })
  }
}

type CoinbaseUrlParams = { readonly address: string; readonly purchaseId: string; readonly signal: AbortSignal }

async function fetchCoinbaseUrl(kit: Kit, { address, purchaseId, signal }: CoinbaseUrlParams): Promise<string> {
  const state = kit.store.get()
  const network = selectActiveNetwork(state)
  if (!network) return ''
  const { purchaseCurrency, paymentCurrency } = getEffectiveSelection(state.onramp)
  const { paymentAmount = '', quote } = state.onramp
  const chain = toOnrampChain(quote ? getQuotedNetwork(state, network) : network)
  const { fetchOnrampUrl } = await loadOnrampService()
  return fetchOnrampUrl(kit, {
    destinationWallets: [{ address, blockchains: [chain], assets: [purchaseCurrency.symbol] }],
    defaultNetwork: chain,
    partnerUserId: address,
    purchaseId,
    presetCryptoAmount: getQuoteMsLeft(quote) ? quote?.purchaseAmount.amount : undefined,
    presetFiatAmount: parseAmount(paymentAmount),
    // The page defaults to US dollars.
    fiatCurrency: paymentCurrency.id === 'USD' ? undefined : paymentCurrency.id,
    signal,
  })
}

/** Network that the displayed quote is for. */
function getQuotedNetwork(state: KitState, active: Network): Pick<Network, 'caipNetworkId' | 'name'> {
  const network = selectPurchaseNetwork(state, getEffectiveSelection(state.onramp).purchaseCurrency)
  return network ? toOnrampPlace(network) : active
}
