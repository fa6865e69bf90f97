// Loaded into the portal before its code: sets the date, so that seeds and lists are the same every day.
const RealDate = Date
const shift = Date.parse('2026-09-14T09:00:00Z') - RealDate.now()
const now = () => RealDate.now() + shift

globalThis.Date = new Proxy(RealDate, {
  construct: (target, parts, newTarget) => Reflect.construct(target, parts.length === 0 ? [now()] : parts, newTarget),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
