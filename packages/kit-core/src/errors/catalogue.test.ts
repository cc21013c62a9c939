import * as core from '../index.js'

const { KitError } = core

const ERRORS = [
  new core.AdapterNotFoundError('eip155'),
  new core.ChainAdapterNotFoundError('tron'),
  new core.ProviderNotFoundError(),
  new core.CapabilityMissingError('bip122', 'switchNetwork'),
  new core.ConnectorNotFoundError('nobody'),
  new core.UserRejectedError(),
  new core.RequestPendingError(),
  new core.WalletRequestError('the wallet says', -32603),
  new core.WalletRequestError(''),
  new core.ChainNotSupportedError(),
  new core.InvalidAmountError('1e9'),
  new core.InvalidCaipAddressError('x'),
  new core.InvalidCaipNetworkIdError('x'),
  new core.InvalidOptionsError(['networks must hold at least one network']),
  new core.TwoSignInConfigsError(),
  new core.AccountNotFoundError('0xa'),
  new core.DisconnectChainError('solana'),
  new core.DisconnectChainsError(['eip155', 'solana']),
  new core.DisconnectError(),
  new core.RequestAbortedError(),
  new core.NetworkNotFoundError('eip155:9'),
  new core.NetworkUndefinedError(),
  new core.LastNetworkError('eip155:1'),
  new core.LinkNotOpenedError('Fox'),
  new core.PairingUnavailableError(),
  new core.PairingUriError(),
  new core.PairingExpiredError(),
  new core.PairingEmptyError(),
  new core.RelayUnavailableError(),
  new core.PairedRequestExpiredError(),
  new core.TransactionsAddressMissingError(),
  new core.TransactionsFetchError(),
  new core.SignInNotEnabledError(),
  new core.SignInAddressMissingError(),
  new core.SignInNetworkMissingError(),
  new core.SignInCheckError(),
  new core.SignatureDeclinedError(),
  new core.SmartAccountSignatureError(),
  new core.InvalidSignatureError(),
  new core.InvalidSignInMessageError('domain'),
  new core.SignInServerError(503),
  new core.FrameLoadError(),
  new core.EmailCooldownError(30),
  new core.EmbeddedWalletError(''),
  new core.EmbeddedNetworkError(),
  new core.SocialPopupError(),
  new core.SocialRedirectError(),
  new core.SocialTimeoutError(),
  new core.UntrustedOriginError(),
  new core.FarcasterError(),
  new core.RpcNotAllowedError('eth_sign'),
  new core.ActionNotAllowedError(),
  new core.SendUnsupportedError(),
  new core.SendIncompleteError(),
  new core.SendTokenMissingError(),
  new core.InsufficientFundsError(),
  new core.SendReceiverError(),
  new core.SendLookalikeError(),
  new core.SendDeclinedError(),
  new core.SendFailedError(),
]

