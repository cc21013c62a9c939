import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(__dirname, '..')
const root = join(folder, '../..')
const text = readFileSync(join(folder, 'Dockerfile'), 'utf8')
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** Instructions with their arguments, by stage. */
const stages = text
  .split(/^(?=FROM )/m)
  .slice(1)
  .map((stage) =>
    stage
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line): [string, string] => [line.split(' ')[0] ?? '', line.slice(line.indexOf(' ') + 1)]),
  )
const [build = [], image = []] = stages
const find = (stage: readonly [string, string][], name: string) =>
  stage.filter(([instruction]) => instruction === name).map(([, argument]) => argument)

test('R-FRAME-94 the Dockerfile has two stages of known instructions, on an image with a version', () => {
  expect(stages).toHaveLength(2)
  const known = ['FROM', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'EXPOSE', 'HEALTHCHECK', 'CMD']
  expect(stages.flat().filter(([name]) => !known.includes(name))).toEqual([])
  for (const from of stages.flatMap((stage) => find(stage, 'FROM'))) expect(from).toMatch(/^node:\d+-slim( AS build)?$/)
  const [, version] = /^node:(\d+)/.exec(find(image, 'FROM')[0] ?? '') ?? []
  const [, least] = /^>=(\d+)/.exec(manifest.engines.node) ?? []
  expect(Number(version)).toBeGreaterThanOrEqual(Number(least))
})

test('R-FRAME-94 the image runs nothing as root, gets no source, and starts the program of the package without a shell', () => {
  const names = image.map(([name]) => name)
  expect(names.indexOf('USER')).toBeGreaterThan(names.indexOf('COPY'))
  expect(names.indexOf('CMD')).toBeGreaterThan(names.indexOf('USER'))
  expect(find(image, 'USER')).toEqual(['node'])
  expect([find(image, 'RUN'), find(image, 'COPY')]).toEqual([[], ['--from=build /site .']])
  expect(JSON.parse(find(image, 'CMD')[0] ?? '')).toEqual([`node_modules/.bin/${Object.keys(manifest.bin)[0]}`])
  expect(text).not.toMatch(/ADD |curl|wget|sudo|PASSWORD|SECRET|_KEY/)
})

test('R-FRAME-94 R-FRAME-95 its port is the one that it exposes, and whose health it checks', () => {
  const environment = Object.fromEntries(
    find(image, 'ENV')
      .join(' ')
      .split(' ')
      .map((pair) => pair.split('=')),
  )
  expect(environment).toEqual({ NODE_ENV: 'production', HOST: '0.0.0.0', PORT: '8080' })
  expect(find(image, 'EXPOSE')).toEqual([environment.PORT])
  expect(find(image, 'HEALTHCHECK')[0]).toContain(`'http://127.0.0.1:${environment.PORT}/health'`)
})

test('R-FRAME-94 it installs the packed packages, and each peer that the production form needs in a version it allows', () => {
  const [pack = '', install = ''] = find(build, 'RUN')
  const scripts = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts
  expect(Object.keys(scripts)).toContain(pack.replace('npm run ', ''))
  const packs = [...install.matchAll(/\/out\/packs\/bowline-([\w-]+)-\*\.tgz/g)].map(([, name]) => name)
  const own = Object.keys(manifest.dependencies).filter((name) => name.startsWith('@bowline/'))
  expect(packs.map((name) => `@bowline/${name}`).toSorted()).toEqual([...own, manifest.name].toSorted())
  for (const name of packs) expect(existsSync(join(root, 'packages', name ?? '', 'package.json'))).toBe(true)
  const peers = [...install.matchAll(/ (@?[\w/-]+)@(\d+)/g)].map(([, name = '', major]) => [name, major] as const)
  expect(peers.map(([name]) => name).toSorted()).toEqual(['@aws-sdk/client-kms', 'nodemailer', 'pg'])
  for (const [name, major] of peers) expect(manifest.peerDependencies[name]).toContain(`^${major}.`)
})

test('R-FRAME-94 its context leaves out builds, installed packages and the history', () => {
  const ignored = readFileSync(join(folder, 'Dockerfile.dockerignore'), 'utf8').trim().split('\n')
  expect(ignored).toEqual(expect.arrayContaining(['**/.git', '**/dist', '**/node_modules', '**/out']))
})
