/**
 * Jest's results about files, cached for all test files of a process: resolved names, transforms, and compiled
 * code. Jest repeats them for each test file, which took half of the time of kit-core's tests.
 *
 * In      runtime     Jest's, of one test file; changed in place
 *         settings    what the results depend on, as text; projects with the same settings share them
 * Out     nothing. A file of the project must not change before the process ends
 */
const { Script } = require('node:vm')

const keptBySettings = new Map()

exports.keepWork = (runtime, settings) => {
  const kept = keptBySettings.get(settings) ?? {
    paths: new Map(),
    mocks: new Map(),
    sources: new Map(),
    transforms: new Map(),
    scripts: new Map(),
  }
  keptBySettings.set(settings, kept)
  keepPaths(runtime._resolution, kept)
  keepTransforms(runtime.transformCache, kept)
  keepScripts(runtime.executor, kept.scripts)
}

const once = (kept, key, make) => {
  if (!kept.has(key)) kept.set(key, make())
  return kept.get(key)
}

function keepPaths(resolution, { paths, mocks }) {
  resolution.cjsCache = paths
  const { getCjsMockModule } = resolution
  resolution.getCjsMockModule = (from, name) =>
    once(mocks, `${from}\0${name}`, () => getCjsMockModule.call(resolution, from, name))
  resolution.clear = () => {
    resolution.esmCache.clear()
    resolution.manualMockCache.clear()
  }
}

function keepTransforms(cache, { sources, transforms }) {
  const { transform } = cache
  cache.transform = (filename, options) => {
    if (options?.isInternalModule) return once(sources, filename, () => transform.call(cache, filename, options))
    const file = once(transforms, filename, () => {
      transform.call(cache, filename, options)
      return cache.transforms.get(filename)
    })
    cache.transforms.set(filename, file)
    if (file.sourceMapPath) cache.sourceMaps.set(filename, file.sourceMapPath)
    return file.code
  }
}

function keepScripts(executor, scripts) {
  const { compile } = executor
  const head = `(function (${executor.injectedModuleParameters.join(', ')}) {`
  executor.compile = (source, filename) => {
    const context = executor.environment.getVmContext()
    // Only Jest's own code resolves Node's `import()`, and reports mistakes in a file.
    if (context === null || source.includes('import(')) return compile.call(executor, source, filename)
    let script = scripts.get(filename)
    if (script === undefined) {
      try {
        script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length })
      } catch {
        return compile.call(executor, source, filename)
      }
      scripts.set(filename, script)
    }
    return script.runInContext(context)
  }
}
