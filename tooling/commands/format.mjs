// @ts-check
/** `npm run format`: formats every file and applies the fixes that change no behavior. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { run } from './children.mjs'
import { runCommand } from './command.mjs'
import { commandLine } from './command-line.mjs'
import { pnpm, quietEnv, root } from './repository.mjs'

await runCommand({
  line: commandLine({
    command: 'npm run format',
    text: 'Formats and applies safe fixes; lists what is left to be mended by hand.',
    options: {},
    words: {
      ...{ name: 'path', text: 'files or folders; all of them unless given' },
      check: (path) => (existsSync(resolve(root, path)) ? undefined : 'names a file or folder of the repository'),
    },
  }),
  needs: { install: true },
  async work({ positionals: [first = '.', ...others] }) {
    await run('npx', pnpm('exec', 'biome', 'check', '--write', first, ...others), { env: quietEnv })
  },
})
