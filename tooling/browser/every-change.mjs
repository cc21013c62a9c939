// @ts-check
/**
 * The browser tests that every change must pass, as a pattern for Playwright's `--grep`.
 *
 * Out     `assignViewCombinations`     for each view its scene with one size and one language, so that every combination of the full set occurs
 *         `everyChangeGrep`  a pattern of files and titles: the flows of `sets.mjs` and these scenes
 */

import { SCENES } from './scenes/scenes.mjs'
import { SIZES } from './scenes/viewports.mjs'
import { FLOW_FILES, SCENE_OF_VIEW } from './sets.mjs'

/**
 * @typedef {object} Look
 * @property {string} size
 * @property {'en' | 'ar'} language
 * @property {number} weight  views that get it, relative to the others
 */

/** The full set's sizes and languages of any scene, and in addition of a main one. @type {readonly Look[]} */
const OF_ANY = SIZES.map(({ name, isPhone }) => ({ size: name, language: 'en', weight: isPhone ? 2 : 1 }))
/** @type {readonly Look[]} */
const OF_MAIN = [{ size: 'desktop', language: 'ar', weight: 2 }]
/**
 * Every combination of size and language in the full set. A desktop in English has the fewest views: its tests take twice as long,
 * since they also resize the window and load the style sheets of frameworks.
 */
export const LOOKS = [...OF_ANY, ...OF_MAIN]

/** @param {import('./scenes/scenes.mjs').Scene | undefined} scene */
const looksOf = (scene) => (scene?.isMain === true && scene.isInPage !== true ? LOOKS : OF_ANY)

/**
 * Gives each view the combination that the fewest views before it have, by its weight.
 * @returns {{ view: string, scene: string, look: Look }[]}
 */
export function assignViewCombinations() {
  const counts = new Map(LOOKS.map((look) => [look, 0]))
  return Object.entries(SCENE_OF_VIEW).map(([view, name]) => {
    const [look] = [...looksOf(SCENES.find((scene) => scene.name === name))].sort(
      (one, other) => (counts.get(one) ?? 0) / one.weight - (counts.get(other) ?? 0) / other.weight,
    )
    if (look === undefined) throw new Error(`There is no look for ${name}`)
    counts.set(look, (counts.get(look) ?? 0) + 1)
    return { view, scene: name, look }
  })
}

/** @param {string} text */
const literal = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** The title of a scene's test. @param {ReturnType<typeof assignViewCombinations>[number]} shown */
const titleOf = ({ scene, look: { size, language } }) =>
  language === 'ar' ? ` ${scene} is mirrored in Arabic` : ` ${scene} on a ${size} breaks`

/** @returns {string} */
export function everyChangeGrep() {
  const flows = FLOW_FILES.flatMap(({ file, everyChange = [] }) =>
    everyChange.map(({ test, of = '' }) => `(?<![\\w-])${file}\\.e2e\\.ts.*${literal(of)}.*${literal(test)}`),
  )
  return [...flows, ...assignViewCombinations().map((shown) => literal(titleOf(shown)))].join('|')
}
