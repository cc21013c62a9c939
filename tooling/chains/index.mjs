// @ts-check
/** Real local chains for tests, the demo and the browser run. See `chains.d.mts` for each name. */
export { accountContracts, deployAccountContracts } from './account-contracts.mjs'
export { testAccount, testMnemonic } from './accounts.mjs'
export { startAnvil } from './anvil.mjs'
export { encodeBatch, installBatchAccount } from './batch-account.mjs'
export { startBundler } from './bundler.mjs'
export { compileContracts } from './compile.mjs'
export { deployErc20 } from './erc20.mjs'
export { allowErc20, giveErc20, installErc20 } from './installed-erc20.mjs'
export { installMulticall, multicallAddress } from './multicall.mjs'
export { startPaymaster } from './paymaster.mjs'
export { rpcRequest } from './rpc.mjs'
export { installSwapRouter } from './swap-router.mjs'
