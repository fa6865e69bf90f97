// Loaded before the portal: moves its clock by the ms in the file that FOYER_CLOCK names. The file may change at any
// time.
import { readFileSync } from 'node:fs'

const Real = Date
const shift = () => Number(readFileSync(process.env['FOYER_CLOCK'] ?? '', 'utf8') || 0)
const now = () => Real.now() + shift()

globalThis.Date = new Proxy(Real, {
  construct: (target, args, self) => Reflect.construct(target, args.length === 0 ? [now()] : args, self),
  apply: () => new Real(now()).toString(),
  get: (target, name, self) => (name === 'now' ? now : Reflect.get(target, name, self)),
})
