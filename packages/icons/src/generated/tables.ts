// Written by `npm run icons`.

/** File → the keys of its icon. */
export const KEYS: Readonly<Record<string, readonly string[]>> = {
  "network-ethereum": [
    "network:eip155:1",
    "network:eip155:11155111",
    "network:eip155:560048",
    "network:eip155:17000",
    "network:eip155:5"
  ],
  "network-optimism": [
    "network:eip155:10",
    "network:eip155:11155420"
  ],
  "network-base": [
    "network:eip155:8453",
    "network:eip155:84532",
    "wallet:base-account",
    "wallet:org.base.account"
  ],
  "network-arbitrum-one": [
    "network:eip155:42161",
    "network:eip155:421614"
  ],
  "network-arbitrum-nova": [
    "network:eip155:42170"
  ],
  "network-polygon": [
    "network:eip155:137",
    "network:eip155:80002"
  ],
  "network-binance-smart-chain": [
    "network:eip155:56",
    "network:eip155:97"
  ],
  "network-avalanche": [
    "network:eip155:43114",
    "network:eip155:43113"
  ],
  "network-gnosis": [
    "network:eip155:100",
    "network:eip155:10200",
    "currency:XDAI",
    "coin:eip155:100",
    "coin:eip155:10200"
  ],
  "network-celo": [
    "network:eip155:42220",
    "network:eip155:44787",
    "network:eip155:11142220"
  ],
  "network-zksync": [
    "network:eip155:324",
    "network:eip155:300"
  ],
  "network-linea": [
    "network:eip155:59144",
    "network:eip155:59141"
  ],
  "network-scroll": [
    "network:eip155:534352",
    "network:eip155:534351"
  ],
  "network-blast": [
    "network:eip155:81457",
    "network:eip155:168587773"
  ],
  "network-mantle": [
    "network:eip155:5000",
    "network:eip155:5003",
    "currency:MNT",
    "coin:eip155:5000",
    "coin:eip155:5003"
  ],
  "network-zora": [
    "network:eip155:7777777",
    "network:eip155:999999999"
  ],
  "network-unichain": [
    "network:eip155:130",
    "network:eip155:1301"
  ],
  "network-world": [
    "network:eip155:480",
    "network:eip155:4801"
  ],
  "network-ink": [
    "network:eip155:57073",
    "network:eip155:763373"
  ],
  "network-soneium": [
    "network:eip155:1868",
    "network:eip155:1946"
  ],
  "network-berachain": [
    "network:eip155:80094",
    "currency:BERA",
    "coin:eip155:80094"
  ],
  "network-sonic": [
    "network:eip155:146",
    "currency:S",
    "coin:eip155:146"
  ],
  "network-fantom": [
    "network:eip155:250",
    "currency:FTM",
    "coin:eip155:250"
  ],
  "network-ronin": [
    "network:eip155:2020",
    "currency:RON",
    "coin:eip155:2020"
  ],
  "network-abstract": [
    "network:eip155:2741",
    "network:eip155:11124",
    "wallet:abstract",
    "wallet:xyz.abs"
  ],
  "network-monad": [
    "network:eip155:143",
    "network:eip155:10143",
    "currency:MON",
    "coin:eip155:143",
    "coin:eip155:10143"
  ],
  "network-hyper-evm": [
    "network:eip155:999",
    "network:eip155:998",
    "currency:HYPE",
    "coin:eip155:999",
    "coin:eip155:998"
  ],
  "network-apechain": [
    "network:eip155:33139",
    "network:eip155:33111",
    "currency:APE",
    "coin:eip155:33139",
    "coin:eip155:33111"
  ],
  "network-sei-network": [
    "network:eip155:1329",
    "network:eip155:1328"
  ],
  "network-cronos": [
    "network:eip155:25",
    "network:eip155:338"
  ],
  "network-kaia": [
    "network:eip155:8217",
    "network:eip155:1001",
    "currency:KAIA",
    "coin:eip155:8217",
    "coin:eip155:1001"
  ],
  "network-mode": [
    "network:eip155:34443",
    "network:eip155:919"
  ],
  "network-fraxtal": [
    "network:eip155:252",
    "network:eip155:2522",
    "currency:FRAX",
    "coin:eip155:252",
    "coin:eip155:2522"
  ],
  "network-moonbeam": [
    "network:eip155:1284",
    "currency:GLMR",
    "coin:eip155:1284"
  ],
  "network-solana": [
    "network:solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp",
    "network:solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1",
    "network:solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z"
  ],
  "network-bitcoin": [
    "network:bip122:000000000019d6689c085ae165831e93",
    "network:bip122:000000000933ea01ad0ee984209779ba",
    "network:bip122:00000008819873e925422c1ff0f99f7c"
  ],
  "coin-eth": [
    "currency:ETH",
    "coin:eip155:1",
    "coin:eip155:11155111",
    "coin:eip155:560048",
    "coin:eip155:17000",
    "coin:eip155:5",
    "coin:eip155:10",
    "coin:eip155:11155420",
    "coin:eip155:8453",
    "coin:eip155:84532",
    "coin:eip155:42161",
    "coin:eip155:421614",
    "coin:eip155:42170",
    "coin:eip155:324",
    "coin:eip155:300",
    "coin:eip155:59144",
    "coin:eip155:59141",
    "coin:eip155:534352",
    "coin:eip155:534351",
    "coin:eip155:81457",
    "coin:eip155:168587773",
    "coin:eip155:7777777",
    "coin:eip155:999999999",
    "coin:eip155:130",
    "coin:eip155:1301",
    "coin:eip155:480",
    "coin:eip155:4801",
    "coin:eip155:57073",
    "coin:eip155:763373",
    "coin:eip155:1868",
    "coin:eip155:1946",
    "coin:eip155:2741",
    "coin:eip155:11124",
    "coin:eip155:34443",
    "coin:eip155:919"
  ],
  "coin-sol": [
    "currency:SOL",
    "coin:solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp",
    "coin:solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1",
    "coin:solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z"
  ],
  "coin-btc": [
    "currency:BTC",
    "coin:bip122:000000000019d6689c085ae165831e93",
    "coin:bip122:000000000933ea01ad0ee984209779ba",
    "coin:bip122:00000008819873e925422c1ff0f99f7c"
  ],
  "coin-bnb": [
    "currency:BNB",
    "coin:eip155:56",
    "coin:eip155:97"
  ],
  "coin-pol": [
    "currency:POL",
    "coin:eip155:137",
    "coin:eip155:80002"
  ],
  "coin-avax": [
    "currency:AVAX",
    "coin:eip155:43114",
    "coin:eip155:43113"
  ],
  "coin-celo": [
    "currency:CELO",
    "coin:eip155:42220",
    "coin:eip155:44787",
    "coin:eip155:11142220"
  ],
  "coin-cro": [
    "currency:CRO",
    "coin:eip155:25",
    "coin:eip155:338"
  ],
  "coin-sei": [
    "currency:SEI",
    "coin:eip155:1329",
    "coin:eip155:1328"
  ],
  "coin-trx": [
    "currency:TRX"
  ],
  "coin-ton": [
    "currency:TON"
  ],
  "coin-xrp": [
    "currency:XRP"
  ],
  "coin-ada": [
    "currency:ADA"
  ],
  "coin-usdc": [
    "currency:USDC"
  ],
  "coin-usdt": [
    "currency:USDT"
  ],
  "coin-dai": [
    "currency:DAI"
  ],
  "coin-wbtc": [
    "currency:WBTC"
  ],
  "coin-arb": [
    "currency:ARB"
  ],
  "coin-op": [
    "currency:OP"
  ],
  "coin-link": [
    "currency:LINK"
  ],
  "coin-uni": [
    "currency:UNI"
  ],
  "coin-aave": [
    "currency:AAVE"
  ],
  "coin-pyusd": [
    "currency:PYUSD"
  ],
  "coin-eurc": [
    "currency:EURC"
  ],
  "coin-usde": [
    "currency:USDE"
  ],
  "coin-gho": [
    "currency:GHO"
  ],
  "wallet-metamask": [
    "wallet:metamask",
    "wallet:io.metamask",
    "wallet:io.metamask.mobile",
    "wallet:c57ca95b47569778a828d19178114f4d"
  ],
  "wallet-trust": [
    "wallet:trust",
    "wallet:com.trustwallet.app",
    "wallet:4622a2b2d6af1c9844944291e5e7351a"
  ],
  "wallet-coinbase": [
    "wallet:coinbase",
    "wallet:com.coinbase.wallet",
    "wallet:fd20dc426fb37566d803205b19bbc1d4"
  ],
  "wallet-phantom": [
    "wallet:phantom",
    "wallet:app.phantom",
    "wallet:a797aa35c0fadbfc1a53e7f675162ed5"
  ],
  "wallet-okx": [
    "wallet:okx",
    "wallet:com.okex.wallet",
    "wallet:971e689d0a5be527bac79629b4ee9b92"
  ],
  "wallet-rainbow": [
    "wallet:rainbow",
    "wallet:me.rainbow",
    "wallet:1ae92b26df02f0abca6304df07debccd"
  ],
  "wallet-rabby": [
    "wallet:rabby",
    "wallet:io.rabby",
    "wallet:18388be9ac2d02726dbac9777c96efaa"
  ],
  "wallet-bitget": [
    "wallet:bitget",
    "wallet:com.bitget.web3",
    "wallet:38f5d18bd8522c244bdd70cb4a68e0e7"
  ],
  "wallet-binance": [
    "wallet:binance",
    "wallet:com.binance.wallet",
    "wallet:8a0ee50d1f22f6651afcae7eb4253e52"
  ],
  "wallet-bybit": [
    "wallet:bybit",
    "wallet:com.bybit",
    "wallet:15c8b91ade1a4e58f3ce4e7a0dd7f42b"
  ],
  "wallet-uniswap": [
    "wallet:uniswap",
    "wallet:c03dfee351b6fcc421b4494ea33b9d4b"
  ],
  "wallet-zerion": [
    "wallet:zerion",
    "wallet:io.zerion.wallet",
    "wallet:ecc4036f814562b41a5268adc86270fb"
  ],
  "wallet-safepal": [
    "wallet:safepal",
    "wallet:0b415a746fb9ee99cce155c2ceca0c6f"
  ],
  "wallet-tokenpocket": [
    "wallet:tokenpocket",
    "wallet:pro.tokenpocket",
    "wallet:20459438007b75f4f4acb98bf29aa3b8"
  ],
  "wallet-imtoken": [
    "wallet:imtoken",
    "wallet:ef333840daf915aafdc4a004525502d6"
  ],
  "wallet-ledger": [
    "wallet:ledger",
    "wallet:19177a98252e07ddfc9af2083ba8e07e"
  ],
  "wallet-safe": [
    "wallet:safe",
    "wallet:225affb176778569276e484e1b92637a"
  ],
  "wallet-backpack": [
    "wallet:backpack",
    "wallet:app.backpack",
    "wallet:app.backpack.mobile",
    "wallet:2bd8c14e035c2d48f184aaa168559e86"
  ],
  "wallet-magic-eden": [
    "wallet:magic-eden",
    "wallet:io.magiceden.wallet",
    "wallet:8b830a2b724a9c3fbab63af6f55ed29c"
  ],
  "wallet-exodus": [
    "wallet:exodus",
    "wallet:com.exodus.web3-wallet",
    "wallet:e9ff15be73584489ca4a66f64d32c453"
  ],
  "wallet-brave": [
    "wallet:brave",
    "wallet:com.brave.wallet",
    "wallet:163d2cf19babf05eb8962e9748f9ebe6"
  ],
  "wallet-core": [
    "wallet:core",
    "wallet:app.core.extension"
  ],
  "wallet-ronin": [
    "wallet:ronin",
    "wallet:com.roninchain.wallet",
    "wallet:541d5dcd4ede02f3afaf75bf8e3e4c4f"
  ],
  "wallet-kraken": [
    "wallet:kraken",
    "wallet:18450873727504ae9315a084fa7624b5"
  ],
  "wallet-robinhood": [
    "wallet:robinhood",
    "wallet:com.robinhood.wallet",
    "wallet:8837dd9413b1d9b585ee937d27a81659",
    "exchange:robinhood"
  ],
  "wallet-crypto-com": [
    "wallet:crypto-com",
    "wallet:com.crypto.wallet",
    "wallet:f2436c67184f158d1beda5df53298ee8",
    "exchange:crypto-com"
  ],
  "wallet-1inch": [
    "wallet:1inch",
    "wallet:c286eebc742a537cd1d6818363e9dc53"
  ],
  "wallet-ready": [
    "wallet:ready",
    "wallet:bc949c5d968ae81310268bf9193f9c9f"
  ],
  "wallet-mew": [
    "wallet:mew"
  ],
  "wallet-enkrypt": [
    "wallet:enkrypt",
    "wallet:com.enkrypt"
  ],
  "wallet-coin98": [
    "wallet:coin98",
    "wallet:com.coin98",
    "wallet:2a3c89040ac3b723a1972a33a125b1db"
  ],
  "wallet-onekey": [
    "wallet:onekey",
    "wallet:so.onekey.app.wallet",
    "wallet:1aedbcfc1f31aade56ca34c38b0a1607"
  ],
  "wallet-subwallet": [
    "wallet:subwallet",
    "wallet:app.subwallet"
  ],
  "wallet-talisman": [
    "wallet:talisman",
    "wallet:xyz.talisman"
  ],
  "wallet-taho": [
    "wallet:taho"
  ],
  "wallet-zeal": [
    "wallet:zeal",
    "wallet:app.zeal"
  ],
  "wallet-ctrl": [
    "wallet:ctrl",
    "wallet:xyz.ctrl"
  ],
  "wallet-gate": [
    "wallet:gate",
    "wallet:io.gate.wallet"
  ],
  "wallet-gemini": [
    "wallet:gemini",
    "wallet:com.gemini.wallet"
  ],
  "wallet-porto": [
    "wallet:porto",
    "wallet:xyz.ithaca.porto"
  ],
  "wallet-kucoin": [
    "wallet:kucoin",
    "exchange:kucoin"
  ],
  "wallet-valora": [
    "wallet:valora",
    "wallet:d01c7758d741b363e637a817a09bcf57"
  ],
  "wallet-zengo": [
    "wallet:zengo",
    "wallet:9414d5a85c8f4eabc1b5b15ebe0cd399"
  ],
  "wallet-trezor": [
    "wallet:trezor"
  ],
  "wallet-keplr": [
    "wallet:keplr",
    "wallet:app.keplr"
  ],
  "wallet-solflare": [
    "wallet:solflare",
    "wallet:1ca0bdd4747578705b1939af023d1206"
  ],
  "wallet-okto": [
    "wallet:okto"
  ],
  "wallet-best-wallet": [
    "wallet:best-wallet"
  ],
  "wallet-bifrost": [
    "wallet:bifrost",
    "wallet:com.bifrostwallet"
  ],
  "wallet-foxwallet": [
    "wallet:foxwallet"
  ],
  "wallet-kresus": [
    "wallet:kresus",
    "wallet:56bec983b47c8b6eb774890c1c8ae9d9"
  ],
  "wallet-iopay": [
    "wallet:iopay"
  ],
  "wallet-kaia": [
    "wallet:kaia"
  ],
  "wallet-nova": [
    "wallet:nova",
    "wallet:io.novawallet"
  ],
  "wallet-wigwam": [
    "wallet:wigwam",
    "wallet:com.wigwam.wallet"
  ],
  "wallet-wallet-connect": [
    "wallet:wallet-connect",
    "wallet:walletConnect"
  ],
  "social-google": [
    "social:google"
  ],
  "social-x": [
    "social:x"
  ],
  "social-farcaster": [
    "social:farcaster"
  ],
  "social-discord": [
    "social:discord"
  ],
  "social-apple": [
    "social:apple"
  ],
  "social-github": [
    "social:github"
  ],
  "social-facebook": [
    "social:facebook"
  ],
  "exchange-coinbase": [
    "exchange:coinbase",
    "onramp:coinbase"
  ],
  "exchange-binance": [
    "exchange:binance"
  ],
  "exchange-kraken": [
    "exchange:kraken"
  ],
  "exchange-okx": [
    "exchange:okx"
  ],
  "exchange-bybit": [
    "exchange:bybit"
  ],
  "exchange-bitget": [
    "exchange:bitget"
  ],
  "exchange-gate": [
    "exchange:gate"
  ],
  "exchange-gemini": [
    "exchange:gemini"
  ],
  "exchange-bitstamp": [
    "exchange:bitstamp"
  ],
  "exchange-upbit": [
    "exchange:upbit"
  ],
  "exchange-bithumb": [
    "exchange:bithumb"
  ],
  "exchange-coinex": [
    "exchange:coinex"
  ],
  "onramp-stripe": [
    "onramp:stripe"
  ],
  "onramp-paypal": [
    "onramp:paypal"
  ],
  "onramp-revolut": [
    "onramp:revolut"
  ],
  "store-app-store": [
    "store:app-store"
  ],
  "store-play-store": [
    "store:play-store"
  ],
  "store-chrome-store": [
    "store:chrome-store"
  ]
}

