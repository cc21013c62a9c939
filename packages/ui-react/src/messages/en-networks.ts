import type { Message } from './message.js'

/** The texts of networks: to choose one and to switch to it. */
export const ENGLISH_NETWORKS_TEXTS = {
  'networks.title': 'Choose Network',
  'networks.list': 'Networks',
  'networks.search': 'Search network',
  'networks.search-clear': 'Clear search',
  'networks.search-empty': 'No network found',
  'networks.search-empty-hint': 'Try another name.',
  'networks.search-results': { one: '{count} network found', other: '{count} networks found' },
  'networks.empty': 'No network is available',
  'networks.active': 'Active network',
  'networks.not-supported': 'Your wallet does not support this network',
  'networks.help': 'What is a network?',

  'switch-network.title': 'Switch Network',
  'switch-network.approve': 'Approve in wallet',
  'switch-network.approve-hint': 'Accept the switch to {name} in your wallet.',
  'switch-network.switching': 'Switching to {name} network...',
  'switch-network.declined': 'Switch declined',
  'switch-network.declined-hint': 'You are still on the network you were on.',
  'switch-network.failed': 'Switch failed',
  'switch-network.done': 'Switched to {name}',
  'switch-network.try-again': 'Try again',

  'switch-active-chain.title': 'Switch Network',
  'switch-active-chain.heading': 'Connect a wallet for {name}',
  'switch-active-chain.text': '{chain} is not connected yet. The wallet you use now stays connected.',
  'switch-active-chain.choose': 'Choose wallet',
  'switch-active-chain.switching': 'Switching...',

  'unsupported-chain.title': 'Switch Network',
  'unsupported-chain.text': 'This app does not support the network your wallet is on. Switch to one of these to go on.',
  'unsupported-chain.text-swap': 'Swaps do not work on this network. Switch to one of these to go on.',
  'unsupported-chain.close-refused': 'Switch to a supported network or disconnect before closing',
  'unsupported-chain.disconnect': 'Disconnect',
  'unsupported-chain.disconnecting': 'Disconnecting...',

  'what-is-a-network.title': 'What is a network?',
  'what-is-a-network.system-title': 'Where your transactions happen',
  'what-is-a-network.system-text':
    'A network is a public ledger that many computers keep together. Ethereum and Solana are two of them.',
  'what-is-a-network.choice-title': 'Each has its own costs',
  'what-is-a-network.choice-text':
    'Fees and speed differ from one network to the next, and so does what you can do there.',
  'what-is-a-network.care-title': 'Mind which one you are on',
  'what-is-a-network.care-text': 'What you hold on one network does not show up on another by itself.',
  'what-is-a-network.done': 'Got it',
} as const satisfies Readonly<Record<string, Message>>
