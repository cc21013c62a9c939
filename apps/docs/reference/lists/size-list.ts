import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RootContent } from 'mdast'
import { anchorOf, table, words } from '../nodes'

const BUNDLERS = ['Vite', 'Next.js', 'webpack', 'esbuild']

/** What each moment of a visit weighs, by bundler, as `npm run size` has last recorded it. Moments of one bundler alone are left out. */
export function sizeList(): readonly RootContent[] {
  const sizes = recordedSizes()
  const moments = [...sizes.keys()].flatMap((key) => (key.startsWith('Vite: ') ? [key.slice('Vite: '.length)] : []))
  const rows = moments
    .filter((moment) => sizes.has(`webpack: ${moment}`))
    .map((moment) => ({
      id: anchorOf(`size-${moment}`),
      cells: [words(moment), ...BUNDLERS.map((bundler) => words(`${sizes.get(`${bundler}: ${moment}`) ?? '–'}`))],
    }))
  return [table('Sizes', ['Moment', ...BUNDLERS], rows)]
}

/** The recorded sizes in kB after gzip. */
export function recordedSizes(): ReadonlyMap<string, number> {
  const file: unknown = JSON.parse(readFileSync(join(process.cwd(), '../../tooling/size/sizes.json'), 'utf8'))
  return new Map(Object.entries(Object(file)).map(([name, size]) => [name, Number(size)]))
}
