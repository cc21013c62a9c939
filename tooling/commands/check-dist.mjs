// @ts-check
/**
 * The `prepack` of every published package: refuses to pack a missing build, or one of other sources.
 *
 * In      the package in the current folder
 * Exit    1, with the problems, when dist-problems.mjs finds any
 */
import { readFileSync } from 'node:fs'
import { distProblems } from './dist-problems.mjs'

const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
const problems = distProblems(process.cwd(), manifest)
if (problems.length > 0) {
  const list = problems.map((problem) => `  ${problem}`).join('\n')
  console.error(`${manifest.name} cannot be packed:\n${list}\nRun \`npm run build\` in the repository's root first.`)
  process.exitCode = 1
}
