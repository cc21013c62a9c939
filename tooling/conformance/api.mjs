// @ts-check
/**
 * The API reports: `api/<entry>.md` of each published package has the signatures of the entry, so that a change is visible
 * in review. The packages are built.
 *
 * In      argv: --check   compares instead of writing
 * Exit    1 when --check finds a report that differs, is missing or belongs to no entry
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publishedPackages } from '@bowline/commands/workspaces'
import { apiReport } from './api-report.mjs'

const check = process.argv.includes('--check')
/** @type {string[]} */
const differing = []

for (const { name, folder, path, manifest } of publishedPackages()) {
  const api = join(folder, 'api')
  const left = new Set(existsSync(api) ? readdirSync(api) : [])
  for (const [key, target] of Object.entries(manifest.exports ?? {})) {
    const types = Object(target).types
    if (typeof types !== 'string') continue
    const file = `${key === '.' ? 'index' : key.slice(2).replaceAll('/', '-')}.md`
    const specifier = `${name}${key.slice(1)}`
    const report = `# ${specifier}\n\n\`\`\`ts\n${await apiReport(join(folder, types))}\`\`\`\n`
    left.delete(file)
    if (!existsSync(join(api, file)) || readFileSync(join(api, file), 'utf8') !== report) {
      differing.push(`${path}/api/${file}`)
      if (!check) write(api, file, report)
    }
  }
  for (const file of left) {
    differing.push(`${path}/api/${file}`)
    if (!check) rmSync(join(api, file))
  }
}
for (const file of differing) console.log(check ? `${file} differs from the build` : `${file} written`)
if (check && differing.length > 0) {
  console.error('Public signatures have changed. Run `npm run api-report` and commit; say in the commit why.')
  process.exitCode = 1
}

/**
 * @param {string} folder
 * @param {string} file
 * @param {string} report
 */
function write(folder, file, report) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, file), report)
}
