// @ts-check
import { commandLine, countFault, someOf } from '../commands/command-line.mjs'
import { GROUPS } from './groups.mjs'

/** Options of `npm run bench`. */
export const line = commandLine({
  command: 'npm run bench',
  text: 'Times the kit and a plain React page, in Chromium with 4× CPU slowdown.',
  options: {
    runs: {
      ...{ type: 'string', value: 'count', default: '7', check: countFault },
      text: 'visits of each app in each case, the long list three times at most',
    },
    only: {
      type: 'string',
      value: 'groups',
      default: GROUPS.join(),
      text: 'only these groups of rows',
      check: someOf(GROUPS),
    },
    peers: {
      type: 'boolean',
      text: 'other kits too, installed outside the lockfile; prints the table of the page “Compare”',
    },
    gate: {
      type: 'boolean',
      text: 'fails when a row is behind another kit, or more than 15 % behind its recorded ratio; implies --peers',
    },
    short: {
      type: 'boolean',
      text: 'ten minutes: three visits, one other kit, and only the cold press, connecting, the reload and the QR code',
    },
    record: { type: 'boolean', text: 'records the ratios of this run for the gate; implies --peers' },
  },
})

/** Options of `npm run profile`. */
export const profile = commandLine({
  command: 'npm run profile',
  text: 'Shows where the kit spends the main thread’s time, in Chromium with 4× CPU slowdown.',
  options: {
    runs: { type: 'string', value: 'count', default: '3', check: countFault, text: 'visits' },
    functions: {
      type: 'string',
      value: 'count',
      default: '25',
      check: countFault,
      text: 'functions listed per moment',
    },
  },
})
