// @ts-check
/**
 * Finds uses of browser or console globals in source files that do not declare them.
 *
 * In      the paths of the files, and the names to find
 * Out     per use: file, line and name; a property, a parameter or a variable of that name does not count
 */
import ts from 'typescript'

/** @typedef {{ path: string, line: number, name: string }} GlobalUse */

/**
 * @param {readonly string[]} paths
 * @param {ReadonlySet<string>} names
 * @returns {GlobalUse[]}
 */
export function findGlobalUses(paths, names) {
  // Without libraries and imports, an unresolved name is a global one.
  const options = { noLib: true, noResolve: true, allowJs: true, types: [], jsx: ts.JsxEmit.Preserve }
  const program = ts.createProgram([...paths], { ...options, moduleDetection: ts.ModuleDetectionKind.Force })
  const checker = program.getTypeChecker()

  return paths.flatMap((path) => {
    const file = program.getSourceFile(path)
    if (!file) throw new Error(`${path} cannot be read`)
    /** @type {GlobalUse[]} */
    const uses = []
    /** @param {ts.Node} node */
    const visit = (node) => {
      if (ts.isIdentifier(node) && names.has(node.text) && isGlobal(node, checker)) {
        uses.push({ path, line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1, name: node.text })
      }
      ts.forEachChild(node, visit)
    }
    visit(file)
    return uses
  })
}

/**
 * @param {ts.Identifier} node
 * @param {ts.TypeChecker} checker
 */
function isGlobal(node, checker) {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
    return ts.isIdentifier(parent.expression) && parent.expression.text === 'globalThis'
  }
  if (ts.isQualifiedName(parent) && parent.right === node) return false
  if (ts.isShorthandPropertyAssignment(parent))
    return declaredNowhere(checker.getShorthandAssignmentValueSymbol(parent))
  if (ts.isBindingElement(parent) && parent.propertyName === node) return false
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) return false
  if (ts.isJsxAttribute(parent)) return false
  return declaredNowhere(checker.getSymbolAtLocation(node))
}

/** @param {ts.Symbol | undefined} symbol */
function declaredNowhere(symbol) {
  const declarations = symbol?.declarations ?? []
  return declarations.every((one) => (ts.getCombinedModifierFlags(one) & ts.ModifierFlags.Ambient) !== 0)
}
