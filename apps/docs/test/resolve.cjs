/** Finds a package that offers itself to `import` alone; what Jest runs asks with `require`. */
const IMPORT_ONLY = ['estree-walker']

module.exports = (request, options) =>
  options.defaultResolver(
    request,
    IMPORT_ONLY.includes(request) ? { ...options, conditions: [...options.conditions, 'import'] } : options,
  )
