/**
 * The program `bowline-secure-site`.
 *
 * In      environment variables; arguments: nothing starts the site, `rotate-keys` seals all shares with the first keys,
 *         `new-key` prints a line for a key file, `check` reads every share and vault, as after a restore
 * Out     the exit code; the site runs until SIGTERM or SIGINT
 */

import { rewrapShares } from '../vault/key-rotation.js'
import { createWrappingKey } from '../vault/key-wrapper.js'
import { checkWallets } from './check-wallets.js'
import { createWrapper } from './create-wrapper.js'
import { openStores } from './open-stores.js'
import { type Environment, readSettings } from './read-settings.js'
import { UnsafeSettingsError } from './settings-problems.js'
import { startSecureSite } from './start-secure-site.js'

/** Options of `runSecureSite`. */
export type RunOptions = {
  readonly args: readonly string[]
  readonly env: Environment
  /** Folder of the built site, `dist/site`. */
  readonly site: string
  readonly print: (line: string) => void
  readonly printError: (line: string) => void
}

/** Runs the program. Resolves when it has ended, to its exit code. */
export async function runSecureSite(params: RunOptions): Promise<number> {
  try {
    return await run(params)
  } catch (error) {
    params.printError(error instanceof UnsafeSettingsError ? error.message : String(Object(error).stack ?? error))
    return 1
  }
}

async function run({ args, env, site, print, printError }: RunOptions): Promise<number> {
  const [task] = args
  switch (task) {
    case undefined: {
      const served = await startSecureSite({ env, site, write: print })
      await new Promise<void>((resolve) => {
        for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve())
      })
      await served.close()
      return 0
    }
    case 'new-key':
      print(createWrappingKey())
      return 0
    case 'rotate-keys':
      return withServices({ env, printError }, async ({ auth, vault }) => {
        print(`Sealed again: ${await rewrapShares(auth)} shares of AUTH, ${await rewrapShares(vault)} of VAULT.`)
        return 0
      })
    case 'check':
      return withServices({ env, printError }, async (services) => {
        const { wallets, problems } = await checkWallets(services)
        for (const problem of problems) printError(problem)
        print(`${wallets} wallets, ${problems.length} problems.`)
        return problems.length === 0 ? 0 : 1
      })
    default:
      printError(`There is no task ${task}: use new-key, rotate-keys or check, or nothing to start the site.`)
      return 2
  }
}

type Services = Parameters<typeof checkWallets>[0]

async function withServices(
  { env, printError }: Pick<RunOptions, 'env' | 'printError'>,
  work: (services: Services) => Promise<number>,
): Promise<number> {
  const { databases, keys } = await readSettings(env)
  const { stores, close } = await openStores(databases, (error) => printError(String(error)))
  try {
    return await work({
      store: stores.main,
      auth: { store: stores.auth, wrapper: await createWrapper(keys.auth) },
      vault: { store: stores.vault, wrapper: await createWrapper(keys.vault) },
    })
  } finally {
    await close()
  }
}
