// @ts-check
/**
 * The rows of the size table.
 *
 * In      the built packages; isQuick: only Vite and webpack, whose builds take a third of the time
 * Out     per row what it loads beyond the page with only React, or beyond the moments before it: compressed bytes, and files
 * Throws  Error when a row would be empty, when Chromium loads another set of files than the table of moments lists, and
 *         when a page contains code that does not belong there
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  assertMarksApart,
  assertNoBridge,
  assertNoChainLibrary,
  assertNoneBefore,
  assertNoVendorsModal,
  assertOneChain,
} from './assert-chunk-contents.mjs'
import { countOfIcons, iconsOf, weigh } from './build.mjs'
import { buildWithEsbuild } from './build-esbuild.mjs'
import { buildWithNext } from './build-next.mjs'
import { buildWithVite } from './build-vite.mjs'
import { buildWithWebpack } from './build-webpack.mjs'
import { assertDriven, bytesOf, filesOf, unweighed } from './chunk-files.mjs'
import { startDrive } from './drive.mjs'
import { frameRows } from './frame-rows.mjs'
import { CHAIN_MOMENTS, DRIVEN, MOMENTS } from './load-stages.mjs'
import { weighOneFunction } from './one-function.mjs'
import { buildWithoutPeers } from './without-peers.mjs'

/** @typedef {import('./build.mjs').Build} Build */
/** @typedef {import('./check-budgets.mjs').Row} Row */

/** The moments measured for every bundler; the others are measured for Vite only. */
const EVERYWHERE = ['open', 'connect', 'account', 'QR code', 'all wallets']

/** Whether a row is measured in the quick set. @param {string} name */
export const isQuickRow = (name) => !/^(Next\.js|esbuild|one function): /.test(name)

/** @param {{ isQuick: boolean }} how @returns {Promise<readonly Row[]>} */
export async function measure({ isQuick }) {
  await buildWithoutPeers()
  const vite = await viteBuilds()
  const webpack = {
    kit: await buildWithWebpack('kit'),
    'kit-hook': await buildWithWebpack('kit-hook'),
    react: await buildWithWebpack('react'),
  }
  assertNoneBefore(vite.kit, vite.kit.page, 'the page before any intent')
  assertNoneBefore(vite.kit, filesOf(vite.kit, MOMENTS, 'open'), 'the first open')
  assertNoVendorsModal(vite.kit)
  assertNoChainLibrary(vite['no-adapter'])
  await assertLoads(vite.kit)
  const left = unweighed(vite.kit, MOMENTS)
  if (left.length > 0) throw new Error(`Loaded by import() and weighed in no moment: ${left.join(', ')}`)

  return [
    ...pageRows('Vite', vite.kit, vite.react),
    ...overRows('Vite: with a hook', vite['kit-hook'], vite.react),
    ...overRows('Vite: with wagmi', vite['kit-wagmi'], vite.react),
    ...overRows('Vite: with wagmi, over wagmi', vite['kit-wagmi'], vite.wagmi),
    ...Object.keys(MOMENTS).map((name) => momentRow('Vite', vite.kit, name)),
    { name: 'Vite: whole build, without icons', files: vite.kit.files.size - countOfIcons(vite.kit) },
    ...markRows('Vite', vite.kit),
    ...markRows('webpack', webpack.kit),
    ...(isQuick ? [] : await otherBundlerRows()),
    ...pageRows('webpack', webpack.kit, webpack.react),
    ...overRows('webpack: with a hook', webpack['kit-hook'], webpack.react),
    ...EVERYWHERE.map((name) => momentRow('webpack', webpack.kit, name)),
    ...chainRows('solana', vite.solana, vite['no-adapter']),
    ...bridgeRows(vite.solana, vite['solana-bridge']),
    ...chainRows('bitcoin', vite.bitcoin, vite['no-adapter']),
    ...frameRows(),
    {
      name: 'stylesheet',
      bytes: weigh(readFileSync(createRequire(import.meta.url).resolve('@bowline/ui-react/styles.css'))),
    },
  ]
}

/** All icons, and the largest one. @param {string} bundler @param {Build} build @returns {Row[]} */
function markRows(bundler, build) {
  assertMarksApart(build)
  const weights = iconsOf(build).map(([, { bytes }]) => bytes)
  return [
    { name: `${bundler}: icons, all together`, bytes: weights.reduce((sum, bytes) => sum + bytes, 0) },
    { name: `${bundler}: an icon, at most`, bytes: Math.max(...weights) },
  ]
}

