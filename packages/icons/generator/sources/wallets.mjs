// @ts-check
/** Sources of wallets, by the ids of the kit's own directory. */
import { connectKit, cosmosKit, laserEyes, rainbow, simple, walletAdapter, web3 } from '../asset-path.mjs'
import { BASE } from './networks.mjs'

/** @typedef {import('../asset-path.mjs').Place} Place */

/** Wallet → its drawing or color, then its other ids: reverse domain names (EIP-6963) and the explorer id. @type {Readonly<Record<string, readonly [drawing: Place | string, ...ids: string[]]>>} */
const WALLETS = {
  metamask: [
    rainbow('metaMaskWallet'),
    'io.metamask',
    'io.metamask.mobile',
    'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96',
  ],
  trust: [
    rainbow('trustWallet'),
    'com.trustwallet.app',
    '4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0',
  ],
  coinbase: [
    rainbow('coinbaseWallet'),
    'com.coinbase.wallet',
    'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
  ],
  'base-account': [BASE.place, 'org.base.account'],
  phantom: [
    rainbow('phantomWallet'),
    'app.phantom',
    'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
  ],
  okx: [rainbow('okxWallet'), 'com.okex.wallet', '971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709'],
  rainbow: [rainbow('rainbowWallet'), 'me.rainbow', '1ae92b26df02f0abca6304df07debccd18262fdf5fe82daa81593582dac9a369'],
  rabby: [rainbow('rabbyWallet'), 'io.rabby', '18388be9ac2d02726dbac9777c96efaac06d744b2f6d580fccdd4127a6d01fd1'],
  bitget: [
    rainbow('bitgetWallet'),
    'com.bitget.web3',
    '38f5d18bd8522c244bdd70cb4a68e0e718865155811c043f052fb9f1c51de662',
  ],
  binance: [
    rainbow('binanceWallet'),
    'com.binance.wallet',
    '8a0ee50d1f22f6651afcae7eb4253e52a3310b90af5daef78a8c4929a9bb99d4',
  ],
  bybit: [rainbow('bybitWallet'), 'com.bybit', '15c8b91ade1a4e58f3ce4e7a0dd7f42b47db0c8df7e0d84f63eb39bcb96c4e0f'],
  uniswap: [rainbow('uniswapWallet'), 'c03dfee351b6fcc421b4494ea33b9d4b92a984f87aa76d1663bb28705e95034a'],
  zerion: [
    rainbow('zerionWallet'),
    'io.zerion.wallet',
    'ecc4036f814562b41a5268adc86270fba1365471402006302e70169465b7ac18',
  ],
  safepal: [rainbow('safepalWallet'), '0b415a746fb9ee99cce155c2ceca0c6f6061b1dbca2d722b3ba16381d0562150'],
  tokenpocket: [
    rainbow('tokenPocketWallet'),
    'pro.tokenpocket',
    '20459438007b75f4f4acb98bf29aa3b800550309646d375da5fd4aac6c2a2c66',
  ],
  imtoken: [rainbow('imTokenWallet'), 'ef333840daf915aafdc4a004525502d6d49d77bd9c65e0642dbaefb3c2893bef'],
  ledger: [rainbow('ledgerWallet'), '19177a98252e07ddfc9af2083ba8e07ef627cb6103467ffebb3f8f4205fd7927'],
  safe: [rainbow('safeWallet'), '225affb176778569276e484e1b92637ad061b01e13a048b35a9d280c3b58970f'],
  backpack: [
    rainbow('backpackWallet'),
    'app.backpack',
    'app.backpack.mobile',
    '2bd8c14e035c2d48f184aaa168559e86b0e3433228d3c4075900a221785019b0',
  ],
  'magic-eden': [
    rainbow('magicEden'),
    'io.magiceden.wallet',
    '8b830a2b724a9c3fbab63af6f55ed29c9dfa8a55e732dc88c80a196a2ba136c6',
  ],
  exodus: [
    web3('wallets/exodus'),
    'com.exodus.web3-wallet',
    'e9ff15be73584489ca4a66f64d32c4537711797e30b6660dbcb71ea72a42b1f4',
  ],
  brave: [
    rainbow('braveWallet'),
    'com.brave.wallet',
    '163d2cf19babf05eb8962e9748f9ebe613ed52ebf9c8107c9a0f104bfcf161b3',
  ],
  core: [rainbow('coreWallet'), 'app.core.extension'],
  ronin: [
    rainbow('roninWallet'),
    'com.roninchain.wallet',
    '541d5dcd4ede02f3afaf75bf8e3e4c4f1fb09edb5fa6c4377ebf31c2785d9adf',
  ],
  kraken: [web3('wallets/kraken'), '18450873727504ae9315a084fa7624b5297d2fe5880f0982979c17345a138277'],
  robinhood: [
    simple('robinhood'),
    'com.robinhood.wallet',
    '8837dd9413b1d9b585ee937d27a816590248386d9dbf59f5cd3422dbbb65683e',
  ],
  'crypto-com': [
    web3('exchanges/crypto-com'),
    'com.crypto.wallet',
    'f2436c67184f158d1beda5df53298ee84abfc367581e4505134b5bcf5f46697d',
  ],
  '1inch': [web3('exchanges/1inch'), 'c286eebc742a537cd1d6818363e9dc53b21759a1e8e5d9b263d0c03ec7703576'],
  ready: [rainbow('readyWallet'), 'bc949c5d968ae81310268bf9193f9c9fb7bb4e1283e1284af8f2bd4992535fd6'],
  mew: [web3('wallets/my-ether-wallet')],
  enkrypt: [rainbow('enkryptWallet'), 'com.enkrypt'],
  coin98: [rainbow('coin98Wallet'), 'com.coin98', '2a3c89040ac3b723a1972a33a125b1db11e258a6975d3a61252cd64e6ea5ea01'],
  onekey: [
    rainbow('oneKeyWallet'),
    'so.onekey.app.wallet',
    '1aedbcfc1f31aade56ca34c38b0a1607b41cccfa3de93c946ef3b4ba2dfab11c',
  ],
  subwallet: [rainbow('subWallet'), 'app.subwallet'],
  talisman: [rainbow('talismanWallet'), 'xyz.talisman'],
  taho: [rainbow('tahoWallet')],
  frame: [connectKit('frame'), 'sh.frame'],
  zeal: [rainbow('zealWallet'), 'app.zeal'],
  ctrl: [rainbow('ctrlWallet'), 'xyz.ctrl'],
  gate: [rainbow('gateWallet'), 'io.gate.wallet'],
  gemini: [rainbow('geminiWallet'), 'com.gemini.wallet'],
  porto: [rainbow('portoWallet'), 'xyz.ithaca.porto'],
  kucoin: [web3('exchanges/kucoin')],
  'blockchain-com': [simple('blockchaindotcom')],
  bitpay: ['#1a3b8b', 'b4678fefcc469583ed4ef58a5bd90ce86208b82803f3c45f2de3e0973d268835'],
  'bitcoin-com': ['#0a7a3d'],
  mathwallet: [walletAdapter('mathwallet')],
  valora: [rainbow('valoraWallet'), 'd01c7758d741b363e637a817a09bcf579feae4db9f5bb16f599fdd1f66e2f974'],
  zengo: [web3('wallets/zengo'), '9414d5a85c8f4eabc1b5b15ebe0cd399e1a2a9d35643ab0ad22a6e4a32f596f0'],
  tangem: ['#1f1f1f'],
  trezor: [web3('wallets/trezor')],
  keplr: [web3('wallets/keplr'), 'app.keplr'],
  leap: [cosmosKit('leap')],
  nightly: [walletAdapter('nightly'), 'app.nightly'],
  jupiter: [web3('tokens/JUP'), '0ef262ca2a56b88d179c93a21383fee4e135bd7bc6680e5c2356ff8e38301037'],
  solflare: [web3('wallets/solflare'), '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79'],
  xverse: [laserEyes('xverse'), '2a87d74ae02e10bdd1f51f7ce6c4e1cc53cd5f2c0b6b5ad0d7b3007d2b13de7b'],
  leather: [laserEyes('leather'), '483afe1df1df63daf313109971ff3ef8356ddf1cc4e45877d205eee0b7893a13'],
  unisat: [laserEyes('unisat')],
  oyl: [laserEyes('oyl')],
  orange: ['#b3500a'],
  wizz: [laserEyes('wizz')],
  fordefi: [connectKit('fordefi')],
  okto: [rainbow('oktoWallet')],
  'best-wallet': [rainbow('bestWallet')],
  bifrost: [rainbow('bifrostWallet'), 'com.bifrostwallet'],
  foxwallet: [rainbow('foxWallet')],
  kresus: [rainbow('kresusWallet'), '56bec983b47c8b6eb774890c1c8ae9d95334e10bdb126ab6c11dfaf56fb2b31c'],
  iopay: [rainbow('iopayWallet')],
  kaia: [rainbow('kaiaWallet')],
  haha: ['#8a4b00', '719bd888109f5e8dd23419b20e749900ce4d2fc6858cf588395f19c82fd036b3'],
  tomo: ['#c0266b', 'inc.tomo', '5e4a8cc31d062b78a7ad9e017135574809b01c4dbbf30e4dbb467ddd43025618'],
  family: ['#1667c7', 'co.family.wallet'],
  'universal-profiles': ['#b5174f', 'io.universaleverything.universalprofiles'],
  fireblocks: ['#1b3fae'],
  unstoppable: [connectKit('unstoppable')],
  nova: [rainbow('novaWallet'), 'io.novawallet'],
  vultisig: ['#0b4a5c', 'me.vultisig'],
  wigwam: [rainbow('wigwamWallet'), 'com.wigwam.wallet'],
  abstract: [web3('networks/abstract'), 'xyz.abs'],
  'wallet-connect': [web3('wallets/wallet-connect'), 'walletConnect'],
}

/** Background color of a single-color drawing. @type {Readonly<Record<string, string>>} */
const GROUNDS = { robinhood: '#0b0c0c', 'blockchain-com': '#121d33' }

const HEX = /^[0-9a-f]{64}$/

/** Shortens an explorer id to its first half, which is still unique. @param {string} id */
const shortened = (id) => (HEX.test(id) ? id.slice(0, 32) : id)

/** @type {readonly import('../source.mjs').Source[]} */
export const wallets = Object.entries(WALLETS).map(([id, [from, ...others]]) => ({
  name: `wallet-${id}`,
  keys: [id, ...others].map((key) => `wallet:${shortened(key)}`),
  ...(typeof from === 'string' ? { color: from } : { place: from }),
  ...(GROUNDS[id] !== undefined && { color: GROUNDS[id] }),
  ...(id === 'base-account' && BASE),
}))
