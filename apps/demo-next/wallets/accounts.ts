/**
 * Keys of the sandbox wallets: accounts 0 to 3 of the mnemonic "test test … junk", known to everybody and funded on
 * every local development chain. Nothing of value may ever be sent to them.
 */
export const FIRST_WALLET_KEYS = [
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
] as const

/** The second wallet's. */
export const SECOND_WALLET_KEYS = [
  '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a',
  '0x7c852118294e51e653712a81e05800f419141751be58f605c371e15141b007a6',
] as const

/** Their addresses, in the same order. */
export const SANDBOX_ADDRESSES = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
] as const

/** Somebody else, to send to. */
export const RECIPIENT = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
