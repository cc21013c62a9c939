/** A running local chain. */
export interface Anvil {
  /** Its JSON-RPC URL, for HTTP and WebSocket: `http://127.0.0.1:PORT`. */
  readonly url: string
  readonly chainId: number
  /** Ends it; the promise settles when the process has ended. A second call does nothing more. */
  stop(): Promise<void>
}

export interface StartAnvilParams {
  /** Its chain id; 1 by default. */
  readonly chainId?: number
  /** The port on 127.0.0.1; 0, the default, is any free one. */
  readonly port?: number
  /** Number of funded accounts of the well-known mnemonic; 10 by default. */
  readonly accounts?: number
  /** Seconds between blocks; by default each transaction is mined at once. */
  readonly blockTime?: number
  /** `false` shows the chain's output; `true` by default. */
  readonly silent?: boolean
}

/**
 * Starts a local chain and waits until it responds. It ends with `stop()`, and with the process that started it, however
 * that process ends.
 */
export function startAnvil(params?: StartAnvilParams): Promise<Anvil>

/** One contract as compiled. */
export interface CompiledContract {
  readonly abi: readonly unknown[]
  /** Deployment code, without constructor arguments. */
  readonly bytecode: `0x${string}`
  /** Runtime code, for contracts without immutable values. */
  readonly deployedBytecode: `0x${string}`
}

/** The tokens: usual, returning nothing, keeping a fee, answering `false`, pausable by everyone with `setPaused`. */
export type TokenContractName = 'Erc20' | 'SilentErc20' | 'FeeErc20' | 'RefusingErc20' | 'PausableErc20'

/** The contracts of this package. */
export type ContractName =
  | TokenContractName
  | 'OddErc20'
  | 'Multicall3'
  | 'SignerWallet'
  | 'SignerWalletFactory'
  | 'SwapRouter'
  | 'BatchAccount'
  | 'TokenPaymaster'

/** Compiles the contracts of this package; the result is cached until a source changes. */
export function compileContracts(): Promise<Readonly<Record<ContractName, CompiledContract>>>

export interface DeployErc20Params {
  readonly name?: string
  readonly symbol?: string
  /** 6 by default. */
  readonly decimals?: number
  /** In base units; one million tokens by default. */
  readonly supply?: bigint
  /** A token whose `transfer` and `approve` return nothing. */
  readonly silent?: boolean
  /** A token that can be set to keep a fee, answer `false`, revert, or change all balances: `contracts/odd-erc20.sol`. */
  readonly odd?: boolean
  /** Deployer and owner of the supply; the first test account by default. */
  readonly from?: `0x${string}`
}

/** A token on a local chain. */
export interface DeployedErc20 {
  readonly address: `0x${string}`
  readonly decimals: number
  readonly supply: bigint
  /** The account with the supply. */
  readonly owner: `0x${string}`
}

/** Deploys a token on the chain at `url`. */
export function deployErc20(url: string, params?: DeployErc20Params): Promise<DeployedErc20>

/** A token at a given address, without a deployment. */
export interface InstallErc20Params {
  readonly address: string
  /** At most 31 bytes each. */
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Balances in base units; their sum is the supply. */
  readonly holders: readonly { readonly address: `0x${string}`; readonly value: bigint }[]
  /** `Erc20` by default. */
  readonly contract?: TokenContractName
}

/** Puts a token at an address of the chain at `url`; changes no nonce and no native balance. */
export function installErc20(url: string, params: InstallErc20Params): Promise<void>

/** Sets a holder's balance of an installed token, in base units; changes no nonce. */
export function giveErc20(
  url: string,
  params: { readonly token: `0x${string}`; readonly holder: `0x${string}`; readonly value: bigint },
): Promise<void>

/** Sets the allowance of a spender for an installed token with allowances; changes no nonce. */
export function allowErc20(
  url: string,
  params: {
    readonly token: `0x${string}`
    readonly holder: `0x${string}`
    readonly spender: `0x${string}`
    readonly value: bigint
  },
): Promise<void>

/** Puts the router that swaps tokens at an address of the chain at `url`, with a balance of `value` wei. */
export function installSwapRouter(
  url: string,
  params: { readonly address: `0x${string}`; readonly value: bigint },
): Promise<void>

