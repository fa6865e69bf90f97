/** What was entered, in the lines of an address: name, street and number, zip and city, e-mail; empty ones are left out (portal-accounts 2.1). */
export function enteredLines(entered: Readonly<Record<string, string>>): readonly string[] {
  const lines = [['firstname', 'surname'], ['street', 'nr'], ['plz', 'city'], ['email']]
  return lines.map(names => names.map(name => entered[name]?.trim()).filter(Boolean).join(' ')).filter(line => line !== '')
}
