import type { Message } from './message.js'

/** Texts of the network list and of network switches, including those away from an unsupported network. */
export const ENGLISH_NETWORKS_TEXTS = {
  'networks.list': 'Networks',
  'networks.search': 'Search networks',
  'networks.search-clear': 'Clear search',
  'networks.search-empty': 'No networks found',
  'networks.search-empty-hint': 'Try another name.',
  'networks.search-results': { one: '{count} network found', other: '{count} networks found' },
  'networks.empty': 'No networks available',
  'networks.active': 'Active network',
  'networks.not-supported': 'Your wallet doesn’t support this network',
  'networks.help': 'What is a network?',

  'switch-network.approve': 'Switch to {name}',
  'switch-network.approve-hint': 'Approve it in {wallet}.',
  'switch-network.switching': 'Switching to {name}…',
  'switch-network.declined': 'Switch declined',
  'switch-network.declined-hint': 'You’re still on the same network.',
  'switch-network.failed': 'Switch failed',
  'switch-network.done': 'Switched to {name}',
  'switch-network.try-again': 'Try again',

  'switch-active-chain.heading': 'Connect a wallet for {name}',
  'switch-active-chain.text': 'No wallet for {chain} is connected yet. Your current wallet stays connected.',
  'switch-active-chain.choose': 'Select wallet',
  'switch-active-chain.switching': 'Switching…',

  'unsupported-chain.text': 'Your wallet is on a network this app doesn’t use. Choose one of these.',
  'unsupported-chain.text-swap': 'Swaps aren’t available on this network. Choose one of these.',
  'unsupported-chain.disconnect': 'Disconnect',
  'unsupported-chain.disconnecting': 'Disconnecting…',
} as const satisfies Readonly<Record<string, Message>>
