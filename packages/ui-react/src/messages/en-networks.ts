import type { Message } from './message.js'

/** The texts of the list of networks, and of switching: on the way, to another blockchain, away from one that is not supported. */
export const ENGLISH_NETWORKS_TEXTS = {
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

  'switch-network.approve': 'Approve in wallet',
  'switch-network.approve-hint': 'Accept the switch to {name} in your wallet.',
  'switch-network.switching': 'Switching to {name} network...',
  'switch-network.declined': 'Switch declined',
  'switch-network.declined-hint': 'You are still on the network you were on.',
  'switch-network.failed': 'Switch failed',
  'switch-network.done': 'Switched to {name}',
  'switch-network.try-again': 'Try again',

  'switch-active-chain.heading': 'Connect a wallet for {name}',
  'switch-active-chain.text': '{chain} is not connected yet. The wallet you use now stays connected.',
  'switch-active-chain.choose': 'Choose wallet',
  'switch-active-chain.switching': 'Switching...',

  'unsupported-chain.text': 'This app does not support the network your wallet is on. Switch to one of these to go on.',
  'unsupported-chain.text-swap': 'Swaps do not work on this network. Switch to one of these to go on.',
  'unsupported-chain.disconnect': 'Disconnect',
  'unsupported-chain.disconnecting': 'Disconnecting...',
} as const satisfies Readonly<Record<string, Message>>
