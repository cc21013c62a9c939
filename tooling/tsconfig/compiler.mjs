// @ts-check
/**
 * The path of the compiler that checks types and writes declarations: TypeScript's native one. The other one is for tools that
 * read programs, and for `npx tsc` in a package.
 */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const manifest = createRequire(import.meta.url).resolve('typescript-native/package.json')

export const compiler = join(dirname(manifest), 'bin/tsc')
