// @ts-check
/**
 * Jest settings of the unit tests of all packages in one run: its workers start once instead of once per package, keep what they
 * have read and compiled for the packages that follow, and are all busy until the end.
 *
 * Out     each package's own settings as projects, without the files of the full set unless it runs; each records its results in its
 *         own folder (`record.cjs`)
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { FULL_SET_FILES, isLeftOut } from '../commands/full-set.mjs'
import { root } from '../commands/repository.mjs'
import { listWorkspaces } from '../commands/workspaces.mjs'

const require = createRequire(import.meta.url)
const { maxWorkers, workerIdleMemoryLimit, testTimeout } = require('./node.cjs')

const literal = (/** @type {string} */ text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
const leftOut = FULL_SET_FILES.filter(({ file }) => isLeftOut(file)).map(({ file }) => `^${literal(join(root, file))}$`)

const projects = listWorkspaces()
  .filter(({ manifest }) => manifest.scripts?.test === 'jest')
  .flatMap(({ name, folder }) => {
    const { projects: parts, ...whole } = require(join(folder, 'jest.config.cjs'))
    return (parts ?? [whole]).map((/** @type {typeof whole} */ part) => {
      const { maxWorkers: _, workerIdleMemoryLimit: __, testTimeout: ___, ...settings } = part
      const { displayName = name.replace('@bowline/', ''), rootDir = folder, testEnvironmentOptions } = settings
      return {
        ...settings,
        displayName,
        rootDir,
        testEnvironmentOptions: { ...testEnvironmentOptions, recordIn: folder },
        testPathIgnorePatterns: [...(settings.testPathIgnorePatterns ?? ['/node_modules/']), ...leftOut],
      }
    })
  })

export default {
  rootDir: import.meta.dirname,
  projects,
  maxWorkers,
  workerIdleMemoryLimit,
  testTimeout,
  reporters: ['default', require.resolve('./record.cjs')],
}
