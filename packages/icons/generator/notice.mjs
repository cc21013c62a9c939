// @ts-check
/**
 * Creates NOTICE: the origin of each icon, the license of its drawing, and the trademark notice.
 *
 * In      file → its source
 * Out     the text
 */
import { aboutPackage } from './packages.mjs'

/** @typedef {import('./source.mjs').Source} Source */

const HEAD = `Icons in @bowline/icons

Every mark is a trademark of its owner. It is shown to name its owner's product and for nothing else; neither does the owner
endorse Bowline, nor does the licence of a drawing grant a right to the mark. The drawings come from the packages below.

Written by \`npm run icons\`; not to be changed by hand.
`

/** @param {ReadonlyMap<string, Source>} origins */
export function writeNotice(origins) {
  const packages = [...new Set([...origins.values()].flatMap(({ place }) => place?.package ?? []))].sort()
  return [HEAD, ...packages.map((name) => sectionOf(name, origins))].join('\n')
}

/** @param {string} name @param {ReadonlyMap<string, Source>} origins */
function sectionOf(name, origins) {
  const { version, license, terms } = aboutPackage(name)
  const rows = [...origins]
    .filter(([, { place }]) => place?.package === name)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, { place, color }]) => `  ${file}  ${place?.file}${color === undefined ? '' : ', on a ground'}`)
  const title = `${name} ${version} (${license})`
  return `${title}\n${'-'.repeat(title.length)}\n\n${rows.join('\n')}\n\n${terms ?? `${MIT}`}\n`
}

/** License text of the one package that names its license without including the text. */
const MIT = `MIT License

Copyright (c) the authors of @web3icons/core

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software
is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES
OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE
LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR
IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`
