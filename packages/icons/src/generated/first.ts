// Written by `npm run icons`.
import type { IconTable } from '../icon-table.js'

export const ROWS: IconTable = [
  ['wallet:metamask wallet:io.metamask wallet:io.metamask.mobile wallet:c57ca95b47569778a828d19178114f4d', () => import('./icons/wallet-metamask.js')],
  ['wallet:trust wallet:com.trustwallet.app wallet:4622a2b2d6af1c9844944291e5e7351a', () => import('./icons/wallet-trust.js')],
  ['wallet:coinbase wallet:com.coinbase.wallet wallet:fd20dc426fb37566d803205b19bbc1d4', () => import('./icons/wallet-coinbase.js')],
  ['wallet:phantom wallet:app.phantom wallet:a797aa35c0fadbfc1a53e7f675162ed5', () => import('./icons/wallet-phantom.js')],
  ['wallet:okx wallet:com.okex.wallet wallet:971e689d0a5be527bac79629b4ee9b92', () => import('./icons/wallet-okx.js')],
  ['wallet:wallet-connect wallet:walletConnect', () => import('./icons/wallet-wallet-connect.js')],
  ['social:google', () => import('./icons/social-google.js')],
  ['social:x', () => import('./icons/social-x.js'), true],
  ['social:farcaster', () => import('./icons/social-farcaster.js'), true],
  ['social:discord', () => import('./icons/social-discord.js'), true],
  ['social:apple', () => import('./icons/social-apple.js'), true],
  ['social:github', () => import('./icons/social-github.js'), true],
  ['social:facebook', () => import('./icons/social-facebook.js'), true],
]
