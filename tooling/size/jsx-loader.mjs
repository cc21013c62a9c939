// @ts-check
/** For webpack: JSX and types of the weighed apps, taken away by esbuild. */
import { transformSync } from 'esbuild'

/** @param {string} source */
// biome-ignore lint/style/noDefaultExport: webpack asks for it
export default function loader(source) {
  return transformSync(source, { loader: 'tsx', jsx: 'automatic', target: 'es2022' }).code
}
