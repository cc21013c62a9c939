/** Every error class of the kit, for `instanceof`. `isKitError(error, code)` needs none of them. */
export { InvalidAmountError } from './base/amount/errors.js'
export { InvalidCaipAddressError, InvalidCaipNetworkIdError } from './base/caip/errors.js'
export {
  AccountNotFoundError,
  DisconnectChainError,
  DisconnectChainsError,
  DisconnectError,
} from './base/errors/disconnect-errors.js'
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
export { InvalidInputError } from './base/errors/invalid-input-error.js'
export { RequestAbortedError } from './base/errors/request-aborted-error.js'
export { ConflictingSignInConfigsError, InvalidOptionsError } from './core/config/errors.js'
export { LastNetworkError, NetworkNotFoundError, NetworkUndefinedError } from './core/state/errors.js'
export {
  AtomicUnsupportedError,
  CallsCapabilityError,
  CallsEmptyError,
  CallsIncompleteError,
  CallsNotFoundError,
  CallsRetryError,
} from './features/calls/errors.js'
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
  WindowBlockedError,
} from './features/embedded/auth-errors.js'
export { ActionNotAllowedError, RpcNotAllowedError } from './features/embedded/errors.js'
export {
  InvalidChainIdError,
  NameAccountMissingError,
  NameCharactersError,
  NamePendingError,
  NameRejectedError,
  NameServiceError,
  NameTooShortError,
} from './features/names/errors.js'
export {
  OnrampAddressMissingError,
  OnrampAmountError,
  OnrampProviderError,
  OnrampUrlError,
} from './features/onramp/errors.js'
export { OnrampPurchaseError } from './features/onramp/purchase-error.js'
export { PayError } from './features/pay/errors.js'
export { PaymentFundsError, PaymentGasError } from './features/pay/funds-errors.js'
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
  SendRecipientError,
  SendTokenMissingError,
  SendUnsupportedError,
  TokenNotFoundError,
} from './features/send/errors.js'
export {
  InvalidSignatureError,
  InvalidSignInMessageError,
  SignatureDeclinedError,
  SignatureFailedError,
  SignatureNotAcceptedError,
  SignInAddressMissingError,
  SignInCheckError,
  SignInClockError,
  SignInNetworkMissingError,
  SignInNotEnabledError,
  SignInServerError,
  SmartAccountSignatureError,
} from './features/sign-in/errors.js'
export {
  GrantResponseInvalidError,
  GrantResponseMissingError,
  GrantUnsupportedError,
  InvalidPermissionsError,
  PermissionUnsupportedError,
  SmartSessionActivateError,
  SmartSessionNamespaceError,
  SmartSessionRegisterError,
  SmartSessionRevokeError,
  SmartSessionsDisabledError,
  SmartSessionsFetchError,
} from './features/smart-sessions/errors.js'
export {
  SwapAddressMissingError,
  SwapAllowanceError,
  SwapApprovalError,
  SwapBuildError,
  SwapFailedError,
  SwapGasError,
  SwapInitializeError,
  SwapNetworkPriceError,
  SwapTransactionError,
  SwapTransactionMismatchError,
} from './features/swap/errors.js'
export { TransactionsAddressMissingError, TransactionsFetchError } from './features/transactions/errors.js'
export {
  PaymentShortfallError,
  TransactionCancelledError,
  TransactionDroppedError,
  TransactionFailedError,
  TransactionReplacedError,
  TransactionUnknownError,
} from './features/transactions/pending-errors.js'
export { ModalLoadError } from './navigation/errors.js'
export { LinkNotOpenedError } from './wallets/list/errors.js'
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
