/** Entry `@bowline/kit-core/actions`: the actions. Each takes the kit as its first argument. */
export { type RetriedData, type RetryFailedParams, retryFailed } from './app/start/retry-failed.js'
export { ready, start } from './app/start/start.js'
export { closeAlert } from './core/alert/alert.js'
export { setBinding, setFeatures, setSocialsOrder, setTheme } from './core/config/change-options.js'
export { agreeToTerms } from './core/legal/agree-to-terms.js'
export { setHideBalances } from './core/preferences/set-hide-balances.js'
export type { TrackingListener } from './core/tracking/events.js'
export { onEvent, track } from './core/tracking/track.js'
export { getCallsStatus } from './features/calls/get-calls-status.js'
export type { CallsParams } from './features/calls/parse-calls.js'
export { type RetryCallsParams, retryCalls } from './features/calls/retry-calls.js'
export { type CallsResult, sendCalls } from './features/calls/send-calls.js'
export { abortApprovals } from './features/embedded/abort-approvals.js'
export { cancelSocialLogin } from './features/embedded/cancel-social-login.js'
export type {
  EmailCodeParams,
  LoginWithEmailParams,
  LoginWithSocialParams,
  PreferredAccountTypeParams,
  WaitParams,
} from './features/embedded/login-params.js'
export {
  approveDevice,
  loginWithEmail,
  resendEmailCode,
  updateEmail,
  verifyEmailCode,
  verifyPrimaryEmailCode,
  verifySecondaryEmailCode,
} from './features/embedded/login-with-email.js'
export { loginByRedirect, loginWithSocial, startFarcaster } from './features/embedded/login-with-social.js'
export { openAccountWindow } from './features/embedded/open-account-window.js'
export { type FramePosition, focusFrame, hideFrame, positionFrame } from './features/embedded/position-frame.js'
export { setPreferredAccountType } from './features/embedded/set-preferred-account-type.js'
export { upgradeWallet } from './features/embedded/upgrade-wallet.js'
export { forgetEmail } from './features/embedded/used-emails.js'
export { clearName, refetchName, setName } from './features/names/edit-name.js'
export {
  isNameRegistered,
  type LookUpNamesParams,
  lookUpNames,
  type NameParams,
  resolveName,
} from './features/names/look-up-names.js'
export { type RegisterNameParams, registerName } from './features/names/register-name.js'
export { watchName } from './features/names/watch-name.js'
export {
  setOnrampAmount,
  setPaymentCurrency,
  setPaymentMethod,
  setPurchaseCurrency,
} from './features/onramp/edit-onramp.js'
export { resetOnramp } from './features/onramp/onramp-scope.js'
export { showWhatIsABuy } from './features/onramp/open-onramp.js'
export { type OpenOnrampProviderParams, openOnrampProvider } from './features/onramp/open-provider.js'
export { quoteOnramp } from './features/onramp/quote-onramp.js'
export { stopWaitingForPurchase } from './features/onramp/stop-waiting-for-purchase.js'
export { watchOnramp } from './features/onramp/watch-onramp.js'
export { refreshPurchases, watchPurchases } from './features/onramp/watch-purchases.js'
export { connectToPay } from './features/pay/connect-to-pay.js'
export { cancelExchangePayment as cancelPay } from './features/pay/exchange-locks.js'
export { fetchExchanges } from './features/pay/fetch-exchanges.js'
export { listExchanges } from './features/pay/list-exchanges.js'
export { openPay } from './features/pay/open-pay.js'
export { type PayWithExchangeParams, payWithExchange } from './features/pay/pay-with-exchange.js'
export { payWithWallet, type WalletPayment } from './features/pay/pay-with-wallet.js'
export { openDeposit, startDeposit } from './features/pay/start-deposit.js'
export { type StartPayParams, startPay } from './features/pay/start-pay.js'
export {
  clearSend,
  confirmFee,
  confirmLookalike,
  confirmOtherNetwork,
  setSendAmount,
  setSendMax,
  setSendToken,
} from './features/send/edit-send.js'
export type { SendParams } from './features/send/parse-transfer.js'
export { refetchSendTokens } from './features/send/refetch-send-tokens.js'
export { sendToken } from './features/send/send-token.js'
export { setSendRecipient } from './features/send/set-send-recipient.js'
export { switchToRecipientNetwork } from './features/send/switch-to-recipient-network.js'
export { watchSend } from './features/send/watch-send.js'
export { cancelSignIn } from './features/sign-in/cancel-sign-in.js'
export { getSignInSessions } from './features/sign-in/get-sign-in-sessions.js'
export { signIn } from './features/sign-in/sign-in.js'
export { signOut } from './features/sign-in/sign-out.js'
export { type FetchSmartSessionsParams, fetchSmartSessions } from './features/smart-sessions/fetch-smart-sessions.js'
export { grantPermissions } from './features/smart-sessions/grant-permissions.js'
export { revokeSmartSession } from './features/smart-sessions/revoke-smart-session.js'
export { approveSwap } from './features/swap/approve-swap.js'
export {
  clearSwap,
  pickSwapToken,
  setSwapAmount,
  setSwapMax,
  setSwapToken,
  switchSwapTokens,
} from './features/swap/edit-swap.js'
export { reviewSwap } from './features/swap/open-review.js'
export { acceptSwapPrice } from './features/swap/refresh-review.js'
export { retrySwap } from './features/swap/retry-swap.js'
export { confirmImpact, setSwapAllowance } from './features/swap/review-swap.js'
export { swapTokens } from './features/swap/swap-tokens.js'
export { watchSwap } from './features/swap/watch-swap.js'
export { allowRepeat } from './features/transactions/allow-repeat.js'
export {
  type FetchTransactionsParams,
  fetchMoreTransactions,
  fetchTransactions,
} from './features/transactions/fetch-transactions.js'
export { watchPending } from './features/transactions/watch-pending.js'
export { close, requestClose } from './navigation/close.js'
export { closeViews } from './navigation/close-views.js'
export { goBack, goBackToIndex } from './navigation/go-back.js'
export { type NavigateParams, push, replace, reset } from './navigation/navigate.js'
export { open, openUnsupportedChain } from './navigation/open.js'
export type { OpenParams } from './navigation/open-params.js'
export { getPrefetchMode, prefetch, prefetchCode } from './navigation/prefetch.js'
export { attachSurface, markLoadFailed, markPainted } from './navigation/surface.js'
export { hideToast, holdToast, type ShowToastParams, showToast } from './navigation/toast.js'
export type { TransactionEntry } from './navigation/transaction-entry.js'
export { popTransaction, pushTransaction, type TransactionOutcome } from './navigation/transaction-stack.js'
export { type AddressLabelParams, setAddressLabel } from './wallets/account/address-labels.js'
export { type FetchBalanceParams, fetchBalance } from './wallets/account/fetch-balance.js'
export { loadProfile } from './wallets/account/load-profile.js'
export { type LookUpIdentityParams, lookUpIdentity } from './wallets/account/look-up-identity.js'
export { pollTokens } from './wallets/account/poll-tokens.js'
export { type RefreshBalanceParams, refreshBalance } from './wallets/account/refresh-balance.js'
export { type RefreshIdentityParams, refreshIdentity } from './wallets/account/refresh-identity.js'
export { type RefreshTokensParams, refreshTokens } from './wallets/account/refresh-tokens.js'
export { setCurrentTab } from './wallets/account/set-current-tab.js'
export { watchContractAccount } from './wallets/account/watch-contract-account.js'
export { addNetwork, removeNetwork } from './wallets/connect/add-network.js'
export { type ConnectWalletParams, connect } from './wallets/connect/connect.js'
export { type DisconnectParams, disconnect } from './wallets/connect/disconnect.js'
export { getProvider } from './wallets/connect/get-provider.js'
export { openConnectForNetwork } from './wallets/connect/open-connect-for-network.js'
export { prepareConnect } from './wallets/connect/prepare-connect.js'
export { rememberWallet } from './wallets/connect/recent-wallets.js'
export { reconnect } from './wallets/connect/reconnect.js'
export { requestNetworkSwitch } from './wallets/connect/request-network-switch.js'
export { type SelectWalletParams, selectWallet } from './wallets/connect/select-wallet.js'
export { type SignParams, signMessage } from './wallets/connect/sign-message.js'
export { type SwitchAccountParams, switchAccount } from './wallets/connect/switch-account.js'
export { type SwitchConnectionParams, switchConnection } from './wallets/connect/switch-connection.js'
export { type SwitchParams, switchNetwork } from './wallets/connect/switch-network.js'
export { type FetchedWallets, type FetchWalletsParams, fetchWallets } from './wallets/list/fetch-wallets.js'
export { type OpenWalletLinkParams, openWalletLink } from './wallets/list/open-wallet-link.js'
export { type WatchImageParams, watchImage } from './wallets/list/watch-image.js'
export { resetPairing } from './wallets/pairing/reset-pairing.js'
export { retryPairing, type StartPairingParams, startPairing } from './wallets/pairing/start-pairing.js'
