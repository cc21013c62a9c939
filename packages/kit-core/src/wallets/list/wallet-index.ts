/** Written by `npm run build:directory` from `data/wallets.json`: one line per wallet, parsed by `builtin-wallets.ts`. */
export const WALLET_INDEX = `
metamask|MetaMask|esb|c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96|io.metamask io.metamask.mobile|metamask|metamask.app.link||metamask.io/|1438144202|io.metamask|nkbihfbeogaeaoehlefnkodbefgpgknn
trust|Trust Wallet|esb|4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0|com.trustwallet.app|trust|link.trustwallet.com||trustwallet.com/|1288339409|com.wallet.crypto.trustapp|egjidjbpglichdcondbcbdnbeeppgdph
coinbase|Base (formerly Coinbase Wallet)|es|fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa d0ca99ff52b99abc48743dad0f7fc891e041be73574f7fac4afe5d4bb83845c8|com.coinbase.wallet|||||1278383455|org.toshi|hnfanknocfeofbddgcijnmhnfnkdnaad
phantom|Phantom|seb|a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393|app.phantom||||phantom.app/|1598432977|app.phantom|bfnaelmomeimhlpmgjnjophhpkkoljpa
okx|OKX Wallet|esb|971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709|com.okex.wallet|okex://main|||www.okx.com/download|1327268470|com.okinc.okex.gp|mcohilncbfahbmgdjkbpemcciiolgcge
rainbow|Rainbow|e|1ae92b26df02f0abca6304df07debccd18262fdf5fe82daa81593582dac9a369|me.rainbow|rainbow|rnbwapp.com||rainbow.me/|1457119021|me.rainbow|opfgelmcmbiajamepnmloijbpoleiama
rabby|Rabby|e|18388be9ac2d02726dbac9777c96efaac06d744b2f6d580fccdd4127a6d01fd1|io.rabby|rabby|||rabby.io/|||acmacodkjbdgmoleebolmdjonilkdbch
bitget|Bitget Wallet|esb|38f5d18bd8522c244bdd70cb4a68e0e718865155811c043f052fb9f1c51de662|com.bitget.web3|bitkeep|||web3.bitget.com|1395301115||jiidiaalihmmhddjgbnbgdfflelocpak
binance|Binance Wallet|esb|8a0ee50d1f22f6651afcae7eb4253e52a3310b90af5daef78a8c4929a9bb99d4 2fafea35bb471d22889ccb49c08d99dd0a18a37982602c33f696a5723934ba25|com.binance.wallet|bnc://app.binance.com/cedefi/|||www.binance.com/en/web3wallet|||cadiboklkpojfamcoggejbbdjcoiljjk
solflare|Solflare|s|1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79|||||solflare.com|||bhhhlbepdkbapadjdnnojkbgioiodbic
xverse|Xverse|b|2a87d74ae02e10bdd1f51f7ce6c4e1cc53cd5f2c0b6b5ad0d7b3007d2b13de7b|||||www.xverse.app/|1552272513|com.secretkeylabs.xverse|idnnbdplmphpflfnlkomgpfbpcgelopg
bybit|Bybit Wallet|es|15c8b91ade1a4e58f3ce4e7a0dd7f42b47db0c8df7e0d84f63eb39bcb96c4e0f|com.bybit|bybitapp://open/route?targetUrl=by://web3/walletconnect/|||www.bybit.com/web3/|1488296980|com.bybit.app|pdliaogehgdbhbnmkklieghmmjkpigpa
uniswap|Uniswap Wallet|e|c03dfee351b6fcc421b4494ea33b9d4b92a984f87aa76d1663bb28705e95034a||uniswap|||uniswap.org|6443944476
zerion|Zerion|es|ecc4036f814562b41a5268adc86270fba1365471402006302e70169465b7ac18|io.zerion.wallet|zerion||zerion|zerion.io/|1456732565|io.zerion.android|klghhnkeealcohjjanjjdaeeggmfmlpl
safepal|SafePal|es|0b415a746fb9ee99cce155c2ceca0c6f6061b1dbca2d722b3ba16381d0562150||safepalwallet|||safepal.com/|1548297139|io.safepal.wallet|lgmpcpglpngdoalbgeoldeajfclnhafa
tokenpocket|TokenPocket|es|20459438007b75f4f4acb98bf29aa3b800550309646d375da5fd4aac6c2a2c66|pro.tokenpocket|tpoutside|||tokenpocket.pro/|6444625622|vip.mytokenpocket|mfgccjchihfkkindfppnaooecgfneiii
imtoken|imToken|e|ef333840daf915aafdc4a004525502d6d49d77bd9c65e0642dbaefb3c2893bef||imtokenv2|||token.im/|1384798940|im.token.app
ledger|Ledger Wallet|esb|19177a98252e07ddfc9af2083ba8e07ef627cb6103467ffebb3f8f4205fd7927||ledgerlive||ledgerlive|www.ledger.com/ledger-wallet|1361671700|com.ledger.live
backpack|Backpack|se|2bd8c14e035c2d48f184aaa168559e86b0e3433228d3c4075900a221785019b0|app.backpack app.backpack.mobile|backpack|||backpack.app|6445964121|app.backpack.mobile|aflkmfhebedbjioipglgcbcmnbpgliof
magic-eden|Magic Eden|esb|8b830a2b724a9c3fbab63af6f55ed29c9dfa8a55e732dc88c80a196a2ba136c6|io.magiceden.wallet|magiceden|||wallet.magiceden.io/|6478631482|com.magiceden.wallet|mkpegjkblkkefacfnmkajcjmabijhclg
exodus|Exodus|es|e9ff15be73584489ca4a66f64d32c4537711797e30b6660dbcb71ea72a42b1f4|com.exodus.web3-wallet|exodus|exodus.com/m||exodus.com/|1414384820|exodusmovement.exodus|aholpfdialjgjfhomihkjbmgjidlcdno
core|Core|e||app.core.extension|core|||core.app/|6443685999|com.avaxwallet|agoakfejjabomempkjlepdflaleeobhb
ronin|Ronin Wallet|e|541d5dcd4ede02f3afaf75bf8e3e4c4f1fb09edb5fa6c4377ebf31c2785d9adf|com.roninchain.wallet|roninwallet|||wallet.roninchain.com/|1592675001|com.skymavis.genesis|fnjhmkhhmkbjkkabndcnnogagogbneec
kraken|Kraken Wallet|es|18450873727504ae9315a084fa7624b5297d2fe5880f0982979c17345a138277||krakenwallet|||www.kraken.com/wallet|1626327149
robinhood|Robinhood Wallet|e|8837dd9413b1d9b585ee937d27a816590248386d9dbf59f5cd3422dbbb65683e|com.robinhood.wallet||||||||qr
crypto-com|Crypto.com Onchain|e|f2436c67184f158d1beda5df53298ee84abfc367581e4505134b5bcf5f46697d|com.crypto.wallet|dfw|wallet.crypto.com/deeplink
1inch|1inch Wallet|e|c286eebc742a537cd1d6818363e9dc53b21759a1e8e5d9b263d0c03ec7703576||oneinch||||1546049391|io.oneinch.android
ready|Ready (formerly Argent)|e|bc949c5d968ae81310268bf9193f9c9fb7bb4e1283e1284af8f2bd4992535fd6||argent://app/|||www.ready.co/|1358741926|im.argent.contractwalletclient
mew|MEW wallet|e||||mewwallet.com||mewwallet.com|1464614025|com.myetherwallet.mewwallet
enkrypt|Enkrypt|e||com.enkrypt||||www.enkrypt.com|||kkpllkodjeloidieedojogacfhpaihoh
coin98|Coin98|es|2a3c89040ac3b723a1972a33a125b1db11e258a6975d3a61252cd64e6ea5ea01|com.coin98||||coin98.com/wallet|1561969966|coin98.crypto.finance.media|aeachknmefphepccionboohckonoeemg|qr
onekey|OneKey|esb|1aedbcfc1f31aade56ca34c38b0a1607b41cccfa3de93c946ef3b4ba2dfab11c|so.onekey.app.wallet|onekey-wallet|app.onekey.so/wc/connect||onekey.so|1609559473|so.onekey.app.wallet|jnmbobjmhlngoefaiojfljckilhhlhcj
subwallet|SubWallet|e||app.subwallet|subwallet||subwallet|www.subwallet.app/|1633050285|app.subwallet.mobile|onhogfjeacnfoofkfgppdlbmlmnplgbn
talisman|Talisman|e||xyz.talisman||||talisman.xyz|||fijngjgcjhjmmpcmkeiomlglpeiijkld|qr
taho|Taho|e||||||taho.xyz|||eajafomhmkipbjmfmhebemolkcicgfmd
frame|Frame|e||sh.frame||||frame.sh/
zeal|Zeal|e||app.zeal||||www.zeal.app/|||heamnjbnflcikcggoiplibfommfbkjpj|qr
ctrl|Ctrl Wallet|e||xyz.ctrl||||ctrl.xyz|||hmeobnfnfcmdkdcmlblgagmfpfboieaf
gate|Gate Wallet|e||io.gate.wallet|gtweb3wallet||gtweb3wallet
kucoin|KuCoin Web3 Wallet|e||||||||||qr
blockchain-com|Blockchain.com|e|||blockchain-wallet
bitpay|BitPay Wallet|e|b4678fefcc469583ed4ef58a5bd90ce86208b82803f3c45f2de3e0973d268835|||||||||qr
bitcoin-com|Bitcoin.com Wallet|e|||bitcoincom
mathwallet|MathWallet|es||||||mathwallet.org/|||afbcbjpbpfadlkmhmclhkeeodmamcflc|qr
valora|Valora|e|d01c7758d741b363e637a817a09bcf579feae4db9f5bb16f599fdd1f66e2f974||celo://wallet||||1520414263|co.clabs.valora
zengo|Zengo|e|9414d5a85c8f4eabc1b5b15ebe0cd399e1a2a9d35643ab0ad22a6e4a32f596f0|||||||||qr
tangem|Tangem|e|||tangem|app.tangem.com
keplr|Keplr|eb||app.keplr||||||||qr
leap|Leap|e||||||||||qr
nightly|Nightly|s||app.nightly||||||||qr
jupiter|Jupiter|s|0ef262ca2a56b88d179c93a21383fee4e135bd7bc6680e5c2356ff8e38301037|||||||||qr
unisat|UniSat|b||||||unisat.io|||ppbibelpcjmhbdihakflkdcoccbgbkpo
okto|Okto|e|||okto|||okto.tech/|6450688229
best-wallet|Best Wallet|e||||||||||qr
bifrost|Bifrost Wallet|e||com.bifrostwallet||app.bifrostwallet.com/||bifrostwallet.com|1577198351|com.bifrostwallet.app
foxwallet|FoxWallet|e|||foxwallet|||foxwallet.com|1590983231|com.foxwallet.play
kresus|Kresus|e|56bec983b47c8b6eb774890c1c8ae9d95334e10bdb126ab6c11dfaf56fb2b31c||com.kresus.superapp|||www.kresus.com/|6444355152|com.kresus.superapp
iopay|ioPay|e|||iopay|||iopay.me/|1478086371|io.iotex.iopay.gp
kaia|Kaia Wallet|e|||kaiawallet://wallet|||www.kaiawallet.io/|6502896387|io.klutch.wallet
haha|HaHa|e|719bd888109f5e8dd23419b20e749900ce4d2fc6858cf588395f19c82fd036b3|||||||||qr
tomo|Tomo Wallet|e|5e4a8cc31d062b78a7ad9e017135574809b01c4dbbf30e4dbb467ddd43025618|inc.tomo||||tomo.inc|||pfccjkejcgoppjnllalolplgogenfojk|qr
family|Family|e||co.family.wallet||||||||qr
universal-profiles|Universal Profiles|e||io.universaleverything.universalprofiles|||||6702018631|io.universaleverything.universalprofiles||qr
fireblocks|Fireblocks|e||||||||||qr
unstoppable|Unstoppable Wallet|e|||unstoppable.money|||unstoppable.money/|1447619907|io.horizontalsystems.bankwallet
nova|Nova Wallet|e||io.novawallet|novawallet|||novawallet.io|1597119355|io.novafoundation.nova.market
vultisig|Vultisig|e||me.vultisig||||vultisig.com|||ggafhcdaplkhmmnlbfjpnnkepdfjaelb
wigwam|Wigwam|e||com.wigwam.wallet||||wigwam.app|||lccbohhgfkdikahanoclbdmaolidjdfl|qr
`
