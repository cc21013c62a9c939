// @ts-check
/**
 * Marks calculations at load time as pure, so that an app's bundler drops unused ones.
 *
 * In      the code of a bundled file
 * Out     the same, with each calculated top-level constant as a call of a function marked as pure
 * Throws  Error naming the statement when a file has side effects at load time: no bundler could drop it
 */
import MagicString from 'magic-string'
import { parseSync } from 'rolldown/utils'

/** @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node */

const SIMPLE = new Set(['Literal', 'Identifier', 'FunctionExpression', 'ArrowFunctionExpression'])

/** @returns {import('rolldown').Plugin} */
export const pureInitializers = () => ({
  name: 'pure-initializers',
  renderChunk(code, { fileName }) {
    const marked = markPure(code, fileName)
    return { code: marked.toString(), map: marked.generateMap({ hires: 'boundary' }) }
  },
})

/**
 * @param {string} code
 * @param {string} fileName shown in errors
 * @returns {MagicString}
 */
function markPure(code, fileName) {
  const text = new MagicString(code)
  const { program } = parseSync(fileName, code)
  for (const statement of /** @type {Node[]} */ (/** @type {unknown} */ (program.body))) {
    const declared = statement.type === 'ExportNamedDeclaration' ? (statement.declaration ?? statement) : statement
    if (declared.type === 'VariableDeclaration') {
      for (const { id, init } of declared.declarations) {
        if (id.type !== 'Identifier') refuse(fileName, code, declared, 'takes something apart')
        if (init === null || isSimple(init) || isMarked(code, init)) continue
        text.appendLeft(init.start, '/* @__PURE__ */ (() => (')
        text.appendRight(init.end, '))()')
      }
    } else if (declared.type === 'ClassDeclaration') {
      const isPlain = declared.body.body.every(isPlainMember)
      if (!isPlain) refuse(fileName, code, declared, 'works something out in a class')
    } else if (!/^(Import|Export|Function|TS|EmptyStatement)/.test(declared.type) && !declared.directive) {
      refuse(fileName, code, declared, 'does something while it is loaded')
    }
  }
  return text
}

/** @param {string} fileName @param {string} code @param {Node} statement @param {string} what @returns {never} */
function refuse(fileName, code, { start, end }, what) {
  throw new Error(`${fileName} ${what}, which no bundler could drop: ${code.slice(start, Math.min(end, start + 120))}`)
}

/** @param {Node} member of a class body */
function isPlainMember({ type, static: isStatic, computed, value }) {
  if (computed || type === 'StaticBlock') return false
  return type === 'MethodDefinition' || !isStatic || value === null || isSimple(value)
}

/** @param {string} code @param {Node} init */
const isMarked = (code, { type, start }) =>
  (type === 'CallExpression' || type === 'NewExpression') && /[@#]__PURE__ \*\/\s*$/.test(code.slice(0, start))

/**
 * Whether evaluating it can have no effect.
 * @param {Node} node
 * @returns {boolean}
 */
function isSimple(node) {
  if (SIMPLE.has(node.type)) return true
  if (node.type === 'TemplateLiteral') return node.expressions.length === 0
  if (node.type === 'UnaryExpression') return isSimple(node.argument)
  if (node.type === 'BinaryExpression') return node.left.type === 'Literal' && node.right.type === 'Literal'
  if (node.type === 'ArrayExpression')
    return node.elements.every((/** @type {Node | null} */ item) => item && isSimple(item))
  if (node.type !== 'ObjectExpression') return false
  return node.properties.every(
    (/** @type {Node} */ property) => property.type === 'Property' && !property.computed && isSimple(property.value),
  )
}
