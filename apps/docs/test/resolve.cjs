/** Finds a package that exports only an `import` condition; Jest resolves with `require`. */
const IMPORT_ONLY = ['estree-walker']

module.exports = (request, options) =>
  options.defaultResolver(
    request,
    IMPORT_ONLY.includes(request) ? { ...options, conditions: [...options.conditions, 'import'] } : options,
  )
