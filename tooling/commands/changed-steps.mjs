// @ts-check
/**
 * The steps of `npm test -- --changed`: what a change can affect, by `changed-tests.mjs`.
 *
 * Out     steps for the changes since the main branch; lines that say what runs and what is skipped; undefined steps when
 *         everything must run
 */
import { BUILDS } from './builds.mjs'
import { allServedBuilds, lintStep, runBrowserTests, runTypes } from './test-steps.mjs'
import { runUnitFiles } from './unit-tests.mjs'
import { listWorkspaces } from './workspaces.mjs'

/** @typedef {import('./test-steps.mjs').Step} Step */

/**
 * @param {ReturnType<typeof import('./changed-files.mjs').changedFiles>} change
 * @returns {Promise<{ steps: Step[] | undefined, lines: string[] }>}
 */
export async function changedSteps({ base, files }) {
  // Imported only now: it needs the dependencies.
  const { changedTests } = await import('./changed-tests.mjs')
  const { FLOWS_OF_HOSTS } = await import('../browser/topics.mjs')
  const { everything, unit, flows, scenes, leftOut } = await changedTests(files)
  if (everything !== undefined) return { steps: undefined, lines: [`${everything} has changed: everything is run.`] }
  const browser = await browserFilter(flows, scenes)
  const steps = [
    lintStep,
    {
      name: 'types',
      needs: [],
      advice: 'Look above for the first fault; `npx tsc` in a package checks its types.',
      run: () => runTypes(base),
    },
    {
      name: 'unit',
      needs: [],
      advice: 'Run the failing file alone: `npx jest path/to/file` in its package.',
      run: () => runUnitFiles(unit),
    },
    {
      name: 'browser',
      needs: [],
      builds: flows.some((flow) => FLOWS_OF_HOSTS.includes(flow)) ? allServedBuilds : BUILDS.screenshots,
      chromium: true,
      advice: 'Run the failing file alone: `npx playwright test e2e/file` in tooling/browser.',
      run: () => runBrowserTests({ only: browser }),
    },
  ].filter(({ name }) => (name !== 'unit' || unit.length > 0) && (name !== 'browser' || browser !== undefined))
  return {
    steps: files.length === 0 ? [] : steps,
    lines: [...ranLines(files, unit, flows, scenes), ...leftOutLines(leftOut)],
  }
}

/**
 * Which browser tests run, as Playwright's `--grep`.
 * @param {readonly string[]} flows
 * @param {readonly string[]} scenes
 */
async function browserFilter(flows, scenes) {
  const names = await Promise.all(
    scenes.map(async (file) => {
      const exported = await import(`../browser/scenes/${file}-scenes.mjs`)
      return Object.values(exported)
        .flat()
        .map(({ name }) => name)
    }),
  )
  const looks = names.flat().map((name) => ` ${name} (on a|is mirrored)`)
  const all = [...flows.map((flow) => `(?<![\\w-])${flow}\\.e2e\\.ts`), ...looks]
  return all.length === 0 ? undefined : all.join('|')
}

/**
 * @param {readonly string[]} files
 * @param {readonly string[]} unit
 * @param {readonly string[]} flows
 * @param {readonly string[]} scenes
 */
const ranLines = (files, unit, flows, scenes) => [
  `${files.length} files have changed since the main branch.`,
  `Unit tests: ${unit.length} files.`,
  `Browser tests: ${flows.join(', ') || 'none'}. Scenes: ${scenes.join(', ') || 'none'}.`,
]

/** @param {readonly string[]} leftOut */
function leftOutLines(leftOut) {
  const counts = listWorkspaces().flatMap(({ path }) => {
    const count = leftOut.filter((file) => file.startsWith(`${path}/`)).length
    return count === 0 ? [] : [`${path} ${count}`]
  })
  return [
    'Left out: demo, package checks, api, sizes, types of apps that take the packages as published, browser tests of other topics.',
    ...(counts.length === 0
      ? []
      : [`Left out of the unit tests that reach the change, files of another topic: ${counts.join(', ')}.`]),
  ]
}
