export { type AddressLabelParams, setAddressLabel } from './account/address-labels.js'
export { type FetchBalanceParams, fetchBalance } from './account/fetch-balance.js'
export { followReceiving } from './account/follow-receiving.js'
export { getProvider } from './account/get-provider.js'
export { keepTokensFresh } from './account/keep-tokens-fresh.js'
export { type LookUpIdentityParams, lookUpIdentity } from './account/look-up-identity.js'
export { readProfile } from './account/read-profile.js'
export { type RefreshBalanceParams, refreshBalance } from './account/refresh-balance.js'
export { type RefreshIdentityParams, refreshIdentity } from './account/refresh-identity.js'
export { type RefreshTokensParams, refreshTokens } from './account/refresh-tokens.js'
export { setCurrentTab } from './account/set-current-tab.js'
export { type SignParams, signMessage } from './account/sign-message.js'
export {
  type FetchTransactionsParams,
  fetchMoreTransactions,
  fetchTransactions,
} from './activity/fetch-transactions.js'
export { followPending } from './activity/follow-pending.js'
export { closeAlert } from './alert/alert.js'
export { abortApprovals } from './approval/abort-approvals.js'
export { type FramePlace, focusFrame, hideFrame, placeFrame } from './approval/place-frame.js'
export { cancelSocialLogin } from './auth/cancel-social-login.js'
export type {
  EmailCodeParams,
  LoginWithEmailParams,
  LoginWithSocialParams,
  PreferredAccountTypeParams,
  WaitParams,
} from './auth/login-params.js'
export {
  approveDevice,
  loginWithEmail,
  resendEmailCode,
  updateEmail,
  verifyEmailCode,
  verifyPrimaryEmailCode,
  verifySecondaryEmailCode,
} from './auth/login-with-email.js'
export { loginWithSocial, startFarcaster } from './auth/login-with-social.js'
export { setPreferredAccountType } from './auth/set-preferred-account-type.js'
export { upgradeWallet } from './auth/upgrade-wallet.js'
export { forgetEmail } from './auth/used-emails.js'
export { setFeatures, setFramework, setSocialsOrder, setTheme } from './config/change-options.js'
export { prefetch, prefetchCode, prefetchOf } from './config/prefetch.js'
export { type ConnectWalletParams, connect } from './connect/connect.js'
export { type DisconnectParams, disconnect } from './connect/disconnect.js'
export { prepareConnect } from './connect/prepare-connect.js'
export { reconnect } from './connect/reconnect.js'
export { type SwitchAccountParams, switchAccount } from './connect/switch-account.js'
export { type SwitchConnectionParams, switchConnection } from './connect/switch-connection.js'
export { type FetchedWallets, type FetchWalletsParams, fetchWallets } from './directory/fetch-wallets.js'
export { type HoldImageParams, holdImage } from './directory/hold-image.js'
export { agreeToTerms } from './legal/agree-to-terms.js'
export { type RetriedData, type RetryFailedParams, retryFailed } from './lifecycle/retry-failed.js'
export { ready, start } from './lifecycle/start.js'
export { type OpenWalletLinkParams, openWalletLink } from './links/open-wallet-link.js'
export { close, requestClose } from './modal/close.js'
export { type OpenParams, open, openUnsupportedChain } from './modal/open.js'
export { attachSurface, markLoadFailed, markPainted } from './modal/surface.js'
export { clearName, recheckName, setName } from './names/edit-name.js'
export { followName } from './names/follow-name.js'
export {
  isNameRegistered,
  type NameParams,
  type NamesOfAddressParams,
  namesOfAddress,
  resolveName,
} from './names/look-up-names.js'
export { type RegisterNameParams, registerName } from './names/register-name.js'
export { goBack, goBackToIndex } from './navigation/go-back.js'
export { leaveViews } from './navigation/leave-views.js'
export { type NavigateParams, push, replace, reset } from './navigation/navigate.js'
export {
  popTransaction,
  pushTransaction,
  type TransactionEntry,
  type TransactionOutcome,
} from './navigation/transaction-stack.js'
export { addNetwork, removeNetwork } from './network/list-networks.js'
export { offerWallets } from './network/offer-wallets.js'
export { requestNetworkSwitch } from './network/request-network-switch.js'
export { type SwitchParams, switchNetwork } from './network/switch-network.js'
export {
  setOnrampAmount,
  setPaymentCurrency,
  setPaymentMethod,
  setPurchaseCurrency,
} from './onramp/edit-onramp.js'
export { followOnramp } from './onramp/follow-onramp.js'
export { followPurchases, refreshPurchases } from './onramp/follow-purchases.js'
export { leavePurchase } from './onramp/leave-purchase.js'
export { resetOnramp } from './onramp/onramp-session.js'
export { showWhatIsABuy } from './onramp/open-onramp.js'
export { type OpenOnrampProviderParams, openOnrampProvider } from './onramp/open-provider.js'
export { quoteOnramp } from './onramp/quote-onramp.js'
export { type HoldPairingParams, holdPairing, retryPairing } from './pairing/hold-pairing.js'
export { resetPairing } from './pairing/reset-pairing.js'
export { connectToPay } from './pay/connect-to-pay.js'
export { endExchange as cancelPay } from './pay/exchange-session.js'
export { fetchExchanges } from './pay/fetch-exchanges.js'
export { listExchanges } from './pay/list-exchanges.js'
export { openPay } from './pay/open-pay.js'
export { type PayWithExchangeParams, payWithExchange } from './pay/pay-with-exchange.js'
export { payWithWallet, type WalletPayment } from './pay/pay-with-wallet.js'
export { beginDeposit, startDeposit } from './pay/start-deposit.js'
export { type StartPayParams, startPay } from './pay/start-pay.js'
export { allowRepeat } from './pending/allow-repeat.js'
export { setHideBalances } from './preferences/set-hide-balances.js'
export {
  clearSend,
  confirmElsewhere,
  confirmFee,
  confirmLookalike,
  setSendAmount,
  setSendMax,
  setSendToken,
} from './send/fill-in.js'
export { followSend } from './send/follow-send.js'
export { readSendable } from './send/read-sendable.js'
export type { SendParams } from './send/read-transfer.js'
export { sendToken } from './send/send-token.js'
export { setSendReceiver } from './send/set-send-receiver.js'
export { switchForReceiver } from './send/switch-for-receiver.js'
export { cancelSignIn } from './sign-in/cancel-sign-in.js'
export { getSignInSessions } from './sign-in/get-sign-in-sessions.js'
export { signIn } from './sign-in/sign-in.js'
export { signOut } from './sign-in/sign-out.js'
export { type FetchSmartSessionsParams, fetchSmartSessions } from './smart-sessions/fetch-smart-sessions.js'
export { grantPermissions } from './smart-sessions/grant-permissions.js'
export { revokeSmartSession } from './smart-sessions/revoke-smart-session.js'
export { approveSwap } from './swap/approve-swap.js'
export {
  clearSwap,
  pickSwapToken,
  setSwapAmount,
  setSwapMax,
  setSwapToken,
  switchSwapTokens,
} from './swap/edit-swap.js'
export { followSwap } from './swap/follow-swap.js'
export { reviewSwap } from './swap/open-review.js'
export { acceptSwapPrice } from './swap/renew-review.js'
export { retrySwap } from './swap/retry-swap.js'
export { confirmImpact, setSwapAllowance } from './swap/review-swap.js'
export { swapTokens } from './swap/swap-tokens.js'
export { hideToast, holdToast, type ShowToastParams, showToast } from './toast/toast.js'
export { onEvent, type TrackingListener, track } from './tracking/track.js'
export { rememberWallet } from './wallets/recent-wallets.js'
export { type SelectWalletParams, selectWallet } from './wallets/select-wallet.js'
