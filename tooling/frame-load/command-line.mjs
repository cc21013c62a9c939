// @ts-check
import { commandLine } from '../commands/command-line.mjs'

const count = (/** @type {string} */ value) => (/^[1-9]\d{0,5}$/.test(value) ? undefined : 'takes a number from 1')

/** Options of `npm run frame-load`. */
export const line = commandLine({
  command: 'npm run frame-load',
  text: 'Logs users in to a secure site with two instances that are killed meanwhile, restores its backup, and prints what it measured.',
  options: {
    wallets: { type: 'string', value: 'number', default: '1000', text: 'users, each with a wallet', check: count },
    users: { type: 'string', value: 'number', default: '20', text: 'how many of them act at once', check: count },
  },
})
