// @ts-check
/**
 * Which tests a change can affect.
 *
 * In a changed package: the tests that import a changed file, directly or not. Among tests that reach it only by `import()`, and
 * among those of other packages, which import the changed package by its entry and so reach nearly all of it: those of the change's
 * topic (`tooling/browser/topics.mjs`). In the browser: the tests of the topic.
 *
 * In      paths relative to the repository
 * Out     unit tests and browser tests; affected tests that are skipped; or why everything must run
 */
import { existsSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { reachedFrom, readImporters } from './import-graph.mjs'
import { root } from './repository.mjs'
import { isUnitTest } from './sources.mjs'

/** Files that affect all tests. */
const GROUND =
  /^(package\.json|pnpm-.*|turbo\.json|biome\.json|tooling\/(commands|jest-preset|tsconfig|bundle)\/.*|.*\/(package\.json|jest\.config\.\w+))$/
const BROWSER_TEST = /^tooling\/browser\/e2e\/([a-z-]+)\.e2e\.ts$/
const SCENES = /^tooling\/browser\/scenes\/([a-z-]+)-scenes\.mjs$/
/** Files of a page of the browser tests. */
const SHOWN = /^(packages\/[a-z-]+\/src|apps\/demo-next)\/.*(?<!\.test\.tsx?)$/

/**
 * @typedef {object} ChangedTests
 * @property {string | undefined} everything  a file because of which all tests must run
 * @property {string[]} unit                  paths of test files
 * @property {string[]} flows                 files of `e2e/`, without their extension
 * @property {string[]} scenes                files of `scenes/`, without their extension
 * @property {string[]} leftOut               affected unit tests of another topic
 */

/**
 * @param {readonly string[]} files
 * @returns {Promise<ChangedTests>}
 */
export async function changedTests(files) {
  const { looksAt, topicsOf } = await import('../browser/topics.mjs')
  const everything = files.find((file) => GROUND.test(file) && !isUnitTest(file))
  const importers = readImporters()
  const changed = files.map((file) => join(root, file)).filter((file) => existsSync(file))
  const reached = [...reachedFrom(changed, importers)].map(pathOf).filter(isUnitTest)
  const near = new Set([...reachedFrom(changed, importers, { late: false })].map(pathOf))
  const packages = new Set(files.map(packageOf))
  const topics = new Set(files.filter((file) => file.startsWith('packages/')).flatMap((file) => [...topicsOf(file)]))
  const isOfTopic = (/** @type {string} */ test) => topicsOf(test).some((topic) => topics.has(topic))
  const isRun = (/** @type {string} */ test) => (near.has(test) && packages.has(packageOf(test))) || isOfTopic(test)
  const looks = files.filter((file) => SHOWN.test(file)).map(looksAt)
  return {
    everything,
    unit: reached.filter(isRun).sort(),
    flows: unique([...named(files, BROWSER_TEST), ...looks.flatMap(({ flows }) => flows)]),
    scenes: unique([...named(files, SCENES), ...looks.flatMap(({ scenes }) => scenes)]),
    leftOut: reached.filter((test) => !isRun(test)).sort(),
  }
}

/** @param {string} file */
const pathOf = (file) => relative(root, file).split(sep).join('/')

/** @param {string} path */
const packageOf = (path) => path.split('/').slice(0, 2).join('/')

/** @param {readonly string[]} files @param {RegExp} pattern */
const named = (files, pattern) => files.flatMap((file) => pattern.exec(file)?.[1] ?? [])

/** @param {readonly string[]} list */
const unique = (list) => [...new Set(list)].sort()
