// @ts-check
/** For webpack: compiles JSX and types of the measured apps with esbuild. */
import { transformSync } from 'esbuild'

/** @param {string} source */
// biome-ignore lint/style/noDefaultExport: webpack requires it
export default function loader(source) {
  return transformSync(source, { loader: 'tsx', jsx: 'automatic', target: 'es2022' }).code
}
