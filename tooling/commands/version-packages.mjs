// @ts-check
/**
 * `npm run version-packages`: turns the pending changesets into the next version of every package, its changelogs, and the version
 * that requests send. You can run it again after adding changesets.
 */
import { join } from 'node:path'
import { run } from './children.mjs'
import { runCommand } from './command.mjs'
import { commandLine } from './command-line.mjs'
import { pnpm, quietEnv, root } from './repository.mjs'
import { writeSdkVersion } from './sdk-version.mjs'

await runCommand({
  line: commandLine({
    command: 'npm run version-packages',
    text: 'Turns the pending changesets into the next version of every package and its changelog.',
    options: { snapshot: { type: 'string', value: 'tag', text: 'a version for trial, 0.0.0-<tag>-<commit>' } },
  }),
  needs: { install: true },
  async work({ values: { snapshot } }) {
    const args = snapshot === undefined ? [] : ['--snapshot', snapshot]
    await run('npx', pnpm('exec', 'changeset', 'version', ...args), { env: quietEnv })
    console.log(`Requests carry ${writeSdkVersion(join(root, 'packages/kit-core'))}.`)
  },
})
