import type { TrackingEventName } from '@bowline/kit-core'

/** When each event is told. */
export const EVENT_NOTES: { readonly [Name in TrackingEventName]: string } = {
  MODAL_CREATED: 'The modal’s code has been loaded.',
  INITIALIZE: 'The kit has started in a page; before a stored connection is restored.',
  MODAL_OPEN: 'The modal opened; `connected` says whether there is an account.',
  MODAL_CLOSE: 'The modal closed.',
  CLICK_ALL_WALLETS: 'The visitor opened the list of all wallets.',
  CLICK_WALLET_HELP: 'The visitor asked what a wallet is.',
  CLICK_NETWORK_HELP: 'The visitor asked what a network is.',
  CLICK_GET_WALLET: 'The visitor asked for wallets to install, or followed a link to one.',
  CLICK_NETWORKS: 'The visitor opened the list of networks.',
  SELECT_WALLET: 'The visitor picked a wallet; it has not answered yet.',
  SEARCH_WALLET: 'The visitor searched the directory; what looks like a secret is taken out of the text.',
  CONNECT_SUCCESS: 'A wallet was connected; `method` tells how.',
  CONNECT_ERROR: 'A wallet was not connected; `message` is the error’s. A try that was given up is not told.',
  CONNECT_PROXY_ERROR: 'A wallet could not be opened by its link. `uri` is the address of the pairing without its key.',
  DISCONNECT_SUCCESS: 'A namespace was disconnected, or `all`.',
  DISCONNECT_ERROR: 'A disconnect failed.',
  SWITCH_NETWORK: 'Another network is the active one.',
  CLICK_TRANSACTIONS: 'The visitor opened the activity of the account.',
  LOAD_MORE_TRANSACTIONS: 'A further page of the activity is asked for; `cursor` is the page’s.',
  ERROR_FETCH_TRANSACTIONS: 'A page of the activity could not be read; without `cursor` it was the first one.',
  CLICK_SIGN_SIWX_MESSAGE: 'The visitor pressed Sign; `network` and `isSmartAccount` say who signs in where.',
  CLICK_CANCEL_SIWX: 'The visitor gave the sign-in up.',
  SIWX_AUTH_SUCCESS: 'The visitor signed in; the session is kept.',
  SIWX_AUTH_ERROR:
    'A signature was declined or not believed, or the session check failed; `message` is in its own words.',
  INTERNAL_SDK_ERROR: 'Something inside the kit failed that should not have; please report it with its `code`.',
}
