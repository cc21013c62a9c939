const WIDTH = 90

/** Formats an import: on one line, or one name a line where it would be wider than the shown code. */
export function writeImport(names: readonly string[], from: string): string {
  const line = `import { ${names.join(', ')} } from '${from}'`
  return line.length <= WIDTH ? line : `import {\n${names.map((name) => `  ${name},\n`).join('')}} from '${from}'`
}
