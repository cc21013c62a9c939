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
export { selectShownName } from './account/address-labels.js'
export type { CachedBalance } from './account/balance-cache.js'
export type { ShownIdentity } from './account/identity.js'
export { selectLeftOutTokens } from './account/left-out-tokens.js'
export { selectAccount, selectActiveAccount, selectAddressExplorerUrl } from './account/select-account.js'
export { selectBlockedUntilMs, selectTokensReadAtMs, selectTotalValue } from './account/select-portfolio.js'
export { selectReceivingAccounts, selectReceivingNetworks } from './account/select-receiving.js'
export { selectWalletActions, type WalletAction } from './account/select-wallet-actions.js'
export type {
  Account,
  AccountState,
  ConnectedWalletInfo,
  PreferredAccountTypes,
  ProfileStatus,
  TokenStatus,
} from './account/state.js'
export type { TotalValue } from './account/total-value.js'
export { TransactionsAddressMissingError, TransactionsFetchError } from './activity/errors.js'
export { readMinedAt } from './activity/mined-at.js'
export {
  type ActivityGroup,
  selectActivity,
  selectActivityAccount,
  selectActivityGroups,
  selectWatchedTransactions,
} from './activity/select-activity.js'
export { type HistoryNft, selectNfts } from './activity/select-nfts.js'
export { selectTransactionExplorerUrl, type TransactionPlace } from './activity/select-transaction-explorer-url.js'
export type { ActivityPaging, ActivityState, ActivityStatus, TransactionsByYear } from './activity/state.js'
export { isDirectionContradicted, TRANSFER_SIGNS, transferRows, transferSign } from './activity/transfer-rows.js'
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
  OnlyToken,
  PairedConnectParams,
  ReadArrivalParams,
  ReadNameParams,
  ReadReceiverParams,
  ReadSentParams,
  ReceiverKind,
  ReconnectParams,
  RpcUrl,
  RpcUrlConfig,
  SendCallsParams,
  SendTokenParams,
  SendTransactionParams,
  SentAnswer,
  SignMessageParams,
  SignTypedDataParams,
  SwitchNetworkParams,
  TokenBalancesParams,
  TransferBounds,
  TransferEstimate,
  WriteContractParams,
} from './adapter/adapter.js'
export type { AccountType, Connection, ConnectionAccount } from './adapter/connection.js'
export { CONNECTOR_TYPES, type Connector, type ConnectorType } from './adapter/connector.js'
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
  WalletAwayError,
  WalletReloadError,
  WalletRequestError,
} from './adapter/errors.js'
export type {
  AdapterEvent,
  BroadcastOutcome,
  HandedOver,
  Replacement,
  SentEnd,
  SentFacts,
  SentLook,
  SentStatus,
  SignedTransaction,
} from './adapter/events.js'
export type { AlertState, AlertVariant } from './alert/alert.js'
export type { AlertCode } from './alert/alerts.js'
export { amountReadings } from './amount/amount-readings.js'
export { InvalidAmountError } from './amount/errors.js'
export type { NumberMarks } from './amount/number-marks.js'
export { formatUnits, parseUnits } from './amount/parse-units.js'
export { readAmount } from './amount/read-amount.js'
export { roundDown } from './amount/round-down.js'
export { ActionNotAllowedError, RpcNotAllowedError } from './approval/errors.js'
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
} from './auth/errors.js'
export { selectIsAccountTypeOffered } from './auth/select-account-type.js'
export {
  type AuthState,
  type FarcasterState,
  type SocialLoginState,
  selectCooldown,
  selectEmailUser,
  selectIsEmailEnabled,
} from './auth/state.js'
export type { EmbeddedAccountType, WalletUser } from './auth/wallet-user.js'
export { NAME_SUFFIX, NAME_SUFFIX_LEGACY, NAME_ZONE } from './brand.js'
export {
  formatCaipAddress,
  isCaipNetworkId,
  type ParsedCaipAddress,
  type ParsedCaipNetworkId,
  parseCaipAddress,
  parseCaipNetworkId,
} from './caip/caip.js'
export { InvalidCaipAddressError, InvalidCaipNetworkIdError } from './caip/errors.js'
export {
  type CaipAddress,
  type CaipNetworkId,
  isNamespace,
  NAMESPACE_NAMES,
  NAMESPACES,
  type Namespace,
} from './caip/namespace.js'
export { readAppMetadata } from './config/app-metadata.js'
export { InvalidOptionsError, TwoSignInConfigsError } from './config/errors.js'
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
} from './config/features.js'
export { isUnserved } from './config/is-unserved.js'
export { isKnownServed } from './config/known-chains.js'
export { isSupportedOn, type SupportedFeature } from './config/namespace-support.js'
export type {
  AllWalletsRule,
  AppMetadata,
  CoinbasePreference,
  CustomDeepLink,
  CustomWallet,
  Endpoints,
  KitOptions,
  PairingOverride,
  Prefetch,
  ThemeMode,
  ThemeVariables,
} from './config/options.js'
export type { KitConfig } from './config/parse-options.js'
export { isRestrictedRegion, RESTRICTED_TIMEZONES } from './config/restricted-region.js'
export {
  type FeatureName,
  selectIsFeatureAvailable,
  selectIsWalletListCollapsed,
  selectSocials,
} from './config/select-features.js'
export type { ConfigState } from './config/state.js'
export {
  AccountNotFoundError,
  DisconnectChainError,
  DisconnectChainsError,
  DisconnectError,
  RequestAbortedError,
} from './connect/errors.js'
export {
  type NamespaceStatus,
  selectConnection,
  selectConnector,
  selectNamespaceStatus,
} from './connect/select-connection.js'
export type { ConnectAttempt, ConnectState, ConnectStatus } from './connect/state.js'
export type { KnownWallet } from './directory/known-wallet.js'
export type { DirectoryState } from './directory/state.js'
export { type ErrorFacts, errorFacts } from './errors/error-facts.js'
export { isKitError, KitError, type KitErrorCode, type KitErrorOptions } from './errors/kit-error.js'
export { createKit, type Kit, type KitApi, type KitParts } from './kit.js'
export { selectIsAgreed } from './legal/agree-to-terms.js'
export type { LegalState } from './legal/state.js'
export { LinkNotOpenedError } from './links/errors.js'
export { pageHref } from './links/page-href.js'
export { selectCustomDeepLink } from './links/select-custom-deep-link.js'
export { type Platform, selectPlatforms } from './links/select-platforms.js'
export { type WalletHrefParams, walletHref } from './links/wallet-href.js'
export type { Log } from './log/log.js'
export { selectCanClose } from './modal/can-close.js'
export { ModalLoadError } from './modal/errors.js'
export type { ModalState } from './modal/state.js'
export {
  InvalidChainIdError,
  NameAccountMissingError,
  NameCharactersError,
  NamePendingError,
  NameRefusedError,
  NameServiceError,
  NameTooShortError,
} from './names/errors.js'
export { fullName, nameProblem, readName } from './names/read-name.js'
export { type NameStatus, selectIsNameOffered, selectName, selectNameStatus } from './names/select-name.js'
export type { NameCheck, NameFailure, NameFields, NameForm } from './names/state.js'
export { currentRoute, type NavigationState, type Route, type RouteData } from './navigation/state.js'
export { type OpenableView, VIEWS, VIEWS_OF_SWITCHING, type ViewName } from './navigation/views.js'
export { selectCanSwitch } from './network/can-switch.js'
export { LastNetworkError, NetworkNotFoundError, NetworkUndefinedError } from './network/errors.js'
export { extendNetwork } from './network/extend-network.js'
export type { BlockExplorer, Finality, Network, NetworkInput, RpcEndpoint } from './network/network.js'
export {
  selectActiveNetwork,
  selectIsUnsupportedChain,
  selectNetwork,
  selectNetworks,
} from './network/select-network.js'
export type { NamespaceNetworks, NetworkState } from './network/state.js'
export type { AmountFault } from './onramp/amount-fault.js'
export { currencyPlaces } from './onramp/currency-places.js'
export {
  OnrampAddressMissingError,
  OnrampAmountError,
  OnrampProviderError,
  OnrampUrlError,
} from './onramp/errors.js'
export { meldCurrencyOf } from './onramp/meld-url.js'
export { ONRAMP_CHAIN_FALLBACK, ONRAMP_CHAINS, type OnrampChain } from './onramp/onramp-networks.js'
export {
  type OfferedOnrampProvider,
  ONRAMP_PROVIDER_RECORDS,
  type OnrampProviderRecord,
  selectOnrampProviders,
} from './onramp/onramp-providers.js'
export { OnrampPurchaseError } from './onramp/purchase-error.js'
export {
  type OnrampPhase,
  type OnrampState,
  selectOnramp,
  selectOnrampAmountFault,
  selectOnrampPhase,
} from './onramp/select-onramp.js'
export { selectPurchases } from './onramp/select-purchases.js'
export type { OnrampForm, OnrampPurchase, PurchaseStatus, PurchasesStatus } from './onramp/state.js'
export {
  HostProviderError,
  PairedRequestExpiredError,
  PairingEmptyError,
  PairingExpiredError,
  PairingFailedError,
  PairingUnavailableError,
  PairingUriError,
  RelayUnavailableError,
} from './pairing/errors.js'
export { pairedAccounts, pairedConnection } from './pairing/paired-connection.js'
export type {
  PairedEvent,
  PairedNamespace,
  PairedRequest,
  PairedSession,
  PairingProposal,
  PairingTransport,
  PairParams,
  ProposedNamespace,
} from './pairing/transport.js'
export { PayError, type PayErrorCode } from './pay/errors.js'
export { PaymentFundsError, PaymentGasError } from './pay/funds-errors.js'
export { NATIVE_ASSET, type Payment, type PaymentAsset } from './pay/payment.js'
export { type PayWallet, selectPay, selectPayWallet } from './pay/select-pay.js'
export { selectUnansweredPayment } from './pay/select-unanswered-payment.js'
export type { CurrentPayment, ExchangesStatus, PayState, PayStatus } from './pay/state.js'
export {
  TransactionCancelledError,
  TransactionDroppedError,
  TransactionFailedError,
  TransactionReplacedError,
  TransactionShortError,
  TransactionUnknownError,
  type UnknownReason,
} from './pending/errors.js'
export { selectAsked } from './pending/select-asked.js'
export { selectFollowed, selectPendingCount } from './pending/select-pending.js'
export { selectIsTotalUpdating, selectIsUpdating } from './pending/select-updating.js'
export { type SentState, sentState } from './pending/sent-state.js'
export {
  type AskedTransaction,
  type FollowedTransaction,
  PENDING_TRANSACTIONS_MAX,
  type SentKind,
  type SentMove,
} from './pending/state.js'
export { type Device, type DeviceOs, type DevicePage, readDevice } from './platform/device.js'
export type { SocialMessage, SocialWindow } from './platform/social-window.js'
export type { PreferencesState } from './preferences/state.js'
export { type PublicState, selectPublicState } from './public-state.js'
export type { ReceiverFault } from './receivers/request.js'
export type { Register, RegisteredNamespace } from './register.js'
export {
  InsufficientFundsError,
  SendContractElsewhereError,
  SendDeclinedError,
  SendElsewhereError,
  SendFailedError,
  SendFeeError,
  SendIncompleteError,
  SendLookalikeError,
  SendNetworkError,
  SendReceiverError,
  SendTokenMissingError,
  SendUnsupportedError,
  TokenNotFoundError,
} from './send/errors.js'
export { type SendFee, type SendLimit, type SendState, type SendWarning, selectSend } from './send/select-send.js'
export { type SendProblem, selectSendProblem } from './send/select-send-problem.js'
export { selectUnansweredSend } from './send/select-unanswered-send.js'
export { type Sender, senderOf } from './send/sender-of.js'
export type { FeeStatus, ReceiverStatus, RememberedTransfer, SendForm, SentTransfer } from './send/state.js'
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
} from './sign-in/errors.js'
export type { SiwxMessage, SiwxMessageData } from './sign-in/message.js'
export type { Cacao, SiwxSession } from './sign-in/session.js'
export type { SiweConfig, SiweMessageParams, SiweSession } from './sign-in/siwe-config.js'
export type { CreateMessageParams, SignInContext, SignInVerifier, SiwxConfig } from './sign-in/siwx-config.js'
export {
  type SignInFailure,
  type SignInState,
  type SignInStatus,
  selectIsSignedIn,
  selectIsSignInMissing,
} from './sign-in/state.js'
export {
  GrantAnswerInvalidError,
  GrantAnswerMissingError,
  GrantUnsupportedError,
  InvalidPermissionsError,
  type PermissionPart,
  PermissionUnsupportedError,
  type RevokeFailure,
  SmartSessionActivateError,
  SmartSessionNamespaceError,
  SmartSessionRegisterError,
  SmartSessionRevokeError,
  SmartSessionsFetchError,
  SmartSessionsOffError,
} from './smart-sessions/errors.js'
export { selectHasSmartSessions } from './smart-sessions/has-smart-sessions.js'
export { type FunctionFacts, type PermissionFacts, permissionFacts } from './smart-sessions/permission-facts.js'
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
} from './smart-sessions/request.js'
export {
  groupSmartSessions,
  type SmartSessionGroup,
  type SmartSessionStatus,
  selectSmartSessions,
  sessionDateMs,
  smartSessionStatus,
} from './smart-sessions/select-smart-sessions.js'
export type { GrantedSession, SmartSessionsState, SmartSessionsStatus } from './smart-sessions/state.js'
export {
  createSubscription,
  type SubscriptionInterval,
  type SubscriptionParams,
} from './smart-sessions/subscription.js'
export type { KitState, Lifecycle } from './state.js'
export { hydrate, serverState } from './storage/hydrate.js'
export type { InitialState } from './storage/initial-state.js'
export { createKitStorage, type KitStorage } from './storage/kit-storage.js'
export { safeStorage } from './storage/safe-storage.js'
export type { TextStorage } from './storage/text-storage.js'
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
  SwapUntrustedError,
} from './swap/errors.js'
export { isNativeToken, NATIVE_TOKEN_ADDRESS } from './swap/native-token.js'
export type { SwapPreselection } from './swap/preselection.js'
export type { ImpactLevel } from './swap/price-impact.js'
export {
  type SwapDetails,
  type SwapLabel,
  selectHasSwapMax,
  selectSwapChoices,
  selectSwapDetails,
  selectSwapLabel,
} from './swap/select-swap.js'
export { selectUnansweredSwap } from './swap/select-unanswered-swap.js'
export type { SwapAllowance, SwapCoin, SwapPhase, SwapReview, SwapSide, SwapState } from './swap/state.js'
export { isSwapNetwork, SWAP_NETWORKS } from './swap/swap-networks.js'
export {
  cleanText,
  firstLetter,
  isLookalike,
  readableText,
  readLetters,
  SHOWN_SYMBOL_MAX,
  SHOWN_TEXT_MAX,
  UNKNOWN_WALLET,
} from './text/clean-text.js'
export { isFalseName } from './text/is-false-name.js'
export { shortAddress } from './text/short-address.js'
export type { ToastIcon, ToastName, ToastState, ToastValues, ToastVariant } from './toast/toast.js'
export type { AnalyticsCollector, AnalyticsRecord } from './tracking/analytics.js'
export type {
  ConnectMethodName,
  TrackingEvent,
  TrackingEventName,
  TrackingInput,
  TrackingProperties,
} from './tracking/events.js'
export { type HiddenReason, selectHiddenReason } from './wallets/hidden-reason.js'
export { type ListedWallet, listWallets } from './wallets/list-wallets.js'
export { listingOf } from './wallets/listing-of.js'
export { type AllWalletsRow, selectAllWalletsRow } from './wallets/select-all-wallets-row.js'
export { selectConnectMethodsOrder } from './wallets/select-connect-methods-order.js'
export { selectWalletConnector } from './wallets/select-wallet-connector.js'
export { selectWalletRows } from './wallets/select-wallet-rows.js'
export type { WalletRow } from './wallets/wallet-row.js'
