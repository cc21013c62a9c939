// @ts-check
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { apiReport } from './api-report.mjs'

/** @param {{ comment?: string, parameter?: string, chunk?: string }} [differences] */
async function reportOf({ comment = 'Adds.', parameter = 'number', chunk = 'shared' } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'bowline-api-'))
  mkdirSync(join(folder, 'types'))
  writeFileSync(
    join(folder, `types/${chunk}.d.ts`),
    `/** ${comment} */\ntype Part = { readonly size: ${parameter} };\nexport type { Part as P };\n`,
  )
  writeFileSync(
    join(folder, 'index.d.ts'),
    `import { P as Part } from './types/${chunk}.js';\ndeclare function add(part: Part): void;\nexport { add };\n`,
  )
  return apiReport(join(folder, 'index.d.ts'))
}

test('includes everything that the entry uses, without comments', async () => {
  assert.equal(
    await reportOf(),
    `type Part = {
    readonly size: number;
};
declare function add(part: Part): void;
export { add };
`,
  )
})

test('does not change with comments or the names of shared files', async () => {
  assert.equal(await reportOf({ comment: 'Other words.', chunk: 'other' }), await reportOf())
})

test('changes with a type that the entry uses indirectly', async () => {
  assert.notEqual(await reportOf({ parameter: 'bigint' }), await reportOf())
})
