/** A local chain that is running. */
export interface Anvil {
  /** Where it answers JSON-RPC, over HTTP and WebSocket alike: `http://127.0.0.1:PORT`. */
  readonly url: string
  readonly chainId: number
  /** Ends it; the promise settles when the process is gone. Calling it twice does nothing more. */
  stop(): Promise<void>
}

export interface StartAnvilParams {
  /** Its chain id; 1 unless given. */
  readonly chainId?: number
  /** The port on 127.0.0.1; 0, which is the default, takes a free one. */
  readonly port?: number
  /** How many funded accounts of the well-known mnemonic; 10 unless given. */
  readonly accounts?: number
  /** Seconds between blocks; unless given, each transaction is mined at once. */
  readonly blockTime?: number
  /** `false` shows what the chain writes; `true` unless given. */
  readonly silent?: boolean
}

/**
 * Starts a local chain and waits until it answers. It ends with `stop()`, and with the process that started it, however
 * that one ends.
 */
export function startAnvil(params?: StartAnvilParams): Promise<Anvil>

/** One contract as the compiler gave it. */
export interface CompiledContract {
  readonly abi: readonly unknown[]
  /** What deploys it, constructor arguments still to be appended. */
  readonly bytecode: `0x${string}`
  /** What stands on the chain once it is deployed, for contracts without immutable values. */
  readonly deployedBytecode: `0x${string}`
}

/** The tokens: usual, answering nothing, keeping a fee, answering `false`, stopped by anybody's `setPaused`. */
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

/** Compiles the contracts of this package; the outcome is kept until a source changes. */
export function compileContracts(): Promise<Readonly<Record<ContractName, CompiledContract>>>

export interface DeployErc20Params {
  readonly name?: string
  readonly symbol?: string
  /** 6 unless given. */
  readonly decimals?: number
  /** In base units; one million tokens unless given. */
  readonly supply?: bigint
  /** A token whose `transfer` and `approve` return nothing. */
  readonly silent?: boolean
  /** A token that can be told to keep a fee, answer `false`, revert, or change all balances: `contracts/odd-erc20.sol`. */
  readonly odd?: boolean
  /** Who deploys it and then owns the supply; the first test account unless given. */
  readonly from?: `0x${string}`
}

/** A token on a local chain. */
export interface DeployedErc20 {
  readonly address: `0x${string}`
  readonly decimals: number
  readonly supply: bigint
  /** The account that holds the supply. */
  readonly owner: `0x${string}`
}

/** Deploys a token on the chain at `url`. */
export function deployErc20(url: string, params?: DeployErc20Params): Promise<DeployedErc20>

/** A token that stands where it has to, without a deployment. */
export interface InstallErc20Params {
  readonly address: string
  /** At most 31 bytes each. */
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Who has how much, in base units; together the supply. */
  readonly holders: readonly { readonly address: `0x${string}`; readonly value: bigint }[]
  /** `Erc20` unless given. */
  readonly contract?: TokenContractName
}

/** Puts a token at an address of the chain at `url`; nobody's nonce or balance changes. */
export function installErc20(url: string, params: InstallErc20Params): Promise<void>

/** Sets how much of a token that was put there somebody has, in base units; nobody's nonce changes. */
export function giveErc20(
  url: string,
  params: { readonly token: `0x${string}`; readonly holder: `0x${string}`; readonly value: bigint },
): Promise<void>

/** Sets how much of a token that was put there, and that keeps allowances, a spender may take; nobody's nonce changes. */
export function allowErc20(
  url: string,
  params: {
    readonly token: `0x${string}`
    readonly holder: `0x${string}`
    readonly spender: `0x${string}`
    readonly value: bigint
  },
): Promise<void>

/** Puts the router that swaps tokens at an address of the chain at `url`, with `value` wei of its own. */
export function installSwapRouter(
  url: string,
  params: { readonly address: `0x${string}`; readonly value: bigint },
): Promise<void>

/** Puts at an address of the chain at `url` what accounts delegate to (EIP-7702) in order to carry out several calls as one. */
export function installBatchAccount(url: string, params: { readonly address: `0x${string}` }): Promise<void>

/** The call by which such an account carries them out; it makes it to itself. */
export function encodeBatch(
  calls: readonly { readonly to: `0x${string}`; readonly value: bigint; readonly data: `0x${string}` }[],
): Promise<`0x${string}`>

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

/** Account number `index` of the well-known mnemonic, with its key; 0 unless given. */
export function testAccount(index?: number): TestAccount

/** One JSON-RPC request to the chain at `url`; throws with the chain's message when it answers with an error. */
export function rpcRequest(url: string, method: string, params?: readonly unknown[]): Promise<unknown>
