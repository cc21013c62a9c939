/**
 * Compiles for Jest with SWC, and makes re-exports lazy: a module that an index only passes on is loaded when a test first uses it.
 * Jest runs every module again for each test file, and an index of ours or of viem would load hundreds that the file never uses.
 * A module that is imported for its effects, or used where it is imported, is loaded at once as always.
 */
const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const { createTransformer } = require('@swc/jest')

const REQUIRE = /^(?:const|var) ([\w$]+) = (require\("[^"\n]+"\));$/gm
const GETTER = /(\bget(?: [\w$]+ ?|: function ?)\(\) ?\{\s*return )([\w$]+)(\.[\w$]+;\s*\})/g
const ownText = readFileSync(__filename)

/** Lines stay where they are, as the source map says. */
function delayReexports(code) {
  const used = new Map()
  for (const [, , name] of code.matchAll(GETTER)) used.set(name, (used.get(name) ?? 0) + 1)
  if (used.size === 0) return code
  const named = new Map([...used.keys()].map((name) => [name, 0]))
  for (const [word] of code.matchAll(/[\w$]+/g)) if (named.has(word)) named.set(word, named.get(word) + 1)
  const delayed = new Set()
  const declared = code.replace(REQUIRE, (line, name, load) => {
    // Once where it is declared, and else in getters only.
    if (!used.has(name) || named.get(name) !== used.get(name) + 1) return line
    delayed.add(name)
    return `var ${name}$; function ${name}() { return ${name}$ ??= ${load}; }`
  })
  return declared.replace(GETTER, (text, before, name, after) =>
    delayed.has(name) ? `${before}${name}()${after}` : text,
  )
}

module.exports = {
  createTransformer(options) {
    const swc = createTransformer(options)
    return {
      ...swc,
      process(source, filename, how) {
        const result = swc.process(source, filename, how)
        return { ...result, code: delayReexports(result.code) }
      },
      getCacheKey: (...args) =>
        createHash('sha256')
          .update(swc.getCacheKey(...args))
          .update(ownText)
          .digest('hex'),
    }
  },
}
