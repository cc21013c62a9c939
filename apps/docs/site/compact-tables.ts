/** Removes the padding that aligns the columns of Markdown tables. Leaves code blocks unchanged. */
export function compactTables(markdown: string): string {
  let isCode = false
  return markdown
    .split('\n')
    .map((line) => {
      if (/^\s*```/.test(line)) isCode = !isCode
      if (isCode || !line.startsWith('|')) return line
      return line.replace(/-{3,}/g, '---').replace(/ {2,}\|/g, ' |')
    })
    .join('\n')
}
