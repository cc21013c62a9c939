export { DATA_ENDPOINTS, type DataEndpoint } from './data-service/data-endpoints.js'
export { HISTORY_PAGE } from './data-service/history-page.js'
export type { MockAccount, MockActivity, MockAmount } from './data-service/mock-account.js'
export { MOCK_NAME_SUFFIX } from './data-service/name-registry.js'
export { createMockSessionWallet, type MockSessionWallet } from './data-service/session-wallet.js'
export { createWalletDirectory } from './directory/wallet-directory.js'
export { MISSING_IMAGE_PREFIX } from './images/mock-image.js'
export {
  type ChainHolding,
  createEvmLedger,
  type EvmLedger,
  type EvmLedgerOptions,
  type LedgerChainInfo,
} from './ledger/evm-ledger.js'
export { BASE_FEE_WEI, BLOCK_GAS_LIMIT, SUGGESTED_TIP_WEI } from './ledger/gas.js'
export { handleJsonRpc } from './ledger/json-rpc.js'
export { MINER } from './ledger/ledger-block.js'
export { RpcError } from './ledger/rpc-error.js'
export { SWAP_ROUTER } from './ledger/swap-router.js'
export { createMockApi, type MockApi, type MockApiOptions, type MockRequest } from './mock-api.js'
export { MOCK_BASE_URLS, type MockBaseUrls } from './mock-base-urls.js'
export type { MockChain, MockChainRequest, MockChainResponse } from './mock-chain.js'
export { getInitialTokenValue, getMockToken, getMockTokens, type MockHolding, type MockToken } from './mock-tokens.js'
export { PAY_ENDPOINTS, type PayEndpoint } from './pay-service/pay-endpoints.js'
export { MOCK_EXCHANGES } from './pay-service/pay-service.js'
export { SLOW_RESPONSE_MS } from './scenario-response.js'
export { EXPLORER_ENDPOINTS, MOCK_ENDPOINTS, type MockEndpoint, SCENARIOS, type ScenarioName } from './scenarios.js'
export type { LoginMethod } from './valid-responses.js'
export { HOSTILE_STRINGS } from './values/hostile-strings.js'