test('R-ERR-21 R-ERR-03 R-ERR-04 R-ERR-05 R-ERR-06 R-ERR-08 R-ERR-09 R-ERR-10 R-ERR-11 R-ERR-12 R-ERR-13 R-ERR-14 R-CFG-10 the catalogue: every error with its code and words', () => {
  expect(ERRORS.map(({ name, code, message }) => `${name} ${code}: ${message}`)).toEqual([
    'AdapterNotFoundError adapter/not-found: Adapter not found',
    'ChainAdapterNotFoundError adapter/chain-adapter-not-found: Chain adapter not found',
    'ProviderNotFoundError adapter/provider-not-found: Provider not found',
    'CapabilityMissingError adapter/capability-missing: bip122 does not support switchNetwork',
    'ConnectorNotFoundError adapter/connector-not-found: Connector not found',
    'UserRejectedError wallet/user-rejected: User rejected the request',
    'RequestPendingError wallet/request-pending: Request already pending. Open your wallet to continue.',
    'WalletRequestError wallet/request-failed: the wallet says',
    'WalletRequestError wallet/request-failed: An error occurred',
    'ChainNotSupportedError wallet/chain-not-supported: Chain is not supported',
    'InvalidAmountError amount/invalid: Invalid amount',
    'InvalidCaipAddressError caip/invalid-address: Invalid CAIP Address',
    'InvalidCaipNetworkIdError caip/invalid-network-id: Invalid CAIP Network ID',
    'InvalidOptionsError config/invalid-options: Invalid kit options: networks must hold at least one network',
    'TwoSignInConfigsError config/two-sign-in-configs: Cannot set both `siweConfig` and `siwx` options',
    'AccountNotFoundError connect/account-not-found: The wallet has not opened this account',
    'DisconnectChainError connect/disconnect-chain: Failed to disconnect chain solana',
    'DisconnectChainsError connect/disconnect-chains: Failed to disconnect chains: eip155, solana',
    'DisconnectError connect/disconnect: Failed to disconnect',
    'RequestAbortedError request/aborted: Request was aborted',
    'NetworkNotFoundError network/not-found: Network not found',
    'NetworkUndefinedError network/undefined: CaipNetwork is undefined',
    'LastNetworkError network/last: The last network of a namespace cannot be removed',
    'LinkNotOpenedError links/not-opened: The wallet could not be opened',
    'PairingUnavailableError pairing/unavailable: Pairing needs the package @walletconnect/universal-provider. Install its version 2.21.8, or set `enablePairing: false`.',
    'PairingUriError pairing/invalid-uri: Invalid pairing URI',
    'PairingExpiredError pairing/expired: The pairing expired. Please try again.',
    'PairingEmptyError pairing/empty: The wallet approved no account on the networks of this app',
    'RelayUnavailableError pairing/relay-unavailable: The relay cannot be reached. Check your connection and try again.',
    'PairedRequestExpiredError pairing/request-expired: The wallet did not answer in time. Please try again.',
    "TransactionsAddressMissingError activity/address-missing: Transactions can't be fetched without an accountAddress",
    'TransactionsFetchError activity/fetch-failed: Failed to fetch transactions',
    'SignInNotEnabledError sign-in/not-enabled: SIWX is not enabled',
    'SignInAddressMissingError sign-in/address-missing: No ActiveCaipAddress found',
    'SignInNetworkMissingError sign-in/network-missing: No ActiveCaipNetwork or client found',
    'SignInCheckError sign-in/check-failed: A problem occurred while trying initialize authentication',
    'SignatureDeclinedError sign-in/declined: Signature declined',
    'SmartAccountSignatureError sign-in/smart-account: This application might not support Smart Accounts',
    'InvalidSignatureError sign-in/invalid-signature: The signature is not valid',
    'InvalidSignInMessageError sign-in/invalid-message: The sign-in message is not valid: domain',
    'SignInServerError sign-in/server: The sign-in server cannot be reached or did not answer as agreed',
    'FrameLoadError auth/frame-load: Unable to load email login dependency',
    'EmailCooldownError email/cooldown: Please try again after 30 seconds',
    'EmbeddedWalletError auth/request-failed: An error occurred',
    'EmbeddedNetworkError auth/no-network: The embedded wallet supports none of the networks',
    'SocialPopupError social/popup: Could not create social popup',
    'SocialRedirectError social/redirect: Could not fetch the social redirect uri',
    'SocialTimeoutError social/timeout: Social login timed out. Please try again.',
    'UntrustedOriginError social/untrusted-origin: Untrusted Origin',
    'FarcasterError farcaster/address: Could not fetch the Farcaster address',
    'RpcNotAllowedError approval/rpc-not-allowed: Requested RPC call is not allowed',
    'ActionNotAllowedError approval/not-allowed: Action not allowed',
    'SendUnsupportedError send/unsupported-chain: Unsupported chain',
    'SendIncompleteError send/incomplete: An amount and receiver address are required',
    'SendTokenMissingError send/token-missing: A token is required',
    'InsufficientFundsError send/insufficient-funds: Insufficient funds',
    'SendReceiverError send/invalid-receiver: Invalid address',
    'SendLookalikeError send/lookalike: The receiver looks like an address you know. Compare the two first.',
    'SendDeclinedError send/declined: Transaction declined',
    'SendFailedError send/failed: Failed to send transaction. Please try again.',
  ])
})

test('R-ERR-21 no exported error is missing from the catalogue', () => {
  const exported = Object.entries(core).filter(([name]) => name.endsWith('Error') && name !== 'isKitError')
  const listed = new Set<string>([...ERRORS.map(({ name }) => name), 'KitError'])
  expect(exported.map(([name]) => name).filter((name) => !listed.has(name))).toEqual([])
})

test('R-ADPT-25 an error keeps its cause, leads to its page, and is told by its code alone', () => {
  const cause = new Error('4001')
  const error = new core.UserRejectedError(cause)
  expect(error.cause).toBe(cause)
  expect(error.docsPath).toBe('/errors#wallet-user-rejected')
  expect(core.isKitError(error, 'wallet/user-rejected')).toBe(true)
  expect(core.isKitError(error, 'network/last')).toBe(false)
  const ofAnotherCopy = Object.assign(new Error('x'), { code: 'network/last', docsPath: '/errors' })
  expect(core.isKitError(ofAnotherCopy, 'network/last')).toBe(true)
  expect(core.isKitError(ofAnotherCopy)).toBe(true)
  for (const other of [cause, 'network/last', undefined, { code: 'network/last' }]) {
    expect(core.isKitError(other)).toBe(false)
  }
  expect(new KitError('own', { code: 'a/b', docsPath: '/here' }).docsPath).toBe('/here')
})
