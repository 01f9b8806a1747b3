/** Loaded before a process's own code (`--import`): shifts its clock by `CLOCK_AHEAD_MS`, also negative. */
const aheadMs = Number(process.env['CLOCK_AHEAD_MS'] ?? 0)
const RealDate = Date

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [RealDate.now() + aheadMs] : given, newTarget),
  apply: () => new RealDate(RealDate.now() + aheadMs).toString(),
  get: (target, name, receiver) =>
    name === 'now' ? () => RealDate.now() + aheadMs : Reflect.get(target, name, receiver),
})
