import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FrameFile } from '../frame-server-options.js'

const TYPES: ReadonlyMap<string, string> = new Map([
  ['.css', 'text/css; charset=utf-8'],
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
])

/** Returns a function that loads files from a folder by name, for the server option `files`: HTML, CSS and JavaScript only. */
export function loadFiles(folder: string): (name: string) => Promise<FrameFile | undefined> {
  return async (name) => {
    const type = TYPES.get(extname(name))
    if (type === undefined || !/^[a-z0-9][a-z0-9._-]*$/.test(name)) return undefined
    try {
      return { bytes: Uint8Array.from(await readFile(join(folder, name))), type }
    } catch {
      return undefined
    }
  }
}
