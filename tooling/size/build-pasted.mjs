// @ts-check
/**
 * Builds the files that the playground shows as an app of Vite or of Next.js, as a person who pastes them: strict types are
 * checked against the built packages, then the app is built for production as static files.
 *
 * In      argv: `vite` or `next`, an empty folder inside this one; stdin: `[{ "name": "kit.ts", "text": "…" }]`
 * Exit    1 when the types are wrong or the build fails, with the tools' output
 * Out     the folder of static files, on the last line
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { cache } from './build.mjs'

const require = createRequire(import.meta.url)

const TYPES = {
  strict: true,
  noUncheckedIndexedAccess: true,
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'Bundler',
  jsx: 'react-jsx',
  skipLibCheck: true,
  noEmit: true,
}

const PAGE = {
  vite: {
    'package.json': '{ "private": true, "type": "module" }\n',
    'tsconfig.json': JSON.stringify({ compilerOptions: { ...TYPES, types: ['vite/client'] }, include: ['**/*'] }),
    'index.html': `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Pasted</title><link rel="icon" href="data:," /></head>
  <body><div id="root"></div><script type="module" src="./main.tsx"></script></body>
</html>
`,
    'main.tsx': `import { createRoot } from 'react-dom/client'
import { Providers } from './providers'

const root = document.getElementById('root')
if (root) createRoot(root).render(<Providers>Pasted</Providers>)
`,
  },
  next: {
    'package.json': '{ "private": true, "type": "module" }\n',
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        ...TYPES,
        allowJs: true,
        esModuleInterop: true,
        isolatedModules: true,
        resolveJsonModule: true,
      },
      include: ['**/*.ts', '**/*.tsx'],
      exclude: ['node_modules'],
    }),
    'next.config.mjs': `export default { output: 'export', experimental: { externalDir: true } }\n`,
    'next-env.d.ts': '/// <reference types="next" />\n',
    'app/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'app/page.tsx': 'export default function Page() {\n  return <main>Pasted</main>\n}\n',
  },
}

const TOOLS = {
  vite: [
    [require.resolve('typescript/bin/tsc'), '-p', 'tsconfig.json'],
    [
      join(dirname(require.resolve('vite/package.json')), 'bin/vite.js'),
      'build',
      '--base',
      './',
      '--logLevel',
      'error',
    ],
  ],
  next: [[require.resolve('next/dist/bin/next'), 'build']],
}

const [tool, name] = process.argv.slice(2)
if ((tool !== 'vite' && tool !== 'next') || name === undefined) throw new Error('Name `vite` or `next`, and a folder')
const folder = join(cache, 'pasted', name)
rmSync(folder, { recursive: true, force: true })
/** @type {{ name: string, text: string }[]} */
const pasted = JSON.parse(readFileSync(0, 'utf8'))
const files = pasted.filter((file) => tool === 'next' || !file.name.startsWith('app/'))
for (const [path, text] of [...Object.entries(PAGE[tool]), ...files.map((file) => [file.name, file.text])]) {
  mkdirSync(dirname(join(folder, `${path}`)), { recursive: true })
  writeFileSync(join(folder, `${path}`), `${text}`)
}
for (const args of TOOLS[tool]) {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }
  const { status } = spawnSync(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 2, 2] })
  if (status !== 0) process.exit(1)
}
console.log(join(folder, tool === 'vite' ? 'dist' : 'out'))