/** Keys of icons without a drawing → the ground of their initial. */
export const COLORS: Readonly<Record<string, string>> = {
  "wallet:frame": "#1c4b73",
  "wallet:sh.frame": "#1c4b73",
  "wallet:blockchain-com": "#1d4fd8",
  "wallet:bitpay": "#1a3b8b",
  "wallet:b4678fefcc469583ed4ef58a5bd90ce8": "#1a3b8b",
  "wallet:bitcoin-com": "#0a7a3d",
  "wallet:mathwallet": "#3a3a3a",
  "wallet:tangem": "#1f1f1f",
  "wallet:leap": "#1f7a3a",
  "wallet:nightly": "#5148d6",
  "wallet:app.nightly": "#5148d6",
  "wallet:jupiter": "#1f5f4a",
  "wallet:0ef262ca2a56b88d179c93a21383fee4": "#1f5f4a",
  "wallet:xverse": "#181818",
  "wallet:2a87d74ae02e10bdd1f51f7ce6c4e1cc": "#181818",
  "wallet:leather": "#3b2a1e",
  "wallet:483afe1df1df63daf313109971ff3ef8": "#3b2a1e",
  "wallet:unisat": "#9a5b00",
  "wallet:oyl": "#6a4b2a",
  "wallet:orange": "#b3500a",
  "wallet:wizz": "#6c2bd9",
  "wallet:fordefi": "#3a4bd0",
  "wallet:haha": "#8a4b00",
  "wallet:719bd888109f5e8dd23419b20e749900": "#8a4b00",
  "wallet:tomo": "#c0266b",
  "wallet:inc.tomo": "#c0266b",
  "wallet:5e4a8cc31d062b78a7ad9e0171355748": "#c0266b",
  "wallet:family": "#1667c7",
  "wallet:co.family.wallet": "#1667c7",
  "wallet:universal-profiles": "#b5174f",
  "wallet:io.universaleverything.universalprofiles": "#b5174f",
  "wallet:fireblocks": "#1b3fae",
  "wallet:unstoppable": "#a85a00",
  "wallet:vultisig": "#0b4a5c",
  "wallet:me.vultisig": "#0b4a5c",
  "exchange:mexc": "#1253c4",
  "exchange:htx": "#0a58c9",
  "exchange:bitfinex": "#0c7a3b",
  "onramp:meld": "#4b2bd9",
  "onramp:moonpay": "#7d00ff",
  "onramp:transak": "#1461db",
  "onramp:ramp": "#0a7a45",
  "onramp:banxa": "#0f766e",
  "onramp:unlimit": "#b4232a",
  "onramp:mercuryo": "#4a3aff",
  "onramp:sardine": "#9a3a12",
  "onramp:topper": "#2b3a9e"
}

/** Files whose drawing is a path in the color of the text around it. */
export const SHAPES: readonly string[] = ["social-x","social-farcaster","social-discord","social-apple","social-github","social-facebook"]

/** Keys of networks for tests. */
export const TESTS: readonly string[] = ["network:eip155:11155111","network:eip155:560048","network:eip155:17000","network:eip155:5","network:eip155:11155420","network:eip155:84532","network:eip155:421614","network:eip155:80002","network:eip155:97","network:eip155:43113","network:eip155:10200","network:eip155:44787","network:eip155:11142220","network:eip155:300","network:eip155:59141","network:eip155:534351","network:eip155:168587773","network:eip155:5003","network:eip155:999999999","network:eip155:1301","network:eip155:4801","network:eip155:763373","network:eip155:1946","network:eip155:11124","network:eip155:10143","network:eip155:998","network:eip155:33111","network:eip155:1328","network:eip155:338","network:eip155:1001","network:eip155:919","network:eip155:2522","network:solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1","network:solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z","network:bip122:000000000933ea01ad0ee984209779ba","network:bip122:00000008819873e925422c1ff0f99f7c"]