async function viteBuilds() {
  return {
    react: await buildWithVite('react'),
    kit: await buildWithVite('kit'),
    'kit-hook': await buildWithVite('kit-hook'),
    wagmi: await buildWithVite('wagmi'),
    'kit-wagmi': await buildWithVite('kit-wagmi'),
    'no-adapter': await buildWithVite('no-adapter'),
    solana: await buildWithVite('solana'),
    'solana-bridge': await buildWithVite('solana-bridge'),
    bitcoin: await buildWithVite('bitcoin'),
  }
}

/** @param {string} bundler @param {Build} kit @param {Build} react @returns {Row[]} */
const pageRows = (bundler, kit, react) => overRows(`${bundler}: before intent`, kit, react)

/** @param {string} name @param {Build} page @param {Build} base @returns {Row[]} */
const overRows = (name, page, base) => [
  { name, bytes: bytesOf(page, page.page) - bytesOf(base, base.page), files: page.page.length - base.page.length },
]

/**
 * All files from the action's trigger until the view has settled; of moments that are not driven, their own files.
 * @param {string} bundler @param {Build} build @param {string} name @param {import('./chunk-files.mjs').Moments} [moments] @returns {Row}
 */
function momentRow(bundler, build, name, moments = MOMENTS) {
  const together = Object.values(DRIVEN).find(([first]) => first === name) ?? [name]
  const files = [...new Set(together.flatMap((one) => filesOf(build, moments, one)))]
  return { name: `${bundler}: ${name}`, bytes: bytesOf(build, files), files: files.length }
}

/** Compares what Chromium loads with the table of moments. @param {Build} vite */
async function assertLoads(vite) {
  const drive = await startDrive({ kit: vite.folder })
  try {
    assertDriven(vite, MOMENTS, DRIVEN, await drive.visit('kit'))
  } finally {
    await drive.stop()
  }
}

/** @returns {Promise<Row[]>} */
async function otherBundlerRows() {
  const esbuild = {
    kit: await buildWithEsbuild('kit'),
    'kit-hook': await buildWithEsbuild('kit-hook'),
    react: await buildWithEsbuild('react'),
  }
  return [
    ...markRows('esbuild', esbuild.kit),
    ...(await nextRows()),
    ...pageRows('esbuild', esbuild.kit, esbuild.react),
    ...overRows('esbuild: with a hook', esbuild['kit-hook'], esbuild.react),
    ...EVERYWHERE.map((name) => momentRow('esbuild', esbuild.kit, name)),
    ...Object.entries(await weighOneFunction()).map(([bundler, bytes]) => ({
      name: `one function: ${bundler}`,
      bytes,
    })),
  ]
}

/** Next.js names its files after no ring, so that Chromium's requests are weighed. @returns {Promise<Row[]>} */
async function nextRows() {
  const apps = ['kit', 'kit-hook', 'kit-wagmi', 'react', 'wagmi']
  const drive = await startDrive(Object.fromEntries(apps.map((app) => [`${app}-next`, buildWithNext(app)])))
  try {
    const [react, withHook, wagmi, withWagmi] = [
      await drive.visitPage('react-next'),
      await drive.visitPage('kit-hook-next'),
      await drive.visitPage('wagmi-next'),
      await drive.visitPage('kit-wagmi-next'),
    ]
    const { page, open, connect, code, directory } = await drive.visit('kit-next')
    const row = (
      /** @type {string} */ name,
      /** @type {import('./drive.mjs').Asked} */ asked,
      /** @type {import('./drive.mjs').Asked} */ base = new Map(),
    ) => ({ name: `Next.js: ${name}`, bytes: sum(asked) - sum(base), files: asked.size - base.size })
    return [
      row('before intent', page, react),
      row('with a hook', withHook, react),
      row('with wagmi', withWagmi, react),
      row('with wagmi, over wagmi', withWagmi, wagmi),
      row('open', open),
      row('connect', connect),
      row('QR code', code),
      row('all wallets', directory),
    ]
  } finally {
    await drive.stop()
  }
}

/** @param {import('./drive.mjs').Asked} asked */
const sum = (asked) => [...asked.values()].reduce((total, bytes) => total + bytes, 0)

/** @param {'solana' | 'bitcoin'} chain @param {Build} build @param {Build} bare the same page with no adapter @returns {Row[]} */
function chainRows(chain, build, bare) {
  assertOneChain(build, chain)
  return [
    { name: `${chain}: descriptor`, bytes: bytesOf(build, build.page) - bytesOf(bare, bare.page) },
    momentRow(chain, build, 'runtime', CHAIN_MOMENTS[chain]),
    momentRow(chain, build, 'transactions', CHAIN_MOMENTS[chain]),
  ]
}

/** @param {Build} solana @param {Build} bridged @returns {Row[]} */
function bridgeRows(solana, bridged) {
  assertNoBridge(solana)
  return overRows('solana: bridge, with libraries', bridged, solana)
}
