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
  SwapToken,
  TokenBalance,
  Transaction,
  TransactionStatus,
  TransactionTransfer,
  WalletListing,
} from '@bowline/api-client'
export { getServerState, hydrate } from './app/start/hydrate.js'
export { InvalidAmountError } from './base/amount/errors.js'
export type { NumberSeparators } from './base/amount/number-separators.js'
export { parseAmount } from './base/amount/parse-amount.js'
export { parseAmountCandidates } from './base/amount/parse-amount-candidates.js'
export { formatUnits, parseUnits } from './base/amount/parse-units.js'
export { truncateDecimals } from './base/amount/round-down.js'
export { type Device, type DeviceOs, type DevicePage, getDevice } from './base/browser/device.js'
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
export { InvalidCaipAddressError, InvalidCaipNetworkIdError } from './base/caip/errors.js'
export {
  type CaipAddress,
  type CaipNetworkId,
  isNamespace,
  NAMESPACE_NAMES,
  NAMESPACES,
  type Namespace,
} from './base/caip/namespace.js'
export { RequestAbortedError } from './base/errors/connect-errors.js'
export { type ErrorDetails, getErrorDetails } from './base/errors/error-details.js'
export {
  AdapterNotFoundError,
  CapabilityMissingError,
  ChainAdapterNotFoundError,
  ChainNotSupportedError,
  ConnectorNotFoundError,
  NoAccountError,
  ProviderNotFoundError,
  RequestPendingError,
  SigningUnsupportedError,
  SwitchUnsupportedError,
  UserRejectedError,
  WalletReloadError,
  WalletRequestError,
  WalletUnavailableError,
} from './base/errors/errors.js'
export { isKitError, KitError, type KitErrorCode, type KitErrorOptions } from './base/errors/kit-error.js'
export {
  AccountNotFoundError,
  DisconnectChainError,
  DisconnectChainsError,
  DisconnectError,
} from './base/errors/leave-errors.js'
export type { Log } from './base/log/log.js'
export type { BlockExplorer, Finality, Network, NetworkInput, RpcEndpoint } from './base/networks/network.js'
export { createKitStorage, type KitStorage } from './base/storage/kit-storage.js'
export { safeStorage } from './base/storage/safe-storage.js'
export type { TextStorage } from './base/storage/text-storage.js'
export {
  cleanText,
  firstLetter,
  isLookalike,
  MAX_DISPLAY_SYMBOL_LENGTH,
  MAX_DISPLAY_TEXT_LENGTH,
  sanitizeText,
  splitGraphemes,
  UNKNOWN_WALLET,
} from './base/text/clean-text.js'
export { isSpoofedName } from './base/text/is-spoofed-name.js'
export { shortAddress } from './base/text/short-address.js'
export { NAME_SUFFIX, NAME_SUFFIX_LEGACY, NAME_ZONE } from './brand.js'
export type {
  AccountParams,
  Adapter,
  AdapterContext,
  AdapterDescriptor,
  ChainName,
  ChainTokenBalance,
  ConnectParams,
  EstimateTransferParams,
  FindSentParams,
  GetBalanceParams,
  GetTransactionParams,
  NativeBalance,
  PairedConnectParams,
  ParseSentResponseParams,
  ReadNameParams,
  ReadReceivedAmountParams,
  ReadReceiverParams,
  ReceiverKind,
  ReconnectParams,
  RpcUrl,
  RpcUrlConfig,
  SendCallsParams,
  SendResult,
  SendTokenParams,
  SendTransactionParams,
  SignMessageParams,
  SignTypedDataParams,
  SwitchNetworkParams,
  TokenBalanceFilter,
  TokenBalancesParams,
  TransferEstimate,
  TransferLimits,
  WriteContractParams,
} from './core/adapter/adapter.js'
export type { AccountType, Connection, ConnectionAccount } from './core/adapter/connection.js'
export { CONNECTOR_TYPES, type Connector, type ConnectorType } from './core/adapter/connector.js'
export type {
  AdapterEvent,
  BroadcastOutcome,
  HandedOver,
  Replacement,
  SentTransaction,
  SentTransactionOutcome,
  SentTransactionStatus,
  SignedTransaction,
  TransactionCheck,
} from './core/adapter/events.js'
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
export type { AlertState, AlertVariant } from './core/alert/alert.js'
export type { AlertCode } from './core/alert/alerts.js'
export { getAppMetadata } from './core/config/app-metadata.js'
export { isServedByDataService } from './core/config/data-service-chains.js'
export { ConflictingSignInConfigsError, InvalidOptionsError } from './core/config/errors.js'
export {
  ALL_OFF_REMOTE_FEATURES,
  type AppFeatures,
  type ConnectMethod,
  type ConnectorTypeName,
  DEFAULT_APP_FEATURES,
  DEFAULT_REMOTE_FEATURES,
  DEFAULT_SOCIALS_ORDER,
  type LocalFeatures,
  type OnrampProvider,
  type RemoteFeatures,
  type SocialProvider,
  type SwapProvider,
  type WalletFeatureName,
} from './core/config/features.js'
export { hasNoDataService } from './core/config/has-no-data-service.js'
export { isSupportedOn, type SupportedFeature } from './core/config/namespace-support.js'
export type {
  AllWalletsRule,
  CoinbasePreference,
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
export {
  type FeatureName,
  selectIsFeatureAvailable,
  selectIsWalletListCollapsed,
  selectSocials,
} from './core/config/select-features.js'
export type { ConfigState } from './core/config/state.js'
export { selectHasAgreedToTerms } from './core/legal/agree-to-terms.js'
export type { LegalState } from './core/legal/state.js'
export type { PreferencesState } from './core/preferences/state.js'
export type { SiwxMessage, SiwxMessageData } from './core/sign-in/message.js'
export type { Cacao, SiwxSession } from './core/sign-in/session.js'
export type { SiweConfig, SiweMessageParams, SiweSession } from './core/sign-in/siwe-config.js'
export type { CreateMessageParams, SignInContext, SignInVerifier, SiwxConfig } from './core/sign-in/siwx-config.js'
export type { ConnectAttempt, ConnectState, ConnectStatus } from './core/state/connect-state.js'
export { LastNetworkError, NetworkNotFoundError, NetworkUndefinedError } from './core/state/errors.js'
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
export {
  type AskedTransaction,
  type AssetChange,
  PENDING_TRANSACTIONS_MAX,
  type SentTransactionKind,
  type TrackedTransaction,
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
export {
  type SignInFailure,
  type SignInState,
  type SignInStatus,
  selectIsSignedIn,
  selectIsSignInMissing,
} from './core/state/sign-in-state.js'
export type {
  Account,
  AccountState,
  ConnectedWalletInfo,
  PreferredAccountTypes,
  ProfileStatus,
  TokenStatus,
} from './core/state/state.js'
export type { SwapPreselection, SwapSide } from './core/state/swap-preselection.js'
export { type OpenableView, VIEWS, VIEWS_OF_SWITCHING, type ViewName } from './core/state/views.js'
export type { EmbeddedAccountType, WalletUser } from './core/state/wallet-user.js'
export type { AnalyticsCollector, AnalyticsRecord } from './core/tracking/analytics.js'
export type {
  ConnectMethodName,
  TrackingEvent,
  TrackingEventName,
  TrackingInput,
  TrackingProperties,
} from './core/tracking/events.js'
export { getCurrencyDecimals } from './features/buy/currency-decimals.js'
export {
  OnrampAddressMissingError,
  OnrampAmountError,
  OnrampProviderError,
  OnrampUrlError,
} from './features/buy/errors.js'
export { toMeldCurrency } from './features/buy/meld-url.js'
export { ONRAMP_CHAIN_FALLBACK, ONRAMP_CHAINS, type OnrampChain } from './features/buy/onramp-networks.js'
export {
  type OfferedOnrampProvider,
  ONRAMP_PROVIDER_RECORDS,
  type OnrampProviderRecord,
  selectOnrampProviders,
} from './features/buy/onramp-providers.js'
export { OnrampPurchaseError } from './features/buy/purchase-error.js'
export {
  type OnrampPhase,
  type OnrampState,
  selectOnramp,
  selectOnrampAmountFault,
  selectOnrampPhase,
} from './features/buy/select-onramp.js'
export { selectPurchases } from './features/buy/select-purchases.js'
export type { OnrampForm, OnrampPurchase, PurchaseStatus, PurchasesStatus } from './features/buy/state.js'
export type { OnrampAmountIssue } from './features/buy/validate-onramp-amount.js'
export {
  EmailCooldownError,
  EmbeddedNetworkError,
  EmbeddedWalletError,
  FarcasterError,
  FrameLoadError,
  LoginLostError,
  SocialPopupError,
  SocialRedirectError,
  SocialTimeoutError,
  UntrustedOriginError,
} from './features/embedded/auth-errors.js'
export { ActionNotAllowedError, RpcNotAllowedError } from './features/embedded/errors.js'
export { selectIsAccountTypeOffered } from './features/embedded/select-account-type.js'
export {
  type AuthState,
  type FarcasterState,
  type SocialLoginState,
  selectEmailCooldownSeconds,
  selectEmailUser,
  selectIsEmailEnabled,
} from './features/embedded/state.js'
export {
  InvalidChainIdError,
  NameAccountMissingError,
  NameCharactersError,
  NamePendingError,
  NameRefusedError,
  NameServiceError,
  NameTooShortError,
} from './features/names/errors.js'
export { parseName, toFullName, validateName } from './features/names/parse-name.js'
export { type NameStatus, selectIsNameOffered, selectName, selectNameStatus } from './features/names/select-name.js'
export type { NameCheck, NameFailure, NameFields, NameForm } from './features/names/state.js'
export { PayError } from './features/pay/errors.js'
export { PaymentFundsError, PaymentGasError } from './features/pay/funds-errors.js'
export { type PayWallet, selectPay, selectPayWallet } from './features/pay/select-pay.js'
export { selectUnansweredPayment } from './features/pay/select-unanswered-payment.js'
export type { ExchangesStatus, PayState, PayStatus } from './features/pay/state.js'
export type { RecipientIssue } from './features/recipients/payment-request.js'
export {
  InsufficientFundsError,
  SendAddressUnconfirmedError,
  SendContractUnconfirmedError,
  SendDeclinedError,
  SendFailedError,
  SendFeeError,
  SendIncompleteError,
  SendLookalikeError,
  SendNetworkError,
  SendReceiverError,
  SendTokenMissingError,
  SendUnsupportedError,
  TokenNotFoundError,
} from './features/send/errors.js'
export { getSender, type TransferAdapter } from './features/send/get-sender.js'
export {
  type SendFee,
  type SendLimit,
  type SendState,
  type SendWarning,
  selectSend,
} from './features/send/select-send.js'
export { type SendProblem, selectSendProblem } from './features/send/select-send-problem.js'
export { selectUnansweredSend } from './features/send/select-unanswered-send.js'
export type { FeeStatus, ReceiverStatus, RememberedTransfer, SendForm, SentTransfer } from './features/send/state.js'
export {
  InvalidSignatureError,
  InvalidSignInMessageError,
  SignatureDeclinedError,
  SignatureFailedError,
  SignatureNotAcceptedError,
  SignInAddressMissingError,
  SignInCheckError,
  SignInClockError,
  type SignInMessagePart,
  SignInNetworkMissingError,
  SignInNotEnabledError,
  SignInServerError,
  SmartAccountSignatureError,
} from './features/sign-in/errors.js'
export {
  describePermission,
  type FunctionDescription,
  type PermissionDescription,
} from './features/smart-sessions/describe-permission.js'
export {
  GrantResponseInvalidError,
  GrantResponseMissingError,
  GrantUnsupportedError,
  InvalidPermissionsError,
  type PermissionPart,
  PermissionUnsupportedError,
  type RevokeFailure,
  SmartSessionActivateError,
  SmartSessionNamespaceError,
  SmartSessionRegisterError,
  SmartSessionRevokeError,
  SmartSessionsDisabledError,
  SmartSessionsFetchError,
} from './features/smart-sessions/errors.js'
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
  groupSmartSessions,
  type SmartSessionGroup,
  type SmartSessionStatus,
  selectSmartSessions,
  sessionDateMs,
  smartSessionStatus,
} from './features/smart-sessions/select-smart-sessions.js'
export type { GrantedSession, SmartSessionsState, SmartSessionsStatus } from './features/smart-sessions/state.js'
export {
  createSubscription,
  type SubscriptionInterval,
  type SubscriptionParams,
} from './features/smart-sessions/subscription.js'
export {
  SwapAddressMissingError,
  SwapAllowanceError,
  SwapApprovalError,
  SwapBuildError,
  SwapFailedError,
  SwapGasError,
  SwapInitializeError,
  SwapNetworkPriceError,
  type SwapPart,
  SwapTransactionError,
  SwapTransactionMismatchError,
} from './features/swap/errors.js'
export { isNativeToken, NATIVE_TOKEN_ADDRESS } from './features/swap/native-token.js'
export type { ImpactLevel } from './features/swap/price-impact.js'
export {
  type SwapDetails,
  type SwapLabel,
  selectHasSwapMax,
  selectSwapChoices,
  selectSwapDetails,
  selectSwapLabel,
} from './features/swap/select-swap.js'
export { selectUnansweredSwap } from './features/swap/select-unanswered-swap.js'
export type { SwapAllowance, SwapCoin, SwapPhase, SwapReview, SwapState } from './features/swap/state.js'
export { isSwapNetwork, SWAP_NETWORKS } from './features/swap/swap-networks.js'
export { TransactionsAddressMissingError, TransactionsFetchError } from './features/transactions/errors.js'
export { parseMinedAt } from './features/transactions/mined-at.js'
export {
  PaymentShortfallError,
  TransactionCancelledError,
  TransactionDroppedError,
  TransactionFailedError,
  TransactionReplacedError,
  TransactionUnknownError,
  type UnknownReason,
} from './features/transactions/pending-errors.js'
export {
  type ActivityGroup,
  selectActivity,
  selectActivityAccount,
  selectActivityGroups,
  selectWatchedTransactions,
} from './features/transactions/select-activity.js'
export { selectAsked } from './features/transactions/select-asked.js'
export { type ActivityNft, selectNfts } from './features/transactions/select-nfts.js'
export { selectPendingCount, selectTrackedTransactions } from './features/transactions/select-pending.js'
export {
  selectTransactionExplorerUrl,
  type TransactionLocation,
} from './features/transactions/select-transaction-explorer-url.js'
export { selectIsBalanceUpdating, selectIsTotalUpdating } from './features/transactions/select-updating.js'
export type {
  ActivityPaging,
  ActivityState,
  ActivityStatus,
  TransactionsByYear,
} from './features/transactions/state.js'
export { getTransactionState, type TransactionState } from './features/transactions/transaction-state.js'
export {
  isDirectionContradicted,
  TRANSFER_SIGNS,
  transferRows,
  transferSign,
} from './features/transactions/transfer-rows.js'
export { createKit, type Kit, type KitApi, type KitParts } from './kit.js'
export { selectCanClose } from './navigation/can-close.js'
export { ModalLoadError } from './navigation/errors.js'
export type { ToastIcon, ToastName, ToastState, ToastValues, ToastVariant } from './navigation/toast.js'
export { type PublicState, selectPublicState } from './public-state.js'
export type { Register, RegisteredNamespace } from './register.js'
export type { KitState, Lifecycle } from './state.js'
export { selectDisplayName } from './wallets/account/address-labels.js'
export type { CachedBalance } from './wallets/account/balance-cache.js'
export { selectHiddenTokens } from './wallets/account/hidden-tokens.js'
export type { DisplayIdentity } from './wallets/account/identity.js'
export { selectRetryAfterMs, selectTokensReadAtMs, selectTotalValue } from './wallets/account/select-portfolio.js'
export { selectReceivingAccounts, selectReceivingNetworks } from './wallets/account/select-receiving.js'
export { selectWalletActions, type WalletAction } from './wallets/account/select-wallet-actions.js'
export type { TotalValue } from './wallets/account/total-value.js'
export type { BuiltinWallet } from './wallets/list/builtin-wallet.js'
export { LinkNotOpenedError } from './wallets/list/errors.js'
export { type HiddenReason, selectHiddenReason } from './wallets/list/hidden-reason.js'
export { type ListedWallet, listWallets } from './wallets/list/list-wallets.js'
export { toSafePageUrl } from './wallets/list/page-href.js'
export { type AllWalletsRow, selectAllWalletsRow } from './wallets/list/select-all-wallets-row.js'
export { selectConnectMethodsOrder } from './wallets/list/select-connect-methods-order.js'
export { selectCustomDeepLink } from './wallets/list/select-custom-deep-link.js'
export { type Platform, selectPlatforms } from './wallets/list/select-platforms.js'
export { selectWalletConnector } from './wallets/list/select-wallet-connector.js'
export { selectWalletRows } from './wallets/list/select-wallet-rows.js'
export type { DirectoryState } from './wallets/list/state.js'
export { toWalletListing } from './wallets/list/to-wallet-listing.js'
export { type BuildWalletUrlParams, buildWalletUrl } from './wallets/list/wallet-href.js'
export type { WalletRow } from './wallets/list/wallet-row.js'
export { selectCanSwitch } from './wallets/network/can-switch.js'
export {
  HostProviderError,
  PairedRequestExpiredError,
  PairingEmptyError,
  PairingExpiredError,
  PairingFailedError,
  PairingUnavailableError,
  PairingUriError,
  RelayUnavailableError,
} from './wallets/pairing/errors.js'
export { pairedAccounts, pairedConnection } from './wallets/pairing/paired-connection.js'
