export { getProvider } from './account/get-provider.js'
export { type RefreshBalanceParams, refreshBalance } from './account/refresh-balance.js'
export { type SignParams, signMessage } from './account/sign-message.js'
export { closeAlert } from './alert/alert.js'
export { setFeatures, setFramework, setTheme } from './config/change-options.js'
export { prefetch } from './config/prefetch.js'
export { type ConnectWalletParams, connect } from './connect/connect.js'
export { type DisconnectParams, disconnect } from './connect/disconnect.js'
export { prepareConnect } from './connect/prepare-connect.js'
export { reconnect } from './connect/reconnect.js'
export { agreeToTerms } from './legal/agree-to-terms.js'
export { ready, start } from './lifecycle/start.js'
export { close, requestClose } from './modal/close.js'
export { type OpenParams, open } from './modal/open.js'
export { attachSurface, markPainted } from './modal/surface.js'
export { goBack, goBackToIndex } from './navigation/go-back.js'
export { type NavigateParams, push, replace, reset } from './navigation/navigate.js'
export {
  popTransaction,
  pushTransaction,
  type TransactionEntry,
  type TransactionOutcome,
} from './navigation/transaction-stack.js'
export { addNetwork, removeNetwork } from './network/list-networks.js'
export { requestNetworkSwitch } from './network/request-network-switch.js'
export { type SwitchParams, switchNetwork } from './network/switch-network.js'
export { hideToast, type ShowToastParams, showToast } from './toast/toast.js'
export { onEvent, type TrackingListener, track } from './tracking/track.js'
