// @ts-check
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from './repository.mjs'

const folder = join(root, '.github/workflows')
const workflows = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
/** What installs and runs dependencies, which are other people's code. */
const RUNS_DEPENDENCIES = /npm (?:run|test|ci|install|exec)|npx |\.ci\/run|pnpm /

/** The jobs of a workflow, each as text. @param {string} text */
const jobsOf = (text) =>
  (text.split(/^jobs:\n/m)[1] ?? '').split(/^(?= {2}[\w-]+:\n)/m).filter((job) => /^ {2}\w/.test(job))

test('finds the workflows and their jobs', () => {
  assert.ok(workflows.length >= 5)
  for (const { name, text } of workflows) assert.ok(jobsOf(text).length > 0, name)
})

for (const { name, text } of workflows) {
  test(`${name} names each action by its commit, with the version behind it`, () => {
    const used = [...text.matchAll(/uses: (.+)$/gm)].map(([, action = '']) => action)
    for (const action of used) assert.match(action, /^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  test(`${name} reads the repository and no more, unless a job says otherwise`, () => {
    assert.match(text, /^permissions:\n {2}contents: read\n\n/m)
  })

  test(`${name} gives no right to write and no secret to a job that runs dependencies`, () => {
    for (const job of jobsOf(text)) {
      if (!RUNS_DEPENDENCIES.test(job.replace(/^ *#.*$/gm, ''))) continue
      assert.doesNotMatch(job, /^ {4}permissions:|: write|secrets\.|github\.token|^ {4}environment:/m)
      assert.equal(job.match(/actions\/checkout@/g)?.length, job.match(/persist-credentials: false/g)?.length)
    }
  })
}
