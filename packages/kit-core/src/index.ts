/** Entry `@bowline/kit-core`: `createKit`, selectors, pure helpers and types. */
export type {
  Exchange,
  ImageKind,
  NameAddress,
  NameSuggestion,
  OnrampQuote,
  PaymentCurrency,
  PurchaseCurrency,
  SessionPermission,
  SmartSession,
  SwapQuote,
  SwapTokenListing,
  TokenBalance,
  Transaction,
  TransactionStatus,
  TransactionTransfer,
  WalletListing,
} from '@bowline/api-client'
export type { NumberSeparators } from './base/amount/number-separators.js'
export { parseAmount } from './base/amount/parse-amount.js'
export { formatUnits, parseUnits } from './base/amount/parse-units.js'
export type { Device, DeviceOs, DevicePage } from './base/browser/device.js'
export type { AppMetadata } from './base/browser/page-metadata.js'
export type { SocialMessage, SocialWindow } from './base/browser/social-window.js'
export {
  formatCaipAddress,
  isCaipNetworkId,
  type ParsedCaipAddress,
  type ParsedCaipNetworkId,
  parseCaipAddress,
  parseCaipNetworkId,
} from './base/caip/caip.js'
export type {
  AddressRules,
  ChainFamily,
  NamedNetwork,
  PairingRules,
  PaymentRules,
  SignInRules,
  SupportedFeature,
  UriRules,
} from './base/caip/chain-family.js'
export { getNamespaces, isNamespace, isSupportedOn } from './base/caip/families.js'
export { getFamilyName } from './base/caip/family-name.js'
export {
  type CaipAddress,
  type CaipNetworkId,
  type ChainFamilies,
  NAMESPACES,
  type Namespace,
} from './base/caip/namespace.js'
export type { RecipientIssue } from './base/caip/payment-request.js'
export type { ErrorDetails } from './base/errors/error-details.js'
export { isKitError, KitError, type KitErrorCode, type KitErrorOptions } from './base/errors/kit-error.js'
export type { Log } from './base/log/log.js'
export type { BlockExplorer, Finality, Network, NetworkInput, RpcEndpoint } from './base/networks/network.js'
export { createKitStorage, type KitStorage } from './base/storage/kit-storage.js'
export { safeStorage } from './base/storage/safe-storage.js'
export type { TextStorage } from './base/storage/text-storage.js'
export { cleanText, splitGraphemes } from './base/text/clean-text.js'
export { shortAddress } from './base/text/short-address.js'
export type { Adapter, AdapterDescriptor } from './core/adapter/adapter.js'
export type { AdapterContext, CoinbasePreference, RpcUrl, RpcUrlConfig } from './core/adapter/adapter-context.js'
export type {
  ChainName,
  ChainTokenBalance,
  FetchNameParams,
  GetBalanceParams,
  NativeBalance,
  TokenBalanceFilter,
  TokenBalancesParams,
} from './core/adapter/chain-reads.js'
export type {
  AccountParams,
  ConnectParams,
  PairedConnectParams,
  ReconnectParams,
  SwitchNetworkParams,
} from './core/adapter/connecting.js'
export type { AccountType, Connection, ConnectionAccount } from './core/adapter/connection.js'
export { CONNECTOR_TYPES, type Connector, type ConnectorType } from './core/adapter/connector.js'
export type {
  AdapterEvent,
  BroadcastOutcome,
  Replacement,
  SendRequestDetails,
  SentTransaction,
  SentTransactionOutcome,
  SentTransactionStatus,
  SignedTransaction,
  TransactionCheck,
} from './core/adapter/events.js'
export type {
  CallsReceipt,
  CallsStatus,
  SendCallsParams,
  SendResult,
  SendTokenParams,
  SendTransactionParams,
  WriteContractParams,
} from './core/adapter/sending.js'
export type {
  FindSentParams,
  GetReceivedAmountParams,
  GetTransactionParams,
  ParseSentResponseParams,
} from './core/adapter/sent-transactions.js'
export type { SignMessageParams, SignTypedDataParams } from './core/adapter/signing.js'
export type {
  EstimateTransferParams,
  InspectRecipientParams,
  RecipientKind,
  TransferEstimate,
  TransferLimits,
} from './core/adapter/transfer-checks.js'
export type {
  PairedEvent,
  PairedNamespace,
  PairedRequest,
  PairedSession,
  PairingProposal,
  PairingTransport,
  PairParams,
  ProposedNamespace,
} from './core/adapter/transport.js'
export type { AlertVariant } from './core/alert/alert-text.js'
export type { AlertCode } from './core/alert/alerts.js'
export type { AlertState } from './core/alert/state.js'
export {
  type AppFeatures,
  type ConnectMethod,
  type ConnectorTypeName,
  DEFAULT_APP_FEATURES,
  DEFAULT_REMOTE_FEATURES,
  DEFAULT_SOCIALS_ORDER,
  type FeatureName,
  type LocalFeatures,
  type OnrampProvider,
  type RemoteFeatures,
  type SocialProvider,
  type SwapProvider,
  type WalletFeatureName,
} from './core/config/features.js'
export type {
  AllWalletsRule,
  CustomDeepLink,
  CustomWallet,
  Endpoints,
  KitOptions,
  PairingOverride,
  Prefetch,
  ThemeMode,
  ThemeVariables,
} from './core/config/options.js'
export type { KitConfig } from './core/config/parse-options.js'
export { isRestrictedRegion, RESTRICTED_TIMEZONES } from './core/config/restricted-region.js'
export { selectIsFeatureAvailable } from './core/config/select-features.js'
export type { ConfigState } from './core/config/state.js'
export { selectHasAgreedToTerms } from './core/legal/agree-to-terms.js'
export type { LegalState } from './core/legal/state.js'
export type { PreferencesState } from './core/preferences/state.js'
export type { SiwxMessage, SiwxMessageData } from './core/sign-in/message.js'
export type { Cacao, SiwxSession } from './core/sign-in/session.js'
export type { SiweConfig, SiweMessageParams, SiweSession } from './core/sign-in/siwe-config.js'
export type { CreateMessageParams, SignInContext, SignInVerifier, SiwxConfig } from './core/sign-in/siwx-config.js'
export type {
  Account,
  AccountState,
  ConnectedWalletInfo,
  PreferredAccountTypes,
  ProfileStatus,
  TokenStatus,
} from './core/state/account-state.js'
export type { ConnectAttempt, ConnectState, ConnectStatus } from './core/state/connect-state.js'
export { extendNetwork } from './core/state/extend-network.js'
export type { InitialState } from './core/state/initial-state.js'
export type { ModalState } from './core/state/modal-state.js'
export { currentRoute, type NavigationState, type Route, type RouteData } from './core/state/navigation-state.js'
export type { NamespaceNetworks, NetworkState } from './core/state/network-state.js'
export {
  type CurrentPayment,
  NATIVE_ASSET,
  type PayErrorCode,
  type Payment,
  type PaymentAsset,
} from './core/state/payment.js'
export type {
  AssetChange,
  SendRequest,
  SentTransactionKind,
  TrackedTransaction,
} from './core/state/pending-state.js'
export { selectAccount, selectActiveAccount, selectAddressExplorerUrl } from './core/state/select-account.js'
export {
  type NamespaceStatus,
  selectConnection,
  selectConnector,
  selectNamespaceStatus,
} from './core/state/select-connection.js'
export {
  selectActiveNetwork,
  selectIsUnsupportedChain,
  selectNetwork,
  selectNetworks,
} from './core/state/select-network.js'
export { selectIsSignedIn } from './core/state/select-sign-in.js'
export type { SignInFailure, SignInState, SignInStatus } from './core/state/sign-in-state.js'
export type { SwapPreselection, SwapSide } from './core/state/swap-preselection.js'
export { type OpenableView, VIEWS, type ViewName } from './core/state/views.js'
export type { EmbeddedAccountType, WalletUser } from './core/state/wallet-user.js'
export type { AnalyticsCollector, AnalyticsRecord } from './core/tracking/analytics-collector.js'
export type {
  ConnectMethodName,
  TrackingEvent,
  TrackingEventName,
  TrackingInput,
  TrackingProperties,
} from './core/tracking/events.js'
export { createKit } from './create-kit.js'
export { selectCallsBatches } from './features/calls/select-calls.js'
export type { BatchCall, CallStatus, CallsBatch, CallsBatchStatus, TrackedCall } from './features/calls/state.js'
export { selectEmailCooldownSeconds, selectEmailUser } from './features/embedded/select-login.js'
export type { AuthState, FarcasterState, SocialLoginState } from './features/embedded/state.js'
export { type NameStatus, selectName, selectNameStatus } from './features/names/select-name.js'
export type { NameCheck, NameFailure, NameFields, NameForm } from './features/names/state.js'
export { ONRAMP_CHAINS, type OnrampChain } from './features/onramp/onramp-networks.js'
export type { OfferedOnrampProvider, OnrampProviderRecord } from './features/onramp/onramp-providers.js'
export { type OnrampPhase, type OnrampState, selectOnramp, selectOnrampPhase } from './features/onramp/select-onramp.js'
export { selectPurchases } from './features/onramp/select-purchases.js'
export type { OnrampForm, OnrampPurchase, PurchaseStatus, PurchasesStatus } from './features/onramp/state.js'
export type { OnrampAmountIssue } from './features/onramp/validate-onramp-amount.js'
export { type PayWallet, selectPay } from './features/pay/select-pay.js'
export type { ExchangesStatus, PayState, PayStatus } from './features/pay/state.js'
export type { TransferAdapter } from './features/send/get-transfer-adapter.js'
export { type SendLimit, type SendState, type SendWarning, selectSend } from './features/send/select-send.js'
export { type SendProblem, selectSendProblem } from './features/send/select-send-problem.js'
export type {
  FeeStatus,
  RecipientStatus,
  RememberedTransfer,
  SendFee,
  SendForm,
  SentTransfer,
} from './features/send/state.js'
export type { SignInMessagePart } from './features/sign-in/errors.js'
export {
  describePermission,
  type FunctionDescription,
  type PermissionDescription,
} from './features/smart-sessions/describe-permission.js'
export type { PermissionPart, RevokeFailure } from './features/smart-sessions/errors.js'
export { selectHasSmartSessions } from './features/smart-sessions/has-smart-sessions.js'
export type {
  ArgumentCondition,
  GrantedPermissions,
  HexText,
  PermissionsRequest,
  PermittedFunction,
  RecurringAllowance,
  SessionPolicy,
  SessionSigner,
  SessionSignerKey,
  SmartSessionPermission,
} from './features/smart-sessions/request.js'
export {
  getSmartSessionStatus,
  type SmartSessionGroup,
  type SmartSessionStatus,
  selectSmartSessions,
} from './features/smart-sessions/select-smart-sessions.js'
export type { GrantedSession, SmartSessionsState, SmartSessionsStatus } from './features/smart-sessions/state.js'
export {
  createSubscription,
  type SubscriptionInterval,
  type SubscriptionParams,
} from './features/smart-sessions/subscription.js'
export type { SwapPart } from './features/swap/errors.js'
export { isNativeToken, NATIVE_TOKEN_ADDRESS } from './features/swap/native-token.js'
export type { ImpactLevel } from './features/swap/price-impact.js'
export { type SwapDetails, type SwapLabel, selectSwapDetails } from './features/swap/select-swap.js'
export type { SwapAllowance, SwapPhase, SwapReview, SwapState, SwapToken } from './features/swap/state.js'
export { SWAP_NETWORKS } from './features/swap/swap-networks.js'
export type { UnknownReason } from './features/transactions/pending-errors.js'
export { type ActivityGroup, selectActivity, selectActivityGroups } from './features/transactions/select-activity.js'
export { type ActivityNft, selectNfts } from './features/transactions/select-nfts.js'
export { selectPendingCount, selectTrackedTransactions } from './features/transactions/select-tracked-transactions.js'
export {
  selectTransactionExplorerUrl,
  type TransactionLocation,
} from './features/transactions/select-transaction-explorer-url.js'
export { selectIsBalanceUpdating } from './features/transactions/select-updating.js'
export type {
  ActivityPaging,
  ActivityState,
  ActivityStatus,
  TransactionsByYear,
} from './features/transactions/state.js'
export { getTransactionState, type TransactionState } from './features/transactions/transaction-state.js'
export type { Kit, KitApi, KitParts } from './kit.js'
export type { ToastIcon, ToastName, ToastState, ToastValues, ToastVariant } from './navigation/toast-state.js'
export type { PublicState } from './public-state.js'
export type { Register, RegisteredNamespace } from './register.js'
export type { KitState, Lifecycle } from './state.js'
export { selectDisplayName } from './wallets/account/address-labels.js'
export type { CachedBalance } from './wallets/account/balance-cache.js'
export { selectHiddenTokens } from './wallets/account/hidden-tokens.js'
export type { DisplayIdentity } from './wallets/account/identity.js'
export { selectTotalValue } from './wallets/account/select-portfolio.js'
export { selectReceivingAccounts, selectReceivingNetworks } from './wallets/account/select-receiving.js'
export type { WalletAction } from './wallets/account/select-wallet-actions.js'
export type { TotalValue } from './wallets/account/total-value.js'
export type { BuiltinWallet } from './wallets/list/builtin-wallet.js'
export type { HiddenReason } from './wallets/list/hidden-reason.js'
export { type ListedWallet, listWallets } from './wallets/list/list-wallets.js'
export type { AllWalletsRow } from './wallets/list/select-all-wallets-row.js'
export type { Platform } from './wallets/list/select-platforms.js'
export { selectWalletRows } from './wallets/list/select-wallet-rows.js'
export type { DirectoryState } from './wallets/list/state.js'
export type { WalletRow } from './wallets/list/wallet-row.js'
export { type BuildWalletUrlParams, buildWalletUrl } from './wallets/list/wallet-url.js'
