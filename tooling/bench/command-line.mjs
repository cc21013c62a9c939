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
      text: 'other kits too, installed outside the lockfile; prints the section of the README',
    },
  },
})
