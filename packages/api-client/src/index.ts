export { type ApiClient, type ApiClientOptions, createApiClient } from './api-client.js'
export { type Balances, balancesSchema, type GetBalancesParams, getBalances } from './balance/get-balances.js'
export { type TokenBalance, tokenBalanceSchema } from './balance/token-balance.js'
export {
  type ApiError,
  type ApiErrorCode,
  HttpError,
  InvalidResponseError,
  isApiError,
  NameError,
  NetworkError,
  PayServiceError,
  type RequestName,
  RequestTimeoutError,
  type ResponseProblem,
  ServiceNotConfiguredError,
  UnsupportedNetworkError,
} from './client/errors.js'
export type { BlobRequest, HttpClient, HttpClientOptions, HttpMethod, JsonRequest } from './client/http-client.js'
export { createHttpClient } from './client/http-client.js'
export { MAX_BODY_BYTES, MAX_IMAGE_BYTES, MAX_NESTING, REQUEST_LIMIT_MS } from './client/limits.js'
export { isPartialList } from './client/list-schema.js'
export { pathOf, type Query } from './client/request-url.js'
export { HTTP_FORBIDDEN, HTTP_SERVICE_UNAVAILABLE } from './client/status.js'
export type { Endpoints } from './endpoints.js'
export {
  type AllowedOrigins,
  type AllowedOriginsResponse,
  allowedOriginsSchema,
  getAllowedOrigins,
} from './explorer/get-allowed-origins.js'
export { type AnalyticsConfig, analyticsConfigSchema, getAnalyticsConfig } from './explorer/get-analytics-config.js'
export { type GetImageParams, getImage, type ImageKind } from './explorer/get-image.js'
export {
  getRemoteConfig,
  type RemoteConfig,
  type RemoteFeatureEntry,
  remoteConfigSchema,
  remoteFeatureEntrySchema,
} from './explorer/get-remote-config.js'
export {
  type GetWalletsParams,
  getWallets,
  WALLET_ENTRIES,
  type WalletList,
  walletListSchema,
} from './explorer/get-wallets.js'
export { isQuotaExceeded } from './explorer/is-quota-exceeded.js'
export { type InjectedWalletId, type WalletListing, walletListingSchema } from './explorer/wallet-listing.js'
export { type GetHistoryParams, getHistory, type History, historySchema } from './history/get-history.js'
export {
  TRANSACTION_STATUSES,
  type Transaction,
  type TransactionMetadata,
  type TransactionStatus,
  transactionSchema,
} from './history/transaction.js'
export {
  type FungibleInfo,
  type NftInfo,
  type TransactionTransfer,
  transactionTransferSchema,
} from './history/transfer.js'
export { type GetIdentityParams, getIdentity, type Identity, identitySchema } from './identity/get-identity.js'
export { type FindNamesParams, findNames, foundNamesSchema } from './names/find-names.js'
export { type LookUpNameParams, lookUpName } from './names/look-up-name.js'
export {
  type NameAddress,
  type NameAttribute,
  type NamedProfile,
  type NameProfile,
  namedProfileSchema,
  nameProfileSchema,
} from './names/name-profile.js'
export {
  type NameRegistration,
  nameRegistrationError,
  nameRegistrationSchema,
  type RegisterNameParams,
  registerName,
} from './names/register-name.js'
export {
  type NameSuggestion,
  type NameSuggestions,
  nameSuggestionSchema,
  nameSuggestionsSchema,
  type SuggestNamesParams,
  suggestNames,
} from './names/suggest-names.js'
export { getOnrampOptions } from './onramp/get-onramp-options.js'
export {
  type GetOnrampQuoteParams,
  getOnrampQuote,
  type OnrampAmount,
  type OnrampQuote,
  onrampQuoteSchema,
} from './onramp/get-onramp-quote.js'
export {
  type DestinationWallet,
  type GetOnrampUrlParams,
  getOnrampUrl,
  type OnrampUrl,
  onrampUrlSchema,
} from './onramp/get-onramp-url.js'
export {
  type OnrampOptions,
  onrampOptionsSchema,
  type PaymentCurrency,
  type PaymentMethodLimit,
  type PurchaseCurrency,
  type PurchaseNetwork,
  paymentCurrencySchema,
  purchaseCurrencySchema,
} from './onramp/onramp-options.js'
export { DEFAULT_PURCHASE_CURRENCY, ONRAMP_LIMITS, SAMPLE_ONRAMP_OPTIONS } from './onramp/sample-options.js'
export { PAY_METHODS, PAY_PATH, type PayMethod } from './pay/call-pay-service.js'
export {
  type ExchangeBuyStatus,
  exchangeBuyStatusSchema,
  type GetExchangeBuyStatusParams,
  getExchangeBuyStatus,
} from './pay/get-exchange-buy-status.js'
export {
  type ExchangePayUrl,
  exchangePayUrlSchema,
  type GetExchangePayUrlParams,
  getExchangePayUrl,
} from './pay/get-exchange-pay-url.js'
export {
  type Exchange,
  type Exchanges,
  exchangeSchema,
  exchangesSchema,
  type GetExchangesParams,
  getExchanges,
} from './pay/get-exchanges.js'
export {
  type GetPricesParams,
  getPrices,
  type TokenPrice,
  type TokenPrices,
  tokenPriceSchema,
  tokenPricesSchema,
} from './prices/get-prices.js'
export { PRICE_CURRENCY } from './prices/price-currency.js'
export { type ActiveNetwork, activeNetwork } from './rpc/active-network.js'
export { getSupportedChains, type SupportedChains, supportedChainsSchema } from './rpc/get-supported-chains.js'
export { rpcUrl } from './rpc/rpc-url.js'
export {
  type ActivateSmartSessionParams,
  activateSmartSession,
  type SessionActivation,
  sessionActivationSchema,
} from './sessions/activate-smart-session.js'
export {
  type GetSmartSessionsParams,
  getSmartSessions,
  type SmartSession,
  type SmartSessionsResponse,
  smartSessionsSchema,
} from './sessions/get-smart-sessions.js'
export {
  type RegisterSmartSessionParams,
  registerSmartSession,
  type SessionKey,
  type SessionRegistration,
  sessionKeySchema,
  sessionRegistrationSchema,
} from './sessions/register-smart-session.js'
export {
  type RevokeSmartSessionParams,
  revokeSmartSession,
  type SessionRevocation,
  sessionRevocationSchema,
} from './sessions/revoke-smart-session.js'
export {
  type SessionPermission,
  type SessionProject,
  type SmartSessionRecord,
  smartSessionRecordSchema,
} from './sessions/smart-session.js'
export {
  type BuildApprovalParams,
  type BuiltApproval,
  buildApproval,
  builtApprovalSchema,
} from './swap/build-approval.js'
export {
  type BuildSwapParams,
  type BuiltSwap,
  buildSwap,
  builtSwapSchema,
  SWAP_SLIPPAGE,
} from './swap/build-swap.js'
export { type Allowance, allowanceSchema, type GetAllowanceParams, getAllowance } from './swap/get-allowance.js'
export { type GasPrice, gasPriceSchema, getGasPrice } from './swap/get-gas-price.js'
export {
  type GetQuotesParams,
  getQuotes,
  type SwapQuote,
  type SwapQuotes,
  swapQuoteSchema,
  swapQuotesSchema,
} from './swap/get-quotes.js'
export {
  getSwapTokens,
  type SwapTokenListing,
  type SwapTokens,
  swapTokenListingSchema,
  swapTokensSchema,
} from './swap/get-swap-tokens.js'
export type { BuiltGas } from './swap/transaction-fields.js'
