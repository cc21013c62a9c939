// @ts-check
/**
 * `npm run build`: builds every published package, with Node.js and npm alone.
 *
 * In      argv: arguments for turbo, such as `--force`
 * Exit    1 when a package could not be built
 */
import { buildPackages } from './build-packages.mjs'

try {
  await buildPackages(process.argv.slice(2))
} catch (error) {
  console.error(`${error}\nLook above for the package that could not be built.`)
  process.exitCode = 1
}
