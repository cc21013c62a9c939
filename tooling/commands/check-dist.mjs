// @ts-check
/**
 * The `prepack` of every published package: refuses to pack what was not built, or was built from other sources.
 *
 * In      the package in the current folder
 * Exit    1, with what is wrong, when dist-problems.mjs finds something
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
