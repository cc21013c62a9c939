// @ts-check
/** `npm run format`: formats every file and applies the fixes that change no behaviour. */
import { run } from './children.mjs'
import { runCommand } from './command.mjs'
import { commandLine } from './command-line.mjs'
import { pnpm, quietEnv } from './repository.mjs'

await runCommand({
  line: commandLine({
    command: 'npm run format',
    text: 'Formats and applies safe fixes; lists what is left to be mended by hand.',
    options: {},
    words: { name: 'path', text: 'files or folders; all of them unless given' },
  }),
  needs: { install: true },
  async work({ positionals: [first = '.', ...others] }) {
    await run('npx', pnpm('exec', 'biome', 'check', '--write', first, ...others), { env: quietEnv })
  },
})
