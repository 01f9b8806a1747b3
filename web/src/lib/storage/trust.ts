/**
 * Takes a value for what the contract says, unchecked: an answer of the server, which checks its answers itself, so that the client
 * need not carry the schemas; or something that this very shape version saved.
 */
export function trust<T>(_value: unknown): asserts _value is T {}