/** Puts the code at an address of the chain at `url` to which accounts delegate (EIP-7702) to carry out several calls as one. */
export function installBatchAccount(url: string, params: { readonly address: `0x${string}` }): Promise<void>

/** The call by which such an account carries them out; it calls itself. */
export function encodeBatch(
  calls: readonly { readonly to: `0x${string}`; readonly value: bigint; readonly data: `0x${string}` }[],
): Promise<`0x${string}`>

/** Addresses of the contracts of smart accounts: the same as on public networks. */
export const accountContracts: {
  /** EntryPoint 0.7. */
  readonly entryPoint: `0x${string}`
  /** Of the MetaMask Delegation Framework 1.3.0, like the ones below. */
  readonly delegationManager: `0x${string}`
  /** Creates accounts. */
  readonly factory: `0x${string}`
  /** Implementation behind each account's proxy. */
  readonly hybridAccount: `0x${string}`
  /** The code that a key's own account gets by an upgrade (EIP-7702). */
  readonly upgradedAccount: `0x${string}`
}

/** Deploys them on the chain at `url`, with the code that they have on public networks. */
export function deployAccountContracts(url: string): Promise<void>

/** A running bundler. */
export interface Bundler {
  readonly url: string
  /** Ends it; operations that it has not sent are lost. */
  stop(): Promise<void>
}

/**
 * Starts a bundler for the chain at `chainUrl`, which has the contracts of `deployAccountContracts`. It ends with `stop()`, and with
 * the process that started it. `silent`: `false` shows its output; `true` by default.
 */
export function startBundler(chainUrl: string, params?: { readonly silent?: boolean }): Promise<Bundler>

/** A paymaster contract with a deposit, and the service that signs for it. */
export interface Paymaster {
  readonly address: `0x${string}`
  /** Its service (ERC-7677), for pages of any origin. It pays for every operation. */
  readonly url: string
  /** What the entry point holds for it, in wei. */
  getDeposit(): Promise<bigint>
  /** Ends the service. */
  stop(): Promise<void>
}

/** Starts a paymaster on the chain at `chainUrl`, which has the contracts of `deployAccountContracts`. */
export function startPaymaster(chainUrl: string): Promise<Paymaster>

/**
 * Deploys a paymaster that takes a token, with a deposit, on the chain at `url`: `contracts/token-paymaster.sol`. Its data is a price as
 * 32 bytes. Resolves to its address.
 */
export function deployTokenPaymaster(url: string, params: { readonly token: `0x${string}` }): Promise<`0x${string}`>

/** A wallet whose account is a Safe with one owner. */
export interface SafeWallet {
  /** Known before the account exists. */
  readonly address: `0x${string}`
  /** EIP-1193, with batches (EIP-5792) and signatures of messages (ERC-1271, ERC-6492). It approves everything. */
  readonly provider: {
    request(request: { readonly method: string; readonly params?: unknown }): Promise<unknown>
    on(): void
    removeListener(): void
  }
  /** Creates the account's contract. */
  create(): Promise<void>
}

/** Deploys the contracts of Safe 1.4.1 on the chain at `url`, and returns a wallet. `ownerKey` is a key with coin. */
export function createSafeWallet(
  url: string,
  params: { readonly ownerKey: `0x${string}`; readonly saltNonce?: bigint },
): Promise<SafeWallet>

/** The address at which chain libraries look for Multicall3. */
export const multicallAddress: `0x${string}`

/** Puts Multicall3 at its well-known address on the chain at `url`. */
export function installMulticall(url: string): Promise<void>

/** The well-known mnemonic whose accounts are funded on every local chain. */
export const testMnemonic: string

export interface TestAccount {
  readonly address: `0x${string}`
  readonly privateKey: `0x${string}`
}

/** Account number `index` of the well-known mnemonic, with its key; 0 by default. */
export function testAccount(index?: number): TestAccount

/** One JSON-RPC request to the chain at `url`; throws with the chain's message when it returns an error. */
export function rpcRequest(url: string, method: string, params?: readonly unknown[]): Promise<unknown>
