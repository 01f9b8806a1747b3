/**
 * Asserts a type without a check: for answers of the server, which validates them itself, so that the client need not carry the
 * schemas; or for values saved under this very shape version.
 */
export function assumeType<T>(_value: unknown): asserts _value is T {}
