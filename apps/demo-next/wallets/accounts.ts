/**
 * Keys of the sandbox wallets, which are public. On EVM: accounts of the mnemonic "test test … junk", funded on every
 * local development chain. On Solana and Bitcoin: one byte thirty-two times. Never send anything of value to them.
 */
export const FIRST_WALLET_KEYS = [
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
] as const

/** Keys of the second wallet. */
export const SECOND_WALLET_KEYS = [
  '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a',
  '0x7c852118294e51e653712a81e05800f419141751be58f605c371e15141b007a6',
] as const

/** Keys of the wallet with several chain families. */
export const MULTICHAIN_KEYS = {
  evm: [
    '0x8b3a350cf5c34c9194ca85829a2df0ec3153be0318b5e2d3348e872092edffba',
    '0x92db14e403b83dfe3df233f83dfa3a0d7096f21ca9b0d6d6b8d88b2b4ec1564e',
  ],
  solana: [0x33, 0x44],
  bitcoin: [0x33, 0x44],
} as const

/** Keys of the Solana wallet, and of the Bitcoin wallet. */
export const OTHER_KEYS = [0x11, 0x22] as const

/** The EVM addresses, in the order of their keys. */
export const SANDBOX_ADDRESSES = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc',
  '0x976EA74026E726554dB657fA54763abd0C3a0aa9',
] as const

/** Names of some of them; one is longer than the display limit. The service makes up names for most others. */
export const ACCOUNT_NAMES: Readonly<Record<string, string>> = {
  'sandbox.bowline.id': SANDBOX_ADDRESSES[0],
  'harbourmaster-of-the-long-name.bowline.id': SANDBOX_ADDRESSES[1],
}

/** The Solana addresses: two of the Solana wallet, two of the multi-family wallet. */
export const SOLANA_ADDRESSES = [
  'F25s3DdjXdCxYBhh2z8FBusVEMT4b9bGNFVKJi3wFoF4',
  'Bow1CGKGDB9mNxeWdw85E2aCthQ1oZX4oFEe7fYT17ew',
  '2btLJAAb1S3x6hZYdVyAePjqtQYi2ZBSRGy4569RZu8h',
  'FVdnakemjhcemfWUgNR2AERbk5Pog7zJ1UF2LjbocBUj',
] as const

/** The Bitcoin payment addresses, in the same order, then the same keys' on its test network. */
export const BITCOIN_ADDRESSES = [
  'bc1ql3e9pgs3mmwuwrh95fecme0s0qtn2880lsvsd5',
  'bc1q2vfxp232rx0z9rzn0hay9jptagk8c86d9w4l7k',
  'bc1q80pg6mvjmyrnld0r4h6gz7274azxhnhdp352yx',
  'bc1qesds0quw8p774ngw2gewr695naxzneyyjvln9m',
  'tb1ql3e9pgs3mmwuwrh95fecme0s0qtn28804khrk8',
  'tb1q2vfxp232rx0z9rzn0hay9jptagk8c86d0gwv99',
  'tb1q80pg6mvjmyrnld0r4h6gz7274azxhnhdth0el4',
  'tb1qesds0quw8p774ngw2gewr695naxzneyyc2yq7g',
] as const

/** A recipient for transfers. */
export const RECIPIENT = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'

/** A recipient on Solana. */
export const SOLANA_RECIPIENT = '4So8kA2BCfQD4zhvfYVqhWiyrXBgRPNRuoicJdh9G36c'

/** A recipient on Bitcoin, and on its test network. */
export const BITCOIN_RECIPIENTS = {
  bc: 'bc1q6tvhjq0thwhe0wl8c7kyrjjhsfzd259zearaf9',
  tb: 'tb1q6tvhjq0thwhe0wl8c7kyrjjhsfzd259znmcwjk',
} as const
