/** Entry `@bowline/ui-react/headless`: the provider and hooks for an app with its own UI, without the modal and its styles. */

export { BalanceUnavailableError, IdentityUnavailableError } from './hooks/errors.js'
export { type NamespaceParams, type UseKitAccountReturnType, useKitAccount } from './hooks/use-kit-account.js'
export { type ActivityData, type UseKitActivityReturnType, useKitActivity } from './hooks/use-kit-activity.js'
export { type DisplayBalance, type UseKitBalanceReturnType, useKitBalance } from './hooks/use-kit-balance.js'
export { type UseKitCallsReturnType, useKitCalls } from './hooks/use-kit-calls.js'
export {
  type ConnectStage,
  type KitConnectParams,
  type UseKitConnectReturnType,
  useKitConnect,
} from './hooks/use-kit-connect.js'
export { type UseKitConnectionsReturnType, useKitConnections } from './hooks/use-kit-connections.js'
export { type UseKitDisconnectReturnType, useKitDisconnect } from './hooks/use-kit-disconnect.js'
export { useKitEvent } from './hooks/use-kit-event.js'
export { type AccountIdentity, type UseKitIdentityReturnType, useKitIdentity } from './hooks/use-kit-identity.js'
export { type UseKitModalReturnType, useKitModal } from './hooks/use-kit-modal.js'
export { type UseKitNameReturnType, useKitName } from './hooks/use-kit-name.js'
export { type UseKitNetworkReturnType, useKitNetwork } from './hooks/use-kit-network.js'
export { type UseKitOnrampReturnType, useKitOnramp } from './hooks/use-kit-onramp.js'
export { type UseKitPayReturnType, useKitPay } from './hooks/use-kit-pay.js'
export { type Portfolio, type UseKitPortfolioReturnType, useKitPortfolio } from './hooks/use-kit-portfolio.js'
export { type UseKitProviderReturnType, useKitProvider } from './hooks/use-kit-provider.js'
export { type UseKitSendReturnType, useKitSend } from './hooks/use-kit-send.js'
export { type UseKitSignInReturnType, useKitSignIn } from './hooks/use-kit-sign-in.js'
export { type UseKitSmartSessionsReturnType, useKitSmartSessions } from './hooks/use-kit-smart-sessions.js'
export { type UseKitSwapReturnType, useKitSwap } from './hooks/use-kit-swap.js'
export { type UseKitThemeReturnType, useKitTheme } from './hooks/use-kit-theme.js'
export { type UseKitWalletInfoReturnType, useKitWalletInfo } from './hooks/use-kit-wallet-info.js'
export {
  type KitWalletsParams,
  type UseKitWalletsReturnType,
  useKitWallets,
  type WalletOption,
} from './hooks/use-kit-wallets.js'
export { KitProviderMissingError } from './kit/errors.js'
export { KitProvider, type KitProviderProps } from './kit/kit-provider.js'
export { type ActionStatus, type RunAction, type UseActionReturnType, useAction } from './kit/use-action.js'
export { useKit } from './kit/use-kit.js'
export { useKitState } from './kit/use-kit-state.js'
