/**
 * Returns a function that derives something from an object once, as long as that exists: for what is the same in all
 * frames of a reel, such as a palette, of which React remembers nothing between frames that it renders to markup.
 * Nobody may change the object or the result.
 */
export function remembering<Key extends object, Result>(
  derive: (from: Key) => Result,
): (from: Key) => Result {
  const derived = new WeakMap<Key, { result: Result }>();
  return (from) => {
    let known = derived.get(from);
    if (known === undefined) {
      known = { result: derive(from) };
      derived.set(from, known);
    }
    return known.result;
  };
}
