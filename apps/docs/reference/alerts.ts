import ts from 'typescript'
import { ownFiles, published } from './published'

/** An alert of the kit. */
export type AlertEntry = {
  readonly code: string
  readonly shortMessage: string
  readonly longMessage: string
  readonly variant: string
}

/** Every alert, read from the type of the table. */
export function listAlerts(): readonly AlertEntry[] {
  const { checker } = published()
  const table = ownFiles()
    .flatMap(({ statements }) => statements.filter(ts.isTypeAliasDeclaration))
    .find(({ name }) => name.getText() === 'Alerts')
  if (table === undefined) throw new Error('There is no table of alerts')
  return checker
    .getTypeAtLocation(table)
    .getProperties()
    .map((property) => {
      const alert = checker.getTypeOfSymbol(property)
      const read = (name: string) => {
        const part = alert.getProperty(name)
        const type = part && checker.getTypeOfSymbol(part)
        if (!type?.isStringLiteral()) throw new Error(`${name} of ${property.getName()} cannot be read`)
        return type.value
      }
      return {
        code: property.getName(),
        shortMessage: read('shortMessage'),
        longMessage: read('longMessage'),
        variant: read('variant'),
      }
    })
}
