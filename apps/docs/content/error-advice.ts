/** What to do about each error, by its code. */
export const ERROR_ADVICE: Readonly<Record<string, string>> = {
  'account/balance-unavailable': 'Call `refetch`; the balance that was known before stays in `data`.',
  'account/identity-unavailable': 'Show the address in its place; `refetch` tries again.',
  'activity/address-missing': 'Connect first, or ask only while `useKitAccount` tells an address.',
  'activity/fetch-failed':
    'Call `fetchNextPage` to go on where it stopped, or `refetch`; what was read before stays in `data`.',
  'adapter/capability-missing':
    'Look at `namespace` and `capability`. Hide the action for this chain family, or update the adapter.',
  'adapter/chain-adapter-not-found': 'List a network and an adapter of that `namespace` in the options of `createKit`.',
  'adapter/connector-not-found':
    'Take `connectorId` from the connectors on offer at the moment of the call: wallets come and go while a page is open.',
  'adapter/not-found': 'Add an adapter of the `namespace` to the `adapters` option.',
  'adapter/provider-not-found': 'Connect first, and wait for the status `connected` before you ask for the provider.',
  'amount/invalid':
    'Ask the visitor for plain digits with at most one decimal point and no more decimals than the token has.',
  'approval/not-allowed': 'Nothing to do: what your app asked for is named by `approval/rpc-not-allowed`.',
  'approval/rpc-not-allowed': 'Ask only what the embedded wallet offers; `method` is the one it does not.',
  'auth/frame-load':
    'Check `endpoints.secureSite` and your Content Security Policy. The next try loads the embedded wallet again.',
  'auth/login-lost':
    'Nothing to do: the visitor is disconnected, and the modal asks for another login. EIP-1193 providers give the code 4100.',
  'auth/no-network': 'Add an EVM or a Solana network that the embedded wallet knows, or switch its logins off.',
  'auth/request-failed':
    'Show the message, which is the embedded wallet’s own; `reason` is its word for why, such as `otp_wrong`.',
  'bitcoin/address-too-busy':
    'Suggest sending in the wallet itself or from another address. The wallet was not asked to sign, and the balance stays right.',
  'bitcoin/dust': 'Ask for at least `amount` BTC, which is `least` sats; nobody was asked.',
  'bitcoin/fee-too-high':
    'Show `amount` in BTC. Where `canConfirm` is true and the user wants to pay it, call `sendTransfer` again with `confirmedFee: error.fee`; else suggest trying later or sending more at once. The wallet was not asked to sign.',
  'bitcoin/insufficient-coin': 'Ask for less: what can be spent has to carry the amount and the fee. Nobody was asked.',
  'bitcoin/unconfirmed':
    'Say that `amount` BTC has to be confirmed first, or ask for less. The account’s own change is spent before that.',
  'caip/invalid-address': 'Pass a CAIP-10 account such as `eip155:1:0x…`: namespace, chain id and address.',
  'caip/invalid-network-id': 'Pass a CAIP-2 id such as `eip155:1`: namespace and chain id.',
  'config/invalid-options': '`problems` lists all that is wrong, each with the name of the option.',
  'config/two-sign-in-configs': 'Keep one of them.',
  'connect/account-not-found': 'Pick one of `allAccounts` of the account, or ask the visitor to open it in the wallet.',
  'connect/disconnect': 'Look at `cause`; the visitor can try again.',
  'connect/disconnect-chain': 'Look at `cause` for what the wallet said. The connection of `namespace` is still there.',
  'connect/disconnect-chains': 'The connections of `namespaces` are still there; try those again.',
  'email/cooldown': 'Offer the login again after `secondsLeft`.',
  'evm/refused-balance':
    'Read the balance again: the token’s contract counts less than was asked for, as tokens do that change balances themselves.',
  'evm/refused-blocked': 'Nothing helps but the issuer of the token; offer another recipient or another token.',
  'evm/refused-coin': 'Ask for less of the coin, or offer to buy or receive some; the fee is paid in it.',
  'evm/refused-contract': 'Look at `cause` for the node’s answer. A contract that takes no coin cannot be sent any.',
  'evm/refused-decimals':
    'Correct the decimals where your app or its data service has them from: the contract tells others.',
  'evm/refused-false': 'Nothing helps but the issuer of the token: its contract answers `false` to this transfer.',
  'evm/refused-paused': 'Wait until the issuer of the token lets it be moved again.',
  'evm/reverted': 'Show `words`, which are the contract’s own, and let the visitor change the transfer.',
  'farcaster/address': 'Offer the login again; `cause` is there when the secure site said why.',
  'links/not-opened':
    'Offer the other ways to reach `walletName`, such as the QR code. `cause` is there when the browser refused.',
  'modal/load-failed':
    'Nothing to do: the visitor is told, and can try again. If it fails for all, look at `cause` and your Content Security Policy.',
  'names/account-missing':
    'Offer names while `isOffered` of `useKitName` is true: the embedded wallet has them, on EVM.',
  'names/characters': 'Ask the visitor for letters, digits and hyphens; `readName` takes a suffix off.',
  'names/invalid-chain-id': 'Offer names on chains whose id is below 2^31; `chainId` is the one that is not.',
  'names/pending': 'Wait until the registration that is under way has ended; `loading` of the form says when.',
  'names/refused': 'Show the message, which is the name service’s own.',
  'names/service': 'The service gave no reason; look at `cause`. The visitor can try again.',
  'names/too-short': 'Ask the visitor for at least 4 characters.',
  'network/last': 'Add another network of the namespace first.',
  'network/not-found': 'Add the network to the `networks` option, or call `addNetwork` before switching to it.',
  'network/undefined': 'Pick the network before the action runs.',
  'pairing/empty':
    'Ask the visitor to approve one of your networks in the wallet, or list a network that the wallet has.',
  'pairing/expired': 'Make another pairing; the views of the kit do so by themselves.',
  'pairing/failed': 'Look at `cause`: the pairing library’s own words are there. Offer the pairing again.',
  'pairing/host-provider':
    'Look at `cause`. Pass an `EthereumProvider` of version 2, from 2.21.1, to `evm({ provider })`; with wagmi’s `walletConnect()` connector install `@walletconnect/ethereum-provider` and set `showQrModal: false`.',
  'pairing/invalid-uri': 'Pass the whole address as the provider gave it, before it ends.',
  'pairing/relay-unavailable':
    'Offer the pairing again. If it fails for all, check `endpoints.relay` and your Content Security Policy.',
  'pairing/request-expired': 'Nothing was answered. Ask the visitor to open the wallet, then offer the action again.',
  'pairing/unavailable':
    'Install version 2.21.8 of the package, or set `enablePairing: false`. See the page “Installing”.',
  'pay/ASSET_NOT_SUPPORTED':
    'Offer another exchange, or leave those out that do not take the asset with `payWithExchange.exclude`.',
  'pay/GENERIC_PAYMENT_ERROR':
    'Look at `cause` for what the wallet or the chain said; without one the chain or the exchange did not carry the payment out. It can be tried again.',
  'pay/INVALID_AMOUNT':
    'Pass decimal text above nothing, with no more digits than `metadata.decimals`: `1.5`, and never a number.',
  'pay/INVALID_ASSET':
    'Pass `native` or the address of a token of the network, its checksum intact, and the decimals that it has.',
  'pay/INVALID_CHAIN_NAMESPACE':
    'Ask for payments on EVM and Solana only. Wallets pay on EVM; on Solana an exchange does.',
  'pay/INVALID_PAYMENT_CONFIG':
    'Pass a CAIP-2 id. For a payment with the wallet list its network in the `networks` option; the wallet must have approved it.',
  'pay/INVALID_RECIPIENT':
    'Pass an address of the network that is neither the zero address nor the token’s own, its checksum intact.',
  'pay/insufficient-funds':
    'Nothing was asked of the wallet. The account needs more of what `symbol` names; an exchange may do.',
  'pay/insufficient-gas': 'Nothing was asked of the wallet. The account needs more of the coin that `symbol` names.',
  'pay/LESS_ARRIVED':
    'The chain carried it out, and the token kept a part or moved nothing. `cause` has `arrived` and `amount`, and so has `payment` of `PAY_ERROR`. Do not ask for the whole amount again without looking at the chain.',
  'pay/STATUS_UNKNOWN':
    'The wallet may have sent the payment. Wait for `PAY_SUCCESS` or `PAY_ERROR`, and do not ask for the payment again: the kit reports its end as soon as it is known.',
  'pay/UNABLE_TO_GET_BUY_STATUS': 'Nothing to do: the pay service is asked again. If it lasts, check `endpoints.pay`.',
  'pay/UNABLE_TO_GET_EXCHANGES':
    'The visitor can ask again. If it fails for all, check `endpoints.pay` and your Content Security Policy.',
  'pay/UNABLE_TO_GET_PAY_URL': 'Offer it again or another exchange; `cause` says what the pay service answered.',
  'pay/UNABLE_TO_INITIATE_PAYMENT': 'Connect an EVM wallet first, with an adapter that can send.',
  'pay/UNKNOWN_ERROR': 'Offer it again; `cause` is what was thrown, which was no error.',
  'react/messages-missing': 'Use it only in views that the modal draws.',
  'react/provider-missing':
    'Wrap the component in `<KitProvider kit={kit}>`; `usedBy` says which hook or component asked.',
  'request/aborted': 'Nothing to do; do not show it to the visitor.',
  'send/high-fee': 'Show `fee` and the amount, and call `confirmFee` when the user wants to pay it. Nothing was sent.',
  'send/find-contract-on-other-network':
    'Say that the address is a contract on `networkName` and none here, and call `confirmElsewhere` when the visitor means it here too.',
  'send/declined': 'Nothing to do: the visitor said no. The form stays filled, and the toast says so.',
  'send/elsewhere':
    'Say that the name’s address is that on Ethereum, and call `confirmElsewhere` when the visitor means it here too.',
  'send/failed':
    'Look at `cause` for what the wallet or the chain said. The form stays filled; the visitor can try again where `canRetry` is true.',
  'send/incomplete': 'Pass an amount and a `receiverAddress`, or wait until `receiverStatus` of the form is `valid`.',
  'send/insufficient-funds':
    'Pass no more than the token’s `quantity.numeric`; for the coin itself leave room for the fee.',
  'send/invalid-receiver':
    'Pass an address of the network that is neither the zero address nor the token’s own, its checksum intact.',
  'send/lookalike':
    'Show both addresses whole; `lookalike` is the known one. Once the visitor has compared them, call `confirmLookalike`, or pass it as `confirmedLookalike` beside a `receiverAddress`.',
  'send/other-network':
    'Switch to the network that `networkName` names and send there, or pass an address of the network in use.',
  'send/token-missing': 'Pass one of the tokens of `tokenBalances`, of the network in use.',
  'send/token-not-found':
    'Look at where `tokenAddress` comes from: no contract stands there on the network in use. Nothing was sent.',
  'send/unsupported-chain':
    'Offer sending on EVM and Solana only, with an adapter that has `sendToken`, `estimateTransfer` and `inspectRecipient`.',
  'smart-sessions/activate':
    'The wallet granted, and the service did not activate the session or did not respond. Look at `cause`: without a response the session may be active, so list the sessions before you ask again.',
  'smart-sessions/fetch': 'Offer to read the list again; `cause` has the answer of the service.',
  'smart-sessions/invalid-answer':
    'The wallet answered something else than a grant for the chain you named. Tell its makers.',
  'smart-sessions/invalid-request': 'Correct what `problems` names; nobody was asked.',
  'smart-sessions/method-unsupported': 'Ask the visitor for a wallet that grants permissions.',
  'smart-sessions/namespace': 'Ask only while the active namespace is `eip155`; see `selectHasSmartSessions`.',
  'smart-sessions/no-answer': 'The wallet answered nothing. Tell its makers.',
  'smart-sessions/off': 'Set `features.smartSessions` to `true`.',
  'smart-sessions/register': 'Nothing was asked of the wallet. Look at `cause`, then ask again.',
  'smart-sessions/revoke':
    'The session is still active, unless `reason` is `over`. With `service` offer it again; with `unconfirmed` the service did not respond, and the session may be revoked, so list the sessions; with `unsupported` it can be revoked in the wallet alone; with `wallet` look at `cause`.',
  'smart-sessions/type-unsupported': 'Ask for another kind, or for less: `part` and `type` say what the wallet lacks.',
  'sign-in/address-missing': 'Connect first, or ask only while `useKitAccount` tells an address.',
  'sign-in/check-failed':
    'Right after a connect the wallet is disconnected: connect again. Later it stays connected, and the check is repeated. Look at `cause`: the sign-in of your options, or its server, failed in `getSessions`.',
  'sign-in/clock':
    'Offer it again. If it goes on, compare your server’s clock with the times of the message; `cause` says which of them failed.',
  'sign-in/declined': 'Nothing is broken: the visitor declined. Offer it again.',
  'sign-in/invalid-message': 'Refuse the sign-in. `part` is what does not fit, such as `domain` or `nonce`.',
  'sign-in/invalid-signature': 'Refuse the sign-in; `cause` says more where it is known.',
  'sign-in/network-missing': 'Offer a network of your options first.',
  'sign-in/not-accepted':
    'Look at `cause`: your `addSession`, your server or a verifier refused the signature. Offer it again, and another wallet.',
  'sign-in/not-enabled': 'Give the option `siwx`, or ask only where `isEnabled` of `useKitSignIn` is true.',
  'sign-in/server': 'Look at `status` and `cause`. Your server answers as the page “Sign in” says.',
  'sign-in/smart-account': 'Check that your verifiers can reach a node: contract accounts are asked of the chain.',
  'sign-in/wallet': 'The wallet failed; `cause` holds its own words. Offer it again, and another wallet.',
  'solana/invalid-receiver':
    'Pass the address of a person, in base58. A token goes to its owner’s address; the token account is found or made.',
  'solana/receiver-minimum':
    'Send at least `amount` SOL: the address is new, and the chain holds no account with less.',
  'solana/refused-balance':
    'Read the balance again. The eight fullest of the account’s token accounts are sent from; frozen ones are left out.',
  'solana/refused-coin': 'Ask for less SOL, or offer to buy or receive some: fee and deposit are paid in it.',
  'solana/refused-decimals':
    'Correct the decimals where your app or its data service has them from: the mint tells others.',
  'solana/refused-failed': 'Look at `cause`, which has what the chain’s own trial of the transfer said.',
  'solana/refused-hook': 'Offer a wallet that knows the token: it needs accounts that only its issuer’s program names.',
  'solana/refused-memo':
    'Offer a wallet that writes memos. Which memo is due only the recipient knows, so the kit writes none.',
  'solana/refused-not-transferable': 'Do not offer to send this token; nobody can.',
  'solana/refused-paused': 'Wait until the issuer of the token lets it be moved again.',
  'solana/refused-receiver-frozen':
    'Nothing helps but the issuer of the token, who opens accounts for it or has frozen this one.',
  'solana/refused-receiver-given-away': 'Ask for another address: what is sent to this one would be somebody else’s.',
  'solana/refused-sender-frozen': 'Nothing helps but the issuer of the token, who has frozen the account.',
  'solana/sender-minimum': 'Send so much that nothing is left after the fee, or leave at least `amount` SOL.',
  'solana/transaction-expired':
    'Build the transaction again with a new blockhash and have it signed again; nothing was sent.',
  'social/popup': 'Call `loginWithSocial` within a click, and ask the visitor to allow the window.',
  'social/redirect': 'Offer the login again; `cause` says what the secure site answered.',
  'social/timeout': 'Offer the login again.',
  'social/untrusted-origin':
    'The window of the login spoke from a site that is not the secure one. Check `endpoints.secureSite`.',
  'onramp/address-missing': 'Connect first, or ask only while `useKitAccount` tells an address.',
  'onramp/amount': 'Show the limit, which is `bound`; without one what was typed is no amount of money.',
  'onramp/provider-unavailable':
    'Offer what `selectOnramp` lists in `providers`, where `isSetUp` is true. Meld needs the option `meldPublicKey`.',
  'onramp/purchase-failed': 'The provider could not complete it. Offer to buy again.',
  'onramp/url': 'Offer it again; `cause` says what the data service answered. Nothing was bought.',
  'swap/address-missing': 'Connect first, or ask only while `useKitAccount` tells an address.',
  'swap/allowance': 'The visitor was told, and is back at the form. Offer the review again; `cause` says what failed.',
  'swap/build':
    'The visitor was told, and is back at the form. Offer the review again; `cause` is `swap/untrusted` where the service is to blame.',
  'swap/build-approval':
    'The visitor was told, and is back at the form. Offer the review again; `cause` is `swap/untrusted` where the service is to blame.',
  'swap/failed':
    'The network did not carry it out; the fee is gone all the same. `hash` is that of the transaction. It was built anew and can be tried again.',
  'swap/initialize': 'The visitor was told. Opening the swap again reads everything anew; `cause` says what failed.',
  'swap/insufficient-gas': 'Nothing was asked of the wallet. The account needs more of the coin that `symbol` names.',
  'swap/network-price': 'Nothing to do: the swap goes on without the dollars of its fee.',
  'swap/transaction':
    'Look at `cause` for what the wallet said. The review stays; the visitor can try again where `canRetry` is true.',
  'swap/untrusted': 'Nothing was asked of the wallet. `part` is what does not fit; tell whoever runs the data service.',
  'wallet/chain-not-supported': 'Offer another network, or ask the visitor to add this one in the wallet.',
  'transaction/cancelled':
    'Nothing to do: the visitor cancelled it in the wallet. `hash` is that of the transaction in its place, which moves nothing.',
  'payment/shortfall':
    'The chain carried the payment out, and `arrived` of `amount` reached the recipient: the token keeps a part of what is sent, or moved nothing.',
  'transaction/unknown':
    'The transaction may have been sent: no response says that it was not. The kit keeps looking for it, and `selectAsked` lists the request. Do not offer to send again on your own; the view asks the user to check the wallet first, and `allowRepeat(kit, { askedId })` does the same in your own UI. Give each batch that you request with `wallet_sendCalls` an `id`: the kit finds the batch by it, and the wallet does not carry it out twice.',
  'transaction/dropped': 'The network let go of it: nothing was moved, and no fee taken. Offer it again.',
  'transaction/failed':
    'The network did not carry it out; the fee is gone all the same. `hash` is that of the transaction. Offer it again.',
  'transaction/replaced':
    'The visitor put another transaction in its place in the wallet; `hash` is that one’s where it is known. Read what depends on it again.',
  'wallet/unavailable':
    'Ask the visitor to open or unlock the wallet. The connection comes back by itself as soon as the wallet is there.',
  'wallet/no-account': 'Ask the user to connect again and to choose at least one account in the wallet.',
  'wallet/reload-needed':
    'Ask the visitor to reload the page: the wallet’s extension was updated or restarted, and hears only pages that were loaded since.',
  'wallet/request-failed':
    'Show the message, which is the wallet’s own. `walletCode` is its number, if it gave one, and `cause` the whole answer.',
  'wallet/request-pending': 'Ask the visitor to open the wallet: a window of it already waits there.',
  'wallet/signing-unsupported':
    'Offer another account or another wallet, no second try. `canSignMessages` of an account is `false` where this is known beforehand.',
  'wallet/switch-unsupported':
    'Ask the visitor to change the network in the wallet; the kit follows it there. Asking again is of no use.',
  'wallet/user-rejected': 'Nothing is broken: offer the action again.',
}
