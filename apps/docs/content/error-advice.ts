/** What to do about each error, by its code. */
export const ERROR_ADVICE: Readonly<Record<string, string>> = {
  'account/balance-unavailable': 'Call `refetch`; the last known balance stays in `data`.',
  'account/identity-unavailable': 'Show the address instead; `refetch` tries again.',
  'activity/address-missing': 'Connect first, or call it only while `useKitAccount` returns an address.',
  'activity/fetch-failed':
    'Call `fetchNextPage` to continue where it stopped, or `refetch`; loaded pages stay in `data`.',
  'adapter/capability-missing':
    'Check `namespace` and `capability`. Hide the action for this chain family, or update the adapter.',
  'adapter/chain-adapter-not-found': 'List a network and an adapter of that `namespace` in the options of `createKit`.',
  'adapter/connector-not-found':
    'Take `connectorId` from the connectors available at the moment of the call: wallets come and go while a page is open.',
  'adapter/not-found': 'Add an adapter of the `namespace` to the `adapters` option.',
  'adapter/provider-not-found': 'Connect first, and wait for the status `connected` before you request the provider.',
  'amount/invalid':
    'Ask the user for plain digits with at most one decimal point and no more decimals than the token has.',
  'approval/not-allowed': 'Nothing to do: `approval/rpc-not-allowed` names the request of your app.',
  'approval/rpc-not-allowed':
    'Request only methods that the embedded wallet supports; `method` is the one it does not.',
  'auth/frame-load':
    'Check `endpoints.secureSite` and your Content Security Policy. The next attempt loads the embedded wallet again.',
  'auth/login-lost':
    'Nothing to do: the user is disconnected, and the modal asks for another login. EIP-1193 providers return the code 4100.',
  'auth/no-network': 'Add an EVM or a Solana network that the embedded wallet supports, or turn its logins off.',
  'auth/request-failed':
    'Show the message, which comes from the embedded wallet; `reason` is its code for the cause, such as `otp_wrong`.',
  'bitcoin/address-too-busy':
    'Suggest sending in the wallet itself or from another address. The wallet was not asked to sign, and the balance stays correct.',
  'bitcoin/dust': 'Ask for at least `amount` BTC, which is `least` sats. The wallet was not asked.',
  'bitcoin/fee-too-high':
    'Show `amount` in BTC. If `canConfirm` is true and the user wants to pay it, call `sendTransfer` again with `confirmedFee: error.fee`; otherwise suggest trying later or sending more at once. The wallet was not asked to sign.',
  'bitcoin/insufficient-funds':
    'Ask for less: the spendable balance must cover the amount and the fee. The wallet was not asked.',
  'bitcoin/unconfirmed':
    'Say that `amount` BTC must be confirmed first, or ask for less. The account’s own change is spent before that.',
  'caip/invalid-address': 'Pass a CAIP-10 account such as `eip155:1:0x…`: namespace, chain id and address.',
  'caip/invalid-network-id': 'Pass a CAIP-2 id such as `eip155:1`: namespace and chain id.',
  'calls/atomic-unsupported':
    'Nothing was sent. Offer the calls one by one, without `atomicRequired`, or ask for another wallet.',
  'calls/capability-unsupported':
    'Nothing was sent. Leave `capability` out, or mark it `optional: true`, if the calls also make sense without it.',
  'calls/empty': 'Pass at least one call.',
  'calls/incomplete':
    'Show what was carried out, from `selectCallsBatches`, and offer `retryCalls` with `id`; it sends only the rest. `cause` says why it stopped.',
  'calls/not-found':
    'Pass the id that `sendCalls` returned. Calls that were sent one by one are known only to the page that sent them.',
  'calls/retry':
    'Offer it only where the batch’s `canRetry` is true, and with the batch’s account and network active: everything else is pending, done, or was carried out in an unknown part.',
  'config/invalid-options': '`problems` lists all mistakes, each with the name of the option.',
  'config/two-sign-in-configs': 'Keep one of them.',
  'connect/account-not-found': 'Pick one of `allAccounts` of the account, or ask the user to open it in the wallet.',
  'connect/disconnect': 'Check `cause`; the user can try again.',
  'connect/disconnect-chain': 'Check `cause` for the wallet’s message. The connection of `namespace` still exists.',
  'connect/disconnect-chains': 'The connections of `namespaces` still exist; try those again.',
  'email/cooldown': 'Offer the login again after `secondsLeft`.',
  'evm/rejected-balance':
    'Fetch the balance again: the token’s contract reports less than was requested, as tokens do that change balances themselves.',
  'evm/rejected-blocked': 'Only the issuer of the token can help; offer another recipient or another token.',
  'evm/rejected-funds':
    'Ask for a smaller amount of the native token, or offer to buy or receive some; the fee is paid in it.',
  'evm/rejected-contract':
    'Check `cause` for the node’s response. A contract that accepts no native token cannot receive any.',
  'evm/rejected-decimals': 'Correct the decimals in your app or its data service: the contract reports others.',
  'evm/rejected-false': 'Only the issuer of the token can help: its contract answers `false` to this transfer.',
  'evm/rejected-paused': 'Wait until the issuer of the token allows transfers again.',
  'evm/reverted': 'Show `words`, the contract’s own message, and let the user change the transfer.',
  'farcaster/address': 'Offer the login again; `cause` is set if the secure site gave a reason.',
  'input/invalid': 'Pass the type that the action documents; `input` names the parameter. Nothing was done.',
  'links/not-opened':
    'Offer the other ways to connect `walletName`, such as the QR code. `cause` is set if the browser refused.',
  'modal/load-failed':
    'Nothing to do: the user sees a message and can try again. If it fails for all users, check `cause` and your Content Security Policy.',
  'names/account-missing':
    'Offer names while `isOffered` of `useKitName` is true: the embedded wallet supports them, on EVM.',
  'names/characters': 'Ask the user for letters, digits and hyphens; `parseName` removes a suffix.',
  'names/invalid-chain-id': 'Offer names on chains whose id is below 2^31; `chainId` is too large.',
  'names/pending': 'Wait until the current registration has ended; see `loading` of the form.',
  'names/rejected': 'Show the message, which comes from the name service.',
  'names/service': 'The service gave no reason; check `cause`. The user can try again.',
  'names/too-short': 'Ask the user for at least 4 characters.',
  'network/last': 'Add another network of the namespace first.',
  'network/not-found': 'Add the network to the `networks` option, or call `addNetwork` before switching to it.',
  'network/undefined': 'Pick the network before the action runs.',
  'pairing/empty': 'Ask the user to approve one of your networks in the wallet, or list a network that the wallet has.',
  'pairing/expired': 'Start another pairing; the kit’s views do so automatically.',
  'pairing/failed': 'Check `cause` for the pairing library’s message. Offer the pairing again.',
  'pairing/host-provider':
    'Check `cause`. Pass an `EthereumProvider` of version 2, from 2.21.1, to `evm({ provider })`; with wagmi’s `walletConnect()` connector install `@walletconnect/ethereum-provider` and set `showQrModal: false`.',
  'pairing/invalid-uri': 'Pass the whole URI as the provider gave it, before it expires.',
  'pairing/relay-unavailable':
    'Offer the pairing again. If it fails for all users, check `endpoints.relay` and your Content Security Policy.',
  'pairing/request-expired':
    'The wallet did not respond. Ask the user to open the wallet, then offer the action again.',
  'pairing/unavailable':
    'Install version 2.21.8 of the package, or set `enablePairing: false`. See the page “Packages”.',
  'pay/ASSET_NOT_SUPPORTED':
    'Offer another exchange, or exclude those that do not take the asset with `payWithExchange.exclude`.',
  'pay/GENERIC_PAYMENT_ERROR':
    'Check `cause` for the message of the wallet or the chain; without one the chain or the exchange did not complete the payment. The user can try again.',
  'pay/INVALID_AMOUNT':
    'Pass decimal text above zero, with at most `metadata.decimals` decimals: `1.5`, never a number.',
  'pay/INVALID_ASSET':
    'Pass `native` or the address of a token of the network, with a correct checksum, and its decimals.',
  'pay/INVALID_CHAIN_NAMESPACE':
    'Request payments on EVM and Solana only. Wallets pay on EVM; on Solana an exchange does.',
  'pay/INVALID_PAYMENT_CONFIG':
    'Pass a CAIP-2 id. For a payment with the wallet list its network in the `networks` option; the wallet must have approved it.',
  'pay/INVALID_RECIPIENT':
    'Pass an address of the network with a correct checksum, neither the zero address nor the token’s own.',
  'pay/insufficient-funds': 'The wallet was not asked. The account needs more of `symbol`; an exchange may work.',
  'pay/insufficient-gas': 'The wallet was not asked. The account needs more of the native token, `symbol`.',
  'pay/LESS_ARRIVED':
    'The chain carried it out, and the token kept a part or moved nothing. `cause` has `arrived` and `amount`; `payment` of `PAY_ERROR` has the received amount too. Check the chain before you request the whole amount again.',
  'pay/STATUS_UNKNOWN':
    'The wallet may have sent the payment. Wait for `PAY_SUCCESS` or `PAY_ERROR`, and do not request the payment again: the kit reports its outcome as soon as it is known.',
  'pay/UNABLE_TO_GET_BUY_STATUS':
    'Nothing to do: the pay service is asked again. If it continues, check `endpoints.pay`.',
  'pay/UNABLE_TO_GET_EXCHANGES':
    'The user can try again. If it fails for all users, check `endpoints.pay` and your Content Security Policy.',
  'pay/UNABLE_TO_GET_PAY_URL': 'Offer it again or another exchange; `cause` is the response of the pay service.',
  'pay/UNABLE_TO_INITIATE_PAYMENT': 'Connect an EVM wallet first, with an adapter that can send.',
  'pay/UNKNOWN_ERROR': 'Offer it again; `cause` is the thrown value, which was not an error.',
  'react/messages-missing': 'Use it only in views that the modal renders.',
  'react/provider-missing': 'Wrap the component in `<KitProvider kit={kit}>`; `usedBy` names the hook or component.',
  'request/aborted': 'Nothing to do; do not show it to the user.',
  'send/high-fee': 'Show `fee` and the amount, and call `confirmFee` when the user wants to pay it. Nothing was sent.',
  'send/contract-elsewhere':
    'Say that the address is a contract on `networkName` and none here, and call `confirmOtherNetwork` when the user confirms it for this network.',
  'send/declined': 'Nothing to do: the user declined. The form stays filled, and the toast says so.',
  'send/elsewhere':
    'Say that the name’s address is the one on Ethereum, and call `confirmOtherNetwork` when the user confirms it for this network.',
  'send/failed':
    'Check `cause` for the message of the wallet or the chain. The form stays filled; the user can try again if `canRetry` is true.',
  'send/incomplete': 'Pass an amount and a `recipientAddress`, or wait until `recipientStatus` of the form is `valid`.',
  'send/insufficient-funds':
    'Pass no more than the token’s `quantity.numeric`; for the native token leave room for the fee.',
  'send/invalid-recipient':
    'Pass an address of the network with a correct checksum, neither the zero address nor the token’s own.',
  'send/lookalike':
    'Show both full addresses; `lookalike` is the known one. Once the user has compared them, call `confirmLookalike`, or pass it as `confirmedLookalike` with a `recipientAddress`.',
  'send/other-network': 'Switch to the network `networkName` and send there, or pass an address of the active network.',
  'send/token-missing': 'Pass one of the tokens of `tokenBalances`, of the active network.',
  'send/token-not-found':
    'Check where `tokenAddress` comes from: the active network has no contract there. Nothing was sent.',
  'send/unsupported-chain':
    'Offer sending on EVM and Solana only, with an adapter that has `sendToken`, `estimateTransfer` and `inspectRecipient`.',
  'smart-sessions/activate':
    'The wallet granted, and the service did not activate the session or did not respond. Check `cause`: without a response the session may be active, so list the sessions before you request it again.',
  'smart-sessions/fetch': 'Offer to load the list again; `cause` is the response of the service.',
  'smart-sessions/invalid-response':
    'The wallet’s response is not a grant for the chain you named. Report it to its developers.',
  'smart-sessions/invalid-request': 'Correct what `problems` names. The wallet was not asked.',
  'smart-sessions/method-unsupported': 'Ask the user for a wallet that grants permissions.',
  'smart-sessions/namespace': 'Call it only while the active namespace is `eip155`; see `selectHasSmartSessions`.',
  'smart-sessions/no-response': 'The wallet returned nothing. Report it to its developers.',
  'smart-sessions/off': 'Set `features.smartSessions` to `true`.',
  'smart-sessions/register': 'The wallet was not asked. Check `cause`, then try again.',
  'smart-sessions/revoke':
    'The session is still active, unless `reason` is `over`. With `service` offer it again; with `unconfirmed` the service did not respond, and the session may be revoked, so list the sessions; with `unsupported` it can only be revoked in the wallet; with `wallet` check `cause`.',
  'smart-sessions/type-unsupported': 'Request another kind, or less: `part` and `type` name what the wallet lacks.',
  'sign-in/address-missing': 'Connect first, or call it only while `useKitAccount` returns an address.',
  'sign-in/check-failed':
    'Right after a connect the wallet is disconnected: connect again. Later it stays connected, and the check is repeated. Check `cause`: the sign-in of your options, or its server, failed in `getSessions`.',
  'sign-in/clock':
    'Offer it again. If it continues, compare your server’s clock with the times of the message; `cause` names the one that failed.',
  'sign-in/declined': 'Nothing is broken: the user declined. Offer it again.',
  'sign-in/invalid-message': 'Reject the sign-in. `part` is the invalid field, such as `domain` or `nonce`.',
  'sign-in/invalid-signature': 'Reject the sign-in; `cause` says more where it is known.',
  'sign-in/network-missing': 'Offer a network of your options first.',
  'sign-in/not-accepted':
    'Check `cause`: your `addSession`, your server or a verifier rejected the signature. Offer it again, and another wallet.',
  'sign-in/not-enabled': 'Set the option `siwx`, or call it only where `isEnabled` of `useKitSignIn` is true.',
  'sign-in/server': 'Check `status` and `cause`. Your server must respond as the page “Sign in” says.',
  'sign-in/smart-account': 'Check that your verifiers can reach a node: contract accounts are verified on chain.',
  'sign-in/wallet': 'The wallet failed; `cause` has its own message. Offer it again, and another wallet.',
  'solana/invalid-recipient':
    'Pass the address of a person, in base58. A token goes to its owner’s address; the token account is found or created.',
  'solana/recipient-minimum':
    'Send at least `amount` SOL: the address is new, and the chain keeps no account with less.',
  'solana/rejected-balance':
    'Fetch the balance again. A transfer uses the eight fullest token accounts of the account; frozen ones are skipped.',
  'solana/rejected-funds': 'Ask for less SOL, or offer to buy or receive some: fee and deposit are paid in it.',
  'solana/rejected-decimals': 'Correct the decimals in your app or its data service: the mint reports others.',
  'solana/rejected-failed': 'Check `cause`, the chain’s simulation of the transfer.',
  'solana/rejected-hook':
    'Offer a wallet that supports the token: it needs accounts that only its issuer’s program names.',
  'solana/rejected-memo':
    'Offer a wallet that writes memos. Only the recipient knows which memo is needed, so the kit writes none.',
  'solana/rejected-not-transferable': 'Do not offer to send this token; it cannot be transferred.',
  'solana/rejected-paused': 'Wait until the issuer of the token allows transfers again.',
  'solana/rejected-recipient-frozen':
    'Only the issuer of the token can help, who opens accounts for it or has frozen this one.',
  'solana/rejected-recipient-given-away': 'Ask for another address: this token account has another owner now.',
  'solana/rejected-sender-frozen': 'Only the issuer of the token can help, who has frozen the account.',
  'solana/sender-minimum': 'Send so much that nothing is left after the fee, or leave at least `amount` SOL.',
  'solana/transaction-expired':
    'Build the transaction again with a new blockhash and have it signed again; nothing was sent.',
  'social/popup': 'Call `loginWithSocial` within a click, and ask the user to allow the window.',
  'social/redirect': 'Offer the login again; `cause` is the response of the secure site.',
  'social/timeout': 'Offer the login again.',
  'social/untrusted-origin':
    'The login window posted from a site that is not the secure one. Check `endpoints.secureSite`.',
  'onramp/address-missing': 'Connect first, or call it only while `useKitAccount` returns an address.',
  'onramp/amount': 'Show the limit, which is `bound`; without one the text is no amount of money.',
  'onramp/provider-unavailable':
    'Offer what `selectOnramp` lists in `providers`, where `isSetUp` is true. Meld needs the option `meldPublicKey`.',
  'onramp/purchase-failed': 'The provider could not complete it. Offer to buy again.',
  'onramp/url': 'Offer it again; `cause` is the response of the data service. Nothing was bought.',
  'swap/address-missing': 'Connect first, or call it only while `useKitAccount` returns an address.',
  'swap/allowance':
    'The user sees a message and is back at the form. Offer the review again; `cause` says what failed.',
  'swap/build':
    'The user sees a message and is back at the form. Offer the review again; `cause` is `swap/untrusted` if the service caused it.',
  'swap/build-approval':
    'The user sees a message and is back at the form. Offer the review again; `cause` is `swap/untrusted` if the service caused it.',
  'swap/failed':
    'The network did not carry it out; the fee is paid all the same. `hash` is that of the transaction. The swap was built again, and the user can retry it.',
  'swap/initialize':
    'The user sees a message. Opening the swap again loads everything again; `cause` says what failed.',
  'swap/insufficient-gas': 'The wallet was not asked. The account needs more of the native token, `symbol`.',
  'swap/network-price': 'Nothing to do: the swap continues without the fee in dollars.',
  'swap/transaction':
    'Check `cause` for the wallet’s message. The review stays; the user can try again if `canRetry` is true.',
  'swap/untrusted':
    'The wallet was not asked. `part` names the mismatch; report it to the operator of the data service.',
  'wallet/chain-not-supported': 'Offer another network, or ask the user to add this one in the wallet.',
  'transaction/cancelled':
    'Nothing to do: the user cancelled it in the wallet. `hash` is that of its replacement, which moves nothing.',
  'payment/shortfall':
    'The chain carried the payment out, and `arrived` of `amount` reached the recipient: the token keeps a part of each transfer, or moved nothing.',
  'transaction/unknown':
    'The transaction may have been sent: no response says that it was not. The kit keeps looking for it, and `selectSendRequests` lists the request. Do not offer to send again on your own; the view asks the user to check the wallet first, and `allowRepeat(kit, { requestId })` does the same in your own UI. Give each batch that you request with `wallet_sendCalls` an `id`: the kit finds the batch by it, and the wallet does not carry it out twice.',
  'transaction/dropped': 'The network dropped it: nothing was moved, and no fee taken. Offer it again.',
  'transaction/failed':
    'The network did not carry it out; the fee is paid all the same. `hash` is that of the transaction. Offer it again.',
  'transaction/replaced':
    'The user replaced it with another transaction in the wallet; `hash` is the new hash where it is known. Fetch everything that depends on it again.',
  'wallet/unavailable': 'Ask the user to open or unlock the wallet. It reconnects as soon as it is available.',
  'wallet/no-account': 'Ask the user to connect again and to choose at least one account in the wallet.',
  'wallet/reload-needed':
    'Ask the user to reload the page: the wallet’s extension was updated or restarted, and works only with pages that were loaded since.',
  'wallet/request-failed':
    'Show the message, which comes from the wallet. `walletCode` is its error number, if it gave one, and `cause` the whole response.',
  'wallet/request-pending': 'Ask the user to open the wallet: one of its windows is already waiting.',
  'wallet/signing-unsupported':
    'Offer another account or another wallet, without a retry. `canSignMessages` of an account is `false` where this is known before.',
  'wallet/switch-unsupported':
    'Ask the user to change the network in the wallet; the kit follows it. A retry does not help.',
  'wallet/user-rejected': 'Nothing is broken: offer the action again.',
  'window/blocked': 'Call `openAccountWindow` within a click, and ask the user to allow the window.',
}
