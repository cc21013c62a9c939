/** Written by `npm run build:directory` from `data/wallets.json`: the first wallets of EVM, as lines of `wallet-index.ts`. */
export const FIRST_WALLET_LINES: readonly string[] = [
  'metamask|MetaMask|esb|c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96|io.metamask io.metamask.mobile|metamask|metamask.app.link||metamask.io/|1438144202|io.metamask|nkbihfbeogaeaoehlefnkodbefgpgknn',
  'trust|Trust Wallet|esb|4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0|com.trustwallet.app|trust|link.trustwallet.com||trustwallet.com/|1288339409|com.wallet.crypto.trustapp|egjidjbpglichdcondbcbdnbeeppgdph',
  'coinbase|Base (formerly Coinbase Wallet)|es|fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa d0ca99ff52b99abc48743dad0f7fc891e041be73574f7fac4afe5d4bb83845c8|com.coinbase.wallet|||||1278383455|org.toshi|hnfanknocfeofbddgcijnmhnfnkdnaad',
  'okx|OKX Wallet|esb|971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709|com.okex.wallet|okex://main|||www.okx.com/download|1327268470|com.okinc.okex.gp|mcohilncbfahbmgdjkbpemcciiolgcge',
  'rainbow|Rainbow|e|1ae92b26df02f0abca6304df07debccd18262fdf5fe82daa81593582dac9a369|me.rainbow|rainbow|rnbwapp.com||rainbow.me/|1457119021|me.rainbow|opfgelmcmbiajamepnmloijbpoleiama',
  'rabby|Rabby|e|18388be9ac2d02726dbac9777c96efaac06d744b2f6d580fccdd4127a6d01fd1|io.rabby|rabby|||rabby.io/|||acmacodkjbdgmoleebolmdjonilkdbch',
]

/** Number of built-in wallets with EVM accounts. */
export const EVM_WALLET_COUNT = 63
